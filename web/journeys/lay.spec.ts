// Set up by hand: a castle built by pointer, keys and fingers, terrain chosen and laid, a captive
// set down.
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { TableAnswer } from '../src/engine/protocol';
import { ask } from './support/engine';
import { Home } from './support/home';
import { prefer, quick, Table } from './support/table';
import { say } from './support/words';

/** The defender of a siege builds, before anything of his stands. */
async function siege(): Promise<string> {
  let { table }: TableAnswer = await ask('begin', { setup: { name: 'heron_siege' }, seed: '1', deploy: 'hand' });
  while (table.owed.by) ({ table } = await ask('go_on', {}));
  return (await ask('replay', {})).text;
}

class Hand {
  readonly table: Table;
  constructor(readonly page: Page) {
    this.table = new Table(page);
  }
  async open(replay: string): Promise<void> {
    const home = new Home(this.page);
    await home.open();
    await home.openGame(replay);
    await this.table.myTurn();
  }
  get items(): Locator {
    return this.page.getByRole('group', { name: say('items.title') });
  }
  item(name: string): Locator {
    return this.items.getByRole('button', { name });
  }
  /** It is only drawn: its place is told to ears, its refusal stands in the panel. */
  get ghost(): Locator {
    return this.table.board.locator('.ghost');
  }
  get down(): Locator {
    return this.table.button('confirm.deploy');
  }
  /** A part of the way across the starting area of red, and from its far border to the edge. */
  async inArea(across: number, back: number): Promise<{ x: number; y: number }> {
    const box = await this.table.board.locator('.area-solid').boundingBox();
    if (!box) throw new Error('there is no starting area');
    return { x: box.x + box.width * across, y: box.y + box.height * back };
  }
  /** Half across, and so much of the way from the far edge. */
  async middle(down = 0.5): Promise<{ x: number; y: number }> {
    const box = await this.table.board.boundingBox();
    if (!box) throw new Error('there is no table');
    return { x: box.x + box.width / 2, y: box.y + box.height * down };
  }
}

test('a castle is built and an army deployed by hand', async ({ page }) => {
  test.setTimeout(240_000);
  await prefer(page, quick);
  const hand = new Hand(page);
  const { table } = hand;
  await hand.open(await siege());
  await expect(hand.items.getByRole('button')).toHaveCount(3);

  // By pointer: too far away it is red and says why, in the area it is green, and a click sets it down.
  const far = await hand.middle(0.2);
  await page.mouse.move(far.x, far.y);
  await expect(hand.ghost).toHaveAttribute('data-legal', 'false');
  await expect(table.decision.getByRole('button', { name: 'C-CASTLE-37' })).toHaveCount(2);
  await expect(hand.down).toBeHidden();
  const place = await hand.inArea(0.5, 0.3);
  await page.mouse.move(place.x, place.y, { steps: 4 });
  await expect(hand.ghost).toHaveAttribute('data-legal', 'true');
  await page.mouse.click(place.x, place.y);
  await expect(hand.down).toBeVisible();
  await hand.down.click();
  await expect(table.figure('r1')).toBeVisible();

  // By keys alone: beside the first, turned twice round and back.
  for (let inch = 0; inch < 6; ++inch) await page.keyboard.press('ArrowRight');
  await expect(hand.ghost).toHaveAttribute('data-legal', 'true');
  for (const key of ['q', 'q', 'e', 'e', 'Enter']) await page.keyboard.press(key);
  await expect(hand.down).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(table.figure('r2')).toBeVisible();

  // One that was chosen from the list, turned by its button; then it is taken back.
  await hand.item('Longstone Wall').click();
  const aside = await hand.inArea(0.2, 0.5);
  await page.mouse.click(aside.x, aside.y);
  await table.button('place.turn_left').click();
  await hand.down.click();
  await expect(table.figure('r3')).toBeVisible();
  await table.button('bar.undo').click();
  await expect(table.figure('r3')).toBeHidden();
  for (const [n, label] of ['r3', 'r4', 'r5'].entries()) {
    const next = await hand.inArea(0.1 + 0.1 * n, 0.3);
    await page.mouse.click(next.x, next.y);
    // Pressed once more it lies there.
    await expect(hand.down).toBeVisible();
    const box = await hand.ghost.boundingBox();
    if (!box) throw new Error('there is nothing in the hand');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(table.figure(label)).toBeVisible();
  }

  for (let n = 0; n < 8; ++n) {
    const label = `r${6 + n}`;
    await table.inRoster(label).click();
    await expect(table.region).toBeVisible();
    const at = await hand.inArea(0.1 + 0.1 * n, 0.85);
    await page.mouse.click(at.x, at.y);
    await hand.down.click();
    await expect(table.figure(label)).toBeVisible();
  }
  await table.myTurn();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(say('bar.round', { n: 1 }));
});

test('terrain is chosen and laid by hand', async ({ page }) => {
  await prefer(page, quick);
  const hand = new Hand(page);
  const { table } = hand;
  // As far as to the edges.
  const recorded = readFileSync(new URL('../../tests/replays/v1/set_up.jsonl', import.meta.url), 'utf8');
  await hand.open(recorded.split('\n').slice(0, 5).join('\n') + '\n');
  await hand.items.getByRole('button').first().click();
  await page.getByRole('button', { name: say('items.pool', { n: 1 }) }).click();
  await page.getByRole('button', { name: say('items.pool', { n: 0 }) }).click();
  const at = await hand.middle();
  await page.mouse.move(at.x, at.y);
  await expect(hand.ghost).toHaveAttribute('data-legal', 'true');
  await page.mouse.click(at.x, at.y);
  await hand.down.click();
  await expect(hand.ghost).toBeHidden();
  await table.inRoster('r1').or(table.inRoster('b1')).first().click();
  await expect(table.region).toBeVisible();
});

test('a captive is set down where it is pointed at', async ({ page }) => {
  await prefer(page, quick);
  const hand = new Hand(page);
  const { table } = hand;
  const scenario = `given A oakshield_halberdier red at 10,10 facing 0
      B tollgate_pikeman blue at 11.25,10 facing 180 captive_of A
      C tollgate_pikeman blue at 30,30 facing 180
`;
  await ask('lay', { scenario });
  await ask('answer', { command: 'move A to 10,14 facing 90' });
  await hand.open((await ask('replay', {})).text);
  await expect(hand.down).toBeEnabled();
  const before = await hand.ghost.boundingBox();
  const at = await hand.middle();
  await page.mouse.click(at.x, at.y);
  await expect.poll(async () => (await hand.ghost.boundingBox())?.x).not.toBe(before?.x);
  await expect(hand.down).toBeEnabled();
  await hand.down.click();
  await expect(hand.ghost).toBeHidden();
  await table.myTurn();
});

test.describe('by fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('a section is tapped, turned and set down', async ({ page }) => {
    await prefer(page, quick);
    const hand = new Hand(page);
    await hand.open(await siege());
    await hand.item('Longstone Wall').tap();
    const place = await hand.inArea(0.5, 0.5);
    await page.touchscreen.tap(place.x, place.y);
    await expect(hand.ghost).toHaveAttribute('data-legal', 'true');
    await hand.table.button('place.turn_right').tap();
    await hand.down.tap();
    await expect(hand.table.figure('r3')).toBeVisible();
    const { wide, room } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, room: window.innerWidth }));
    expect(wide).toBeLessThanOrEqual(room);
  });
});
