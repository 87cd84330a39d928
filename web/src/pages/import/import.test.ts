import { describe, expect, it } from 'vitest';
import { figuresFile, placeSaid } from './import';

describe('import', () => {
  it('makes a file of what the program shows', () => {
    const text = figuresFile({ id: 'marsh', name: 'Marsh' }, [
      { id: 'piper', set: 'marsh', shown: [], points: 17 },
      { id: 'chest', set: 'marsh', gold: 5 },
    ]);
    expect(JSON.parse(text)).toEqual({
      format: 'six-skulls/figures', version: 1, set: 'marsh', name: 'Marsh',
      figures: [{ id: 'piper', points: 17 }],
      chests: [{ id: 'chest', gold: 5 }],
    });
  });
  it('tells places by the names that players know', () => {
    expect(placeSaid('in/0/mine.json:/figures/1')).toBe('mine.json:/figures/1');
    expect(placeSaid('/in/12/b.json:1:1')).toBe('b.json:1:1');
  });
});
