import { describe, expect, it } from 'vitest';
import { GameShelf, isBroken, mostGames, PageShelf } from './storage';

const game = (id: string, saved: number) => ({ id, title: id, saved, round: 1, over: false, replay: 'x'.repeat(100) });

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
  it('beyond the most that are kept go, the oldest first', () => {
    const games = new GameShelf(new PageShelf());
    for (let n = 0; n < mostGames + 3; ++n) games.put(game(`g${n}`, n));
    expect(games.list()).toHaveLength(mostGames);
    expect(games.get('g0')).toBeNull();
  });
  it('make room when the browser has none', () => {
    const shelf = new PageShelf();
    const put = shelf.setItem;
    shelf.setItem = (key, text) => {
      if (shelf.length >= 2 && shelf.getItem(key) === null) throw new Error('full');
      put(key, text);
    };
    const games = new GameShelf(shelf);
    games.put(game('a', 1));
    games.put(game('b', 2));
    expect(games.put(game('c', 3))).toBe(true);
    expect(games.list().map(({ id }) => id)).toEqual(['c', 'b']);
  });
});
