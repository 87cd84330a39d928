// What a lesson is: a position, and steps. A step is reached when the real table says so, whatever
// way led there; the dice and the other side keep to what the lesson wants to show.
import type { Figure, Place, Refusal, TableView, Told } from '../../engine/protocol';
import type { PlainKey } from '../../words';

/** What the coach sees: the table, what was told since the step began, and the pupil's hand. */
export interface Seen {
  table: TableView;
  told: Told[];
  selected: string | null;
  blocked: Refusal | null;
}
export type Aim = (seen: Seen) => boolean;

export interface Step {
  title: PlainKey;
  say: PlainKey;
  clauses: string[];
  /** Figures that are lit. */
  lights: string[];
  /** A button that is lit. */
  press?: 'end_turn' | 'close' | 'shoot' | 'move' | 'raze' | 'answers';
  /** What the next dice show: the first of these, as many as are rolled. */
  dice?: number[];
  /** What the other side tries, the first that is legal. */
  other?: string[];
  /** null: it is only read. */
  aim: Aim | null;
}
export interface Lesson {
  id: string;
  title: PlainKey;
  hint: PlainKey;
  /** The silhouette on its card. */
  sign: string;
  scenario: string;
  steps: Step[];
}

export const picked = (label: string): Aim => (seen) => seen.selected === label;

/** Something of this kind happened since the step began. */
export const happened = (kind: string, figure: string | null = null, other: string | null = null): Aim => ({ told }) =>
  told.some(({ lines }) =>
    lines.some((line) => line.kind === kind && (figure === null || line.figure === figure) && (other === null || line.other === other)),
  );

export const both = (a: Aim, b: Aim): Aim => (seen) => a(seen) && b(seen);
export const either = (a: Aim, b: Aim): Aim => (seen) => a(seen) || b(seen);

export const asked = (ask: string): Aim => ({ table }) => table.owed.ask === ask;

export const figureOf = (table: TableView, label: string): Figure | undefined =>
  table.figures.find((one) => one.label === label);

/** Its dot is so near to a place, in mils. */
export const near = (label: string, [x, y]: Place, most: number): Aim => ({ table }) => {
  const figure = figureOf(table, label);
  return figure !== undefined && Math.hypot(figure.at[0] - x, figure.at[1] - y) <= most;
};

/** Even-odd: where the drawing of a piece lies under a place. */
export function inside([x, y]: Place, outline: Place[]): boolean {
  let odd = false;
  outline.forEach(([ax, ay], n) => {
    const [bx, by] = outline[(n + 1) % outline.length] ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  });
  return odd;
}

export const standsIn = (label: string, piece: string): Aim => ({ table }) => {
  const figure = figureOf(table, label);
  const ground = table.field.pieces.find((one) => one.name === piece);
  return figure !== undefined && ground !== undefined && inside(figure.at, ground.outline);
};
