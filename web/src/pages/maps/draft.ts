// A map being drawn, in mils, and what can be done to it. Whether it may be played is the program's
// to say (`maps check`); here nothing is judged, only kept in the form a map file has.
import type { Piece, Place } from '../../engine/protocol';

export interface DraftPiece {
  name: string;
  kind: Piece['kind'];
  height: Piece['height'];
  outline: Place[];
  access: Place[];
  /** Built by people, so that 2.0 lets it be torn down: with so many structural points, or the usual ones. */
  constructed?: true | number;
}
export interface Draft {
  name: string;
  width: number;
  height: number;
  pieces: DraftPiece[];
}

export const kinds = ['hindering', 'blocking', 'shallow_water', 'deep_water', 'low_wall', 'concealing', 'clear'] as const satisfies readonly Piece['kind'][];
export const heights = ['ground', 'gradual', 'abrupt'] as const satisfies readonly Piece['height'][];

/** What lies in the box to be put down: names are what the pieces begin with. */
export const box = [
  { name: 'wood', kind: 'hindering', height: 'ground' },
  { name: 'ruin', kind: 'blocking', height: 'ground' },
  { name: 'shallows', kind: 'shallow_water', height: 'ground' },
  { name: 'pond', kind: 'deep_water', height: 'ground' },
  { name: 'wall', kind: 'low_wall', height: 'ground' },
  { name: 'hill', kind: 'clear', height: 'gradual' },
  { name: 'crag', kind: 'clear', height: 'abrupt' },
] as const satisfies readonly Pick<DraftPiece, 'name' | 'kind' | 'height'>[];
export type Boxed = (typeof box)[number];

export const emptyDraft = (name: string): Draft => ({ name, width: 36_000, height: 36_000, pieces: [] });

export const snap = ([x, y]: Place): Place => [Math.round(x / 250) * 250, Math.round(y / 250) * 250];

export function within({ width, height }: Draft, [x, y]: Place): Place {
  return [Math.min(width, Math.max(0, x)), Math.min(height, Math.max(0, y))];
}

/** Map files list corners counter-clockwise. */
export function counterClockwise(outline: Place[]): Place[] {
  const twice = outline.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % outline.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return twice < 0 ? [...outline].reverse() : outline;
}

export function middleOf(outline: Place[], edge: number): Place {
  const a = outline[edge % outline.length] ?? [0, 0];
  const b = outline[(edge + 1) % outline.length] ?? a;
  return [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)];
}

/** The edge a place lies on, or the nearest one, and how far along it. */
export function edgeOf(outline: Place[], [x, y]: Place): { edge: number; part: number } {
  let best = { edge: 0, part: 0.5, off: Infinity };
  outline.forEach((a, edge) => {
    const b = outline[(edge + 1) % outline.length] ?? a;
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const part = Math.min(1, Math.max(0, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)));
    const off = Math.hypot(a[0] + dx * part - x, a[1] + dy * part - y);
    if (off < best.off) best = { edge, part, off };
  });
  return { edge: best.edge, part: best.part };
}

/** Access points stay on the outline when it changes: on their edge, or in the middle of the nearest. */
function carried(piece: DraftPiece, outline: Place[]): Place[] {
  const kept = piece.access.map((at): Place => {
    if (outline.length !== piece.outline.length) return middleOf(outline, edgeOf(outline, at).edge);
    const { edge, part } = edgeOf(piece.outline, at);
    if (Math.abs(part - 0.5) < 0.01) return middleOf(outline, edge);
    const [a, b] = [outline[edge] ?? at, outline[(edge + 1) % outline.length] ?? at];
    return [Math.round(a[0] + (b[0] - a[0]) * part), Math.round(a[1] + (b[1] - a[1]) * part)];
  });
  return kept.filter((at, i) => kept.findIndex((one) => one[0] === at[0] && one[1] === at[1]) === i);
}

export function reshaped(piece: DraftPiece, outline: Place[]): DraftPiece {
  return { ...piece, outline, access: carried(piece, outline) };
}

export const withCorner = (piece: DraftPiece, n: number, at: Place): DraftPiece =>
  reshaped(piece, piece.outline.map((old, i) => (i === n ? at : old)));
export const withNewCorner = (piece: DraftPiece, edge: number, at: Place): DraftPiece =>
  reshaped(piece, piece.outline.toSpliced(edge + 1, 0, at));
export const withoutCorner = (piece: DraftPiece, n: number): DraftPiece =>
  piece.outline.length > 3 ? reshaped(piece, piece.outline.toSpliced(n, 1)) : piece;

export function shifted(draft: Draft, piece: DraftPiece, by: Place): DraftPiece {
  const room = (axis: 0 | 1, size: number) => {
    const all = piece.outline.map((at) => at[axis]);
    return Math.min(size - Math.max(...all), Math.max(-Math.min(...all), by[axis]));
  };
  const [dx, dy] = [room(0, draft.width), room(1, draft.height)];
  const move = ([x, y]: Place): Place => [x + dx, y + dy];
  return { ...piece, outline: piece.outline.map(move), access: piece.access.map(move) };
}

/** Abrupt terrain needs an access point, and no other has one. */
export function ofHeight(piece: DraftPiece, height: DraftPiece['height']): DraftPiece {
  if (height !== 'abrupt') return { ...piece, height, access: [] };
  return { ...piece, height, access: piece.access.length > 0 ? piece.access : [middleOf(piece.outline, 0)] };
}

export function toggledAccess(piece: DraftPiece, edge: number): DraftPiece {
  const there = piece.access.filter((at) => edgeOf(piece.outline, at).edge !== edge);
  return { ...piece, access: there.length < piece.access.length ? there : [...there, middleOf(piece.outline, edge)] };
}

export function freeName(draft: Draft, stem: string): string {
  const taken = new Set(draft.pieces.map(({ name }) => name));
  for (let n = 1; ; ++n) if (!taken.has(`${stem}_${n}`)) return `${stem}_${n}`;
}

export function putDown(draft: Draft, boxed: Boxed, outline: Place[]): Draft {
  const bare: DraftPiece = { name: freeName(draft, boxed.name), kind: boxed.kind, height: 'ground', outline: counterClockwise(outline), access: [] };
  return { ...draft, pieces: [...draft.pieces, ofHeight(bare, boxed.height)] };
}

/** A piece of the usual size where there is most room: far from what lies there already. */
export function usualOutline(draft: Draft, boxed: Boxed): Place[] {
  const [w, h] = boxed.kind === 'low_wall' ? [5000, 500] : [5000, 5000];
  let best: { at: Place; room: number } = { at: [0, 0], room: -1 };
  for (let x = 3000; x + w <= draft.width - 3000; x += 1000)
    for (let y = 3000; y + h <= draft.height - 3000; y += 1000) {
      const near = draft.pieces.flatMap((piece) => piece.outline).map(([px, py]) => Math.hypot(px - x - w / 2, py - y - h / 2));
      const room = Math.min(...near, 12_000 - Math.hypot(x + w / 2 - draft.width / 2, y + h / 2 - draft.height / 2) / 4);
      if (room > best.room) best = { at: [x, y], room };
    }
  const [x, y] = best.at;
  if (boxed.kind === 'low_wall' || boxed.kind === 'blocking') return [[x, y], [x + w, y], [x + w, y + h], [x, y + h]];
  return [[x + 1000, y], [x + w - 1000, y], [x + w, y + 1250], [x + w, y + h - 1000], [x + w - 1250, y + h], [x + 1000, y + h], [x, y + h - 1250], [x, y + 1000]];
}

/** Every piece once more, turned half round the middle of the table. */
export function mirrored(draft: Draft): Draft {
  const turn = ([x, y]: Place): Place => [draft.width - x, draft.height - y];
  return draft.pieces.reduce((all, piece) => {
    const copy = { ...piece, name: freeName(all, piece.name.replace(/_\d+$/, '')), outline: piece.outline.map(turn), access: piece.access.map(turn) };
    return { ...all, pieces: [...all.pieces, copy] };
  }, draft);
}
