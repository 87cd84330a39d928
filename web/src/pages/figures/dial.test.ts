import { describe, expect, it } from 'vitest';
import type { FigureFile, FileDial } from './data';
import { dialsAt, pointsAt, sectionAt, startOf } from './dial';

const wall: FigureFile = {
  id: 'wall', name: 'Wall', kind: 'wall', factions: ['mage_spawn'],
  levels: [{ name: 'heavy', points: 20, clicks: 0 }, { name: 'light', points: 12, clicks: 3 }],
  dials: [{ clicks: [{ fortification: { value: 2 }, attack: { skull: true }, defense: { value: 17, abilities: ['toughness'] }, damage: { value: 0 } }] }],
};
const [dial] = dialsAt(wall, 0);

describe('the dial of a file', () => {
  it('begins where the level says', () => {
    expect(dial && startOf(wall, 1, dial)).toBe(3);
    expect(pointsAt(wall, 1)).toBe(12);
  });
  it('begins on each dial where the level says it of each', () => {
    const some = (section: FileDial['section']): FileDial => ({ section, start: 1, clicks: [] });
    const dials = [some('front'), some('left'), some('rear'), some('right')];
    const wain: FigureFile = { id: 'w', name: 'W', kind: 'chariot', factions: ['shyft'], levels: [{ name: 'worn', points: 9, clicks: [0, 2, 1, 2] }], dials };
    expect(dials.map((one) => startOf(wain, 0, one))).toEqual([1, 3, 2, 3]);
  });
  it('shows fortification in place of speed, skulls as no value, marks by name', () => {
    const seen = dial && sectionAt(wall, dial, 0);
    expect(seen?.speed.value).toBe(2);
    expect(seen?.attack.value).toBeNull();
    expect(seen?.defense.marks).toEqual([{ ability: 'toughness' }]);
  });
  it('shows skulls behind the last slot that is listed', () => expect(dial && sectionAt(wall, dial, 5).damage.value).toBeNull());
  it('takes a Hero’s own dials for each level', () => {
    const hero: FigureFile = { id: 'h', name: 'H', factions: ['heroes'], levels: [{ name: '1', points: 9, dials: [{ clicks: [] }] }] };
    expect(dialsAt(hero, 0)).toEqual([{ clicks: [] }]);
  });
});
