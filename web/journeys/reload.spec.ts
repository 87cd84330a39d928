// A reload in the middle of every kind of question: the same question is asked again, and answered.
import { expect, test } from '@playwright/test';
import { Home } from './support/home';
import { moment } from './support/moments';
import { prefer, quick, Table } from './support/table';

// Found in these battles by the engine; the first six are asked in most battles.
const often = ['give_action', 'free_spin', 'dodge', 'choose_path', 'take_clicks', 'cancel_abilities'];
const seldom = ['turn_in_place', 'place_figure', 'begin_turn', 'choose_section', 'follow_up', 'face_anywhere'];

for (const [name, kinds] of [['often @first', often], ['seldom', seldom]] as const)
  test(`a reload loses no question: those asked ${name}`, async ({ page }) => {
    await prefer(page, quick);
    const home = new Home(page);
    const table = new Table(page);
    await home.open();
    for (const kind of kinds)
      await test.step(kind, async () => {
        await home.openGame(await moment((owed) => owed.ask === kind));
        await table.myTurn();
        const asked = await table.question();
        await table.reloaded();
        await table.myTurn();
        expect(await table.question()).toEqual(asked);
        await table.takeHint();
        await expect(table.over.or(table.board).first()).toBeVisible();
        await home.back();
      });
  });
