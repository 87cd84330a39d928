// A stored game that cannot be read is said so, can be saved, and there are ways on.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { Home } from './support/home';
import { Table } from './support/table';
import { say } from './support/words';

test('a damaged game gives a message and ways on @first @words', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.length) return;
    localStorage.setItem('six-skulls/game/torn', '{"title": "half a ga');
    const bent = { title: 'Bent', saved: 1, round: 3, over: false, replay: 'not a replay' };
    localStorage.setItem('six-skulls/game/bent', JSON.stringify(bent));
  });
  const home = new Home(page);
  const table = new Table(page);
  await home.open();
  const torn = home.games.getByRole('listitem').filter({ hasText: say('stored.broken') });
  await expect(torn).toBeVisible();
  const [saved] = await Promise.all([page.waitForEvent('download'), torn.getByRole('button', { name: say('stored.export') }).click()]);
  expect(readFileSync(await saved.path(), 'utf8')).toBe('{"title": "half a ga');
  await torn.getByRole('button', { name: say('stored.delete') }).click();
  await expect(torn).toBeHidden();

  await home.games.getByRole('link', { name: 'Bent' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('stored.damaged'));
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await page.getByRole('link', { name: say('stored.delete') }).click();
  await expect(home.games.getByText(say('home.no_games'))).toBeVisible();

  await page.goto('/#/play/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('stored.missing'));
  await table.button('home.play_now').click();
  await table.myTurn();
});
