// What is marked along the scrubber, and what a replay file looks like when it ends earlier.
import type { Seat, Told } from '../../engine/protocol';

export interface Mark {
  n: number; // so many answers had been given
  kind: 'turn' | 'eliminated' | 'objective';
  text: string;
  seat: Seat | null;
}

const marked: Record<string, Mark['kind']> = { turn_began: 'turn', eliminated: 'eliminated', objective_taken: 'objective' };

export function marksOf(told: Told[]): Mark[] {
  return told.flatMap(({ n, seat, lines }) =>
    lines.flatMap(({ kind, text }): Mark[] => {
      const mark = marked[kind];
      return mark ? [{ n, kind: mark, text, seat: mark === 'turn' ? null : seat }] : [];
    }),
  );
}

/** The nearest mark before or after. */
export function nextMark(marks: Mark[], n: number, by: 1 | -1): number | null {
  const there = by > 0 ? marks.find((mark) => mark.n > n) : marks.findLast((mark) => mark.n < n);
  return there?.n ?? null;
}

/** The header and the first answers: a game that was left there (docs/replays.md). */
export function cutReplay(text: string, answers: number): string {
  return text.split('\n').slice(0, answers + 1).join('\n') + '\n';
}
