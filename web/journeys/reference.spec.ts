// How the table looks: twelve states against pictures that somebody has looked at. Fonts differ a
// little between machines; what is missing, moved or wrongly coloured shows. New pictures:
//     npx playwright test reference --project=desk-en --update-snapshots
//     node scripts/fewer_colours.mjs journeys/reference/*.png
import { expect, test } from '@playwright/test';
import { Home } from './support/home';
import { chance } from './support/moments';
import { prefer, quick, Table } from './support/table';
import { say } from './support/words';

const desk = { width: 1024, height: 640 };
const phone = { width: 390, height: 844 };
type Size = typeof desk;
type Theme = 'light' | 'dark';

async function picture(table: Table, name: string): Promise<void> {
  await table.page.mouse.move(2, 2);
  await expect(table.dice).toBeHidden();
  await expect(table.page).toHaveScreenshot(`${name}.png`, { maxDiffPixelRatio: 0.06, animations: 'disabled' });
}

const states: [name: string, size: Size, theme: Theme, reach: (table: Table) => Promise<void>][] = [
  ['home-desk-light', desk, 'light', (table) => around(table, '')],
  ['home-phone-dark', phone, 'dark', (table) => around(table, '')],
  ['new-phone-light', phone, 'light', (table) => around(table, 'new')],
  ['reach-desk-light', desk, 'light', picked],
  ['reach-desk-dark', desk, 'dark', picked],
  ['reach-phone-light', phone, 'light', picked],
  ['aim-desk-dark', desk, 'dark', aiming],
  ['aim-phone-dark', phone, 'dark', aiming],
  ['dragon-desk-light', desk, 'light', (table) => begun(table, 'dragon_duel')],
  ['castle-desk-light', desk, 'light', (table) => begun(table, 'heron_siege')],
  ['armies-desk-dark', desk, 'dark', (table) => around(table, 'armies')],
  ['figures-phone-light', phone, 'light', (table) => around(table, 'figures')],
];

async function around({ page }: Table, path: string): Promise<void> {
  await page.goto(`/#/${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  for (const key of ['loading', 'figures.loading']) await expect(page.getByText(say(key))).toBeHidden();
}
async function begun(table: Table, setup: string): Promise<void> {
  await table.begin(setup, 1);
  const [mine = ''] = await table.labels('red');
  await table.figure(mine).click();
  await expect(table.choices).toBeVisible();
}
async function picked(table: Table): Promise<void> {
  await begun(table, 'first_battle');
  await expect(table.region).toBeVisible();
}
async function aiming(table: Table): Promise<void> {
  const shot = await chance('warrior', (choice) => choice.what === 'shoot' && !choice.ability && choice.targets.some((one) => one.allowed), [
    ['drowned_crossing', 1],
    ['tollroad_ambush', 1],
  ]);
  const home = new Home(table.page);
  await home.open();
  await home.openGame(shot.replay);
  await table.myTurn();
  await table.inRoster(shot.label).click();
  await table.choices.getByRole('button', { name: say('desk.choice.shoot') }).first().click();
  if (!(await table.button('confirm.attack').isVisible()))
    await table.figure(shot.choice.targets.find((one) => one.allowed)?.figure ?? '').click();
  await expect(table.decision.getByRole('table', { name: say('sum.title') })).toBeVisible();
}

for (const [name, size, theme, reach] of states)
  test(`it looks as it should: ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await prefer(page, { ...quick, theme });
    const table = new Table(page);
    await reach(table);
    await picture(table, name);
  });
