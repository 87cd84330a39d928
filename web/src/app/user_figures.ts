// Figures of a player's own, imported or built: kept in this browser, in the database `six-skulls`,
// store `user-figures`, by the id of their set as the text of a figures file (docs/formats.md). Handed
// to engine.run() they lie where the program looks for them: user/sixskulls/figures/<id>.json.
const store = 'user-figures';

function open(): Promise<IDBDatabase> {
  return new Promise((settle, fail) => {
    const asking = indexedDB.open('six-skulls', 1);
    asking.onupgradeneeded = () => asking.result.createObjectStore(store);
    asking.onsuccess = () => settle(asking.result);
    asking.onerror = () => fail(asking.error);
  });
}

async function inStore<T>(mode: IDBTransactionMode, ask: (sets: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise((settle, fail) => {
      const deal = database.transaction(store, mode);
      const asking = ask(deal.objectStore(store));
      deal.oncomplete = () => settle(asking.result);
      deal.onabort = () => fail(deal.error); // no room, for one
      deal.onerror = () => fail(deal.error);
    });
  } finally {
    database.close();
  }
}

// The engine keeps a file it was once given for as long as the page lives. One that was removed is
// given to it as a file without figures.
const removed = new Set<string>();
const noFigures = '{"format": "six-skulls/figures", "version": 1, "figures": []}\n';
const pathOf = (id: string) => `user/sixskulls/figures/${id}.json`;

/** For engine.run(); empty where the browser keeps nothing. */
export async function userFiles(): Promise<Record<string, string>> {
  const gone = [...removed].map((id) => [pathOf(id), noFigures] as const);
  try {
    const [ids, texts] = await Promise.all([
      inStore('readonly', (sets) => sets.getAllKeys()),
      inStore('readonly', (sets) => sets.getAll() as IDBRequest<string[]>),
    ]);
    return Object.fromEntries([...gone, ...ids.map((id, n) => [pathOf(String(id)), texts[n] ?? noFigures] as const)]);
  } catch {
    return Object.fromEntries(gone);
  }
}

/** False when this browser does not keep it. */
export async function saveUserSet(id: string, text: string): Promise<boolean> {
  try {
    await inStore('readwrite', (sets) => sets.put(text, id));
    removed.delete(id);
    return true;
  } catch {
    return false;
  }
}

export async function removeUserSet(id: string): Promise<void> {
  removed.add(id);
  await inStore('readwrite', (sets) => sets.delete(id)).catch(() => undefined);
}
