// Once loaded the table works without a network, under the content security policy of the server.
import { expect, test } from '@playwright/test';

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
