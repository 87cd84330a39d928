// People at one screen: two hand it over to each other, four take their seats.
import { expect, test } from '@playwright/test';
import { prefer, quick, Table } from './support/table';
import { like, say } from './support/words';

test('two people hand the table over, four begin @first', async ({ page }) => {
  await prefer(page, { ...quick, handOver: true });
  const table = new Table(page);
  const scores = page.getByRole('list', { name: say('bar.points') }).getByRole('listitem');
  const takeSeat = page.getByRole('button', { name: say('hand_over.take') });
  const everybodyIsAPerson = async () => {
    for (const player of await page.getByLabel(say('new.player')).all()) await player.selectOption('human');
    for (const army of await page.getByLabel(say('new.army')).all()) await army.selectOption('first_steps');
    await table.button('new.begin').click();
    await expect(takeSeat.or(table.board).first()).toBeVisible({ timeout: 30_000 });
    if (await takeSeat.isVisible()) await takeSeat.click();
    await table.myTurn();
  };
  await page.goto('/#/new');
  await everybodyIsAPerson();
  await expect(scores).toHaveCount(2);
  const first = await page.getByRole('heading', { level: 1 }).innerText();
  await table.endTurn();
  await expect(page.getByRole('heading', { name: like('hand_over.title') })).toBeVisible();
  await expect(table.board).toBeHidden();
  await takeSeat.click();
  await table.myTurn();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe(first);

  await page.goto('/#/new');
  await page.getByLabel(say('new.seats')).selectOption('4');
  await everybodyIsAPerson();
  await expect(scores).toHaveCount(4);
});
