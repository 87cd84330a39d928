// What a person has is not lost: not to a second tab, not to the thirteenth game, not to a slip of
// the finger, and where nothing can be kept it is said at once.
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { Home } from './support/home';
import { moment } from './support/moments';
import { prefer, quick, Table } from './support/table';
import { like, say } from './support/words';

const bare = (n: number, over: boolean) => ({ title: `Game ${n}`, saved: n, round: 2, over, replay: 'x' });

async function keepGames(page: Page, games: object[]): Promise<void> {
  await page.addInitScript((told) => {
    if (!localStorage.getItem('six-skulls/game/g0')) told.forEach((game, n) => localStorage.setItem(`six-skulls/game/g${n}`, JSON.stringify(game)));
  }, games);
}

test('two tabs do not play one game: one watches, and takes over knowingly', async ({ page, context }) => {
  await prefer(page, quick);
  const one = new Table(page);
  await one.begin('first_battle', 2);
  await one.takeHint();
  await one.myTurn();
  const second = await context.newPage();
  await second.goto(page.url());
  const other = new Table(second);
  const watching = (tab: Page) => tab.getByRole('alert').filter({ hasText: say('tabs.following') });
  await expect(watching(second)).toBeVisible();
  await expect(other.hints).toBeDisabled();
  const stored = () => page.evaluate(() => Object.entries(localStorage).find(([key]) => key.startsWith('six-skulls/game/'))?.[1] ?? '');

  // What is played in the first is seen in the second.
  await one.takeHint();
  await one.myTurn();
  await one.tab('log');
  await other.tab('log');
  const told = await one.side.getByRole('listitem').count();
  await expect(other.side.getByRole('listitem')).toHaveCount(told);

  await other.button('tabs.take_over').click();
  await expect(watching(page)).toBeVisible();
  await expect(one.hints).toBeDisabled();
  await other.myTurn();
  const before = await stored();
  await other.takeHint();
  await other.myTurn();
  expect(await stored()).not.toBe(before);
  await second.reload();
  await other.myTurn();
  await expect(watching(second)).toBeHidden();
});

test('a game that an earlier version kept goes on', async ({ page }) => {
  await prefer(page, quick);
  await keepGames(page, [{ ...bare(0, false), replay: await moment((owed) => owed.ask === 'give_action') }]);
  const table = new Table(page);
  await page.goto('/#/play/g0');
  await table.myTurn();
  await table.takeHint();
  await table.myTurn();
  const asked = await table.question();
  expect(await page.evaluate(() => localStorage.getItem('six-skulls/game/g0'))).not.toContain('replay');
  await table.reloaded();
  await table.myTurn();
  expect(await table.question()).toEqual(asked);
});

test('the thirteenth game asks; nothing goes by itself; what was deleted is taken back @words', async ({ page }) => {
  await prefer(page, quick);
  await keepGames(page, Array.from({ length: 12 }, (_, n) => bare(n, n === 4 || n === 6)));
  const home = new Home(page);
  const table = new Table(page);
  await home.open();
  await table.button('home.play_now').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('stored.crowded'));
  await expect(page.getByRole('alert').getByText('Game 4', { exact: true })).toBeVisible(); // the oldest finished one
  await table.button('stored.keep_all').click();
  await table.myTurn();
  await home.back();
  await expect(home.games.getByRole('link')).toHaveCount(13);

  const gone = home.games.getByRole('listitem').filter({ hasText: 'Game 3' });
  await gone.getByRole('button').click();
  await expect(gone).toBeHidden();
  await home.games.getByRole('button', { name: say('stored.take_back') }).click();
  await expect(gone).toBeVisible();
});

test('where nothing may be kept it is said at once', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    }),
  );
  await page.goto('/');
  const said = page.getByRole('alert').filter({ hasText: say('stored.forbidden') });
  await expect(said).toBeVisible();
  await new Table(page).button('home.play_now').click();
  await new Table(page).myTurn();
  await expect(said).toBeVisible();
});

test('a replay that is opened stays; one that was cut off says so', async ({ page }) => {
  await prefer(page, quick);
  const table = new Table(page);
  await table.begin('first_battle', 2);
  await table.takeHint();
  await table.myTurn();
  await table.openMenu();
  const [saved] = await Promise.all([page.waitForEvent('download'), table.button('menu.save_game').click()]);
  const text = readFileSync(await saved.path(), 'utf8');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (/^six-skulls\/(game|part)\//.test(key)) localStorage.removeItem(key);
  });
  await page.goto('/#/replays');
  const open = (name: string, words: string) =>
    page.getByLabel(say('replays.file')).setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(words) });
  await open('mine.jsonl', text);
  await expect(page).toHaveURL(/#\/replays\/\w+/);
  const cut = page.getByText(like('replay.cut_off'));
  await expect(table.board).toBeVisible();
  await expect(cut).toBeHidden();
  await page.reload();
  await expect(table.board).toBeVisible();
  await page.goto('/#/replays');
  await expect(page.getByRole('link', { name: /^mine/ })).toBeVisible();

  await open('half.jsonl', text.slice(0, text.lastIndexOf('\n', text.length - 2) - 40));
  await expect(cut).toBeVisible();
});
