// What a browser fetches to play is what tools/web_size.mjs counts; the rest comes when it is asked for.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { prefer, quick, Table } from './support/table';
import { language, like, say } from './support/words';

// It would fetch everything in the background, and hide from the page what it fetches.
test.use({ serviceWorkers: 'block' });
test.beforeEach(({ page }) => prefer(page, quick));

/** What the page, its worker and the engine in it have asked for. */
function asked(page: Page): Set<string> {
  const names = new Set<string>();
  page.on('request', (request) => names.add(new URL(request.url()).pathname));
  return names;
}
const ofEngine = (names: Set<string>): string[] => [...names].flatMap((name) => /^\/engine\/(.*)/.exec(name)?.[1] ?? []).sort();

/** The text of a clause, opened beside the table. */
async function openClause(table: Table): Promise<Locator> {
  await table.choices.getByRole('button', { name: like('clause.open') }).first().click();
  return table.page.getByRole('dialog');
}

test('a game fetches the engine and the words of one language', async ({ page }) => {
  const names = asked(page);
  const table = new Table(page);
  await table.begin('first_battle', 1);
  for (let n = 0; n < 3; ++n) await table.takeHint();
  await table.myTurn();
  await table.tab('list');
  const [mine = ''] = await table.labels('red');
  await table.tab('figure');
  await table.inRoster(mine).click();
  await expect(table.choices).toBeVisible();
  expect(ofEngine(names)).toEqual(['collection.txt', 'desk.js', 'desk.wasm', `words.${language()}.txt`]);

  // Pages, and what else there is beside the table, are counted apart.
  const counted = /^\/$|^\/(index\.html|manifest\.webmanifest)$|^\/icons\/|^\/engine\/|^\/assets\/(index|worker)-[^/]*$/;
  expect([...names].filter((name) => !counted.test(name))).toEqual([]);

  const sheet = await openClause(table);
  await expect(sheet.locator('.clause-text')).not.toBeEmpty();
  expect(ofEngine(names)).toEqual(expect.arrayContaining(['library.js', 'library.txt', 'library.wasm']));
});

test('what cannot be fetched is said, and the game goes on @words', async ({ page, context }) => {
  const table = new Table(page);
  await table.begin('first_battle', 1);
  const [mine = ''] = await table.labels('red');
  await table.inRoster(mine).click();
  await context.setOffline(true);
  const sheet = await openClause(table);
  await expect(sheet.getByRole('alert')).toHaveText(say('trouble.not_fetched'));
  await page.keyboard.press('Escape');
  await table.choices.getByRole('button', { name: say('desk.choice.pass'), exact: true }).click();
  await expect(table.button('bar.undo')).toBeEnabled();

  await context.setOffline(false);
  await table.button('bar.undo').click();
  await table.myTurn();
  await table.inRoster(mine).or(table.figure(mine)).first().click();
  await expect((await openClause(table)).locator('.clause-text')).not.toBeEmpty();
});
