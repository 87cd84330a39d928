// The pages around the table, each on its way to a battle.
import { expect, test } from '@playwright/test';
import { prefer, quick, Table } from './support/table';
import { language, like, say } from './support/words';

test.beforeEach(({ page }) => prefer(page, quick));

test('an army is drawn and played', async ({ page }) => {
  const table = new Table(page);
  await page.goto('/#/armies');
  await table.button('armies.random').click();
  await expect(table.button('armies.play')).toBeEnabled();
  await table.button('armies.play').click();
  await table.myTurn();
  await expect(page.getByRole('list', { name: say('bar.points') }).getByRole('listitem')).toHaveCount(2);
});

test('a map is drawn and played on', async ({ page }) => {
  const table = new Table(page);
  await page.goto('/#/maps');
  await page.getByRole('button', { name: say('maps.put_named', { name: say('maps.box.wood') }) }).click();
  await page.getByRole('button', { name: like('maps.play') }).first().click();
  await table.myTurn();
});

test('a figure of one’s own goes into an army', async ({ page }) => {
  const table = new Table(page);
  await page.goto('/#/workshop');
  await expect(table.button('workshop.play')).toBeEnabled({ timeout: 30_000 });
  await table.button('workshop.play').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('armies.title'));
});

test('the rules are searched @words', async ({ page }) => {
  await page.goto('/#/rules');
  // By the words of the language that is read: the chapter that is played is among the first.
  const words = { en: 'break away', de: 'lösen' }[language()];
  await page.getByRole('searchbox', { name: say('rules.search') }).fill(words);
  await expect(page.getByRole('heading', { level: 2, name: words })).toBeVisible();
  await page.getByRole('link', { name: /U-BREAK-2/ }).first().click();
  await expect(page).toHaveURL(/#\/rules\/U-BREAK-2/);

  // Its section, and the same one after a change of language.
  const names = { en: 'Movement: Breaking away', de: 'Bewegung: Lösen' };
  const other = language() === 'en' ? 'de' : 'en';
  await page.getByRole('article').getByRole('link', { name: names[language()] }).click();
  await expect(page.getByRole('heading', { name: names[language()] })).toBeVisible();
  await page.getByRole('button', { name: { en: 'English', de: 'Deutsch' }[other] }).first().click();
  await expect(page.getByRole('heading', { name: names[other] })).toBeVisible();
});

test('a game is watched again and played on', async ({ page }) => {
  const table = new Table(page);
  await table.begin('first_battle', 1);
  await table.takeHint();
  await table.myTurn();
  await page.goto('/#/replays');
  await page.getByRole('main').getByRole('link').first().click();
  const place = page.getByRole('slider', { name: say('replays.place') });
  await expect(place).toBeVisible();
  const before = await place.inputValue();
  await page.getByRole('button', { name: say('replays.step_back') }).or(page.getByRole('button', { name: say('replays.step_on') })).and(page.locator(':enabled')).first().click();
  await expect(place).not.toHaveValue(before);
  if (!(await table.button('replays.play_on').isVisible())) await page.getByText(say('replays.from_here'), { exact: true }).click();
  await table.button('replays.play_on').click();
  await expect(page).toHaveURL(/#\/play\//);
  await table.myTurn();
});

test('a position is laid by a judge', async ({ page }) => {
  const table = new Table(page);
  await page.goto('/#/sandbox');
  await expect(table.board).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('tab', { name: say('sandbox.ask') })).toBeVisible();
});
