import { describe, expect, it } from 'vitest';
import { inside } from './lesson';
import { lessons } from './lessons';
import { backTo, nothingYet, readProgress } from './progress';

const there = { step: 2, begun: [0, 0, 3], commands: ['move r1 to 8,9', 'decline', 'dice 5'], finished: false };

describe('progress in a lesson', () => {
  it('comes back as it was kept', () => {
    expect(readProgress(JSON.stringify(there), 8)).toEqual(there);
  });
  it('begins anew when what is stored makes no sense', () => {
    for (const text of [null, '', '[]', '{', '{"step":9,"begun":[0],"commands":[]}', JSON.stringify({ ...there, step: 1 }), JSON.stringify({ ...there, begun: [0, 0, 7] }), JSON.stringify({ ...there, commands: [1] })])
      expect(readProgress(text, 8)).toEqual(nothingYet);
  });
  it('goes back to the beginning of a step', () => {
    expect(backTo(there, 1)).toEqual({ ...there, step: 1, begun: [0, 0], commands: [] });
    expect(backTo(there, 2)).toEqual(there);
    expect(backTo(there, -1).step).toBe(0);
  });
});

describe('the lessons', () => {
  it('end with something to read, and every step cites a clause', () => {
    for (const { steps } of lessons) {
      expect(steps.length).toBeGreaterThanOrEqual(6);
      expect(steps.at(-1)?.aim).toBeNull();
      for (const { clauses } of steps) expect(clauses.length).toBeGreaterThan(0);
    }
  });
  it('know what lies in a wood', () => {
    const wood: [number, number][] = [[0, 0], [4, 0], [4, 4], [0, 4]];
    expect(inside([2, 2], wood)).toBe(true);
    expect(inside([5, 2], wood)).toBe(false);
  });
});
