// From the clicks of a figure file to what the drawn dial shows. Nothing is judged here.
import { stats } from '../../engine/lists.gen';
import type { Cell, Section, SectionName, Stat } from '../../engine/protocol';
import type { FigureFile, FileCell, FileClick, FileDial, FileLevel } from './data';

export { stats };
export const slotsOnDial = 12;
export const sectionNames: SectionName[] = ['front', 'left', 'rear', 'right'];

const skull: Cell = { value: null, marks: [] };

export function fileCell(click: FileClick | undefined, stat: Stat): FileCell | undefined {
  return stat === 'speed' ? (click?.speed ?? click?.fortification) : click?.[stat];
}

export function cellOf(cell: FileCell | undefined): Cell {
  if (!cell) return skull;
  return { value: cell.skull ? null : (cell.value ?? null), marks: (cell.abilities ?? []).map((ability) => ({ ability })) };
}

/** The dials at a level: Heroes have their own for each, others begin further on the same. */
export function dialsAt(figure: FigureFile, level: number): FileDial[] {
  return figure.levels?.[level]?.dials ?? figure.dials ?? [];
}

/** How far a level turns the n-th dial: all alike, or in 2.0 each by its own. */
export const turnedBy = (clicks: FileLevel['clicks'], n: number): number => (Array.isArray(clicks) ? clicks[n] : clicks) ?? 0;

export function startOf(figure: FigureFile, level: number, dial: FileDial): number {
  return (dial.start ?? 0) + turnedBy(figure.levels?.[level]?.clicks, dialsAt(figure, level).indexOf(dial));
}

export function pointsAt(figure: FigureFile, level: number): number | null {
  return figure.levels?.[level]?.points ?? figure.points ?? null;
}

/** What the window shows with this slot under it. */
export function sectionAt(figure: FigureFile, dial: FileDial, slot: number): Section {
  const seen = dial.clicks[slot];
  const [speed, attack, defense, damage] = stats.map((stat) => cellOf(fileCell(seen, stat))) as [Cell, Cell, Cell, Cell];
  return {
    name: dial.section ?? null,
    click: slot,
    clicks: dial.clicks.length,
    active: true,
    acted: false,
    speed, attack, defense, damage,
    range: (dial.range ?? figure.range ?? 0) * 1000,
    targets: dial.targets ?? figure.targets ?? 1,
    types: [],
  };
}
