// Games kept in this browser, newest first. Every answer stores the whole replay, so that a reload
// or a crash loses nothing. What is read is never trusted: an entry that cannot be read is listed
// as broken, with its text, so that a person may save or delete it.

export interface StoredGame {
  id: string;
  title: string;
  saved: number; // milliseconds
  round: number;
  over: boolean;
  replay: string;
}
export interface BrokenGame {
  id: string;
  broken: true;
  text: string;
}
export type Kept = StoredGame | BrokenGame;
/** The part of Storage that is used. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const prefix = 'six-skulls/game/';
export const mostGames = 12;

export function isBroken(game: Kept): game is BrokenGame {
  return 'broken' in game;
}

function read(id: string, text: string): Kept {
  try {
    const game = JSON.parse(text) as Partial<StoredGame> | null;
    const { title, saved, round, over, replay } = game ?? {};
    if (
      typeof title === 'string' &&
      typeof saved === 'number' &&
      typeof round === 'number' &&
      typeof over === 'boolean' &&
      typeof replay === 'string'
    )
      return { id, title, saved, round, over, replay };
  } catch {
    // broken, as below
  }
  return { id, broken: true, text };
}

export class GameShelf {
  constructor(private shelf: Shelf) {}

  get(id: string): Kept | null {
    const text = this.shelf.getItem(prefix + id);
    return text === null ? null : read(id, text);
  }

  list(): Kept[] {
    const ids: string[] = [];
    for (let i = 0; i < this.shelf.length; ++i) {
      const key = this.shelf.key(i);
      if (key?.startsWith(prefix)) ids.push(key.slice(prefix.length));
    }
    const games = ids.flatMap((id) => this.get(id) ?? []);
    const age = (game: Kept) => (isBroken(game) ? 0 : game.saved);
    return games.sort((a, b) => age(b) - age(a));
  }

  /** False when there is no room even after the oldest games went. */
  put({ id, ...game }: StoredGame): boolean {
    const others = this.list().filter((kept) => kept.id !== id);
    for (const kept of others.slice(mostGames - 1)) if (!isBroken(kept)) this.remove(kept.id);
    const oldest = others.filter((kept) => !isBroken(kept)).reverse();
    for (;;) {
      try {
        this.shelf.setItem(prefix + id, JSON.stringify(game));
        return true;
      } catch {
        const last = oldest.shift();
        if (!last) return false;
        this.remove(last.id);
      }
    }
  }

  remove(id: string): void {
    this.shelf.removeItem(prefix + id);
  }
}

/** Where storage is forbidden, games last as long as the page. */
export class PageShelf implements Shelf {
  private entries = new Map<string, string>();
  get length(): number {
    return this.entries.size;
  }
  key = (n: number) => [...this.entries.keys()][n] ?? null;
  getItem = (key: string) => this.entries.get(key) ?? null;
  setItem = (key: string, text: string) => void this.entries.set(key, text);
  removeItem = (key: string) => void this.entries.delete(key);
}

function browserShelf(): Shelf {
  try {
    localStorage.getItem(prefix);
    return localStorage;
  } catch {
    return new PageShelf();
  }
}

export const games = new GameShelf(browserShelf());
/** Not secret, only different. */
export const newId = (): string => Date.now().toString(36) + Math.random().toString(36).slice(2, 6);
