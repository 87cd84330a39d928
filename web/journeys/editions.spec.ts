// Two editions and one position: read among the rules, put to the judge's table, weighed there.
import { expect, test } from '@playwright/test';
import { prefer, quick, Table } from './support/table';
import { say } from './support/words';

test('a question to two editions is read, laid and weighed @words', async ({ page }) => {
  await prefer(page, quick);
  const table = new Table(page);
  const sides = page.locator('.cmp .cmp-side');
  await page.goto('/#/rules');
  await page.getByRole('link', { name: say('editions.title'), exact: true }).click();
  await expect(page.getByRole('heading', { name: say('editions.parting') })).toBeVisible({ timeout: 60_000 });
  await page.locator('#c36').getByRole('link', { name: say('editions.look') }).click();
  await expect(page.locator('.ed-table').getByRole('application')).toBeVisible({ timeout: 60_000 });
  await expect(sides).toHaveCount(2, { timeout: 60_000 });
  await expect(sides.first().locator('.cmp-verdict')).toHaveText(new RegExp(say('sandbox.legal')));
  await expect(sides.last().locator('.cmp-verdict')).toHaveText(new RegExp(say('sandbox.illegal')));
  await expect(sides.last().locator('.cmp-decides')).toContainText('MDW-MOVE-7');

  // With the command that was asked about there.
  await page.getByRole('button', { name: say('editions.open', { edition: say('edition.unlimited') }) }).click();
  await table.myTurn();
  await table.button('sandbox.why').click();
  await table.button('compare.open').click();
  const sheet = page.getByRole('dialog', { name: say('compare.title') });
  await expect(sheet.locator('.cmp-side')).toHaveCount(2, { timeout: 60_000 });
  await expect(sheet.getByText(say('compare.parting'))).toBeVisible();
  await sheet.getByLabel(say('compare.edition', { n: 2 })).selectOption('conquest');
  await expect(sheet.locator('.cmp-side').last()).toHaveAccessibleName(say('edition.conquest'), { timeout: 60_000 });
  await sheet.getByRole('button', { name: say('close') }).click();
  await expect(sheet).toBeHidden();
});
