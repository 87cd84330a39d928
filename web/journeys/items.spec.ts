// Items of 2.0: given with the army, laid down and taken up by a click, told in the panel and the log.
import { expect, test } from '@playwright/test';
import { prefer, quick, Table } from './support/table';
import { like, say } from './support/words';

const blade = "Lamplighter's Blade";

test('an item is laid down by one and taken up by another', async ({ page }) => {
  await prefer(page, quick);
  const table = new Table(page);
  await table.lay(`edition v2
table 30 x 24 ; build 400 ; actions 4
given r1 saltmirror_acolyte_tough red at 15,8 facing 90 wields lamplighters_blade
      r2 cinderlane_mechanist_tough red at 16.8,8 facing 90
      b1 gnash_hollow_snarer_standard blue at 21.5,18 facing 180
`);
  await table.figure('r1').click();
  await expect(table.side.getByRole('list', { name: say('figure.wields') }).getByText(blade)).toBeVisible();
  await table.choices.getByRole('button', { name: say('desk.choice.drop', { item: blade }) }).click();
  await table.button('confirm').click();
  const token = table.board.getByRole('img', { name: new RegExp(blade) });
  await expect(token).toBeVisible();

  for (const [label, x, y] of [['r1', 13, 11], ['r2', 15.8, 8]] as const) {
    await table.figure(label).click();
    await table.dragTo(label, x, y);
    await table.button('confirm.move').click();
    await expect(table.figure(label)).toHaveAccessibleName(new RegExp(`, ${label}, .* ${x}`));
  }
  for (let turn = 0; turn < 4; ++turn) {
    await table.myTurn();
    await table.endTurn();
  }
  await table.myTurn();
  await table.figure('r2').click();
  await table.choices.getByRole('button', { name: say('desk.choice.take', { item: blade }) }).click();
  await table.button('confirm').click();
  await expect(token).toBeHidden();
  await expect(table.side.getByRole('list', { name: say('figure.wields') }).getByText(blade)).toBeVisible();
  await table.tab('log');
  await expect(table.told('event.item_taken')).toContainText(blade);
  await expect(table.told('event.item_dropped')).toHaveText(like('event.item_dropped'));
});

test('an army carries items', async ({ page }) => {
  await prefer(page, quick);
  await page.goto('/#/armies');
  await page.getByLabel(say('new.edition')).selectOption('v2', { timeout: 60_000 });
  await page.getByRole('button', { name: /Legate Corvane Ash/ }).click();
  const row = page.locator('.arm-row').first();
  await row.getByLabel(say('armies.item_to', { name: 'Legate Corvane Ash' })).selectOption('lamplighters_blade');
  await expect(row.getByText(blade)).toBeVisible();
  await expect(row.locator('.arm-points')).toHaveText('119');
  await expect(page.locator('.arm-verdict.good')).toBeVisible();
  await row.getByRole('button', { name: say('armies.item_off', { item: blade, name: 'Legate Corvane Ash' }) }).click();
  await expect(row.getByText(blade)).toBeHidden();
});
