// Where trees and stones lie: as if at random, but the same every time the table is drawn. Only for
// the eye; no rule asks.
import type { Place } from '../engine/protocol';

export type Chance = () => number;

export function chanceOf(seed: string): Chance {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function inside(point: Place, outline: Place[]): boolean {
  let odd = false;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    if (a[1] > point[1] === b[1] > point[1]) return;
    if (point[0] < ((b[0] - a[0]) * (point[1] - a[1])) / (b[1] - a[1]) + a[0]) odd = !odd;
  });
  return odd;
}

export function toEdge(point: Place, outline: Place[]): number {
  let nearest = Infinity;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const long = dx * dx + dy * dy || 1;
    const along = Math.max(0, Math.min(1, ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / long));
    nearest = Math.min(nearest, Math.hypot(point[0] - a[0] - along * dx, point[1] - a[1] - along * dy));
  });
  return nearest;
}

export function boxOf(outline: Place[]): { left: number; top: number; right: number; bottom: number } {
  const xs = outline.map((p) => p[0]);
  const ys = outline.map((p) => p[1]);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export interface Round {
  at: Place;
  r: number;
}

/** Rounds of falling size that lie inside the outline and hardly cover each other. */
export function scatter(outline: Place[], chance: Chance, sizes: [most: number, least: number], crowd = 0.78): Round[] {
  const box = boxOf(outline);
  const area = (box.right - box.left) * (box.bottom - box.top);
  const rounds: Round[] = [];
  const [most, least] = sizes;
  const tries = Math.min(900, Math.ceil(area / (least * least)) * 6);
  for (let i = 0; i < tries; ++i) {
    const r = least + (most - least) * (1 - i / tries) ** 2 * (0.7 + 0.3 * chance());
    const at: Place = [box.left + chance() * (box.right - box.left), box.top + chance() * (box.bottom - box.top)];
    if (!inside(at, outline) || toEdge(at, outline) < r) continue;
    if (rounds.some((one) => Math.hypot(one.at[0] - at[0], one.at[1] - at[1]) < (one.r + r) * crowd)) continue;
    rounds.push({ at, r });
  }
  return rounds.sort((a, b) => a.at[1] - b.at[1]);
}

/** A round thing with bumps: a tree's crown, a stone. */
export function blob({ at, r }: Round, chance: Chance, bumps: number, depth: number): string {
  const start = chance() * Math.PI * 2;
  const points = Array.from({ length: bumps }, (_, i): Place => {
    const turn = start + ((i + 0.3 * (chance() - 0.5)) * Math.PI * 2) / bumps;
    const out = r * (1 - depth * chance());
    return [at[0] + Math.cos(turn) * out, at[1] + Math.sin(turn) * out];
  });
  const chord = (Math.PI * r) / bumps;
  return (
    points
      .map(
        ([x, y], i) =>
          (i ? `A${chord.toFixed(0)} ${chord.toFixed(0)} 0 0 1 ` : 'M') + `${x.toFixed(0)} ${y.toFixed(0)}`,
      )
      .join('') +
    `A${chord.toFixed(0)} ${chord.toFixed(0)} 0 0 1 ${points[0]?.[0].toFixed(0)} ${points[0]?.[1].toFixed(0)}z`
  );
}

/** A stone with corners. */
export function stone({ at, r }: Round, chance: Chance, corners = 6): string {
  const start = chance() * Math.PI * 2;
  const points = Array.from({ length: corners }, (_, i) => {
    const turn = start + ((i + 0.5 * (chance() - 0.5)) * Math.PI * 2) / corners;
    const out = r * (0.82 + 0.18 * chance());
    return `${(at[0] + Math.cos(turn) * out).toFixed(0)} ${(at[1] + Math.sin(turn) * out).toFixed(0)}`;
  });
  return `M${points.join('L')}z`;
}

/** A piece of terrain as it lies in the drawing; `id` names the clip of its outline, `turf` the grass. */
export interface Drawn {
  outline: Place[];
  seed: string;
  id: string;
  turf: string;
}
export const seeded = (drawn: Drawn, what: string): Chance => chanceOf(`${drawn.seed} ${what}`);
