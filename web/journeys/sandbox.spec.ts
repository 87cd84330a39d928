// A position is given away as a link: whoever opens it has the same table and may ask the judge.
import { expect, test, type Page } from '@playwright/test';
import { Home } from './support/home';
import { moment } from './support/moments';
import { prefer, quick, Table } from './support/table';
import { like, say } from './support/words';

/** Every figure on the table with its place, as it is read aloud. */
async function everybody(table: Table): Promise<(string | null)[]> {
  await expect(table.board).toBeVisible({ timeout: 30_000 });
  const all = [...(await table.labels('red')), ...(await table.labels('blue'))].sort();
  return Promise.all(all.map((label) => table.figure(label).getAttribute('aria-label')));
}

async function why(page: Page, command: string): Promise<void> {
  await page.getByRole('textbox', { name: say('sandbox.command') }).fill(command);
  await page.getByRole('button', { name: say('sandbox.why'), exact: true }).click();
}

test('a position is shared as a link, opened elsewhere, and judged', async ({ page, context }) => {
  await prefer(page, quick);
  const home = new Home(page);
  const table = new Table(page);
  await home.open();
  await home.openGame(await moment((owed, { round }) => owed.ask === 'give_action' && round >= 3));
  await table.myTurn();
  const here = await everybody(table);
  expect(here.length).toBeGreaterThan(2);
  const menu = await table.openMenu();
  await menu.getByRole('button', { name: say('share.link') }).click();
  const link = await menu.getByRole('textbox', { name: say('share.address') }).inputValue();

  const other = await context.newPage();
  await prefer(other, quick);
  await other.goto(link);
  const there = new Table(other);
  expect(await everybody(there)).toEqual(here);

  const [mine = ''] = await there.labels('red');
  const [foe = ''] = await there.labels('blue');
  await why(other, `shoot ${foe} at ${mine}`);
  const ruling = other.getByRole('status').filter({ hasText: say('sandbox.illegal') });
  await expect(ruling.getByText(like('reason.not_your_figure'))).toBeVisible();
  await ruling.getByRole('button', { name: like('clause.open') }).first().click();
  await expect(other.getByRole('dialog').getByRole('heading')).toBeVisible();
  await other.keyboard.press('Escape');
  await why(other, 'end_turn');
  await expect(other.getByRole('status').filter({ hasText: say('sandbox.legal') })).toBeVisible();
});

test('a judge of 2.0 lays objectives and domains, and lets a figure soar', async ({ page }) => {
  await prefer(page, quick);
  const table = new Table(page);
  await table.lay(`edition v2
table 30 x 24 ; build 200 ; actions 2
given r1 squallwing_druid_standard red at 15,8 facing 90
      b1 gnash_hollow_snarer_standard blue at 20,20 facing 270
`);
  await page.getByRole('tab', { name: say('sandbox.arrange'), exact: true }).click();
  await page.getByRole('button', { name: say('sandbox.objective_add') }).click();
  const spot = await table.spot(10, 14);
  await page.mouse.click(spot.x, spot.y);
  const token = table.board.getByRole('img', { name: like('board.objective_free') });
  await expect(token).toBeVisible();
  await page.getByLabel(say('sandbox.holds', { n: 1 })).selectOption('blue');
  await expect(table.board.getByRole('img', { name: like('board.objective') })).toHaveAccessibleName(new RegExp(say('seat.blue')));

  await page.getByLabel(say('sandbox.domain_add')).selectOption('darkness');
  await expect(page.getByRole('button', { name: say('sandbox.domain_off', { domain: say('word.darkness') }) })).toBeVisible();
  await table.figure('r1').click();
  await page.getByRole('button', { name: say('sandbox.soars'), exact: true }).click();
  await expect(table.figure('r1')).toHaveAccessibleName(new RegExp(say('figure.soaring'), 'i'));
  // Whoever has no wings stays below, and it is said why.
  await table.figure('b1').click();
  await page.getByRole('button', { name: say('sandbox.soars'), exact: true }).click();
  await expect(page.locator('.judge .refusal')).toBeVisible();
});
