// An army list as files have it (docs/formats.md, six-skulls/army), and how it is changed. Whether it
// is allowed the engine says.
import type { FileEntry as Entry } from '../../engine/protocol';

export type { Entry };
export interface Army {
  name: string;
  edition: string;
  build_total: number;
  company?: string; // the adventuring company that it is, where the edition has any
  figures: Entry[];
}

export const noArmy: Army = { name: '', edition: 'unlimited', build_total: 200, figures: [] };

const entryOf = (id: string, count: number, items: string[] = []): Entry => ({ id, ...(count > 1 ? { count } : {}), ...(items.length > 0 ? { items } : {}) });
const plain = ({ items }: Entry) => !items?.length;

/** Of those that wield nothing an id stands once. */
function joined(army: Army, figures: Entry[]): Army {
  const counts = new Map<string, number>();
  for (const entry of figures) if (plain(entry)) counts.set(entry.id, (counts.get(entry.id) ?? 0) + (entry.count ?? 1));
  const told = figures.flatMap((entry) => {
    if (!plain(entry)) return [entry];
    const count = counts.get(entry.id);
    counts.delete(entry.id);
    return count ? [entryOf(entry.id, count)] : [];
  });
  return { ...army, figures: told };
}

const changed = (army: Army, n: number, become: (entry: Entry) => Entry[]): Army =>
  joined(army, army.figures.flatMap((entry, i) => (i === n ? become(entry) : [entry])));

export const addTo = (army: Army, id: string): Army => joined(army, [...army.figures, { id }]);

/** One more like it; items are not given twice. */
export const addLike = (army: Army, n: number): Army => addTo(army, army.figures[n]?.id ?? '');

export const takeFrom = (army: Army, n: number): Army =>
  changed(army, n, ({ id, count = 1, items }) => (count > 1 ? [entryOf(id, count - 1, items)] : []));

/** At another level. */
export const changeId = (army: Army, n: number, to: string): Army => changed(army, n, ({ count = 1, items }) => [entryOf(to, count, items)]);

/** To one of them: he stands by himself then. */
export const giveItem = (army: Army, n: number, item: string): Army =>
  changed(army, n, ({ id, count = 1, items = [] }) => [...(count > 1 ? [entryOf(id, count - 1, items)] : []), entryOf(id, 1, [...items, item])]);

export const takeItem = (army: Army, n: number, item: string): Army =>
  changed(army, n, ({ id, count = 1, items = [] }) => [entryOf(id, count, items.filter((one) => one !== item))]);

export function armyFile(army: Army, unnamed: string): object {
  return {
    format: 'six-skulls/army',
    version: 1,
    name: army.name.trim() || unnamed,
    ...(army.edition === 'unlimited' ? {} : { edition: army.edition }),
    build_total: army.build_total,
    ...(army.company ? { company: army.company } : {}),
    figures: army.figures,
  };
}

/** What was stored or came with the program; null: it is no army list. */
export function readArmy(told: unknown): Army | null {
  if (typeof told !== 'object' || told === null) return null;
  const { name, edition = 'unlimited', build_total, company, figures } = told as Record<string, unknown>;
  if (typeof name !== 'string' || typeof edition !== 'string' || typeof build_total !== 'number' || !Array.isArray(figures)) return null;
  const entries = figures.flatMap((entry: unknown): Entry[] => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { id, count, items } = entry as Record<string, unknown>;
    const wielded = Array.isArray(items) ? items.filter((one) => typeof one === 'string') : [];
    return typeof id === 'string' ? [entryOf(id, typeof count === 'number' ? count : 1, wielded)] : [];
  });
  if (entries.length !== figures.length) return null;
  return { name, edition, build_total, ...(typeof company === 'string' && company ? { company } : {}), figures: entries };
}
