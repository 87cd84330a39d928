// Games kept in this browser, newest first. Every answer stores the whole replay, so that a reload
// or a crash loses nothing. What is read is never trusted: an entry that cannot be read is listed
// as broken, with its text, so that a person may save or delete it. Nothing goes by itself: who
// wants room is asked what to let go. A game is written by one tab at a time, whose name it bears.

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
/** What came of putting a game on the shelf: there was no room, or another tab plays it now. */
export type Put = 'kept' | 'no_room' | 'taken';

const prefix = 'six-skulls/game/';
/** From here on whoever begins another game is asked whether one may go. */
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

function writerOf(text: string | null): string | null {
  try {
    return (JSON.parse(text ?? '') as { writer?: string } | null)?.writer ?? null;
  } catch {
    return null;
  }
}

/** Not secret, only different. */
export const newId = (): string => Date.now().toString(36) + Math.random().toString(36).slice(2, 6);

export class GameShelf {
  constructor(
    private shelf: Shelf,
    readonly tab = newId(),
  ) {}

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

  /** The one that would be missed least: the oldest finished game, or else the oldest of all. */
  oldest(): StoredGame | null {
    const games = this.list().flatMap((kept) => (isBroken(kept) ? [] : [kept]));
    return games.filter((game) => game.over).at(-1) ?? games.at(-1) ?? null;
  }

  put({ id, ...game }: StoredGame): Put {
    const writer = writerOf(this.shelf.getItem(prefix + id));
    if (writer !== null && writer !== this.tab) return 'taken';
    return this.write(id, { ...game, writer: this.tab });
  }

  /** From now on this tab writes it, whoever did before. */
  takeOver(id: string): void {
    const kept = this.get(id);
    if (!kept || isBroken(kept)) return;
    const { title, saved, round, over, replay } = kept;
    this.write(id, { title, saved, round, over, replay, writer: this.tab });
  }

  remove(id: string): string | null {
    const text = this.shelf.getItem(prefix + id);
    this.shelf.removeItem(prefix + id);
    return text;
  }

  /** What was removed lies there again, as it was. */
  restore(id: string, text: string): void {
    this.shelf.setItem(prefix + id, text);
  }

  /** Calls back with the game whenever another tab has written it. */
  watch(id: string, changed: (game: StoredGame) => void): () => void {
    const listen = ({ key }: StorageEvent) => {
      const kept = key === prefix + id ? this.get(id) : null;
      if (kept && !isBroken(kept)) changed(kept);
    };
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  }

  private write(id: string, game: object): Put {
    try {
      this.shelf.setItem(prefix + id, JSON.stringify(game));
      return 'kept';
    } catch {
      return 'no_room';
    }
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

// Some browsers let read and forbid only to write; one that is merely full still lasts.
function browserShelf(): Shelf | null {
  try {
    const key = `${prefix.slice(0, -1)}-try`;
    if (localStorage.length === 0) localStorage.setItem(key, '');
    localStorage.removeItem(key);
    return localStorage;
  } catch {
    return null;
  }
}

const lasting = browserShelf();
/** False: what is kept is lost with the page, and people are told so at once. */
export const storageLasts = lasting !== null;
export const games = new GameShelf(lasting ?? new PageShelf());
