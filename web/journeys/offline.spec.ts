// Once loaded the table works without a network, under the content security policy of the server.
import { expect, test } from '@playwright/test';
import { prefer, quick, Table } from './support/table';
import { language, like, speak } from './support/words';

test.afterEach(() => speak(null));

test('the table works without a network @first', async ({ page, context }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('games, rules and both languages work without a network', async ({ page, context }) => {
  await prefer(page, quick);
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  const table = new Table(page);
  await table.begin('first_battle', 1);
  await table.takeHint();
  await table.myTurn();
  const [mine = ''] = await table.labels('red');
  await table.figure(mine).click();
  await table.choices.getByRole('button', { name: like('clause.open') }).first().click();
  await expect(page.getByRole('dialog').locator('.clause-text')).not.toBeEmpty();

  await page.goto('/#/rules/U-BREAK-2');
  const other = language() === 'en' ? 'de' : 'en';
  await expect(page.getByRole('article').getByRole('heading', { name: 'U-BREAK-2' })).toBeVisible();
  await page.getByRole('button', { name: { en: 'English', de: 'Deutsch' }[other] }).first().click();
  speak(other);
  await expect(page.getByRole('article').locator('[lang]').first()).toHaveAttribute('lang', other);
  await table.begin('first_battle', 2);
  await expect(table.decision.getByText(like('ask.give_action'))).toBeVisible();
});

test('the page names its manifest, and the manifest its icons', async ({ page, request }) => {
  await page.goto('/');
  const manifest = await page.locator('link[rel=manifest]').evaluate((link) => (link as HTMLLinkElement).href);
  const answer = await request.get(manifest);
  expect(answer.headers()['content-type']).toBe('application/manifest+json');
  const { icons } = (await answer.json()) as { icons: { src: string; type: string }[] };
  expect(icons.length).toBeGreaterThan(2);
  for (const icon of icons) {
    const drawn = await request.get(new URL(icon.src, manifest).href);
    expect(drawn.headers()['content-type']).toBe(icon.type);
  }
});
