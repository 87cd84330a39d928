import { describe, expect, it } from 'vitest';
import { draftFrom, newDraft, withCell, withKind } from './draft';
import { addedLevel, atLevel, levelForm, levelId, moreLevels, settled, withLevel, withoutLevel } from './levels';

const hero = newDraft('Bard');
const dragon = withKind({ ...hero, points: 200 }, 'dragon');
const tank = withKind({ ...hero, points: 100 }, 'tank');
const named = (draft: typeof hero) => draft.levels?.map(({ name, points, clicks }) => [name, points, clicks]);

describe('levels', () => {
  it('are for Heroes, and for kinds that are fielded at several values', () => {
    const other: typeof hero = { ...hero, factions: ['shyft'] };
    expect([hero, dragon, other].map(levelForm)).toEqual(['own', 'turned', 'none']);
    expect(moreLevels(other)).toBe(false);
  });
  it('of a dragon are its ages', () => {
    const two = addedLevel(dragon);
    expect(named(two)).toEqual([['ancient', 200, 0], ['mature', 140, 2]]);
    expect(two.points).toBeUndefined();
    const three = addedLevel(two);
    expect(moreLevels(three)).toBe(false);
    expect(named(addedLevel(withoutLevel(three, 1)))?.map(([name]) => name)).toEqual(['ancient', 'mature', 'young']);
  });
  it('of a tank have any names, and the first is not turned', () => {
    const three = addedLevel(addedLevel(tank));
    expect(named(three)).toEqual([['1', 100, 0], ['2', 70, 1], ['3', 49, 2]]);
    expect(named(withoutLevel(three, 0))).toEqual([['2', 70, 0], ['3', 49, 1]]);
    expect(levelId('Halber Dampf!')).toBe('halber_dampf_');
  });
  it('that turn each dial by its own go on from the one turned furthest', () => {
    const [first] = addedLevel(tank).levels ?? [];
    const worn = { ...tank, levels: first ? [first, { name: 'worn', points: 70, clicks: [0, 2, 1, 2] }] : [] };
    expect(named(addedLevel(worn))?.at(-1)).toEqual(['3', 49, 3]);
    expect(named(withoutLevel(worn, 0))).toEqual([['worn', 70, [0, 0, 0, 0]]]);
  });
  it('of a Hero have dials of their own', () => {
    const two = addedLevel(hero);
    expect(two.dials).toBeUndefined();
    const changed = atLevel(two, 1, (now) => withCell(now, { dial: 0, click: 0, stat: 'attack' }, { value: 12 }));
    expect(changed.levels?.map(({ dials }) => dials?.[0]?.clicks[0]?.attack?.value)).toEqual([9, 12]);
    expect(changed.dials).toBeUndefined();
    expect(named(withoutLevel(addedLevel(two), 0))?.map(([name]) => name)).toEqual(['1', '2']);
  });
  it('end as they began', () => {
    const one = withoutLevel(withoutLevel(addedLevel(hero), 1), 0);
    expect(one).toEqual(hero);
    expect(withoutLevel(withoutLevel(addedLevel(dragon), 1), 0)).toEqual(dragon);
  });
  it('go when the figure may not have them any more, and it is as strong as it was', () => {
    const two = withLevel(addedLevel(hero), 1, { points: 90 });
    expect(settled({ ...two, factions: ['shyft'] })).toMatchObject({ points: 90, dials: hero.dials });
    expect(withKind(two, 'dragon')).toMatchObject({ points: 90, kind: 'dragon' });
    expect(withKind(addedLevel(dragon), 'tower').levels).toBeUndefined();
    expect(named(withKind(addedLevel(dragon), 'tank'))).toHaveLength(2);
  });
  it('are taken along from another figure', () => {
    expect(named(draftFrom({ ...addedLevel(dragon), id: 'wyrm' }, 'Copy'))).toHaveLength(2);
    expect(draftFrom({ ...addedLevel(hero), id: 'bard' }, 'Copy').levels).toEqual(addedLevel(hero).levels);
  });
});
