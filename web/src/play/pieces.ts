// The recording of a game on the shelf: in pieces, so that an answer more is written without writing
// all that was there before. The first piece is the first line, which has all definitions in it; each
// further one some lines. A game's card says how many lines count. It is written last: whatever
// happens in between, the lines it speaks of are there.

/** The part of Storage that is used. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
/** Lines of a recording from one of them on, and the line that ends the file as it is now. */
export interface Part {
  from: number;
  lines: string;
  end: string;
}
/** What a card says of its recording. `series`: whoever writes all of it anew does so beside the old. */
export interface Extent {
  series: number;
  lines: number;
  end: string;
}

export const linesOfPiece = 50;
const prefix = 'six-skulls/part/';
const keyOf = (id: string, series: number, piece: number) => `${prefix}${id}/${series}/${piece}`;
const pieceOf = (line: number) => (line === 0 ? 0 : 1 + Math.floor((line - 1) / linesOfPiece));
const firstOf = (piece: number) => (piece === 0 ? 0 : 1 + (piece - 1) * linesOfPiece);

const split = (text: string): string[] => text.match(/[^\n]*\n/g) ?? [];

/** A file as one part; whatever does not end like a line is its end. */
export function wholePart(text: string): Part {
  const lines = split(text);
  const rest = text.slice(lines.join('').length);
  const last = rest === '' && lines.at(-1)?.startsWith('{"end":') ? (lines.pop() ?? '') : rest;
  return { from: 0, lines: lines.join(''), end: last };
}

/** Throws when there is no room, and where lines would be missing. What is there already stays as it is: only lines behind it are written. */
export function write(shelf: Shelf, id: string, before: Extent | null, part: Part): Extent {
  const more = split(part.lines);
  if (part.from > 0 && part.from !== before?.lines) throw new Error('these lines do not follow on what is there');
  const series = before === null ? 0 : part.from > 0 ? before.series : before.series + 1;
  const lines = part.from + more.length;
  for (let at = part.from; at < lines; ) {
    const piece = pieceOf(at);
    const next = Math.min(firstOf(piece + 1), lines);
    const kept = at > firstOf(piece) ? split(shelf.getItem(keyOf(id, series, piece)) ?? '').slice(0, at - firstOf(piece)) : [];
    shelf.setItem(keyOf(id, series, piece), [...kept, ...more.slice(at - part.from, next - part.from)].join(''));
    at = next;
  }
  return { series, lines, end: part.end };
}

/** Null where lines are missing. */
export function read(shelf: Shelf, id: string, { series, lines, end }: Extent): string | null {
  let text = '';
  for (let at = 0; at < lines; ) {
    const next = Math.min(firstOf(pieceOf(at) + 1), lines);
    const there = split(shelf.getItem(keyOf(id, series, pieceOf(at))) ?? '').slice(0, next - at);
    if (there.length < next - at) return null;
    text += there.join('');
    at = next;
  }
  return text + end;
}

/** The chain value of the last line: what follows on it can be added. */
export function markOf(shelf: Shelf, id: string, { series, lines }: Extent): string | null {
  if (lines === 0) return null;
  const piece = pieceOf(lines - 1);
  const last = split(shelf.getItem(keyOf(id, series, piece)) ?? '')[lines - 1 - firstOf(piece)];
  return /"chain":"([0-9a-f]{64})"\}\n$/.exec(last ?? '')?.[1] ?? null;
}

/** All pieces of a game in their order, or those of other series than this. */
export function keysOf(shelf: Shelf, id: string, but?: number): string[] {
  const own = `${prefix}${id}/`;
  const placeOf = (key: string) => key.slice(own.length).split('/').map(Number) as [series: number, piece: number];
  const keys = Array.from({ length: shelf.length }, (_, n) => shelf.key(n) ?? '');
  return keys
    .filter((key) => key.startsWith(own) && placeOf(key)[0] !== but)
    .sort((a, b) => placeOf(a)[0] - placeOf(b)[0] || placeOf(a)[1] - placeOf(b)[1]);
}
