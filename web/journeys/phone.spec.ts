// In one hand: a turn by touch, and nothing wider than the screen.
import { expect, type Page, test } from '@playwright/test';
import { prefer, quick, Table } from './support/table';
import { say } from './support/words';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

async function fits(page: Page): Promise<void> {
  const { wide, room } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, room: window.innerWidth }));
  expect(wide, page.url()).toBeLessThanOrEqual(room);
}

test('a turn by touch on a phone @first', async ({ page }) => {
  await prefer(page, quick);
  const table = new Table(page);
  await page.goto('/');
  await expect(table.button('home.play_now')).toBeVisible();
  await fits(page);
  for (const screen of ['new', 'settings']) {
    await page.goto(`/#/${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(`${screen}.title`));
    await fits(page);
  }
  await table.begin('first_battle', 1);
  await fits(page);
  const [mine = ''] = await table.labels('red');
  await table.figure(mine).tap();
  await expect(table.region).toBeVisible();
  await fits(page);
  const { x, y } = await table.place(mine);
  const box = await table.board.boundingBox();
  if (!box) throw new Error('there is no table');
  const [dx, dy] = [box.x + box.width / 2 - x, box.y + box.height / 2 - y];
  const share = 40 / Math.hypot(dx, dy);
  await page.touchscreen.tap(x + dx * share, y + dy * share);
  const before = await table.figure(mine).getAttribute('aria-label');
  await table.button('confirm.move').tap();
  await expect(table.figure(mine)).not.toHaveAttribute('aria-label', before ?? '');
  await fits(page);
  // The story scrolls by itself: what can be pressed stays in sight.
  await table.tab('log');
  await expect(table.button('desk.answer.end_turn')).toBeInViewport({ ratio: 1 });
  await table.button('desk.answer.end_turn').tap();
  if (await table.button('turn.end_anyway').isVisible()) await table.button('turn.end_anyway').tap();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(say('bar.round', { n: 2 }));
  // The story grows longer than the screen.
  for (let turn = 0; turn < 3; ++turn) {
    await table.myTurn();
    if (await table.button('desk.answer.end_turn').isVisible()) await table.endTurn();
  }
  await table.myTurn();
  await expect(table.side.locator('.log .headline').last()).toBeInViewport();
  await expect(table.button('desk.answer.end_turn').or(table.decision.locator('.answers button').first())).toBeInViewport({ ratio: 1 });
  await fits(page);
});
