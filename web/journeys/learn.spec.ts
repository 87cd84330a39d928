// The lessons, each from its first step to its last.
import { expect, test } from '@playwright/test';
import { Pupil } from './support/pupil';
import { prefer, quick } from './support/table';
import { say } from './support/words';

test.beforeEach(({ page }) => prefer(page, quick));

test('the first lesson, left and resumed @words', async ({ page }) => {
  const pupil = new Pupil(page);
  await pupil.open('fight');
  await pupil.pick('r1');
  await pupil.at(2);
  await pupil.move('r1', 'b1');
  await pupil.at(3);
  await pupil.move('r2', 'b1');
  await pupil.at(4);
  await pupil.endTurn();
  await pupil.at(5);
  await page.reload();
  await pupil.at(5);
  await pupil.coach.click();
  await pupil.at(6);
  await pupil.attack('close', 'r1', ['b1']);
  await pupil.at(7);
  await pupil.attack('close', 'r2', ['b1']);
  await pupil.at(8);
  await pupil.coach.click();
  await expect(page.locator('.lesson-card').nth(0)).toContainText('★');
});

test('the second lesson: fire and terrain', async ({ page }) => {
  const pupil = new Pupil(page);
  await pupil.open('fire');
  await pupil.pick('r2');
  await pupil.at(2);
  await pupil.choose('shoot');
  await pupil.pick('b2');
  await pupil.at(3);
  await expect(page.locator('.blocked-piece').first()).toBeVisible();
  await pupil.attack('shoot', 'r1', ['b1']);
  await pupil.at(4);
  await pupil.move('r3', [7, 10.4]);
  await pupil.at(5);
  await pupil.endTurn();
  await pupil.at(6);
  await pupil.answer();
  await pupil.at(7);
  await pupil.move('r1', [5, 4]);
  await pupil.at(8);
  await pupil.attack('shoot', 'r2', ['b1']);
  await pupil.at(9);
  await pupil.coach.click();
  await expect(page.locator('.lesson-card').nth(1)).toContainText('★');
});

test('the third lesson: the dragon', async ({ page }) => {
  const pupil = new Pupil(page);
  await pupil.open('dragon');
  await pupil.pick('r1');
  await pupil.at(2);
  await pupil.attack('close', 'r1', ['b3'], new RegExp(`^${say('desk.choice.close')} · ${say('section.rear')}`));
  await pupil.at(3);
  await pupil.attack('shoot', 'r1', ['b1', 'b2'], new RegExp(`^${say('desk.choice.shoot')} · ${say('section.front')}`));
  await pupil.at(4);
  await pupil.endTurn();
  await pupil.at(5);
  await pupil.coach.click();
  await pupil.at(6);
  await pupil.move('r1', [12, 12]);
  await pupil.at(7);
  await pupil.answer();
  await pupil.at(8);
  await pupil.coach.click();
  await expect(page.locator('.lesson-card').nth(2)).toContainText('★');
});

test('the fourth lesson: the second edition', async ({ page }) => {
  const pupil = new Pupil(page);
  await pupil.open('second');
  await pupil.pick('r1');
  await pupil.at(2);
  await pupil.move('r1', [15, 11.1]);
  await pupil.at(3);
  await pupil.pick('r2');
  await pupil.choose('move', new RegExp(`^${say('desk.choice.take_off')}`));
  await pupil.drag('r2', [23, 14]);
  await pupil.confirm();
  await pupil.at(4);
  await pupil.pick('r3');
  await pupil.choose('shoot', new RegExp(say('ability.bombardment')));
  await pupil.pick('b1');
  await pupil.confirm();
  await pupil.at(5);
  await pupil.endTurn();
  await pupil.at(6);
  await pupil.pick('r4');
  await pupil.choose('raze');
  await pupil.confirm();
  await pupil.at(7);
  await pupil.coach.click();
  await expect(page.locator('.lesson-card').nth(3)).toContainText('★');
});
