// A movement formation: gathered, given one action, and each member marches.
import { expect, test, type Page } from '@playwright/test';
import { Home } from './support/home';
import { halberdiers, threeAbreast } from './support/moments';
import { prefer, quick, Table } from './support/table';
import { like, say } from './support/words';

const members = ['r1', 'r2', 'r3'];
const touched = () => test.info().project.use.hasTouch === true;

/** At the desk with Shift, by touch with the button that gathers all who stand together. */
async function gather(table: Table): Promise<void> {
  const [first = '', ...others] = members;
  if (touched()) {
    await table.inRoster(first).tap();
    await table.choices.getByRole('button', { name: say('desk.choice.form') }).tap();
  } else {
    await table.figure(first).click();
    await expect(table.choices).toBeVisible();
    for (const label of others) await table.figure(label).click({ modifiers: ['Shift'] });
  }
  await expect(table.decision.getByText(say('guide.form'))).toBeVisible();
}

/** The lasso: Shift, and a rope round all three. */
async function lasso(page: Page, table: Table): Promise<void> {
  const places = await Promise.all(members.map((label) => table.place(label)));
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  await page.keyboard.down('Shift');
  await page.mouse.move(Math.min(...xs) - 40, Math.min(...ys) - 40);
  await page.mouse.down();
  await page.mouse.move(Math.max(...xs) + 40, Math.max(...ys) + 40, { steps: 5 });
  await page.mouse.up();
  await page.keyboard.up('Shift');
  await expect(table.decision.getByText(say('guide.form'))).toBeVisible();
}

test('three march as a formation, for one action', async ({ page }) => {
  await prefer(page, quick);
  const home = new Home(page);
  const table = new Table(page);
  const actions = (n: number) => page.getByRole('img', { name: say('bar.actions', { n, all: 2 }) });
  await home.open();
  await home.openGame(await threeAbreast(halberdiers, 'ahead', (owed) => owed.ask === 'give_action'));
  await table.myTurn();
  await expect(actions(2)).toBeVisible();
  const before = await Promise.all(members.map((label) => table.figure(label).getAttribute('aria-label')));

  await gather(table);
  if (!touched()) {
    await table.button('cancel').click();
    await lasso(page, table);
  }
  await table.button('confirm').click();
  await expect(table.decision.getByText(like('ask.choose_paths'))).toBeVisible();

  // A step of one alone would tear them apart: that is said, and nothing has happened.
  await table.dragTowardsMiddle('r1', 80);
  await table.button('confirm.move').click();
  await expect(table.decision.getByText(like('reason.formation_split'))).toBeVisible();
  await table.button('guide.in_step').click();
  await expect(table.decision.getByText(like('reason.formation_split'))).toBeHidden();
  await table.button('confirm.move').click();

  await table.myTurn();
  for (const [n, label] of members.entries()) await expect(table.figure(label)).not.toHaveAttribute('aria-label', before[n] ?? '');
  await expect(actions(1)).toBeVisible();
});
