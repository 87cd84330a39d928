// What is seen for a moment over a figure or a place: clicks taken and healed, a miss, a broken-away
// foe, an objective taken, a shot that comes down.
import type { Place, Told, WaitingShot } from '../engine/protocol';

export interface Flash {
  figure: string | null;
  /** Where, if it stands over no figure. */
  at: Place | null;
  kind: string;
  text: string;
  key: number;
}

const signs: Record<string, (n: number, word: string | null) => string | null> = {
  clicked: (n) => `−${n}`,
  healed: (n) => `+${n}`,
  eliminated: () => '☠',
  attack_rolled: (_, word) => (word?.includes('miss') ? '✕' : null),
  break_away_rolled: (n) => `⚄ ${n}`,
  dodge_rolled: (n) => `⚄ ${n}`,
  trample_rolled: (n) => `⚄ ${n}`,
  revenant_rolled: (n) => `⚄ ${n}`,
  objective_taken: () => '⚑',
  objective_lost: () => '⚐',
};

/** An attack is told by its attacker; the sign stands over whom it was aimed at. */
export function flashesOf(told: Told[]): Flash[] {
  return told.flatMap(({ n, lines }) =>
    lines.flatMap((line, i) => {
      const text = signs[line.kind]?.(line.n, line.word);
      const kind = line.kind === 'attack_rolled' ? 'missed' : line.kind;
      const figure = line.kind === 'attack_rolled' ? line.other : line.figure;
      return text && (figure || line.at) ? [{ figure, at: figure ? null : line.at, kind, text, key: n * 100 + i }] : [];
    }),
  );
}

export interface Impact {
  at: Place;
  /** From there it drifted. */
  from: Place | null;
  radius: number;
  key: number;
}

/** Shots that came down: those that waited before tell how wide they fall and from where they drifted. */
export function impactsOf(told: Told[], waited: WaitingShot[]): Impact[] {
  return told.flatMap(({ n, lines }) =>
    lines.flatMap(({ kind, figure, at }, i) => {
      const shot = waited.find((one) => one.figure === figure);
      if (kind !== 'shot_came_down' || !at || !shot) return [];
      const drifted = lines.find((line) => line.kind === 'shot_drifted' && line.figure === figure);
      return [{ at, from: drifted ? shot.at : null, radius: shot.radius, key: n * 100 + i }];
    }),
  );
}
