// A passenger leaves its chariot, and boards it again a turn later.
import { expect, test } from '@playwright/test';
import { Home } from './support/home';
import { chance } from './support/moments';
import { prefer, quick, Table } from './support/table';
import { say } from './support/words';

test('a passenger leaves its chariot and boards it again', async ({ page }) => {
  await prefer(page, quick);
  const home = new Home(page);
  const table = new Table(page);
  await home.open();
  const leaving = await chance('warrior', (choice) => choice.what === 'disembark', [
    ['tollroad_ambush', 2],
    ['tollroad_ambush', 4],
    ['tollroad_ambush', 1],
  ]);
  await home.openGame(leaving.replay);
  await table.myTurn();
  await table.inRoster(leaving.label).click();
  await expect(table.figure(leaving.label)).toBeHidden();
  await table.choices.getByRole('button', { name: say('desk.choice.disembark') }).click();
  await table.button('confirm').click();
  await expect(table.figure(leaving.label)).toBeVisible();

  await table.endTurn();
  await expect(async () => {
    await table.myTurn();
    if (!(await table.button('desk.answer.end_turn').isVisible())) await table.takeHint();
    await table.figure(leaving.label).click({ timeout: 2000 });
    await table.choices.getByRole('button', { name: say('desk.choice.board') }).click({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await table.button('confirm').click();
  await expect(table.figure(leaving.label)).toBeHidden();
  await table.tab('log');
  await expect(table.told('event.disembarked')).toBeVisible();
  await expect(table.told('event.boarded')).toBeVisible();
});
