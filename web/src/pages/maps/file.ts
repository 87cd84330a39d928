// Map files (docs/formats.md, six-skulls/map) and maps kept in this browser: the text of the file under
// six-skulls/map/NAME, and what is being drawn under six-skulls/map-draft.
import type { MapFile, Place } from '../../engine/protocol';
import { type Draft, type DraftPiece, heights, kinds } from './draft';

const inches = (mils: number) => mils / 1000;
const places = (list: Place[]) => list.map(([x, y]): [number, number] => [inches(x), inches(y)]);

/** The object of a set-up file; a map file has format and version besides. */
export function mapObject({ name, width, height, pieces }: Draft): Omit<MapFile, 'format' | 'version'> {
  return {
    name,
    width: inches(width),
    height: inches(height),
    terrain: pieces.map((piece) => ({
      name: piece.name,
      kind: piece.kind,
      ...(piece.height === 'ground' ? {} : { height: piece.height }),
      outline: places(piece.outline),
      ...(piece.height === 'abrupt' ? { access: places(piece.access) } : {}),
      ...(piece.constructed ? { constructed: piece.constructed } : {}),
    })),
  };
}

export function mapText(draft: Draft): string {
  const file: MapFile = { format: 'six-skulls/map', version: 1, ...mapObject(draft) };
  return JSON.stringify(file, null, 2) + '\n';
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function readPlaces(value: unknown): Place[] | null {
  if (!Array.isArray(value)) return null;
  const read = value.flatMap((at: unknown): Place[] =>
    Array.isArray(at) && isNumber(at[0]) && isNumber(at[1]) ? [[Math.round(at[0] * 1000), Math.round(at[1] * 1000)]] : [],
  );
  return read.length === value.length ? read : null;
}

function readPiece(value: unknown): DraftPiece | null {
  const { name, kind, height = 'ground', outline, access = [], constructed } = (value ?? {}) as Record<string, unknown>;
  const [corners, points] = [readPlaces(outline), readPlaces(access)];
  const known = kinds.find((one) => one === kind);
  const high = heights.find((one) => one === height);
  if (typeof name !== 'string' || !known || !high || !corners || corners.length < 3 || !points) return null;
  const built: Pick<DraftPiece, 'constructed'> = constructed === true || (isNumber(constructed) && constructed > 0) ? { constructed } : {};
  return { name, kind: known, height: high, outline: corners, access: points, ...built };
}

/** Null when it cannot be drawn; everything else is for the program to judge. */
export function readMap(text: string | null): Draft | null {
  try {
    const { format, name, width, height, terrain } = JSON.parse(text ?? '') as Record<string, unknown>;
    if (format !== 'six-skulls/map' || typeof name !== 'string' || !isNumber(width) || !isNumber(height) || !Array.isArray(terrain)) return null;
    const pieces = terrain.map(readPiece);
    const whole = pieces.filter((piece) => piece !== null);
    if (whole.length < pieces.length || new Set(whole.map((piece) => piece.name)).size < whole.length) return null;
    return { name, width: Math.round(width * 1000), height: Math.round(height * 1000), pieces: whole };
  } catch {
    return null;
  }
}

const prefix = 'six-skulls/map/';
const draftKey = 'six-skulls/map-draft';

function shelf(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null; // forbidden here: nothing is kept
  }
}

export function keep(key: string, text: string): boolean {
  try {
    shelf()?.setItem(key, text);
    return shelf() !== null;
  } catch {
    return false; // no room
  }
}

export const keptDraft = (): Draft | null => readMap(shelf()?.getItem(draftKey) ?? null);
export const keepDraft = (draft: Draft): boolean => keep(draftKey, mapText(draft));
export const keepMap = (draft: Draft): boolean => keep(prefix + draft.name, mapText(draft));
export const forgetMap = (name: string): void => shelf()?.removeItem(prefix + name);
export const keptMap = (name: string): string | null => shelf()?.getItem(prefix + name) ?? null;
export const keptMaps = (): string[] =>
  Object.keys(shelf() ?? {}).filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length)).sort();
