// Figures made in the workshop, kept in this browser. The program finds each as a file of the user's
// (io/user_data.h), one a figure, so that one that cannot be read keeps no other out.
const key = 'six-skulls/own-figures';

export interface OwnFigure {
  id: string;
  name: string;
}

function isOwn(told: unknown): told is OwnFigure {
  if (typeof told !== 'object' || told === null) return false;
  const { id, name } = told as Record<string, unknown>;
  return typeof id === 'string' && /^[a-z0-9_]{1,64}$/.test(id) && typeof name === 'string';
}

export function readOwn(text: string | null): OwnFigure[] {
  try {
    const told: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(told) ? told.filter(isOwn) : [];
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
