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

/** The bench, with a new figure of this name on it. */
async function bench(page: Page, called: string): Promise<void> {
  await page.goto('/#/workshop');
  const field = page.getByRole('textbox', { name: say('armies.name'), exact: true });
  await expect(field).toBeVisible({ timeout: 30_000 });
  await field.fill(called);
}

/** From the bench to the shelf. */
async function build(page: Page): Promise<void> {
  const table = new Table(page);
  await bench(page, name);
  const grid = page.getByRole('table', { name: say('figures.whole_dial') });
  const speed = grid.getByRole('row').nth(1).getByRole('button').first();
  await speed.click();
  await speed.press('+');
  await expect(speed).toHaveText('9');
  await table.button('armies.save').click();
  await expect(page.getByText(say('workshop.saved', { name }))).toBeVisible();
}

test('a figure of the workshop is kept, fielded, and moves in a battle', async ({ page }) => {
  test.slow(); // from the bench to the field is a long way
  const table = new Table(page);
  await build(page);
  await page.reload();
  await kept(page).click();
  await expect(page.getByRole('textbox', { name: say('armies.name'), exact: true })).toHaveValue(name);

  await page.goto('/#/armies');
  await page.getByRole('list', { name: say('armies.pick') }).getByRole('button', { name }).click();
  // Alone, so that nobody stands before it wherever the dice set it up.
  await page.getByRole('combobox', { name: say('new.map') }).selectOption('open_field');
  await table.button('armies.play').click();
  await table.myTurn();
  const [mine = ''] = await table.labels('red');
  await expect(table.figure(mine)).toHaveAttribute('aria-label', new RegExp(name));
  await table.figure(mine).click();
  await expect(table.region).toBeVisible();
  await table.moveTowardsMiddle(mine);
});

test('a figure of the workshop stands on the judge’s table, and what the judge does is taken back', async ({ page }) => {
  const table = new Table(page);
  await build(page);
  await page.goto('/#/sandbox');
  await page.getByRole('tab', { name: say('sandbox.arrange') }).click();
  await page.getByRole('textbox', { name: say('sandbox.search') }).fill(name);
  await page.getByRole('list', { name: say('sandbox.found') }).getByRole('button', { name }).click();
  const bear = table.board.getByRole('button', { name });
  await table.button('sandbox.middle').click();
  await expect(bear).toBeVisible();
  await table.button('sandbox.back').click();
  await expect(bear).toBeHidden();
  await expect(table.button('sandbox.back')).toBeDisabled();
  await table.button('sandbox.middle').click();
  await expect(bear).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(bear).toBeHidden();
});

test('a dragon gets ages and begins where it is told; both are judged, printed and fielded', async ({ page }) => {
  const table = new Table(page);
  await bench(page, 'Ash Wyrm');
  await page.getByRole('combobox', { name: say('figures.kind') }).selectOption('dragon');
  await page.getByRole('button', { name: say('workshop.level_add') }).click();
  const mature = say('figures.level_mature');
  await page.getByRole('radio', { name: say('workshop.level_pick', { name: mature }) }).check();
  await expect(page.getByRole('heading', { name: `${say('workshop.dial')} · ${mature}` })).toBeVisible();

  const points = page.getByRole('spinbutton', { name: `${say('workshop.points')}, ${mature}` });
  await points.fill('900');
  await expect(page.getByText(say('workshop.unsound'))).toBeVisible();
  await expect(points).toHaveAttribute('aria-invalid', 'true');
  await points.fill('11');
  await expect(page.getByText(say('workshop.unsound'))).toBeHidden();

  // Two clicks on from the second is the fourth.
  const front = page.getByRole('table', { name: say('section.front') });
  const row = (n: number) => front.getByRole('row').nth(n);
  await row(4).getByRole('button').first().click();
  await table.button('workshop.starts').click();
  await expect(row(4).getByRole('rowheader')).toContainText(say('workshop.starts'));
  await page.getByRole('radio', { name: say('workshop.level_pick', { name: say('figures.level_ancient') }) }).check();
  await expect(row(2).getByRole('rowheader')).toContainText(say('workshop.starts'));

  await expect(table.button('figures.print')).toBeEnabled();
  const [sheet] = await Promise.all([page.waitForEvent('popup'), table.button('figures.print').click()]);
  await expect(sheet.getByText('Ash Wyrm').first()).toBeVisible();
  await expect(sheet.getByText(/11/).first()).toBeVisible();
  await sheet.close();

  await table.button('workshop.play').click();
  const as = page.getByRole('combobox', { name: say('armies.level_of', { name: 'Ash Wyrm' }) });
  await as.selectOption('mature');
  await expect(page.getByText(say('armies.legal'))).toBeVisible();
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
