// Somebody who takes a lesson: picks, drags, aims, and looks how far the coach is.
import { expect, type Locator, type Page } from '@playwright/test';

interface Spot {
  x: number;
  y: number;
}

export class Pupil {
  constructor(readonly page: Page) {}

  async open(lesson: string): Promise<void> {
    await this.page.goto('/#/learn');
    await this.page.locator(`a[href="#/learn/${lesson}"]`).click();
    await this.at(1);
  }
  /** The coach is at this step, counted from 1. */
  async at(step: number): Promise<void> {
    await expect(this.page.locator('.coach-steps .past')).toHaveCount(step - 1);
  }
  get coach(): Locator {
    return this.page.locator('.coach .primary');
  }

  private async figure(label: string): Promise<Spot> {
    const box = await this.page.locator(`.touch[data-figure=${label}]`).first().boundingBox();
    if (!box) throw new Error(`${label} is not on the table`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  /** A place on the table in inches, red's edge being the lower one. */
  private async place(x: number, y: number): Promise<Spot> {
    return this.page.locator('svg.board-figures').evaluate(
      (drawn: SVGSVGElement, [across, up]) => {
        const height = Number(drawn.viewBox.baseVal.height) + 2 * drawn.viewBox.baseVal.y;
        const { x, y } = new DOMPoint(across * 1000, height - up * 1000).matrixTransform(drawn.getScreenCTM() ?? undefined);
        return { x, y };
      },
      [x, y] as const,
    );
  }

  async pick(label: string): Promise<void> {
    const { x, y } = await this.figure(label);
    await this.page.mouse.click(x, y);
  }
  async choose(what: string, name?: RegExp): Promise<void> {
    const choice = this.page.locator(`.choice[data-what=${what}]`);
    await (name ? choice.filter({ hasText: name }) : choice).first().click();
  }
  async confirm(): Promise<void> {
    const confirm = this.page.locator('.confirm');
    await expect(confirm).toBeInViewport({ ratio: 1 }); // whatever the coach has to say
    await confirm.click();
  }
  async answer(): Promise<void> {
    await this.page.locator('.answers button').first().click();
  }
  async endTurn(): Promise<void> {
    const end = this.page.locator('.end-turn');
    await end.click();
    if (await this.page.locator('.reminder').isVisible()) await end.click();
  }

  /** Picked, dragged onto another figure or to a place in inches, and sent. */
  async move(label: string, to: string | [number, number]): Promise<void> {
    await this.pick(label);
    await expect(this.page.locator('.choice[data-what=move]').first()).toHaveAttribute('aria-pressed', 'true');
    await this.drag(label, to);
    await this.confirm();
  }
  async drag(label: string, to: string | [number, number]): Promise<void> {
    await expect(this.page.locator('path.region')).toBeVisible();
    const from = await this.figure(label);
    const there = typeof to === 'string' ? await this.figure(to) : await this.place(...to);
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move((from.x + there.x) / 2, (from.y + there.y) / 2, { steps: 4 });
    await this.page.mouse.move(there.x, there.y, { steps: 4 });
    await this.page.mouse.up();
  }
  /** Aimed at one, or at several, and sent. Where only one may be aimed at it is in the hand at once. */
  async attack(what: string, who: string, targets: string[], name?: RegExp): Promise<void> {
    await this.pick(who);
    await this.choose(what, name);
    const [first = '', ...more] = targets;
    await this.pick(first);
    await this.page.keyboard.down('Shift');
    for (const label of more) await this.pick(label);
    await this.page.keyboard.up('Shift');
    await this.confirm();
  }
}
