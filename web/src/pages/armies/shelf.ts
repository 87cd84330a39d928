// Armies kept in this browser: the one being built, and those saved. What is stored is never trusted.
import { Store } from '../../app/store';
import { newId } from '../../play/storage';
import { noArmy, readArmy, type Army } from './army';

const benchKey = 'six-skulls/army-bench';
const savedKey = 'six-skulls/armies';

function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
  } catch {
    return null; // nothing that can be read, or storage is forbidden here
  }
}

/** False: the last change could not be written down. */
export const written = new Store(true);

/** A store that is written down whenever it changes. */
function keep<T>(key: string, store: Store<T>): Store<T> {
  store.subscribe(() => {
    try {
      localStorage.setItem(key, JSON.stringify(store.get()));
      written.set(true);
    } catch {
      written.set(false);
    }
  });
  return store;
}

export interface SavedArmy {
  key: string;
  army: Army;
}
function readSaved(told: unknown): SavedArmy[] {
  if (!Array.isArray(told)) return [];
  return told.flatMap((one: unknown) => {
    const { key, army } = (one ?? {}) as Record<string, unknown>;
    const read = readArmy(army);
    return typeof key === 'string' && read ? [{ key, army: read }] : [];
  });
}

export const workbench = keep(benchKey, new Store<Army>(readArmy(stored(benchKey)) ?? noArmy));
export const saved = keep(savedKey, new Store<SavedArmy[]>(readSaved(stored(savedKey))));

/** Of the same name it takes the old one's place. False when it lasts only as long as the page. */
export function save(army: Army): boolean {
  const others = saved.get().filter((one) => one.army.name !== army.name);
  saved.set([{ key: newId(), army }, ...others]);
  return written.get();
}

export const forget = (key: string): void => saved.set(saved.get().filter((one) => one.key !== key));
