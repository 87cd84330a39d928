// A game is saved to a file, opened again, and goes on.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { Home } from './support/home';
import { prefer, quick, Table } from './support/table';
import { say } from './support/words';

test('a game is saved to a file, opened and goes on', async ({ page }) => {
  await prefer(page, quick);
  const home = new Home(page);
  const table = new Table(page);
  await table.begin('first_battle', 2);
  await table.takeHint();
  await table.myTurn();
  const asked = await table.question();
  const menu = await table.openMenu();
  const [saved] = await Promise.all([page.waitForEvent('download'), menu.getByRole('button', { name: say('menu.save_game') }).click()]);
  const text = readFileSync(await saved.path(), 'utf8');

  await page.evaluate(() => localStorage.clear());
  await home.back();
  await expect(home.games.getByRole('link')).toHaveCount(0);
  await home.openGame(text);
  await table.myTurn();
  expect(await table.question()).toBe(asked);
  await table.takeHint();
  await table.tab('log');
  await expect(table.told('event.turn_began')).toBeVisible();
});
