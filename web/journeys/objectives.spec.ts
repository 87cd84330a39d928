// 2.0: objectives laid, taken and told; domains beside the table; a figure takes off, a shot is aimed
// at the ground, and what people have built may be torn down.
import { expect, test } from '@playwright/test';
import { playUntil } from './support/engine';
import { Home } from './support/home';
import { prefer, quick, Table } from './support/table';
import { like, say } from './support/words';

test.beforeEach(({ page }) => prefer(page, quick));

/** Up to the first objective that a person lays. */
async function before(): Promise<string> {
  const begin = { setup: { name: 'storm_over_the_moor' }, seed: '4', deploy: 'hand' as const };
  const game = await playUntil(begin, ({ ask }) => ask === 'place_objective');
  if (game === null) throw new Error('nobody laid an objective');
  return game;
}

test('objectives are laid, domains told, and a battle goes on about them', async ({ page }) => {
  test.setTimeout(240_000);
  const table = new Table(page);
  const home = new Home(page);
  await home.open();
  await home.openGame(await before());
  await table.myTurn();

  const objectives = table.board.getByRole('img', { name: like('board.objective_free') });
  const laid = await objectives.count();
  const box = await table.board.boundingBox();
  if (!box) throw new Error('there is no table');
  await page.mouse.click(box.x + box.width * 0.3, box.y + box.height * 0.5);
  await table.button('confirm.deploy').click();
  await expect(objectives.nth(laid)).toBeVisible();

  await table.button('setup.for_me').click();
  await expect(table.decision.getByText(say('turn.phase_action'))).toBeVisible({ timeout: 60_000 });
  const domains = table.side.locator('.domains');
  await domains.locator('summary').click();
  await expect(domains.getByRole('listitem')).toHaveCount(2);
  await expect(domains.getByText(say('domains.in_force')).first()).toBeVisible();
  await table.tab('list');
  await expect(table.side.getByText(like('account.domain')).first()).toBeVisible();
  await expect(table.side.getByText(like('account.objective_free')).first()).toBeVisible();
  await table.tab('figure');
  for (let n = 0; n < 4; ++n) await table.takeHint();
  await table.myTurn();
});

test('an objective is taken, a figure soars, a shot waits, a palisade can be torn down', async ({ page }) => {
  const table = new Table(page);
  await table.lay(`edition v2
table 30 x 24 ; build 400 ; actions 4
terrain palisade constructed points 1 low_wall polygon 6,15 10,15 10,15.5 6,15.5
given r1 greywater_legionary_standard red at 15,8 facing 90
      r2 squallwing_druid_standard red at 23,7 facing 90
      r3 sooty_bend_mortarman_standard red at 4,5 facing 90
      r4 greywater_legionary_standard red at 8,14.375 facing 90
      b1 gnash_hollow_snarer_standard blue at 20,20 facing 270
      objective 15,12 nobody
`);
  await table.inRoster('r1').click();
  await table.dragTo('r1', 15, 11.2);
  await table.button('confirm.move').click();

  await table.figure('r2').click();
  await table.choices.getByRole('button', { name: say('desk.choice.take_off') }).click();
  await table.dragTo('r2', 23, 12);
  await table.button('confirm.move').click();
  await expect(table.figure('r2')).toHaveAccessibleName(new RegExp(say('figure.soaring'), 'i'));

  // On empty ground: there is nobody to be picked.
  await table.figure('r3').click();
  await table.choices.getByRole('button', { name: like('ability.bombardment') }).first().click();
  const ground = await table.spot(6, 12);
  await page.mouse.click(ground.x, ground.y);
  await expect(table.board.locator('.aimed')).toBeVisible();
  await table.button('confirm.attack').click();
  await expect(table.board.getByRole('img', { name: like('board.shot') })).toBeVisible();

  await expect(table.board.getByRole('img', { name: like('board.structure') })).toBeVisible();
  await table.figure('r4').click();
  await expect(table.choices.locator('[data-what=raze]')).toBeVisible();

  await table.endTurn();
  await table.myTurn();
  await expect(table.board.getByRole('img', { name: like('board.objective') })).toHaveAccessibleName(new RegExp(say('seat.red')));
  await expect(page.getByRole('img', { name: say('bar.objectives', { n: 1, all: 1 }) })).toBeVisible();
});
