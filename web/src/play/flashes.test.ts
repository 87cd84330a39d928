import { describe, expect, it } from 'vitest';
import type { Line, Told } from '../engine/protocol';
import { flashesOf, impactsOf } from './flashes';

const line = (some: Partial<Line>): Line => ({ kind: '', text: '', clause: null, minor: false, figure: null, other: null, n: 0, m: 0, word: null, section: null, at: null, ...some });
const told = (lines: Line[]): Told[] => [{ n: 4, seat: 'red', by: 'dice', command: 'dice 3', dice: [3], ways: [], lines }];

describe('what is seen for a moment', () => {
  it('stands over whom an attack was aimed at, or at the place it is about', () => {
    const seen = flashesOf(told([
      line({ kind: 'attack_rolled', figure: 'r1', other: 'b1', word: 'miss' }),
      line({ kind: 'objective_taken', at: [9000, 9000] }),
      line({ kind: 'turn_began' }),
    ]));
    expect(seen).toMatchObject([{ figure: 'b1', at: null, kind: 'missed' }, { figure: null, at: [9000, 9000], kind: 'objective_taken', text: '⚑' }]);
  });
  it('shows from where a shot drifted, and nothing of the kind when it did not', () => {
    const shots = [{ figure: 'r1', seat: 'red' as const, at: [4000, 4000] as [number, number], from: [1000, 1000] as [number, number], radius: 2000 }];
    const down = line({ kind: 'shot_came_down', figure: 'r1', at: [5000, 4000] });
    const drifted = line({ kind: 'shot_drifted', figure: 'r1', at: [5000, 4000] });
    expect(impactsOf(told([drifted, down]), shots)).toMatchObject([{ at: [5000, 4000], from: [4000, 4000], radius: 2000 }]);
    expect(impactsOf(told([down]), shots)).toMatchObject([{ at: [5000, 4000], from: null, radius: 2000 }]);
    expect(impactsOf(told([drifted]), shots)).toEqual([]);
  });
});
