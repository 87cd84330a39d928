// Somebody who has never been here: one click and there is a battle.
import { expect, test } from '@playwright/test';
import { Table } from './support/table';
import { say } from './support/words';

test('a newcomer is in a battle after one click @first', async ({ page }) => {
  const table = new Table(page);
  await page.goto('/');
  await table.button('home.play_now').click();
  await table.myTurn();
  const [mine] = await table.labels('red');
  if (!mine) throw new Error('nobody stands on the table');
  await table.figure(mine).click();
  await expect(table.region).toBeVisible();
  await table.moveTowardsMiddle(mine);

  await table.endTurn();
  await table.tab('log');
  await expect(table.told('event.moved')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(say('bar.round', { n: 2 }), { timeout: 30_000 });

  // The dice that decided who begins are told with everything else.
  await expect(table.told('event.first_player_rolled').first()).toBeVisible();
});
