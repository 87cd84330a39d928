// A reload in the middle of every kind of question: the same question is asked again, and answered.
// Two kinds nobody is asked in the browser: choose_terrain and place_terrain belong to battlefields
// that players lay themselves, and every battle here has its map.
import { expect, test } from '@playwright/test';
import type { Player } from '../src/engine/protocol';
import { ask, playUntil } from './support/engine';
import { Home } from './support/home';
import { halberdiers, healing, moment, threeAbreast } from './support/moments';
import { prefer, quick, Table } from './support/table';

type Found = () => Promise<string>;
const people: Player[] = ['human', 'human'];

/** Met by bots who play. */
const played = (kind: string): [string, Found] => [kind, () => moment((owed) => owed.ask === kind)];
/** Met by whoever sets up himself. */
const byHand = (kind: string, name: string): [string, Found] => [
  kind,
  async () => (await playUntil({ setup: { name }, seed: '1', deploy: 'hand', players: people }, (owed) => owed.ask === kind)) ?? '',
];

const kinds: Record<string, [string, Found][]> = {
  'in most battles @first': ['give_action', 'free_spin', 'dodge', 'choose_path', 'take_clicks', 'cancel_abilities'].map(played),
  'in some battles': ['turn_in_place', 'place_figure', 'begin_turn', 'choose_section', 'follow_up', 'face_anywhere'].map(played),
  'before the battle': [
    // A game that was saved before anybody had an army.
    ['choose_army', async () => {
      await ask('begin', { setup: { name: 'first_battle' }, seed: '1' });
      return (await ask('replay', {})).text;
    }],
    byHand('choose_edge', 'first_battle'),
    byHand('deploy', 'first_battle'),
    byHand('build_section', 'heron_siege'),
  ],
  'when a person wants it so': [
    ['choose_paths', () => threeAbreast(halberdiers, 'ahead', (owed) => owed.ask === 'choose_paths', (owed) => (owed.ask === 'give_action' ? 'form r1 r2 r3' : null))],
    ['choose_healing', () => threeAbreast({ wayfarer_surgeon: 1, candle_hill_watchman: 2 }, 'along', (owed) => owed.ask === 'choose_healing', healing)],
    ['agree_to_end', async () => (await playUntil({ setup: { name: 'first_battle' }, seed: '1', players: people }, (owed) => owed.ask === 'agree_to_end', (owed) => (owed.ask === 'give_action' ? 'offer_end' : null))) ?? ''],
  ],
};

for (const [when, asked] of Object.entries(kinds))
  test(`a reload loses no question: those asked ${when}`, async ({ page }) => {
    await prefer(page, quick);
    const home = new Home(page);
    const table = new Table(page);
    await home.open();
    for (const [kind, found] of asked)
      await test.step(kind, async () => {
        await home.openGame(await found());
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
