import { describe, expect, it } from 'vitest';
import { cellNamed, copiedClick, draftFrom, filledDown, idFor, laid, newDraft, pointerOf, skulled, stepped, toggled, withCell, withKind, withoutClick, withStart } from './draft';

const bard = newDraft('Bard');
const clicks = (draft = bard, n = 0) => draft.dials?.[n]?.clicks ?? [];

describe('the figure on the bench', () => {
  it('has cells that change alone', () => {
    const changed = withCell(bard, { dial: 0, click: 1, stat: 'attack' }, { value: 12 });
    expect(clicks(changed)[1]?.attack).toEqual({ value: 12 });
    expect(clicks(changed)[0]).toEqual(clicks()[0]);
  });
  it('fills a cell down to the end of the dial', () =>
    expect(clicks(filledDown(bard, { dial: 0, click: 2, stat: 'damage' }, { value: 5 })).map(({ damage }) => damage?.value)).toEqual([3, 2, 5, 5]));
  it('copies and removes clicks, never beyond twelve nor the last', () => {
    expect(clicks(copiedClick(bard, 0, 0))[1]).toEqual(clicks()[0]);
    let full = bard;
    for (let n = 0; n < 20; ++n) full = copiedClick(full, 0, 0);
    expect(clicks(full)).toHaveLength(12);
    let bare = bard;
    for (let n = 0; n < 20; ++n) bare = withoutClick(bare, 0, 0);
    expect(clicks(bare)).toHaveLength(1);
  });
  it('begins with the same click when others come or go before it', () => {
    const later = withStart(bard, 0, 2);
    expect(later.dials?.[0]?.start).toBe(2);
    expect(copiedClick(later, 0, 0).dials?.[0]?.start).toBe(3);
    expect(copiedClick(later, 0, 2).dials?.[0]?.start).toBe(2);
    expect(withoutClick(later, 0, 1).dials?.[0]?.start).toBe(1);
    expect(withoutClick(withStart(bard, 0, 3), 0, 3).dials?.[0]?.start).toBe(2);
    expect(withStart(later, 0, 0)).toEqual(bard);
  });
  it('has a dial on the bench, whatever was lost', () => {
    const { dials: _, ...bare } = bard;
    expect(laid(bare)).toEqual(bard);
    expect(laid({ ...bare, kind: 'tank', dials: [] }).dials).toHaveLength(4);
    expect(laid(bard)).toBe(bard);
  });
  it('has four dials as a dragon, fortification as a tower, and comes back', () => {
    const dragon = withKind({ ...bard, range: 8 }, 'dragon');
    expect(dragon.dials?.map(({ section, range }) => [section, range])).toEqual([['front', 8], ['left', undefined], ['rear', undefined], ['right', undefined]]);
    expect(dragon.range).toBeUndefined();
    const tower = withKind(dragon, 'tower');
    expect(tower.range).toBe(8);
    expect(clicks(tower)[0]).toHaveProperty('fortification');
    expect(withKind(tower, 'warrior')).toMatchObject({ ...bard, range: 8 });
  });
  it('is taken from a figure without what that one alone may have', () => {
    const from = draftFrom({ ...bard, id: 'x', number: '3', editions: ['v2'], levels: [{ name: 'new', points: 80, clicks: 0 }] }, 'Copy');
    expect(from).toMatchObject({ id: '', name: 'Copy' });
    expect(Object.keys(from)).not.toEqual(expect.arrayContaining(['number']));
  });
});

describe('a cell', () => {
  it('takes abilities, two at most', () => {
    expect(toggled({ value: 3 }, 'charge')).toEqual({ value: 3, abilities: ['charge'] });
    expect(toggled({ value: 3, abilities: ['charge', 'flight'] }, 'bound').abilities).toEqual(['charge', 'bound']);
    expect(toggled({ value: 3, abilities: ['charge'] }, 'charge')).toEqual({ value: 3 });
  });
  it('steps between its bounds and becomes a skull', () => {
    expect(stepped({ value: 0 }, -1).value).toBe(0);
    expect(stepped({ value: 40 }, 1).value).toBe(40);
    expect(skulled({ value: 3, abilities: ['charge'] })).toEqual({ value: 3, skull: true });
    expect(skulled({ value: 3, skull: true })).toEqual({ value: 3 });
  });
});

describe('an error', () => {
  it('points to its cell', () => {
    expect(cellNamed(pointerOf('in/figure.json:/figures/0/dials/1/clicks/2/damage/abilities/0'))).toEqual({ level: null, at: { dial: 1, click: 2, stat: 'damage' } });
    expect(cellNamed(pointerOf('in/figure.json:/figures/0/levels/1/dials/0/clicks/3/attack/value'))).toEqual({ level: 1, at: { dial: 0, click: 3, stat: 'attack' } });
    expect(cellNamed(pointerOf('in/figure.json:/figures/0/name'))).toBeNull();
    expect(pointerOf('in/figure.json:/figures/0/points')).toEqual(['points']);
  });
});

describe('own figures', () => {
  it('get ids that no other has', () => {
    expect(idFor('Größter Bär!', [])).toBe('own_gro_ter_bar');
    expect(idFor('Bear', ['own_bear'])).toBe('own_bear_2');
  });
});
