// A passenger leaves its chariot, and boards it again a turn later; in 2.0 one boards, is driven, shoots
// out of the side, and gets off.
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

test('in 2.0 a passenger boards, is driven, shoots from the side and gets off', async ({ page }) => {
  await prefer(page, quick);
  const table = new Table(page);
  await table.lay(`edition v2
table 30 x 24 ; build 400 ; actions 4
given r1 greywater_battle_wain@four_horses red at 15,8 facing 90
      r2 saltmirror_acolyte_standard red at 17.625,8 facing 90
      b1 gnash_hollow_snarer_standard blue at 21.5,12 facing 180
`);
  const round = async () => {
    for (let turn = 0; turn < 2; ++turn) {
      await table.endTurn();
      await table.myTurn();
    }
  };

  await table.figure('r2').click();
  await table.choices.getByRole('button', { name: say('desk.choice.board') }).click();
  await table.button('confirm').click();
  await expect(table.figure('r2')).toBeHidden();

  await table.figure('r1').click();
  await table.dragTo('r1', 15, 12);
  await table.button('confirm.move').click();
  await expect(table.figure('r1')).toHaveAccessibleName(/15.* 12/);

  // Rested, so that nobody is pushed.
  await round();
  await round();
  await table.inRoster('r2').click();
  await table.choices.locator('[data-what=shoot]').first().click();
  await table.figure('b1').click();
  await expect(table.decision.locator('.needed')).toBeVisible();
  await table.button('confirm.attack').click();
  await table.myTurn();

  await round();
  await round();
  await table.inRoster('r2').click();
  await expect(table.side.getByText(say('figure.chariot', { n: 'Greywater Battle Wain' }))).toBeVisible();
  await table.choices.getByRole('button', { name: say('desk.choice.disembark') }).click();
  await table.button('confirm').click();
  await expect(table.figure('r2')).toBeVisible();
  await table.tab('log');
  for (const event of ['event.boarded', 'event.attacked', 'event.disembarked']) await expect(table.told(event)).toBeVisible();
});
