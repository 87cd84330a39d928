import { describe, expect, it } from 'vitest';
import type { Hint, Place, TableView } from '../engine/protocol';
import { lineOf } from './HintMarks';

const table = {
  figures: [
    { label: 'A', at: [1000, 2000], whereabouts: 'on_table', chariot: null },
    { label: 'B', at: [5000, 2000], whereabouts: 'on_table', chariot: null },
    { label: 'P', at: [0, 0], whereabouts: 'aboard', chariot: 'B' },
    { label: 'H', at: [0, 0], whereabouts: 'in_hand', chariot: null },
  ],
} as unknown as TableView;
const hint = (drawn: Hint['drawn']): Hint => ({ command: 'x', said: '', chances: null, drawn });
const way = (figure: string, points: Place[]) => ({ figure, points, facing: 0 });

describe('the line of a hint', () => {
  it('leads from where a figure stands to where it goes', () => {
    expect(lineOf(hint({ figure: 'A', ways: [way('A', [[3000, 2000]])], targets: [], at: null }), table)).toEqual([[1000, 2000], [3000, 2000]]);
  });
  it('is only a place for whom is set down from the hand', () => {
    expect(lineOf(hint({ figure: 'H', ways: [way('H', [[3000, 2000]])], targets: [], at: null }), table)).toEqual([[3000, 2000]]);
  });
  it('leads from attacker to target, from the chariot of a passenger', () => {
    expect(lineOf(hint({ figure: 'P', ways: [], targets: ['A'], at: null }), table)).toEqual([[5000, 2000], [1000, 2000]]);
  });
  it('leads to a place that is aimed at, and is where something is laid', () => {
    expect(lineOf(hint({ figure: 'A', ways: [], targets: [], at: [4000, 4000] }), table)).toEqual([[1000, 2000], [4000, 4000]]);
    expect(lineOf(hint({ figure: null, ways: [], targets: [], at: [4000, 4000] }), table)).toEqual([[4000, 4000]]);
  });
  it('is none for an answer in words', () => {
    expect(lineOf(hint({ figure: null, ways: [], targets: [], at: null }), table)).toBeNull();
  });
});
