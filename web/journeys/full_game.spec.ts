// A whole battle against the bot, through the interface, to its end.
import { expect, test } from '@playwright/test';
import { prefer, quick, Table } from './support/table';
import { like, say } from './support/words';

test('a battle is played to its end and kept @first', async ({ page }) => {
  await prefer(page, quick);
  const table = new Table(page);
  await table.begin('first_battle', 1);
  while (await table.takeHint());
  await expect(table.over.getByRole('heading')).toHaveText(like('over.winner'));
  await table.over.getByRole('link', { name: say('home.back') }).click();
  const games = page.getByRole('region', { name: say('home.games') });
  await expect(games.getByRole('link')).toContainText(say('stored.over'));
});
