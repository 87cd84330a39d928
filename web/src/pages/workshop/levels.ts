// The levels of the figure on the bench: the same figure at several point values. Large figures,
// titans and castle sections begin further on the same dials, a Hero has a dial for each. What is
// proposed here is a beginning; whether it may be so the program says.
import { castleKinds } from '../../engine/lists.gen';
import type { FileLevel } from '../figures/data';
import { turnedBy } from '../figures/dial';
import type { Draft } from './draft';

/** How it may have levels: not at all, turned further on its dials, or each with a dial of its own. */
export type LevelForm = 'none' | 'turned' | 'own';

export function levelForm({ kind = 'warrior', factions }: Draft): LevelForm {
  if (kind !== 'warrior') return 'turned';
  return factions.includes('heroes') ? 'own' : 'none';
}

const dragonLevels: FileLevel[] = [{ name: 'ancient', points: 0, clicks: 0 }, { name: 'mature', points: 0, clicks: 2 }, { name: 'young', points: 0, clicks: 4 }];
const weights: FileLevel[] = [{ name: 'heavy', points: 0, clicks: 0 }, { name: 'light', points: 0, clicks: 3 }];

/** A dragon's ages and a castle section's weights have names of the rules; null: any name will do. */
export function namedLevels({ kind = 'warrior' }: Draft): FileLevel[] | null {
  if (kind === 'dragon') return dragonLevels;
  return castleKinds.some((one) => one === kind) ? weights : null;
}

const withLevels = ({ levels: _, points: _points, ...draft }: Draft, levels: FileLevel[]): Draft => ({ ...draft, levels });

/** Without levels: as it is at its strongest. */
export function single({ levels, ...draft }: Draft): Draft {
  const best = levels?.reduce((a, b) => (b.points > a.points ? b : a));
  return best ? { ...draft, points: best.points, dials: best.dials ?? draft.dials ?? [] } : draft;
}

/** Of another kind or faction it may not have such levels any more. */
export function settled(draft: Draft): Draft {
  const { levels } = draft;
  if (!levels) return draft;
  const form = levelForm(draft);
  const names = namedLevels(draft)?.map(({ name }) => name);
  const fit = form !== 'none' && levels.every(({ name, dials }) => (form === 'own') === (dials !== undefined) && (names?.includes(name) ?? true));
  return fit ? draft : single(draft);
}

/** An edit of the dials at a level: a Hero's are its own. */
export function atLevel(draft: Draft, level: number, edit: (draft: Draft) => Draft): Draft {
  const own = draft.levels?.[level]?.dials;
  if (!own) return edit(draft);
  const { dials = own, ...rest } = edit({ ...draft, dials: own });
  return withLevel(rest, level, { dials });
}

export function withLevel(draft: Draft, level: number, some: Partial<FileLevel>): Draft {
  return { ...draft, levels: (draft.levels ?? []).map((one, n) => (n === level ? { ...one, ...some } : one)) };
}

/** Of the dial that it turns furthest. */
const furthest = ({ clicks = 0 }: FileLevel): number => Math.max(...[clicks].flat());

function less(clicks: FileLevel['clicks'], by: FileLevel['clicks']): number | number[] {
  const list = [clicks, by].find((one) => Array.isArray(one));
  const left = (n: number) => turnedBy(clicks, n) - turnedBy(by, n);
  return list ? list.map((_, n) => left(n)) : left(0);
}

const renumbered = (levels: FileLevel[]): FileLevel[] => levels.map((level, n) => ({ ...level, name: String(n + 1) }));

function first(draft: Draft): FileLevel {
  const { points = 0, dials = [] } = draft;
  return levelForm(draft) === 'own' ? { name: '1', points, dials } : { name: '1', clicks: 0, ...namedLevels(draft)?.[0], points };
}

/** The one after the last; null: there are names for no more. */
function next(draft: Draft, levels: FileLevel[]): FileLevel | null {
  const last = levels.at(-1) ?? first(draft);
  if (levelForm(draft) === 'own') return { ...last, points: last.points + 10 };
  const points = Math.round(last.points * 0.7);
  const taken = (name: string) => levels.some((level) => level.name === name);
  const named = namedLevels(draft);
  if (named) {
    const free = named.find(({ name }) => !taken(name));
    return free ? { ...free, points } : null;
  }
  let n = levels.length + 1;
  while (taken(String(n))) ++n;
  return { name: String(n), points, clicks: furthest(last) + 1 };
}

export function moreLevels(draft: Draft): boolean {
  const most = levelForm(draft) === 'own' ? 5 : 8;
  const levels = draft.levels ?? [];
  return levelForm(draft) !== 'none' && levels.length < most && next(draft, levels) !== null;
}

/** Where there was none it is the figure as it was, and one more. */
export function addedLevel(draft: Draft): Draft {
  const levels = draft.levels ?? [first(draft)];
  const one = next(draft, levels);
  if (!one) return draft;
  if (levelForm(draft) === 'own') {
    const { dials: _, ...hero } = draft;
    return withLevels(hero, renumbered([...levels, one]));
  }
  return withLevels(draft, [...levels, one].sort((a, b) => furthest(a) - furthest(b)));
}

export function withoutLevel(draft: Draft, level: number): Draft {
  const left = (draft.levels ?? []).filter((_, n) => n !== level);
  const [strongest] = left;
  if (!strongest) return single(draft);
  if (strongest.dials) return withLevels(draft, renumbered(left));
  const turned = namedLevels(draft) ? 0 : strongest.clicks; // the first is not turned
  return withLevels(draft, left.map((one) => ({ ...one, clicks: less(one.clicks, turned) })));
}

/** A name for people becomes one for files. */
export const levelId = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, '_').slice(0, 64);
