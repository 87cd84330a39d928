// In German nothing is left in English, and the language may change in the middle of a battle.
import { expect, type Page, test } from '@playwright/test';
import { prefer, quick, Table } from './support/table';
import { like, onlyEnglish, say, speak } from './support/words';

test.afterEach(() => speak(null));

/** Everything to be read or heard, piece by piece. */
function pieces(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const around = walker.currentNode.parentElement;
      if (around && !around.closest('script, style, [lang=en]')) found.push(walker.currentNode.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [title]'))
      found.push(element.getAttribute('aria-label') ?? '', element.getAttribute('title') ?? '');
    return found.map((text) => text.trim()).filter((text) => text !== '');
  });
}

async function nothingEnglish(page: Page): Promise<void> {
  const english = onlyEnglish();
  expect((await pieces(page)).filter((text) => english.has(text))).toEqual([]);
}

test('German through and through, and back @first @words', async ({ page }) => {
  await prefer(page, { ...quick, language: 'de' });
  speak('de');
  const table = new Table(page);
  await page.goto('/');
  await expect(table.button('home.play_now')).toBeVisible();
  await nothingEnglish(page);
  await table.begin('first_battle', 1);
  await nothingEnglish(page);
  const [mine = ''] = await table.labels('red');
  await table.figure(mine).click();
  await expect(table.choices).toBeVisible();
  await nothingEnglish(page);
  await table.takeHint();
  await table.myTurn();
  await table.tab('log');
  await nothingEnglish(page);

  // A phone's bar has no room for the switch: there it is in the settings.
  if (test.info().project.name.startsWith('phone')) return;
  await page.getByRole('button', { name: 'English' }).click();
  speak('en');
  await expect(table.decision.getByText(like('ask.give_action'))).toBeVisible();
  await expect(table.button('desk.answer.end_turn')).toBeVisible();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  speak('de');
  await expect(table.decision.getByText(like('ask.give_action'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(say('bar.round', { n: 1 }));
});
