import { describe, expect, it } from 'vitest';
import type { Told } from '../../engine/protocol';
import { cutReplay, marksOf, nextMark } from './marks';

const line = (kind: string) => ({ kind, text: kind, clause: null, minor: false, figure: null, other: null, n: 0, m: 0, word: null, section: null, at: null });
const told = (n: number, ...kinds: string[]): Told => ({ n, seat: 'red', by: 'person', command: '', dice: [], ways: [], lines: kinds.map(line) });

describe('a replay along its scrubber', () => {
  const marks = marksOf([told(1, 'turn_began'), told(2, 'moved'), told(5, 'clicked', 'eliminated'), told(6, 'turn_ended', 'turn_began')]);
  it('is marked by turns, eliminations and objectives', () => {
    expect(marks.map(({ n, kind }) => [n, kind])).toEqual([[1, 'turn'], [5, 'eliminated'], [6, 'turn']]);
    expect(marksOf([told(3, 'objective_taken', 'turn_ended')])).toMatchObject([{ n: 3, kind: 'objective', seat: 'red' }]);
  });
  it('is jumped along', () => {
    expect(nextMark(marks, 1, 1)).toBe(5);
    expect(nextMark(marks, 5, -1)).toBe(1);
    expect(nextMark(marks, 6, 1)).toBeNull();
  });
  it('is cut behind an answer', () => {
    expect(cutReplay('head\none\ntwo\nend\n', 1)).toBe('head\none\n');
    expect(cutReplay('head\none\n', 0)).toBe('head\n');
  });
});
