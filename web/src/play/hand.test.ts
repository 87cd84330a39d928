// What the hand asks and sends; what the engine answers is written down here.
import { beforeEach, describe, expect, it } from 'vitest';
import { change } from '../app/settings';
import type { Engine } from '../engine/client';
import type { Choice, Owed, Place, Refusal, TableAnswer, TableView, WayAnswer } from '../engine/protocol';
import { fill } from '../words';
import { en } from '../words/en';
import { Hand } from './hand';
import { emptyHand } from './hand_state';
import { doingWords } from './Live';
import { Session } from './session';
import { GameShelf, PageShelf } from './storage';

const refusal: Refusal = { reason: 'beyond_speed', sentence: 'Too far.', clause: 'U-MOVE-1', figure: 'r1', other: null, piece: null, where: [9000, 1000] };
const way: WayAnswer = {
  figure: 'r1', at: [5000, 1000], facing: 0, reached: true, path: [[1000, 1000], [5000, 1000]], length: 4000,
  contacts: [], breakAway: null, command: 'move r1 to 5,1 facing 0', refusal: null,
};
const table = (answered: number, ask: string, by: Owed['by'] = null): TableView =>
  ({
    mode: 'sandbox', phase: 'playing', round: 1, answered, seats: [], mapName: '', unused: ['r1'],
    owed: { ask, seat: by ? null : 'red', sentence: ask, clause: null, figure: ask === 'choose_path' ? 'r1' : null, other: null, dice: by ? 1 : 0, sections: [], by, answers: [], going: null, items: [], members: [] },
    figures: [{ label: 'r1', owner: 'red', at: [1000, 1000], facing: 0, whereabouts: 'on_table', sections: [] }],
  }) as unknown as TableView;
const answer = (next: TableView): TableAnswer => ({ told: [], table: next });

function sit(answers: Record<string, object[]>) {
  const asked: [string, object][] = [];
  const engine = {
    request: async (name: string, ask: object) => {
      asked.push([name, ask]);
      const list = answers[name] ?? [];
      return (list.length > 1 ? list.shift() : list[0]) ?? { error: { key: 'none', where: '', sentence: name } };
    },
  };
  const session = new Session(engine as unknown as Engine, new GameShelf(new PageShelf()), 'one');
  const hand = new Hand(session);
  session.shown.subscribe(() => hand.refresh());
  const sent = () => asked.flatMap(([name, ask]) => (name === 'answer' ? [(ask as { command: string }).command] : []));
  return { session, hand, asked, sent };
}
const reach = { figure: 'r1', normal: 8000, furthest: 8000, refusal: null, region: [], beyond: [], breakAway: null };
const choices = { figure: 'r1', choices: [{ what: 'move', allowed: true, targets: [] }] };
const settled = () => new Promise((done) => setTimeout(done, 5));

beforeEach(() => change({ pace: 'instant', motion: 'none', handOver: false, language: 'en' }));

async function sentOff(after: object[], ways: object[] = [way]) {
  const play = sit({ lay: [answer(table(0, 'give_action'))], table: [answer(table(0, 'give_action'))], choices: [choices], reach: [reach], way: ways, answer: after, go_on: [answer(table(2, 'choose_path'))] });
  await play.session.lay('');
  await play.hand.select('r1');
  play.hand.drop([5000, 1000], 300);
  await settled();
  await play.hand.confirm();
  await settled();
  return play;
}

describe('after a die that lets a figure go', () => {
  it('goes the way that was said, without asking again', async () => {
    const { hand, sent } = await sentOff([answer(table(1, 'break_away', 'dice')), answer(table(3, 'give_action'))]);
    expect(sent()).toEqual([way.command, way.command]);
    expect(hand.owed?.ask).toBe('give_action');
  });
  it('asks when that way cannot be gone any more', async () => {
    const { hand, sent } = await sentOff([answer(table(1, 'break_away', 'dice'))], [way, { ...way, at: [4000, 1000], reached: false, refusal }]);
    expect(sent()).toEqual([way.command]);
    expect(hand.owed?.ask).toBe('choose_path');
    expect(hand.state.get()).toMatchObject({ task: { kind: 'move', dropped: true, way: { at: [4000, 1000] } }, blocked: null });
  });
});

describe('a figure that may go in several ways', () => {
  const takeOff = { what: 'move', allowed: true, targets: [], section: null, going: { level: 'up' } };
  it('is taken up simply, and as it is told to go', async () => {
    const play = sit({ lay: [answer(table(0, 'give_action'))], table: [answer(table(0, 'give_action'))], choices: [{ figure: 'r1', choices: [takeOff, { what: 'move', allowed: true, targets: [], going: null }] }], reach: [reach], way: [way] });
    await play.session.lay('');
    await play.hand.select('r1');
    await settled();
    await play.hand.choose(takeOff as unknown as Choice);
    play.hand.drop([5000, 1000], 300);
    await settled();
    const reached = play.asked.flatMap(([name, ask]) => (name === 'reach' ? [ask] : []));
    expect(reached).toEqual([{ figure: 'r1' }, { figure: 'r1', going: { level: 'up' } }]);
    expect(play.asked.at(-1)).toEqual(['way', { figure: 'r1', to: [5000, 1000], near: 300, going: { level: 'up' } }]);
  });
});

describe('a shot at a place', () => {
  const shot = { what: 'shoot', allowed: true, ability: 'bombardment', section: null, area: 1000, targets: [{ figure: 'b1', point: [9000, 1000], allowed: true, manners: [] }, { figure: 'b2', point: [8000, 1000], allowed: true, manners: [] }], manners: [] };
  it('is aimed by a tap on the ground, or on whoever stands there', async () => {
    const play = sit({ lay: [answer(table(0, 'give_action'))], table: [answer(table(0, 'give_action'))], choices: [choices], reach: [reach], why: [{ legal: true, command: 'shoot', refusal: null, lines: [] }] });
    await play.session.lay('');
    await play.hand.select('r1');
    await settled();
    await play.hand.choose(shot as unknown as Choice);
    play.hand.ground([7000, 2000], 300);
    await settled();
    await play.hand.pick('b1', false);
    await settled();
    const points = play.asked.flatMap(([name, ask]) => (name === 'why' ? [(ask as { attack: { targets: string[]; point: Place } }).attack] : []));
    expect(points.map(({ point }) => point)).toEqual([[7000, 2000], [9000, 1000]]);
    expect(points.every(({ targets }) => targets.length === 0)).toBe(true);
    expect(play.hand.state.get()).toMatchObject({ command: 'shoot', task: { point: [9000, 1000], targets: ['b1'] } });
  });
});

describe('a spell at a place', () => {
  const casting = { book: 'tome', spell: 'circle', browse: false };
  const circle = { what: 'cast', allowed: true, ability: null, section: null, area: 500, casting, targets: [], manners: [] };
  it('is aimed by a tap on the ground or by the cursor, also where nobody is near', async () => {
    const play = sit({ lay: [answer(table(0, 'give_action'))], table: [answer(table(0, 'give_action'))], choices: [choices], reach: [reach], why: [{ legal: true, command: 'cast', refusal: null, lines: [] }] });
    await play.session.lay('');
    await play.hand.select('r1');
    await settled();
    await play.hand.choose(circle as unknown as Choice);
    expect(play.hand.state.get()).toMatchObject({ command: null, task: { kind: 'aim', point: null } });
    play.hand.ground([7000, 2000], 300);
    await settled();
    expect(play.asked.at(-1)).toEqual(['why', { cast: { figure: 'r1', ...casting, point: [7000, 2000] } }]);
    expect(play.hand.state.get()).toMatchObject({ command: 'cast', task: { point: [7000, 2000] } });
  });
});

describe('a way that is shorter than wished', () => {
  const short = { ...way, reached: false, refusal };
  it('is not forbidden: it can be sent, and is told before what was refused', async () => {
    const { hand, asked } = await sentOff([answer(table(1, 'give_action'))], [short]);
    expect(asked.find(([name]) => name === 'way')?.[1]).toMatchObject({ to: [5000, 1000], near: 300 });
    const t = ((key: keyof typeof en, args?: Record<string, string>) => fill(en[key], args)) as Parameters<typeof doingWords>[0];
    const task = { kind: 'move', figure: 'r1', sections: [], going: null, reach, way: short, wish: [9000, 1000], dropped: true } as const;
    const said = doingWords(t, { ...emptyHand, task: { ...task, sections: [], wish: [9000, 1000] } });
    expect(said).toBe('4 inches. As near as it gets: Too far.');
    expect(hand.state.get().blocked).toBeNull();
  });
});
