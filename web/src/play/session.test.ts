// The order in which the session asks and shows; what the engine answers is written down here.
import { beforeEach, describe, expect, it } from 'vitest';
import { change } from '../app/settings';
import type { Engine } from '../engine/client';
import type { Owed, TableAnswer, TableView } from '../engine/protocol';
import { Session } from './session';
import { GameShelf, PageShelf } from './storage';

const owed = (by: Owed['by'], seat: Owed['seat'] = 'red'): Owed => ({
  ask: 'give_action', seat, sentence: '', clause: null, figure: null, other: null, dice: by === 'dice' ? 2 : 0, sections: [], by, answers: [], cancels: [], turn: null, going: null, items: [], members: [],
});
const table = (answered: number, by: Owed['by'], seat?: Owed['seat']): TableView =>
  ({ mode: 'game', phase: 'playing', round: 1, answered, owed: owed(by, seat), seats: [{ armyName: 'A' }, { armyName: 'B' }], figures: [], mapName: 'M' }) as unknown as TableView;
const answer = (n: number, by: Owed['by'], seat?: Owed['seat']): TableAnswer => ({
  told: [{ n, seat: 'blue', by: 'bot', command: '', dice: [], ways: [], lines: [] }],
  table: table(n, by, seat),
});

/** Answers each request with the next of its list. */
class Scripted {
  asked: string[] = [];
  constructor(private answers: Record<string, object[]>) {}
  request = async (name: string) => {
    this.asked.push(name);
    if (name === 'record') return { from: 0, lines: '{}\n', end: '{"end":false}\n' };
    return this.answers[name]?.shift() ?? { error: { key: 'none', where: '', sentence: name } };
  };
}
const sit = (answers: Record<string, object[]>) => {
  const engine = new Scripted(answers);
  const games = new GameShelf(new PageShelf());
  return { engine, games, session: new Session(engine as unknown as Engine, games, 'one') };
};

beforeEach(() => change({ pace: 'instant', motion: 'none', handOver: false }));

describe('a session', () => {
  it('goes on while no person owes the answer, and stores after every answer', async () => {
    const { engine, games, session } = sit({
      begin: [{ told: [], table: table(0, 'bot') }],
      table: [{ told: [], table: table(0, 'bot') }],
      go_on: [answer(1, 'dice'), answer(2, null)],
    });
    await session.begin({ setup: { name: 'first_battle' } });
    expect(engine.asked).toEqual(['begin', 'table', 'record', 'go_on', 'record', 'go_on', 'record']);
    expect(session.shown.get()).toMatchObject({ busy: false, trouble: null });
    expect(session.shown.get().story.map(({ n }) => n)).toEqual([1, 2]);
    expect(games.get('one')).toMatchObject({ title: 'A · B', replay: '{}\n{"end":false}\n' });
  });
  it('hears an order that is given while another is on its way', async () => {
    const { engine, session } = sit({
      begin: [{ told: [], table: table(0, null) }],
      table: [{ told: [], table: table(0, null) }],
      orders: [{ told: [], table: table(0, null) }, { told: [], table: table(0, null) }],
    });
    await session.begin({ setup: { name: 'x' } });
    const orders = { spin: true, cancel: false, dodge: false, terrify: true };
    await Promise.all([session.orders('red', orders), session.orders('red', { ...orders, terrify: false })]);
    expect(engine.asked.filter((name) => name === 'orders')).toHaveLength(2);
  });
  it('keeps the table when an answer is refused', async () => {
    const { session } = sit({
      begin: [{ told: [], table: table(0, null) }],
      table: [{ told: [], table: table(0, null) }],
      answer: [{ refusal: { sentence: 'no' } }],
    });
    await session.begin({ setup: { name: 'x' } });
    expect(await session.answer('pass r1')).toBe(false);
    expect(session.shown.get().refused?.refusal.sentence).toBe('no');
    expect(session.table?.answered).toBe(0);
  });
  it('tells of a stored game that cannot be resumed, with its text', async () => {
    const { session } = sit({});
    await session.resume('rubbish');
    expect(session.shown.get().broken).toEqual({ sentence: 'resume', text: 'rubbish' });
  });
  it('asks the next person to sit down only when that is wanted', async () => {
    const play = async () => {
      const { session } = sit({
        begin: [{ told: [], table: table(0, null, 'red') }],
        table: [{ told: [], table: table(0, null, 'red') }],
        answer: [answer(1, null, 'blue')],
      });
      await session.begin({ setup: { name: 'x' } });
      await session.answer('end_turn');
      return session.shown.get().handOver;
    };
    expect(await play()).toBeNull();
    change({ handOver: true });
    expect(await play()).toBe('blue');
  });
});
