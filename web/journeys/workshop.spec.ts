// A figure of one's own: built, kept, fielded against the bot, and put on the judge's table.
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { prefer, quick, Table } from './support/table';
import { say } from './support/words';

const name = 'Honey Bear';

test.beforeEach(({ page }) => prefer(page, quick));

const own = (page: Page) => page.getByRole('region', { name: say('workshop.own') });
const kept = (page: Page, of = name) => own(page).getByRole('button', { name: of, exact: true });

const figure = (id: string, called: string) => ({
  id, name: called, factions: ['heroes'], points: 30,
  dials: [{ clicks: [{ speed: { value: 8 }, attack: { value: 9 }, defense: { value: 15 }, damage: { value: 2 } }] }],
});

/** From the bench to the shelf. */
async function build(page: Page): Promise<void> {
  const table = new Table(page);
  await page.goto('/#/workshop');
  await page.getByRole('textbox', { name: say('armies.name'), exact: true }).fill(name);
  const grid = page.getByRole('table', { name: say('figures.whole_dial') });
  const speed = grid.getByRole('row').nth(1).getByRole('button').first();
  await speed.click();
  await speed.press('+');
  await expect(speed).toHaveText('9');
  await table.button('armies.save').click();
  await expect(page.getByText(say('workshop.saved', { name }))).toBeVisible();
}

test('a figure of the workshop is kept, fielded, and moves in a battle', async ({ page }) => {
  const table = new Table(page);
  await build(page);
  await page.reload();
  await kept(page).click();
  await expect(page.getByRole('textbox', { name: say('armies.name'), exact: true })).toHaveValue(name);

  await page.goto('/#/armies');
  const pick = page.getByRole('list', { name: say('armies.pick') }).getByRole('button', { name });
  await pick.click();
  const more = page.getByRole('button', { name: say('armies.more', { name }) });
  for (let n = 1; n < 5; ++n) await more.click();
  await page.getByRole('combobox', { name: say('new.map') }).selectOption('open_field');
  await table.button('armies.play').click();
  await table.myTurn();
  const [mine = ''] = await table.labels('red');
  await expect(table.figure(mine)).toHaveAttribute('aria-label', new RegExp(name));
  await table.figure(mine).click();
  await expect(table.region).toBeVisible();
  await table.moveTowardsMiddle(mine);
});

test('a figure of the workshop stands on the judge’s table', async ({ page }) => {
  const table = new Table(page);
  await build(page);
  await page.goto('/#/sandbox');
  await page.getByRole('tab', { name: say('sandbox.arrange') }).click();
  await page.getByRole('textbox', { name: say('sandbox.search') }).fill(name);
  await page.getByRole('list', { name: say('sandbox.found') }).getByRole('button', { name }).click();
  await table.button('sandbox.middle').click();
  await expect(table.board.getByRole('button', { name })).toBeVisible();
});

test('a set is imported, kept beside the workshop’s figures, and removed', async ({ page }) => {
  await build(page);
  const file = { format: 'six-skulls/figures', version: 1, set: 'marsh', name: 'The Marsh', figures: [figure('marsh_piper', 'Marsh Piper')] };
  await page.goto('/#/import');
  await page.getByLabel(say('import.choose')).setInputFiles({ name: 'marsh.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) });
  const sets = page.getByRole('region', { name: say('import.kept') });
  await expect(sets.getByText('The Marsh')).toBeVisible();
  await page.reload();
  await sets.getByRole('button', { name: say('stored.delete_named', { name: 'The Marsh' }) }).click();
  await expect(sets.getByText('The Marsh')).toBeHidden();
  await page.goto('/#/workshop');
  await expect(kept(page)).toBeVisible();
});

test('what earlier versions kept is taken over, and what is damaged is told', async ({ page }) => {
  const torn = { id: 'own_torn', name: 'Torn' };
  await page.addInitScript((text) => {
    if (!sessionStorage.getItem('before')) localStorage.setItem('six-skulls/own-figures', text);
    sessionStorage.setItem('before', 'kept');
  }, JSON.stringify([figure('own_elder', 'Elder'), torn]));
  await page.goto('/#/workshop');
  await expect(kept(page, 'Elder')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('six-skulls/own-figures'))).toBeNull();
  const trouble = own(page).getByRole('alert');
  await expect(trouble.getByText(say('own.left_out'))).toBeVisible();
  const [saved] = await Promise.all([page.waitForEvent('download'), trouble.getByRole('button', { name: say('stored.export') }).click()]);
  expect(JSON.parse(readFileSync(await saved.path(), 'utf8'))).toEqual(torn);

  await page.reload();
  await expect(kept(page, 'Elder')).toBeVisible();
  await trouble.getByRole('button', { name: say('stored.delete_named', { name: 'damaged' }) }).click();
  await expect(trouble).toBeHidden();
  await page.reload();
  await expect(kept(page, 'Elder')).toBeVisible();
  await expect(trouble).toBeHidden();
});
