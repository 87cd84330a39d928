import { describe, expect, it } from 'vitest';
import { addTo, armyFile, changeId, noArmy, readArmy, takeFrom } from './army';

const two = addTo(addTo(noArmy, 'wyrm@young'), 'wyrm@young');

describe('an army list', () => {
  it('counts a figure that is added twice', () => expect(two.figures).toEqual([{ id: 'wyrm@young', count: 2 }]));
  it('loses a figure with its last', () => {
    expect(takeFrom(two, 'wyrm@young').figures).toEqual([{ id: 'wyrm@young' }]);
    expect(takeFrom(takeFrom(two, 'wyrm@young'), 'wyrm@young').figures).toEqual([]);
  });
  it('joins entries that come to the same level', () => {
    const mixed = addTo(two, 'wyrm@old');
    expect(changeId(mixed, 'wyrm@young', 'wyrm@old').figures).toEqual([{ id: 'wyrm@old', count: 3 }]);
    expect(changeId(two, 'wyrm@young', 'wyrm@old').figures).toEqual([{ id: 'wyrm@old', count: 2 }]);
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
