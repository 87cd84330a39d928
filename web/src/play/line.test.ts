import { describe, expect, it } from 'vitest';
import { completed, History } from './line';

const words = (...list: string[]) => list.map((word) => ({ word, said: '' }));

describe('a typed line', () => {
  it('grows as far as all words agree', () => {
    expect(completed('cl', 0, words('close'))).toBe('close ');
    expect(completed('close A', 6, words('Aldo', 'Alva'))).toBe('close Al');
    expect(completed('close Al', 6, words('Aldo', 'Alva'))).toBeNull();
    expect(completed('close zz', 6, [])).toBeNull();
  });
  it('is brought back, and what was begun is not lost', () => {
    const history = new History();
    expect(history.back('x')).toBeNull();
    history.add('move A facing 90');
    history.add('pass B ');
    expect(history.back('clo')).toBe('pass B');
    expect(history.back('pass B')).toBe('move A facing 90');
    expect(history.back('move A facing 90')).toBeNull();
    expect(history.forward()).toBe('pass B');
    expect(history.forward()).toBe('clo');
    expect(history.forward()).toBeNull();
  });
});
