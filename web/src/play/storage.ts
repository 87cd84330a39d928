// Games kept in this browser, newest first. Every answer adds its lines to the recording (pieces.ts),
// so that a reload or a crash loses nothing. What is read is never trusted: an entry that cannot be
// read is listed as broken, with its text, so that a person may save or delete it. Nothing goes by
// itself: who wants room is asked what to let go. A game is written by one tab at a time, whose name
// it bears.
import { keysOf, markOf, read, wholePart, write, type Extent, type Part, type Shelf } from './pieces';

export type { Shelf } from './pieces';

/** What is told of a game in a list. */
export interface Card {
  id: string;
  title: string;
  saved: number; // milliseconds
  round: number;
  over: boolean;
}
export interface StoredGame extends Card {
  replay: string;
}
export interface BrokenGame {
  id: string;
  broken: true;
  text: string;
}
export type Kept = StoredGame | BrokenGame;
/** What came of putting a game on the shelf: there was no room, or another tab plays it now. */
export type Put = 'kept' | 'no_room' | 'taken';

/** As it lies there. Earlier versions had the whole recording in `replay`. */
interface Entry {
  card: Card;
  writer: string | null;
  recording: Extent | string;
}

const prefix = 'six-skulls/game/';
/** From here on whoever begins another game is asked whether one may go. */
export const mostGames = 12;

export function isBroken(game: Card | BrokenGame): game is BrokenGame {
  return 'broken' in game;
}

function entryOf(id: string, text: string): Entry | null {
  try {
    const { title, saved, round, over, writer, replay, series, lines, end } = (JSON.parse(text) ?? {}) as Record<string, unknown>;
    if (typeof title !== 'string' || typeof saved !== 'number' || typeof round !== 'number' || typeof over !== 'boolean') return null;
    const entry = { card: { id, title, saved, round, over }, writer: typeof writer === 'string' ? writer : null };
    if (typeof replay === 'string') return { ...entry, recording: replay };
    if (typeof series === 'number' && typeof lines === 'number' && typeof end === 'string') return { ...entry, recording: { series, lines, end } };
  } catch {
    // broken
  }
  return null;
}

function textOf({ card: { id: _, ...card }, writer, recording }: Entry): string {
  return JSON.stringify({ ...card, ...(typeof recording === 'string' ? { replay: recording } : recording), writer });
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
    if (text === null) return null;
    const entry = entryOf(id, text);
    const replay = typeof entry?.recording === 'object' ? read(this.shelf, id, entry.recording) : entry?.recording;
    return entry && typeof replay === 'string' ? { ...entry.card, replay } : this.damaged(id);
  }

  /** Of a game that can be read. */
  card(id: string): Card | null {
    return this.entry(id)?.card ?? null;
  }

  list(): (Card | BrokenGame)[] {
    const ids: string[] = [];
    for (let i = 0; i < this.shelf.length; ++i) {
      const key = this.shelf.key(i);
      if (key?.startsWith(prefix)) ids.push(key.slice(prefix.length));
    }
    const games = ids.map((id) => this.card(id) ?? this.damaged(id));
    const age = (game: Card | BrokenGame) => (isBroken(game) ? 0 : game.saved);
    return games.sort((a, b) => age(b) - age(a));
  }

  /** The one that would be missed least: the oldest finished game, or else the oldest of all. */
  oldest(): Card | null {
    const games = this.list().flatMap((kept) => (isBroken(kept) ? [] : [kept]));
    return games.filter((game) => game.over).at(-1) ?? games.at(-1) ?? null;
  }

  /** The whole game. */
  put({ replay, ...card }: StoredGame): Put {
    return this.add(card, wholePart(replay));
  }

  /** The last line that is kept of a game: what follows on it can be added. */
  markOf(id: string): string | null {
    const recording = this.entry(id)?.recording;
    return recording === undefined || typeof recording === 'string' ? null : markOf(this.shelf, id, recording);
  }

  /** What a game has gained since that line; or all of it. */
  add(card: Card, part: Part): Put {
    const { id } = card;
    const before = this.entry(id);
    const writer = before?.writer ?? null;
    if (writer !== null && writer !== this.tab) return 'taken';
    const extent = before && typeof before.recording !== 'string' ? before.recording : null;
    try {
      const recording = write(this.shelf, id, extent, part);
      this.shelf.setItem(prefix + id, textOf({ card, writer: this.tab, recording }));
      if (recording.series !== extent?.series) this.clear(id, recording.series);
      return 'kept';
    } catch {
      this.clear(id, extent?.series);
      return 'no_room';
    }
  }

  /** From now on this tab writes it, whoever did before. */
  takeOver(id: string): void {
    const entry = this.entry(id);
    try {
      if (entry) this.shelf.setItem(prefix + id, textOf({ ...entry, writer: this.tab }));
    } catch {
      // no room for a word more: then nothing can be added either, and that is said
    }
  }

  /** What `restore` needs to have it as it was. */
  remove(id: string): string | null {
    const keys = [prefix + id, ...keysOf(this.shelf, id)];
    const entries = keys.flatMap((key) => {
      const text = this.shelf.getItem(key);
      this.shelf.removeItem(key);
      return text === null ? [] : [[key, text]];
    });
    return entries.length > 0 ? JSON.stringify(entries) : null;
  }

  restore(removed: string): void {
    for (const [key, text] of (JSON.parse(removed) as [string, string][]).reverse()) this.shelf.setItem(key, text);
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

  /** With all that is left of it. */
  private damaged(id: string): BrokenGame {
    return { id, broken: true, text: [...keysOf(this.shelf, id), prefix + id].map((key) => this.shelf.getItem(key)).join('') };
  }

  /** Only pieces of this series count. */
  private clear(id: string, series: number | undefined): void {
    for (const key of keysOf(this.shelf, id, series)) this.shelf.removeItem(key);
  }

  private entry(id: string): Entry | null {
    const text = this.shelf.getItem(prefix + id);
    return text === null ? null : entryOf(id, text);
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
