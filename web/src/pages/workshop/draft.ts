// The figure on the bench, as a figure of a figures file (docs/formats.md), and how its dials are
// edited. Whether it is a figure at all the program says.
import { freeId } from '../../app/own_figures';
import { castleKinds, kinds as allKinds, largeKinds } from '../../engine/lists.gen';
import type { Ability, FigureKind, Stat } from '../../engine/protocol';
import type { FigureFile, FileCell, FileClick, FileDial } from '../figures/data';
import { dialsAt, sectionNames, slotsOnDial, stats } from '../figures/dial';
import { settled, single } from './levels';

/** Draft: no id until it is saved. */
export type Draft = FigureFile;

/** Which cell: dial, click, value. */
export interface At {
  dial: number;
  click: number;
  stat: Stat;
}

/** Planking has no dial to be made. */
export const kinds: FigureKind[] = allKinds.filter((kind) => kind !== 'planking');
export const isLarge = (kind = 'warrior'): boolean => largeKinds.some((one) => one === kind);
export const isCastle = (kind = 'warrior'): boolean => castleKinds.some((one) => one === kind);

const firstClicks: [number, number, number, number][] = [[8, 9, 15, 3], [8, 9, 15, 2], [7, 8, 14, 2], [6, 7, 13, 1]];
const clickOf = ([speed, attack, defense, damage]: [number, number, number, number]): FileClick => ({
  speed: { value: speed }, attack: { value: attack }, defense: { value: defense }, damage: { value: damage },
});

export function newDraft(name: string): Draft {
  return { id: '', name, factions: ['heroes'], rank: 'standard', points: 30, dials: [{ clicks: firstClicks.map(clickOf) }] };
}

/** Fields that `figures show` adds, and those that belong to the figure it was taken from, stay behind. */
export function draftFrom(figure: FigureFile, name: string): Draft {
  const { kind, factions, rank, points, range, targets, mounted, silhouette, flavour, levels, dials, base } = figure;
  const plain = (some: FileDial[] | undefined) =>
    some?.map((dial) => tidy({ section: dial.section, start: dial.start || undefined, range: dial.range, targets: dial.targets, clicks: dial.clicks.map(({ nexus: _, ...click }) => click) }));
  return settled(tidy({
    id: '', name, kind, factions, rank, range, targets, mounted, silhouette, flavour, points,
    base: base?.arc && !isLarge(kind) && !isCastle(kind) ? { arc: base.arc } : undefined,
    levels: levels?.map((level) => tidy({ name: level.name, points: level.points, clicks: level.clicks, dials: plain(level.dials) })),
    dials: plain(dials),
  } as Draft));
}

function tidy<T extends object>(some: T): T {
  return Object.fromEntries(Object.entries(some).filter(([, value]) => value !== undefined)) as T;
}

const speedKey = (kind?: string): 'speed' | 'fortification' => (isCastle(kind) ? 'fortification' : 'speed');

/** Another kind of figure: four dials or one, fortification or speed. */
export function withKind(before: Draft, kind: FigureKind): Draft {
  const draft = before.dials ? before : single(before); // a Hero's dials are at his levels
  const [first = { clicks: firstClicks.map(clickOf) }] = draft.dials ?? [];
  const renamed = (dial: FileDial): FileDial => ({
    ...dial,
    clicks: dial.clicks.map(({ speed, fortification, ...rest }) => ({ [speedKey(kind)]: speed ?? fortification ?? { value: 0 }, ...rest })),
  });
  const { section: _, range: itsRange, targets: itsTargets, ...plain } = first;
  const { range = itsRange, targets = itsTargets, mounted, base, ...rest } = draft;
  const large = isLarge(kind);
  const dials = large
    ? sectionNames.map((section, n) => renamed({ ...(draft.dials?.[n] ?? plain), section, ...(n === 0 ? { range, targets } : {}) }))
    : [renamed(plain)];
  return settled(tidy({ ...rest, kind: kind === 'warrior' ? undefined : kind, ...(large ? {} : { range, targets }), ...(kind === 'warrior' ? { mounted, base } : {}), dials: dials.map(tidy) }) as Draft);
}

/** On the bench a figure has a dial to begin with, also one that was damaged. */
export const laid = (figure: Draft): Draft => (dialsAt(figure, 0).length > 0 ? figure : withKind(figure, figure.kind ?? 'warrior'));

function withDial(draft: Draft, n: number, change: (dial: FileDial) => FileDial): Draft {
  return { ...draft, dials: (draft.dials ?? []).map((dial, i) => (i === n ? change(dial) : dial)) };
}

export function withCell(draft: Draft, at: At, cell: FileCell): Draft {
  const field = at.stat === 'speed' ? speedKey(draft.kind) : at.stat;
  return withDial(draft, at.dial, (dial) => ({ ...dial, clicks: dial.clicks.map((click, n) => (n === at.click ? { ...click, [field]: cell } : click)) }));
}

/** The same cell on every click below. */
export function filledDown(draft: Draft, at: At, cell: FileCell): Draft {
  const count = draft.dials?.[at.dial]?.clicks.length ?? 0;
  let filled = draft;
  for (let click = at.click; click < count; ++click) filled = withCell(filled, { ...at, click }, cell);
  return filled;
}

export function withStart(draft: Draft, n: number, start: number): Draft {
  return withDial(draft, n, ({ start: _, ...dial }) => (start > 0 ? { ...dial, start } : dial));
}

// Where it begins stays the same click when one is put in or taken out before it.

export function copiedClick(draft: Draft, n: number, click: number): Draft {
  const { clicks = [], start = 0 } = draft.dials?.[n] ?? {};
  const copy = clicks[click];
  if (!copy || clicks.length >= slotsOnDial) return draft;
  const copied = withDial(draft, n, (dial) => ({ ...dial, clicks: [...clicks.slice(0, click + 1), copy, ...clicks.slice(click + 1)] }));
  return withStart(copied, n, click < start ? start + 1 : start);
}

export function withoutClick(draft: Draft, n: number, click: number): Draft {
  const { clicks = [], start = 0 } = draft.dials?.[n] ?? {};
  if (clicks.length <= 1) return draft;
  const left = withDial(draft, n, (dial) => ({ ...dial, clicks: clicks.filter((_, i) => i !== click) }));
  return withStart(left, n, Math.min(click < start ? start - 1 : start, clicks.length - 2));
}

export const withReach = (draft: Draft, n: number, some: Pick<FileDial, 'range' | 'targets'>): Draft =>
  isLarge(draft.kind) ? withDial(draft, n, (dial) => ({ ...dial, ...some })) : { ...draft, ...some };

/** An ability pressed: off if it was on, on if not; where the mark is full it takes the last one's place. */
export function toggled({ abilities = [], ...cell }: FileCell, ability: Ability): FileCell {
  const now = abilities.includes(ability) ? abilities.filter((one) => one !== ability) : [...abilities.slice(0, 1), ability];
  return now.length > 0 ? { ...cell, abilities: now } : cell;
}

export function stepped(cell: FileCell, by: number): FileCell {
  const { skull: _, ...rest } = cell;
  return { ...rest, value: Math.min(40, Math.max(0, (cell.value ?? 0) + by)) };
}

export const skulled = (cell: FileCell): FileCell => (cell.skull ? { value: cell.value ?? 0 } : { value: cell.value ?? 0, skull: true });

/** Where an error of the program points: the part of "file:/figures/0/..." behind the figure. */
export function pointerOf(where: string): string[] {
  return /:\/figures\/0\/?(.*)$/.exec(where)?.[1]?.split('/') ?? [];
}

/** The cell it points to, and at which level where each has dials of its own. */
export function cellNamed(pointer: string[]): { level: number | null; at: At } | null {
  const own = pointer[0] === 'levels' && pointer[2] === 'dials';
  const [dials, dial, clicks, click, field] = own ? pointer.slice(2) : pointer;
  if (dials !== 'dials' || clicks !== 'clicks' || !/^\d+$/.test(dial ?? '') || !/^\d+$/.test(click ?? '')) return null;
  const stat = field === 'fortification' ? 'speed' : stats.find((one) => one === field);
  return { level: own ? Number(pointer[1]) : null, at: { dial: Number(dial), click: Number(click), stat: stat ?? 'speed' } };
}

/** An id of its own that no other has: own_ and the name in plain letters. */
export function idFor(name: string, taken: string[]): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, '_').replace(/^_+|_+$/g, '');
  return freeId(`own_${plain || 'figure'}`.slice(0, 56), taken);
}
