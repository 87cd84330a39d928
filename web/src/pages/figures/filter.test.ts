import { describe, expect, it } from 'vitest';
import { completed } from './data';
import { everything, filtered, lets, valuesOf } from './filter';

const wyrm = completed({
  id: 'ember_wyrm', name: 'Ember Wyrm', number: '301', set: 'founding', kind: 'dragon', factions: ['draconum'], rank: 'unique',
  editions: ['unlimited'], points: [234, 172, 112], levels: ['ancient', 'mature', 'young'], abilities: ['flight'],
});
const mine = completed({ id: 'own_bard', name: 'Bärd', kind: 'warrior', factions: ['heroes'], rank: 'weak', editions: ['unlimited'], points: [20] });
const chest = completed({ id: 'box', name: 'Box', kind: 'chest', set: 'founding' });
const list = [wyrm, mine, chest];
const called = (id: string) => ({ flight: 'Fliegen' })[id] ?? id;
const names = (some: Partial<typeof everything>) => filtered(list, { ...everything, ...some }, called).map(({ id }) => id);

describe('the filter', () => {
  it('lets everything by when nothing is asked', () => expect(names({})).toEqual(['ember_wyrm', 'own_bard', 'box']));
  it('searches names, numbers and abilities, without accents', () => {
    expect(names({ words: 'bard' })).toEqual(['own_bard']);
    expect(names({ words: '301 fliegen' })).toEqual(['ember_wyrm']);
    expect(lets({ ...everything, words: 'troll' }, wyrm, called)).toBe(false);
  });
  it('takes a figure if one of its levels has the points', () => {
    expect(names({ least: 150, most: 180 })).toEqual(['ember_wyrm']);
    expect(names({ most: 50 })).toEqual(['own_bard']);
  });
  it('knows own figures by having no set', () => expect(names({ own: true })).toEqual(['own_bard']));
  it('sorts', () => expect(names({ order: 'points' })).toEqual(['ember_wyrm', 'own_bard', 'box']));
  it('lists the values of a field once', () => expect(valuesOf(list, ({ kind }) => [kind, kind])).toEqual(['dragon', 'warrior', 'chest']));
});
