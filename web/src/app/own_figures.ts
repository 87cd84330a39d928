// A player's own figures, built in the workshop or imported: figures files (docs/formats.md) kept in
// this browser, in the database `six-skulls`, store `user-figures`, each by its id. The program finds
// it as a file of the user's (io/library/user_data.h), user/sixskulls/figures/<id>.json, so that one that
// cannot be read keeps no other out.
import type { FigureFile } from '../pages/figures/data';
import { Store } from './store';

const store = 'user-figures';
export const fileOf = (id: string): string => `user/sixskulls/figures/${id}.json`;

export type OwnFigure = FigureFile;
export interface KeptSet {
  id: string;
  name: string;
  figures: number;
}
/** As it is kept: id and text of the file. */
export type Entry = [id: string, text: string];

const isId = (id: unknown): id is string => typeof id === 'string' && /^[a-z0-9_]{1,64}$/.test(id);

/** Enough of a figure to be laid on the bench; the rest the program judges. */
function isFigure(told: unknown): told is OwnFigure {
  if (typeof told !== 'object' || told === null) return false;
  const { id, name, factions, levels, dials } = told as Record<string, unknown>;
  const some = (list: unknown, each: (one: unknown) => boolean): boolean => list === undefined || (Array.isArray(list) && list.every(each));
  const isDial = (one: unknown): boolean => Array.isArray((one as { clicks?: unknown } | null)?.clicks);
  const isLevel = (one: unknown): boolean => {
    const level = one as { name?: unknown; dials?: unknown } | null;
    return typeof level?.name === 'string' && some(level.dials, isDial);
  };
  return (
    isId(id) && typeof name === 'string' && Array.isArray(factions) && factions.every((one) => typeof one === 'string') &&
    some(levels, isLevel) && some(dials, isDial)
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function contents(text: string): { set?: unknown; name?: unknown; figures: unknown[] } {
  const told = parsed(text) as { figures?: unknown } | null;
  return Array.isArray(told?.figures) ? (told as { figures: unknown[] }) : { figures: [] };
}

/** The first figure of a figures file; null: there is none that could be read. */
export function firstFigure(text: string): OwnFigure | null {
  const [first] = contents(text).figures;
  return isFigure(first) ? first : null;
}

/** A figures file of these alone. */
export const figuresFile = (figures: object[]): string => JSON.stringify({ format: 'six-skulls/figures', version: 1, figures }, null, 2);

/** Those of the workshop, by their names. */
export function figuresIn(entries: Entry[]): OwnFigure[] {
  const figures = entries.flatMap(([id, text]) => {
    const figure = typeof contents(text).set === 'string' ? null : firstFigure(text);
    return figure?.id === id ? [figure] : [];
  });
  return figures.sort((a, b) => a.name.localeCompare(b.name));
}

/** Those that were imported. */
export function setsIn(entries: Entry[]): KeptSet[] {
  return entries.flatMap(([id, text]) => {
    const { set, name, figures } = contents(text);
    return set === id ? [{ id, name: typeof name === 'string' ? name : id, figures: figures.length }] : [];
  });
}

export function freeId(wanted: string, taken: string[]): string {
  let id = wanted;
  for (let n = 2; taken.includes(id); ++n) id = `${wanted}_${n}`;
  return id;
}

// --- what earlier versions kept in localStorage: one list of the workshop's figures ---

const before = 'six-skulls/own-figures';

/** As entries beside those there are. What is no figure is taken too: the program says what is wrong with it. */
export function fromBefore(text: string, entries: Entry[]): Entry[] {
  const told = parsed(text);
  const all = [...entries];
  for (const one of Array.isArray(told) ? (told as unknown[]) : [text]) {
    const wanted = isFigure(one) ? one.id : 'damaged';
    const fileAs = (id: string) => (isFigure(one) ? figuresFile([{ ...one, id }]) : typeof one === 'string' ? one : JSON.stringify(one));
    if (all.some(([id, file]) => id.startsWith(wanted) && file === fileAs(id))) continue; // taken over, and then something came in between
    const id = freeId(wanted, all.map(([taken]) => taken));
    all.push([id, fileAs(id)]);
  }
  return all.slice(entries.length);
}

function leftBefore(): string | null {
  try {
    return localStorage.getItem(before);
  } catch {
    return null; // storage is forbidden here
  }
}

// --- the database ---

function open(): Promise<IDBDatabase> {
  return new Promise((settle, fail) => {
    const asking = indexedDB.open('six-skulls', 1);
    asking.onupgradeneeded = () => asking.result.createObjectStore(store);
    asking.onsuccess = () => settle(asking.result);
    asking.onerror = () => fail(asking.error);
  });
}

/** All that `ask` wants is done, or nothing; what it returns is called when it is. */
async function inStore<T>(mode: IDBTransactionMode, ask: (figures: IDBObjectStore) => () => T): Promise<T> {
  const database = await open();
  try {
    return await new Promise((settle, fail) => {
      const deal = database.transaction(store, mode);
      const answer = ask(deal.objectStore(store));
      deal.oncomplete = () => settle(answer());
      deal.onabort = () => fail(deal.error); // no room, for one
      deal.onerror = () => fail(deal.error);
    });
  } finally {
    database.close();
  }
}

const stored = (): Promise<Entry[]> =>
  inStore('readonly', (figures) => {
    const ids = figures.getAllKeys();
    const texts = figures.getAll();
    return () => ids.result.map((id, n) => [String(id), String(texts.result[n])]);
  });

const put = (entries: Entry[]): Promise<void> =>
  inStore('readwrite', (figures) => {
    for (const [id, text] of entries) figures.put(text, id);
    return () => undefined;
  });

async function read(): Promise<Entry[]> {
  const left = leftBefore();
  try {
    if (left !== null) {
      await put(fromBefore(left, await stored()));
      localStorage.removeItem(before);
    }
    return await stored();
  } catch {
    return left === null ? [] : fromBefore(left, []); // this browser has no database, or no room in it
  }
}

/** What is kept; null: not read yet. */
export const own = new Store<Entry[] | null>(null);

export async function readOwn(): Promise<Entry[]> {
  const entries = await read();
  own.set(entries);
  return entries;
}

/** The program reads own figures once, so whoever changes them begins it anew. False: it is not kept. */
export async function keepOwn(id: string, text: string): Promise<boolean> {
  const done = await put([[id, text]]).then(() => true, () => false);
  await readOwn();
  return done;
}

export async function removeOwn(id: string): Promise<void> {
  await inStore('readwrite', (figures) => {
    figures.delete(id);
    return () => undefined;
  }).catch(() => undefined);
  await readOwn();
}

/** For the engine, by the names it finds them by. */
export async function ownFiles(): Promise<Record<string, string>> {
  return Object.fromEntries((await readOwn()).map(([id, text]) => [fileOf(id), text]));
}
