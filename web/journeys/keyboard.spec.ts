// Without any pointer: a move, an attack, the end of a turn.
import { expect, test } from '@playwright/test';
import { Home } from './support/home';
import { chance } from './support/moments';
import { prefer, quick, Table } from './support/table';
import { say } from './support/words';

test('a whole turn and an attack by keyboard @first', async ({ page }) => {
  await prefer(page, quick);
  const table = new Table(page);
  await table.begin('first_battle', 1);
  await page.keyboard.press('n');
  const mine = table.board.getByRole('button', { pressed: true });
  await expect(mine).toHaveCount(1);
  await expect(table.region).toBeVisible();
  const label = /, ([a-z]+[0-9]+), /.exec((await mine.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  const before = (await mine.getAttribute('aria-label')) ?? '';
  for (let inch = 0; inch < 3; ++inch) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(table.button('confirm.move')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(table.figure(label)).not.toHaveAttribute('aria-label', before);
  await page.keyboard.press('Escape');
  await table.tabTo(table.button('desk.answer.end_turn'));
  await page.keyboard.press('Enter');
  if (await table.button('turn.end_anyway').isVisible()) await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(say('bar.round', { n: 2 }));

  const home = new Home(page);
  await home.back();
  const striking = await chance('warrior', (choice) => choice.what === 'close' && !choice.ability && choice.targets.some((one) => one.allowed), [
    ['first_battle', 1],
    ['first_battle', 2],
  ]);
  await home.openGame(striking.replay);
  await table.myTurn();
  const attacker = table.figure(striking.label);
  await expect(async () => {
    await page.keyboard.press('n');
    await expect(attacker).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 });
  }).toPass();
  await table.tabTo(table.choices.getByRole('button', { name: say('desk.choice.close') }).first());
  await page.keyboard.press('Enter');
  const target = striking.choice.targets.find((one) => one.allowed)?.figure ?? '';
  if (!(await table.button('confirm.attack').isVisible())) {
    await table.tabTo(table.figure(target));
    await page.keyboard.press('Enter');
  }
  await table.tabTo(table.button('confirm.attack'));
  await page.keyboard.press('Enter');
  await expect(table.dice).toBeVisible();
});
