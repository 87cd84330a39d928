// What is in the way of a shot is lit on the table, and named in words with its clause.
import { expect, test } from '@playwright/test';
import { prefer, quick, Table } from './support/table';
import { like, say } from './support/words';

const position = `table 22 x 20 ; build 300 ; actions 3
terrain crag blocking polygon 13,8.5 16,8 16.5,10.5 13.5,11
given r1 longbarrel_marksman red at 14.5,4.5 facing 90
      r2 longbarrel_marksman red at 6,4 facing 90
      b1 tollgate_pikeman blue at 15,13 facing 270
      b2 mirefen_brawler blue at 6,8 facing 270
      b3 tollgate_pikeman blue at 6,12 facing 270
`;

test('what blocks a line of fire is lit, and said @words', async ({ page }) => {
  await prefer(page, quick);
  const table = new Table(page);
  await table.lay(position);

  // A base: the other target may be shot at, this one may not.
  await table.figure('r2').click();
  await table.choices.getByRole('button', { name: say('desk.choice.shoot') }).click();
  await expect(table.button('confirm.attack')).toBeEnabled();
  await expect(table.blocker).toHaveCount(0);
  await table.figure('b3').click();
  await expect(table.board.locator('.blocked-ring').first()).toBeVisible();
  const said = table.decision.getByRole('status').filter({ hasText: like('reason.line_blocked_by_base') });
  await expect(said).toContainText('(b2)');
  await expect(said.getByRole('button', { name: say('clause.open', { id: 'U-RNG-3' }) })).toBeVisible();
  await expect(table.board.locator('.fire-blocked')).toHaveCount(1);
  await expect(table.button('confirm.attack')).toBeDisabled();
  await table.figure('b2').click();
  await expect(table.button('confirm.attack')).toBeEnabled();
  await expect(table.blocker).toHaveCount(0);

  // Terrain: nobody at all may be shot at, and the choice itself says why.
  await table.button('cancel').click();
  await table.figure('r1').click();
  const forbidden = table.choices.getByRole('button', { name: say('desk.choice.shoot') });
  await expect(forbidden).toHaveAttribute('aria-disabled', 'true');
  await expect(forbidden).toContainText('crag');
  await forbidden.click({ force: true }); // asked about, though it is not allowed
  await expect(table.board.locator('.blocked-piece')).toBeVisible();
  await table.choices.getByRole('button', { name: say('clause.open', { id: 'U-BLK-2' }) }).first().click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'U-BLK-2' })).toBeVisible();
});
