// The first lesson from its first step to its last, left and resumed in between.
import { expect, test, type Page } from '@playwright/test';

async function middle(page: Page, label: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`[data-figure=${label}] .touch`).first().boundingBox();
  if (!box) throw new Error(`${label} is not on the table`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function pick(page: Page, label: string): Promise<void> {
  const { x, y } = await middle(page, label);
  await page.mouse.click(x, y);
}

async function dragOnto(page: Page, label: string, other: string): Promise<void> {
  await pick(page, label);
  await expect(page.locator('.choice[data-what=move]')).toHaveAttribute('aria-pressed', 'true');
  const from = await middle(page, label);
  const to = await middle(page, other);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await page.locator('.confirm').click();
}

async function strike(page: Page, label: string): Promise<void> {
  await pick(page, label);
  await page.locator('.choice[data-what=close]:not(.forbidden)').click();
  await page.locator('.confirm').click();
}

test('the first lesson', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('six-skulls/settings', '{"pace":"instant","motion":"none"}'));
  await page.goto('/#/learn');
  await page.locator('a[href="#/learn/fight"]').click();
  const step = (n: number) => expect(page.locator('.coach-steps .past')).toHaveCount(n - 1);
  await step(1);
  await pick(page, 'r1');
  await step(2);
  await dragOnto(page, 'r1', 'b1');
  await step(3);
  await dragOnto(page, 'r2', 'b1');
  await step(4);
  await page.locator('.end-turn').click();
  await step(5);
  await page.reload();
  await step(5);
  await page.locator('.coach .primary').click();
  await step(6);
  await strike(page, 'r1');
  await step(7);
  await strike(page, 'r2');
  await step(8);
  await page.locator('.coach .primary').click();
  await expect(page.locator('.lesson-card').first()).toContainText('★');
});
