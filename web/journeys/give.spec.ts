// What is legal can be given: manners of an attack, abilities cancelled, a lent defense refused; by
// clicks, with figures called by any label, and by typing.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { prefer, quick, Table } from './support/table';
import { like, say } from './support/words';

const plain = (what: string) => Array(4).fill(what).join(' ');
const figures = `
figure  crusher  kind tank  points 100
        dial front range 8 speed 4 4 4  attack 10 10 10  defense 16 16 16  damage 3 3 3
        dial left  range 8 speed 3 3 3  attack 9 9 9  defense 15 15 15  damage 2 2 2
        dial rear  speed 2 2 2  attack 8 8 8  defense 14 14 14  damage 1 1 1
        dial right speed 3 3 3  attack 9 9 9  defense 15 15 15  damage 2 2 2
figure  chill  points 20  range 10
        dial speed ${plain('8:flight')}  attack ${plain('9')}  defense ${plain('15')}  damage ${plain('3:magic_freeze')}
figure  brute  points 20
        dial speed ${plain('8')}  attack ${plain('9')}  defense ${plain('15')}  damage ${plain('3')}
figure  shield  points 20
        dial speed ${plain('8')}  attack ${plain('9')}  defense ${plain('18:defend')}  damage ${plain('3')}
`;

test('a shot at long range, one that freezes, and an ability cancelled @first', async ({ page }) => {
  await prefer(page, quick);
  const table = new Table(page);
  const manner = page.getByRole('group', { name: say('guide.manner') });

  // Fourteen inches away, with a range of eight: there is one manner, and it is taken.
  await table.lay(`${figures}given A crusher red at 16,20 facing 0\n      U crusher blue at 30,20 facing 180\n`);
  await table.figure('A').click();
  await table.choices.getByRole('button', { name: say('desk.choice.shoot') }).first().click();
  await expect(manner.getByRole('button', { name: say('desk.manner.long') })).toHaveAttribute('aria-pressed', 'true');
  await expect(table.decision.getByRole('row', { name: say('term.long_range') })).toBeVisible();
  await table.button('confirm.attack').click();
  await expect(table.dice).toBeVisible();

  await table.lay(`${figures}given F chill red at 16,20 facing 0\n      E brute blue at 22,20 facing 180\n`);
  await table.figure('F').click();
  await page.getByRole('button', { name: say('figure.cancel_long', { ability: say('ability.flight') }) }).click();
  await expect(table.side.locator('.ability.cancelled')).toContainText(say('ability.flight'));
  await table.choices.getByRole('button', { name: say('desk.choice.shoot') }).first().click();
  const freeze = manner.getByRole('button', { name: say('ability.magic_freeze') });
  await expect(freeze).toHaveAttribute('aria-pressed', 'false');
  await freeze.click();
  await expect(freeze).toHaveAttribute('aria-pressed', 'true');
  await expect(table.decision.getByRole('button', { name: 'FAQ-MFRZ-2' }).first()).toBeVisible();
  await table.button('confirm.attack').click();
  await expect(table.dice).toBeVisible();
});

test('close combat of figures called A and B; a lent defense is refused', async ({ page }) => {
  await prefer(page, quick);
  const table = new Table(page);
  await table.lay(`${figures}given A brute red at 16,20 facing 0\n      B brute blue at 17.25,20 facing 180\n      S shield blue at 18.5,20 facing 180\n`);
  await table.inRoster('A').click(); // on a phone a finger covers all three
  await table.choices.getByRole('button', { name: say('desk.choice.close') }).first().click();
  await table.button('confirm.attack').click();
  const off = page.getByRole('group', { name: say('cancels.title') });
  await expect(off).toBeVisible();
  await off.getByRole('button', { name: like('desk.answer.own_defense') }).click();
  await table.button('cancels.give').click();
  await table.tab('log');
  await expect(table.told('event.own_defense')).toBeVisible();
});

test('a turn is typed, completed, refused and explained @words', async ({ page }) => {
  await prefer(page, quick);
  const table = new Table(page);
  await table.lay(`${figures}given Alva brute red at 16,20 facing 0\n      Bo brute blue at 17.25,20 facing 180\n      Cy brute red at 10,10 facing 0\n`);
  const line = page.getByRole('combobox', { name: say('line.label') });
  const words = page.getByRole('listbox', { name: say('line.words') });
  await page.keyboard.press(':');
  await expect(line).toBeFocused();
  await expect(words.getByRole('option', { name: /^close/ })).toBeVisible();

  // Completed by Tab; the own come first, and who is attacked after `at`.
  await page.keyboard.type('cl');
  await page.keyboard.press('Tab');
  await expect(line).toHaveValue('close ');
  await expect(words.getByRole('option').first()).toContainText('Alva');
  await page.keyboard.press('ArrowDown');
  await expect(words.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(line).toHaveValue('close Alva ');
  await page.keyboard.type('at ');
  await expect(words.getByRole('option').first()).toContainText('Bo');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect.soft(violations.map(({ id }) => id)).toEqual([]);

  // Refused in the engine's words; what was typed stands there still.
  await page.keyboard.type('Bo by');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(line).toHaveValue('close Alva at Bo by');
  await line.fill('move Cy to 40,40');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();

  // Brought back, and weighed before it is given.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(line).toHaveValue('close Alva at Bo by');
  await line.fill('why close Alva at Bo');
  await page.keyboard.press('Enter');
  await expect(table.decision.getByRole('table', { name: say('sum.title') })).toBeVisible();
  await line.fill('c alva at bo');
  await page.keyboard.press('Enter');
  await expect(table.dice).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(line).toBeHidden();
  await table.button('line.title').click();
  await expect(line).toBeFocused();
});
