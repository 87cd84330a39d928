// What is seen for a moment over a figure: clicks taken and healed, a miss, a broken-away foe.
import type { Told } from '../engine/protocol';

export interface Flash {
  figure: string;
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
};

/** An attack is told by its attacker; the sign stands over whom it was aimed at. */
export function flashesOf(told: Told[]): Flash[] {
  return told.flatMap(({ n, lines }) =>
    lines.flatMap((line, i) => {
      const text = signs[line.kind]?.(line.n, line.word);
      const kind = line.kind === 'attack_rolled' ? 'missed' : line.kind;
      const figure = line.kind === 'attack_rolled' ? line.other : line.figure;
      return text && figure ? [{ figure, kind, text, key: n * 100 + i }] : [];
    }),
  );
}
