// Somebody who has never been here: one click and there is a battle.
import { expect, test } from '@playwright/test';
import { Table } from './support/table';
import { say } from './support/words';

test('a newcomer is in a battle after one click @first', async ({ page }) => {
  const table = new Table(page);
  await page.goto('/');
  await table.button('home.play_now').click();
  await table.myTurn();
  // Chance deploys: on a small screen a figure may lie within the finger's room of its neighbour, and another is picked.
  let mine = '';
  for (const label of await table.labels('red')) {
    mine = label;
    if (await table.figure(label).click({ timeout: 3000 }).then(() => true, () => false)) break;
  }
  await expect(table.region).toBeVisible();
  await table.moveTowardsMiddle(mine);

  await table.endTurn();
  await table.tab('log');
  await expect(table.told('event.moved')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(say('bar.round', { n: 2 }), { timeout: 30_000 });

  // The dice that decided who begins are told with everything else.
  await expect(table.told('event.first_player_rolled').first()).toBeVisible();
});
