import { describe, expect, it } from 'vitest';
import { GameShelf, isBroken, mostGames, PageShelf } from './storage';

const game = (id: string, saved: number) => ({ id, title: id, saved, round: 1, over: false, replay: `{"header"}\n{"n":1}\n${'x'.repeat(100)}` });

describe('stored games', () => {
  it('are listed newest first and can be deleted', () => {
    const games = new GameShelf(new PageShelf());
    games.put(game('old', 1));
    games.put(game('new', 2));
    expect(games.list().map(({ id }) => id)).toEqual(['new', 'old']);
    games.remove('new');
    expect(games.get('new')).toBeNull();
    expect(games.get('old')).toEqual(game('old', 1));
  });
  it('that are damaged are told as such, with their text', () => {
    const shelf = new PageShelf();
    const games = new GameShelf(shelf);
    for (const text of ['{"title": 3}', '{', 'null', '[]']) {
      shelf.setItem('six-skulls/game/bad', text);
      expect(games.get('bad')).toEqual({ id: 'bad', broken: true, text });
    }
    expect(games.list().every(isBroken)).toBe(true);
  });
  it('never go by themselves, however many there are', () => {
    const games = new GameShelf(new PageShelf());
    for (let n = 0; n < mostGames + 3; ++n) games.put(game(`g${n}`, n));
    expect(games.list()).toHaveLength(mostGames + 3);
  });
  it('that would be missed least are the oldest finished ones, then the oldest', () => {
    const games = new GameShelf(new PageShelf());
    expect(games.oldest()).toBeNull();
    for (const n of [1, 2, 3]) games.put(game(`g${n}`, n));
    expect(games.oldest()?.id).toBe('g1');
    games.put({ ...game('g2', 2), over: true });
    games.put({ ...game('g3', 3), over: true });
    expect(games.oldest()?.id).toBe('g2');
  });
  it('are not kept where there is no room, and nothing else goes for them', () => {
    const shelf = new PageShelf();
    const put = shelf.setItem;
    let most = 100;
    shelf.setItem = (key, text) => {
      if (shelf.length >= most && shelf.getItem(key) === null) throw new Error('full');
      put(key, text);
    };
    const games = new GameShelf(shelf);
    games.put(game('a', 1));
    games.put(game('b', 2));
    const taken = shelf.length;
    for (most = taken; most < taken + 2; ++most) {
      expect(games.put(game('c', 3))).toBe('no_room');
      expect(games.put({ ...game('b', 3), replay: 'other\n'.repeat(3) })).toBe('no_room');
      expect(games.list().map(({ id }) => id)).toEqual(['b', 'a']);
      expect(games.get('b')).toEqual(game('b', 2));
      expect(shelf.length).toBe(taken);
    }
  });
  it('of earlier versions are read, and gone on with', () => {
    const shelf = new PageShelf();
    const games = new GameShelf(shelf);
    const { id, ...old } = game('a', 1);
    shelf.setItem('six-skulls/game/a', JSON.stringify({ ...old, writer: null }));
    expect(games.get('a')).toEqual({ id, ...old });
    expect(games.list()).toHaveLength(1);
    expect(games.markOf('a')).toBeNull();
    games.takeOver('a');
    expect(games.get('a')).toEqual({ id, ...old });
    expect(games.put(game('a', 2))).toBe('kept');
    expect(games.get('a')).toEqual(game('a', 2));
  });
  it('of which a part is missing are damaged, and what is left can be saved', () => {
    const shelf = new PageShelf();
    const games = new GameShelf(shelf);
    games.put(game('a', 1));
    shelf.removeItem('six-skulls/part/a/0/0');
    expect(games.get('a')).toMatchObject({ broken: true, text: expect.stringContaining('{"n":1}') as string });
    shelf.setItem('six-skulls/game/a', 'x');
    expect(games.list()).toEqual([{ id: 'a', broken: true, text: '{"n":1}\nx' }]);
  });
  it('that were deleted can be taken back as they were', () => {
    const games = new GameShelf(new PageShelf());
    games.put(game('a', 1));
    const removed = games.remove('a');
    expect(games.get('a')).toBeNull();
    games.restore(removed ?? '[]');
    expect(games.get('a')).toEqual(game('a', 1));
  });
  it('are written by one tab at a time', () => {
    const shelf = new PageShelf();
    const [one, other] = [new GameShelf(shelf, 'one'), new GameShelf(shelf, 'other')];
    expect(one.put(game('a', 1))).toBe('kept');
    expect(other.put({ ...game('a', 2), round: 9 })).toBe('taken');
    expect(one.get('a')).toEqual(game('a', 1));
    other.takeOver('a');
    expect(other.put({ ...game('a', 2), round: 2 })).toBe('kept');
    expect(one.put({ ...game('a', 3), round: 9 })).toBe('taken');
    expect(one.get('a')).toMatchObject({ round: 2 });
  });
});
