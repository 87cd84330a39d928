// What is let go somewhere: a legal move never looks forbidden, and is asked for once.
import { expect, test } from '@playwright/test';
import { prefer, quick, Table } from './support/table';
import { like, say } from './support/words';

// b1 stands alone; r2 is held by b2.
const position = `table 24 x 24 ; build 300 ; actions 3
given r1 lantern_guard red at 6,6 facing 90
      r2 lantern_guard red at 16,6 facing 90
      b1 mirefen_brawler blue at 6,10 facing 270
      b2 mirefen_brawler blue at 16,7.25 facing 270
`;

test('too far is as far as it gets, near a base is beside it, and free is gone', async ({ page }) => {
  await prefer(page, quick);
  const table = new Table(page);
  await table.lay(position);
  const whisper = table.board.locator('.whisper');
  const red = table.board.locator('.blocked-ring, .blocked-piece, .stop, .way-short, .tag-bad');

  await table.figure('r1').click();
  await table.dragTo('r1', 12, 14);
  await expect(table.button('confirm.move')).toBeEnabled();
  await expect(table.decision.getByText(like('way.length'))).toHaveText(/^7 /);
  await expect(table.decision.getByText(like('way.short'))).toBeVisible();
  await expect(whisper).toBeVisible();
  await expect(red).toHaveCount(0);
  await expect(table.decision.locator('.refusal')).toHaveCount(0);
  await table.button('cancel').click();

  // A third of an inch before b1: touched, and looked at.
  await table.dragTo('r1', 6, 8.42);
  await expect(table.decision.getByText(like('way.foe_front'))).toBeVisible();
  await expect(whisper).toHaveCount(0);
  await table.button('confirm.move').click();
  await table.decision.locator('.answers button').first().click(); // b1 may turn

  // Broken away on a six, the way that was said is gone.
  await page.getByLabel(say('sandbox.die', { n: 1 })).selectOption('6');
  await table.figure('r2').click();
  await table.dragTo('r2', 16, 3);
  await expect(table.decision.getByText(like('way.break_away'))).toBeVisible();
  await table.button('confirm.move').click();
  await expect(table.figure('r2')).toHaveAttribute('aria-label', new RegExp(` 16 \\S+ 3 `));
  await expect(table.decision).toContainText(like('ask.give_action'));
});

test('a panel that moves under a resting pointer lights nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await prefer(page, quick);
  const table = new Table(page);
  await table.lay(position);
  // Where something forbidden will stand.
  await table.figure('r1').click();
  const forbidden = table.choices.locator('.forbidden').first();
  await forbidden.scrollIntoViewIfNeeded();
  const box = await forbidden.boundingBox();
  if (!box) throw new Error('nothing is forbidden');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(forbidden).toHaveCount(0);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.keyboard.press('n');
  await expect(forbidden).toBeVisible();
  await page.waitForTimeout(300); // what the browser makes of it
  await expect(table.blocker.or(table.board.locator('.stop'))).toHaveCount(0);
  const shown = await forbidden.boundingBox();
  await page.mouse.move((shown?.x ?? 0) + 20, (shown?.y ?? 0) + 12, { steps: 2 });
  await expect(table.blocker.first()).toBeVisible();
});
