// Figures made in the workshop, kept in this browser. The program finds each as a file of the user's
// (io/user_data.h), one a figure, so that one that cannot be read keeps no other out.
import type { FigureFile } from '../pages/figures/data';

const key = 'six-skulls/own-figures';

export type OwnFigure = FigureFile;

/** Enough of a figure to be laid on the bench; the rest the program judges. */
function isFigure(told: unknown): told is OwnFigure {
  if (typeof told !== 'object' || told === null) return false;
  const { id, name, factions, dials } = told as Record<string, unknown>;
  const listed = (one: unknown): boolean => Array.isArray((one as { clicks?: unknown } | null)?.clicks);
  return (
    typeof id === 'string' && /^[a-z0-9_]{1,64}$/.test(id) && typeof name === 'string' &&
    Array.isArray(factions) && factions.every((one) => typeof one === 'string') &&
    (dials === undefined || (Array.isArray(dials) && dials.every(listed)))
  );
}

/** The first figure of a figures file; null: there is none that could be read. */
export function firstFigure(text: string): OwnFigure | null {
  try {
    const told = JSON.parse(text) as { figures?: unknown[] } | null;
    const first = Array.isArray(told?.figures) ? told.figures[0] : null;
    return isFigure(first) ? first : null;
  } catch {
    return null;
  }
}

export function readOwn(text: string | null): OwnFigure[] {
  try {
    const told: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(told) ? told.filter(isFigure) : [];
  } catch {
    return [];
  }
}

export function ownFigures(): OwnFigure[] {
  try {
    return readOwn(localStorage.getItem(key));
  } catch {
    return []; // storage is forbidden here
  }
}

/** False: there is no room, or no storage. */
export function keepOwn(figures: OwnFigure[]): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(figures));
    return true;
  } catch {
    return false;
  }
}

/** A figures file of these alone (docs/formats.md). */
export const figuresFile = (figures: object[]): string => JSON.stringify({ format: 'six-skulls/figures', version: 1, figures }, null, 2);

export function ownFigureFiles(): Record<string, string> {
  return Object.fromEntries(ownFigures().map((figure) => [`user/sixskulls/figures/${figure.id}.json`, figuresFile([figure])]));
}
