import { expect, type Locator, type Page } from '@playwright/test';
import { say } from './words';

export class Home {
  constructor(readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/');
    await expect(this.games).toBeVisible();
  }
  /** From any screen, without loading the page again. */
  async back(): Promise<void> {
    await this.page.evaluate(() => (location.hash = '#/'));
    await expect(this.games).toBeVisible();
  }
  get games(): Locator {
    return this.page.getByRole('region', { name: say('home.games') });
  }
  /** A game file is opened. */
  async openGame(text: string): Promise<void> {
    await this.games
      .getByLabel(say('home.import'))
      .setInputFiles({ name: 'game.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) });
  }
}
