// A dragon goes, and attacks with one of its sections; a section is chosen when it is asked for.
import { expect, test } from '@playwright/test';
import { Home } from './support/home';
import { chance, moment } from './support/moments';
import { prefer, quick, Table } from './support/table';
import { like, say } from './support/words';

const duels: [string, number][] = [['dragon_duel', 1], ['dragon_duel', 2], ['dragon_duel', 3]];

test('a dragon goes and attacks by section @first', async ({ page }) => {
  await prefer(page, quick);
  const home = new Home(page);
  const table = new Table(page);
  await home.open();

  const going = await chance('dragon', (choice) => choice.what === 'move', duels);
  await home.openGame(going.replay);
  await table.myTurn();
  await table.figure(going.label).click();
  await expect(table.region).toBeVisible();
  await table.moveTowardsMiddle(going.label);

  await home.back();
  const striking = await chance('dragon', (choice) => choice.section !== null && !choice.ability && choice.targets.some((one) => one.allowed), duels);
  await home.openGame(striking.replay);
  await table.myTurn();
  await table.figure(striking.label).click();
  const section = say(`section.${striking.choice.section ?? ''}`);
  await table.choices.getByRole('button', { name: `${say(`desk.choice.${striking.choice.what}`)} · ${section}` }).first().click();
  const target = striking.choice.targets.find((one) => one.allowed)?.figure ?? '';
  await table.figure(target).click();
  await expect(table.decision.getByRole('table', { name: say('sum.title') })).toBeVisible();
  await table.button('confirm.attack').click();
  await table.tab('log');
  await expect(table.told('event.attack_rolled')).toBeVisible();

  await home.back();
  await home.openGame(await moment((owed) => owed.ask === 'choose_section', duels));
  await expect(table.decision.getByText(like('ask.choose_section'))).toBeVisible();
  await table.decision.getByRole('button', { name: like('desk.answer.section_front') }).or(table.decision.getByRole('button', { name: like('desk.answer.section_rear') })).first().click();
  await expect(table.decision.getByText(like('ask.choose_section'))).toBeHidden();
});
