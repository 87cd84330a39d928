import { describe, expect, it } from 'vitest';
import { newDraft } from '../pages/workshop/draft';
import { figuresFile, figuresIn, firstFigure, freeId, fromBefore, setsIn, type Entry } from './own_figures';

const bard = (id: string, name = 'Bard') => ({ ...newDraft(name), id });
const kept = (id: string, name?: string): Entry => [id, figuresFile([bard(id, name)])];
const marsh: Entry = ['marsh', JSON.stringify({ format: 'six-skulls/figures', version: 1, set: 'marsh', name: 'The Marsh', figures: [bard('a'), bard('b')] })];

describe('own figures', () => {
  it('are those of the workshop and sets that were imported', () => {
    const entries = [kept('own_z', 'Zoe'), marsh, kept('own_a', 'Ann')];
    expect(figuresIn(entries).map(({ name }) => name)).toEqual(['Ann', 'Zoe']);
    expect(setsIn(entries)).toEqual([{ id: 'marsh', name: 'The Marsh', figures: 2 }]);
  });
  it('are read without trust', () => {
    const bent: Entry[] = [
      ['nonsense', '{"figures'],
      ['own_b', figuresFile([bard('own_c')])], // not by its own name
      ['own_d', figuresFile([{ ...bard('own_d'), dials: [3] }])],
      ['own_e', figuresFile([{ ...bard('own_e'), levels: [{ name: 'old', dials: [{}] }] }])],
      ['../x', figuresFile([bard('../x')])],
      ['null', 'null'],
    ];
    expect(figuresIn(bent)).toEqual([]);
    expect(setsIn(bent)).toEqual([]);
    expect(firstFigure(figuresFile([bard('own_a')]))).toEqual(bard('own_a'));
    expect(firstFigure('{"figures":[]}')).toBeNull();
  });
  it('have ids of their own', () => {
    expect(freeId('own_bear', [])).toBe('own_bear');
    expect(freeId('own_bear', ['own_bear', 'own_bear_2'])).toBe('own_bear_3');
  });
});

describe('what earlier versions kept', () => {
  it('is taken over, each figure as a file', () => {
    const taken = fromBefore(JSON.stringify([bard('own_a'), bard('own_b')]), [marsh]);
    expect(taken).toEqual([kept('own_a'), kept('own_b')]);
  });
  it('takes nobody’s place', () => {
    const taken = fromBefore(JSON.stringify([bard('own_a', 'Other')]), [kept('own_a')]);
    expect(taken).toEqual([kept('own_a_2', 'Other')]);
  });
  it('is taken over once, also when that was interrupted', () => {
    const text = JSON.stringify([bard('own_a'), 3]);
    const once = fromBefore(text, []);
    expect(fromBefore(text, once)).toEqual([]);
  });
  it('loses nothing that is damaged', () => {
    expect(fromBefore('[{"id": "own_', [])).toEqual([['damaged', '[{"id": "own_']]);
    expect(fromBefore(JSON.stringify([{ id: '../x' }, bard('own_a'), 3]), [])).toEqual([
      ['damaged', '{"id":"../x"}'],
      kept('own_a'),
      ['damaged_2', '3'],
    ]);
  });
});
