import { describe, expect, it } from 'vitest';
import { addLike, addTo, armyFile, changeId, giveItem, noArmy, readArmy, takeFrom, takeItem } from './army';

const two = addTo(addTo(noArmy, 'wyrm@young'), 'wyrm@young');

describe('an army list', () => {
  it('counts a figure that is added twice', () => expect(two.figures).toEqual([{ id: 'wyrm@young', count: 2 }]));
  it('loses a figure with its last', () => {
    expect(takeFrom(two, 0).figures).toEqual([{ id: 'wyrm@young' }]);
    expect(takeFrom(takeFrom(two, 0), 0).figures).toEqual([]);
  });
  it('joins entries that come to the same level', () => {
    const mixed = addTo(two, 'wyrm@old');
    expect(changeId(mixed, 0, 'wyrm@old').figures).toEqual([{ id: 'wyrm@old', count: 3 }]);
    expect(changeId(two, 0, 'wyrm@old').figures).toEqual([{ id: 'wyrm@old', count: 2 }]);
  });
  it('gives an item to one of several, who stands by himself with it', () => {
    const armed = giveItem(two, 0, 'blade');
    expect(armed.figures).toEqual([{ id: 'wyrm@young' }, { id: 'wyrm@young', items: ['blade'] }]);
    expect(giveItem(armed, 1, 'boots').figures[1]?.items).toEqual(['blade', 'boots']);
    expect(addLike(armed, 1).figures[0]).toEqual({ id: 'wyrm@young', count: 2 });
    expect(takeItem(armed, 1, 'blade').figures).toEqual([{ id: 'wyrm@young', count: 2 }]);
    expect(readArmy(armyFile({ ...armed, name: 'Armed' }, ''))?.figures).toEqual(armed.figures);
  });
  it('is written as a file and read again', () => {
    const conquest = { ...two, name: 'Mine', edition: 'conquest' };
    expect(readArmy(armyFile(conquest, 'x'))).toEqual(conquest);
    expect(readArmy(armyFile(two, 'Unnamed'))).toEqual({ ...two, name: 'Unnamed' });
  });
  it('keeps the adventuring company', () => {
    const company = { ...two, name: 'Mine', edition: 'v2', company: 'ninth_bell_company' };
    expect(readArmy(armyFile(company, 'x'))).toEqual(company);
  });
  it('refuses what is none', () => {
    for (const bad of [null, 3, {}, { ...two, figures: [{}] }, { ...two, build_total: '9' }]) expect(readArmy(bad)).toBeNull();
  });
});
