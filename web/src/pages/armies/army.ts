// An army list as files have it (docs/formats.md, six-skulls/army), and how it is changed. Whether it
// is allowed the engine says.
export interface Entry {
  id: string; // with its level: ember_wyrm@mature
  count?: number;
}
export interface Army {
  name: string;
  edition: string;
  build_total: number;
  company?: string; // the adventuring company that it is, where the edition has any
  figures: Entry[];
}

export const noArmy: Army = { name: '', edition: 'unlimited', build_total: 200, figures: [] };

const counted = (id: string, count: number): Entry => (count > 1 ? { id, count } : { id });

export function addTo(army: Army, id: string): Army {
  const there = army.figures.some((entry) => entry.id === id);
  const figures = there
    ? army.figures.map((entry) => (entry.id === id ? counted(id, (entry.count ?? 1) + 1) : entry))
    : [...army.figures, { id }];
  return { ...army, figures };
}

export function takeFrom(army: Army, id: string): Army {
  return {
    ...army,
    figures: army.figures.flatMap((entry) => {
      if (entry.id !== id) return [entry];
      const left = (entry.count ?? 1) - 1;
      return left > 0 ? [counted(id, left)] : [];
    }),
  };
}

/** At another level: an id stands once, so the same figure there already is joined. */
export function changeId(army: Army, from: string, to: string): Army {
  if (from === to) return army;
  const moved = army.figures.find((entry) => entry.id === from);
  const other = army.figures.find((entry) => entry.id === to);
  if (!moved) return army;
  const count = (moved.count ?? 1) + (other ? (other.count ?? 1) : 0);
  return { ...army, figures: army.figures.filter((entry) => entry.id !== to).map((entry) => (entry.id === from ? counted(to, count) : entry)) };
}

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
    const { id, count } = entry as Record<string, unknown>;
    return typeof id === 'string' ? [counted(id, typeof count === 'number' ? count : 1)] : [];
  });
  if (entries.length !== figures.length) return null;
  return { name, edition, build_total, ...(typeof company === 'string' && company ? { company } : {}), figures: entries };
}
