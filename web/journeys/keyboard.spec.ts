// Without any pointer, and without eyes: a whole turn with a move, a free spin, an attack and a dodge.
import { expect, test } from '@playwright/test';
import { prefer, quick, Table } from './support/table';
import { like, say } from './support/words';

// r1 goes to meet b1, who may turn; r2 strikes b2, who may dodge: a blow that nearly always hits.
const position = `table 24 x 24 ; build 300 ; actions 3
figure bruiser points 20
       dial speed 8 8 attack 15 15 defense 10 10 damage 1 1
figure dancer points 20
       dial speed 8 8 8 attack 9 9 9 defense 10:dodge 10:dodge 10:dodge damage 2 2 2
given r1 bruiser red at 16,6 facing 90
      r2 bruiser red at 6.75,9 facing 0
      b1 dancer blue at 16,9 facing 330
      b2 dancer blue at 8,9 facing 180
`;

test('a whole turn by keyboard: move, free spin, attack, dodge @first', async ({ page }) => {
  await prefer(page, quick);
  const table = new Table(page);
  await table.lay(position);
  const here = page.url();
  const press = (key: string, times = 1) => Array.from({ length: times }).reduce<Promise<void>>((before) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  const heard = page.locator('.for-ears');
  const keySaid = page.locator('.key-said');

  // Tab leads to figures; the way that will be taken is told, and only then why it is no longer.
  await table.tabTo(table.figure('r1'));
  await press('Enter');
  await expect(table.figure('r1')).toHaveAttribute('aria-pressed', 'true');
  await expect(table.region).toBeVisible();
  await press('ArrowLeft', 10);
  await expect(heard.filter({ hasText: like('way.length') }).filter({ hasText: like('way.short') })).toHaveText(/^8 /);
  await expect(table.decision.locator('.refusal')).toHaveCount(0);
  await press('Escape');
  await expect(keySaid).toHaveText(say('key.put_back'));
  // Upon a base is beside it.
  await press('ArrowUp', 3);
  await expect(keySaid).toContainText('(b1)');
  await expect(heard.filter({ hasText: like('way.foe_front') })).toHaveText(/^1[.,]75 /);
  await press('Enter');
  await expect(table.button('confirm.move')).toBeVisible();
  // Enter sends what is in the hand, even where a link would lead away.
  const away = page.getByRole('link', { name: say('home.back') }).first();
  if (await away.isVisible()) await table.tabTo(away);
  await press('Enter');

  // Who is asked is told, and has the focus on the handle; every key answers.
  await expect(page.getByRole('slider')).toBeFocused();
  await expect(heard.filter({ hasText: like('ask.free_spin') })).toHaveCount(1);
  const facing = (await page.getByRole('slider').getAttribute('aria-valuetext')) ?? '';
  await press('Enter');
  await expect(keySaid).toHaveText(say('key.turn_first'));
  await press('x');
  await expect(keySaid).toHaveText(say('key.unknown', { key: 'x' }));
  await press('ArrowLeft');
  await expect(page.getByRole('slider')).not.toHaveAttribute('aria-valuetext', facing);
  await expect(heard.filter({ hasText: like('reason.newcomer_not_in_front') })).toHaveCount(1);
  await press('ArrowRight', 7);
  await expect(table.button('confirm')).toBeEnabled();
  await press('Enter');
  await expect(heard.filter({ hasText: like('event.free_spun') })).toHaveCount(1);
  expect(page.url()).toBe(here);

  // The attack: what was chosen leads to its target, Enter sends it.
  await press('n');
  await expect(table.figure('r2')).toBeFocused();
  await expect(table.figure('r2')).toHaveAttribute('aria-pressed', 'true');
  await press('Enter');
  await expect(keySaid).toContainText('(r2)');
  await table.tabTo(table.choices.getByRole('button', { name: say('desk.choice.close') }).first());
  await press('Enter');
  await expect(table.figure('b2')).toBeFocused();
  await expect(table.button('confirm.attack')).toBeEnabled();
  await press('Enter');

  // The dodge: asked for, and answered where the focus is.
  await expect(heard.filter({ hasText: like('ask.dodge') })).toHaveCount(1);
  await expect(table.decision.locator('.answers button').first()).toBeFocused();
  await press('Enter');
  await expect(heard.filter({ hasText: like('event.dodge_rolled') })).toHaveCount(1);

  await table.tabTo(table.button('desk.answer.end_turn'));
  await press('Enter');
  if (await table.button('turn.end_anyway').isVisible()) await press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(say('seat.blue'));
  await press('n');
  await expect(table.figure('b1')).toBeFocused();
  expect(page.url()).toBe(here);
});
