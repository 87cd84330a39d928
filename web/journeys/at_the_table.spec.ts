// What is there to help: taking back, standing orders, reasons, formations, a castle.
import { expect, test } from '@playwright/test';
import { prefer, quick, Table } from './support/table';
import { like, say } from './support/words';

test.beforeEach(({ page }) => prefer(page, quick));

test('a pass is taken back', async ({ page }) => {
  const table = new Table(page);
  await table.begin('first_battle', 1);
  const [mine = ''] = await table.labels('red');
  await table.inRoster(mine).click();
  await table.choices.getByRole('button', { name: say('desk.choice.pass'), exact: true }).click();
  const undo = table.button('bar.undo');
  await expect(undo).toBeEnabled();
  await undo.click();
  await expect(undo).toBeDisabled();
  await table.myTurn();
});

test('standing orders are given and kept', async ({ page }) => {
  const table = new Table(page);
  await table.begin('first_battle', 1);
  let menu = await table.openMenu();
  const order = menu.getByRole('checkbox', { name: say('orders.spin') });
  await order.check();
  await expect(order).toBeChecked();
  // On from the start, so that nobody is asked who has said nothing.
  const terrify = menu.getByRole('checkbox', { name: say('orders.terrify') });
  await expect(terrify).toBeChecked();
  await terrify.uncheck();
  await expect(terrify).not.toBeChecked();
  await table.reloaded();
  await table.myTurn();
  menu = await table.openMenu();
  await expect(menu.getByRole('checkbox', { name: say('orders.spin') })).toBeChecked();
  await expect(menu.getByRole('checkbox', { name: say('orders.terrify') })).not.toBeChecked();
});

test('what may not be done says why, by which clause, and shows it @words', async ({ page }) => {
  const table = new Table(page);
  await table.begin('first_battle', 1);
  const [mine = ''] = await table.labels('red');
  await table.inRoster(mine).click();
  const forbidden = table.choices.getByRole('button', { name: say('desk.choice.close') });
  await expect(forbidden).toHaveAttribute('aria-disabled', 'true');
  await table.choices.getByRole('button', { name: like('clause.open') }).first().click();
  await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('shift and a click ask for a formation, which is judged', async ({ page }) => {
  const table = new Table(page);
  await table.begin('first_battle', 1);
  const [one = '', two = ''] = await table.labels('red');
  await table.inRoster(one).click();
  await expect(table.choices).toBeVisible();
  await table.figure(two).click({ modifiers: ['Shift'] });
  await expect(table.decision.getByText(say('guide.form'))).toBeVisible();
  await expect(table.decision.getByRole('button', { name: like('clause.open') }).last()).toBeVisible();
});

test('a castle stands and is besieged', async ({ page }) => {
  const table = new Table(page);
  await table.begin('heron_siege', 1);
  await table.takeHint();
  await table.myTurn();
  await table.tab('log');
  await expect(table.told('event.turn_began')).toBeVisible();
});

test('a battle is given up, but not by one press', async ({ page }) => {
  const table = new Table(page);
  await table.begin('first_battle', 1);
  await table.openMenu();
  await table.button('menu.withdraw').click();
  await table.button('menu.withdraw_really').click();
  await expect(page.getByRole('dialog', { name: say('over.title') })).toBeVisible();
});
