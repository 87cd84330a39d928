// Every screen for everybody: axe finds nothing, in light and in dark.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { prefer, quick, Table } from './support/table';
import { like, say } from './support/words';

async function clean(page: Page, where: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`));
    expect.soft(found, `${where}, ${theme}`).toEqual([]);
  }
}

test('axe finds nothing at the table and around it @first @words', async ({ page }) => {
  await prefer(page, quick);
  const table = new Table(page);
  await page.goto('/');
  await expect(table.button('home.play_now')).toBeVisible();
  await clean(page, 'home');
  for (const screen of ['new', 'settings']) {
    await page.goto(`/#/${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(`${screen}.title`));
    await clean(page, screen);
  }
  await table.begin('first_battle', 1);
  await clean(page, 'the table');
  const [mine = ''] = await table.labels('red');
  await table.figure(mine).click();
  await expect(table.choices).toBeVisible();
  await clean(page, 'a figure is picked');
});

test('axe finds nothing on the pages', async ({ page }) => {
  await prefer(page, quick);
  await page.goto('/');
  const around = page.getByRole('navigation', { name: say('home.around') }).getByRole('link');
  await expect(around.first()).toBeVisible();
  const addresses = await around.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash));
  for (const address of addresses) {
    await page.goto(`/${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(say('loading'))).toBeHidden();
    await clean(page, address);
  }
});

// The page is long, and axe reads all of it: once, at the desk.
test('axe finds nothing where editions are compared', async ({ page, hasTouch }) => {
  test.skip(hasTouch);
  await prefer(page, quick);
  await page.goto('/#/rules/editions');
  await expect(page.getByRole('heading', { name: say('editions.parting') })).toBeVisible({ timeout: 60_000 });
  await clean(page, 'what editions decide differently');
  await page.locator('#c36').getByRole('link', { name: say('editions.look') }).click();
  await expect(page.locator('.ed-table').getByRole('application')).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('.cmp .cmp-verdict')).toHaveCount(2, { timeout: 60_000 });
  await clean(page, 'a question to two editions');
});

test('axe finds nothing in other states of the table', async ({ page }) => {
  await prefer(page, quick);
  const table = new Table(page);
  await table.begin('dragon_duel', 1);
  await table.hints.click();
  await page.getByRole('list', { name: say('bar.hints') }).getByRole('button').first().click();
  await expect(table.button('confirm')).toBeVisible();
  await clean(page, 'a hint is weighed');
  await table.tab('list');
  await clean(page, 'the table in words');
  await table.takeHint();
  await table.myTurn();
  await table.tab('log');
  await clean(page, 'the story');
  await table.openMenu();
  await clean(page, 'the menu');
  await table.button('bar.menu').click();
  await table.decision.getByRole('button', { name: like('clause.open') }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect.soft(violations.map(({ id }) => id), 'a clause').toEqual([]);
});
