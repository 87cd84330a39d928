// The table as a person meets it: by roles and names, in either language.
import { deflateRawSync } from 'node:zlib';
import { expect, type Locator, type Page } from '@playwright/test';
import { like, say } from './words';

export interface Likes {
  language?: 'en' | 'de';
  theme?: 'light' | 'dark';
  motion?: 'full' | 'none';
  pace?: 'calm' | 'quick' | 'instant';
  handOver?: boolean;
}

/** What a person has chosen in the settings before; chosen once, so that it may be changed later. */
export async function prefer(page: Page, likes: Likes): Promise<void> {
  await page.addInitScript((text) => {
    if (!localStorage.getItem('six-skulls/settings')) localStorage.setItem('six-skulls/settings', text);
  }, JSON.stringify(likes));
}

export const quick: Likes = { motion: 'none', pace: 'instant' };

export class Table {
  constructor(readonly page: Page) {}

  /** The set-up of this name, with these dice. */
  async begin(setup: string, seed: number): Promise<void> {
    await this.page.goto(`/#/begin/${setup}/${seed}`);
    await this.myTurn();
  }

  /** A position, by the link that the sandbox gives away. */
  async lay(scenario: string): Promise<void> {
    await this.page.goto(`/#/sandbox/${deflateRawSync(scenario).toString('base64url')}`);
    await this.myTurn();
  }

  get board(): Locator {
    return this.page.getByRole('application', { name: say('board.table') });
  }
  get decision(): Locator {
    return this.page.getByRole('region', { name: say('decision.title') });
  }
  get side(): Locator {
    return this.page.getByRole('complementary', { name: say('side.title') });
  }
  get choices(): Locator {
    return this.page.getByRole('group', { name: say('figure.choices') });
  }
  get hints(): Locator {
    return this.button('bar.hints');
  }
  get over(): Locator {
    return this.page.getByRole('dialog', { name: say('over.title') });
  }
  /** Where it may go. It is only drawn: the words for ears tell each place by itself. */
  get region(): Locator {
    return this.board.locator('path.region');
  }
  /** What is in the way: only drawn, the words stand beside the table. */
  get blocker(): Locator {
    return this.board.locator('.blocked-piece, .blocked-ring');
  }
  /** The last roll, read aloud as "3 + 4". */
  get dice(): Locator {
    return this.page.getByRole('img', { name: /^[1-6]( \+ [1-6])*$/ });
  }
  button(key: string): Locator {
    return this.page.getByRole('button', { name: say(key), exact: true });
  }
  figure(label: string): Locator {
    return this.board.getByRole('button', { name: new RegExp(`, ${label}, `) });
  }
  /** In the list beside the table, while nobody is picked. */
  inRoster(label: string): Locator {
    return this.side.getByRole('button', { name: new RegExp(` ${label} ·`) });
  }
  /** Those of a seat that stand on the table. */
  async labels(seat: string): Promise<string[]> {
    const named = await this.board.getByRole('button', { name: new RegExp(`, ${say(`seat.${seat}`)}, `) }).all();
    const names = await Promise.all(named.map((one) => one.getAttribute('aria-label')));
    return names.flatMap((name) => /, ([a-z]+[0-9]+), /.exec(name ?? '')?.[1] ?? []);
  }
  async place(label: string): Promise<{ x: number; y: number }> {
    const box = await this.figure(label).boundingBox();
    if (!box) throw new Error(`${label} is not on the table`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Where a place of the table is on the screen: inches, south being the lower edge. */
  async spot(across: number, up: number): Promise<{ x: number; y: number }> {
    return this.board.evaluate(
      (drawn: SVGSVGElement, [x, y]) => {
        const height = drawn.viewBox.baseVal.height + 2 * drawn.viewBox.baseVal.y;
        const at = new DOMPoint(x * 1000, height - y * 1000).matrixTransform(drawn.getScreenCTM() ?? undefined);
        return { x: at.x, y: at.y };
      },
      [across, up] as const,
    );
  }
  /** Picked already: dragged there and let go. */
  async dragTo(label: string, across: number, up: number): Promise<void> {
    const [from, to] = [await this.place(label), await this.spot(across, up)];
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
    await this.page.mouse.move(to.x, to.y, { steps: 5 });
    await this.page.mouse.up();
  }

  /** Picked already: dragged a good way to the middle of the table. */
  async dragTowardsMiddle(label: string, pixels = 60): Promise<void> {
    const { x, y } = await this.place(label);
    const box = await this.board.boundingBox();
    if (!box) throw new Error('there is no table');
    const [dx, dy] = [box.x + box.width / 2 - x, box.y + box.height / 2 - y];
    const share = pixels / Math.hypot(dx, dy);
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.move(x + dx * share * 0.4, y + dy * share * 0.4, { steps: 3 });
    await this.page.mouse.move(x + dx * share, y + dy * share, { steps: 5 });
    await expect(this.decision.getByText(like('way.length'))).toBeVisible();
    await this.page.mouse.up();
  }
  /** ... and sent. */
  async moveTowardsMiddle(label: string, pixels = 60): Promise<void> {
    await this.dragTowardsMiddle(label, pixels);
    const before = await this.figure(label).getAttribute('aria-label');
    await this.button('confirm.move').click();
    await expect(this.figure(label)).not.toHaveAttribute('aria-label', before ?? '');
  }

  /** A person owes an answer: hints can be asked for. */
  async myTurn(): Promise<void> {
    await expect(this.hints).toBeEnabled({ timeout: 30_000 });
  }
  async endTurn(): Promise<void> {
    await this.button('desk.answer.end_turn').click();
    const anyway = this.button('turn.end_anyway');
    if (await anyway.isVisible()) await anyway.click();
  }
  /** By the key alone. */
  async tabTo(aim: Locator): Promise<void> {
    for (let press = 0; press < 120; ++press) {
      // Who has the focus is looked at: what another may do is not there meanwhile.
      if ((await aim.count()) && (await aim.evaluate((element) => element === document.activeElement))) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`the key Tab does not lead to ${String(aim)}`);
  }
  async tab(name: 'figure' | 'log' | 'list'): Promise<void> {
    await this.page.getByRole('tab', { name: say(`side.${name}`), exact: true }).click();
  }
  async openMenu(): Promise<Locator> {
    await this.button('bar.menu').click();
    return this.page.getByRole('region', { name: say('bar.menu'), exact: true });
  }

  /** What the first hint says is done. False when the battle is over. */
  async takeHint(): Promise<boolean> {
    await expect(this.hints.and(this.page.locator(':enabled')).or(this.over)).toBeVisible({ timeout: 30_000 });
    if (await this.over.isVisible()) return false;
    await this.hints.click();
    await this.page.getByRole('list', { name: say('bar.hints') }).getByRole('button').first().click();
    // What is put down is not only confirmed.
    await this.button('confirm').or(this.button('confirm.deploy')).click();
    return true;
  }

  /** What is asked, and the buttons to answer it. */
  async question(): Promise<string> {
    return this.decision.innerText();
  }
  async reloaded(): Promise<void> {
    await this.page.reload();
    await expect(this.board).toBeVisible({ timeout: 30_000 });
  }
  told(key: string): Locator {
    return this.side.getByRole('listitem').filter({ hasText: like(key) }).last();
  }
}
