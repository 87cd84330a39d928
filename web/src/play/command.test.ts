import { describe, expect, it } from 'vitest';
import type { Choice, TargetChoice, WayAnswer } from '../engine/protocol';
import { aimedWish, facingText, inStep, isAttack, mannerFor, march, placeText } from './command';

describe('commands', () => {
  it('write inches and degrees', () => {
    expect(placeText([10_625, -1_000])).toBe('10.625,-1');
    expect(facingText(3605)).toBe('facing 0.5');
    expect(facingText(-900)).toBe('facing 270');
  });
  const way: WayAnswer = { figure: 'r1', at: [3000, 4000], facing: 900, reached: true, path: [[0, 0], [1500, 2000], [3000, 4000]], length: 5000, contacts: [], breakAway: null, command: 'move r1 via 1.5,2 to 3,4 facing 90', refusal: null };
  it('join ways to a march, the foremost first', () => {
    expect(march([['r2', [0, -1250]], ['r1', [0, 0]]], { r1: way })).toBe('march r1 via 1.5,2 to 3,4 facing 90 then r2 stay');
  });
  it('lead a member beside another', () => {
    expect(inStep(way, 'r2', [1250, -500])).toMatchObject({ figure: 'r2', at: [4250, 3500], command: 'march r2 via 2.75,1.5 to 4.25,3.5 facing 90' });
  });
  const target = (figure: string, manners: [long: boolean, freeze: boolean][]): TargetChoice => ({
    figure, point: null, allowed: true, refusal: null, command: 'not to be read', place: null, needed: 7, chances: 21, of: 36,
    manners: manners.map(([long, freeze]) => ({ long, freeze, needed: 7, chances: 21, of: 36 })),
  });
  const choice: Choice = {
    what: 'close', ability: null, said: 'Close combat', section: null, allowed: true, refusal: null, clause: null, command: null, piece: null, place: null, going: null, area: null, casting: null,
    members: [], pacers: [], targets: [target('B', [[false, false]])], manners: [],
  };
  it('are wished for by labels of any kind, and never read', () => {
    const manner = { long: false, freeze: false };
    expect(aimedWish('A', { choice, targets: ['B'], point: null, members: [], manner })).toEqual({
      attack: { figure: 'A', what: 'close', ability: null, section: null, targets: ['B'], members: [], long: false, freeze: false },
    });
    const shot = { ...choice, what: 'shoot' as const, ability: 'pierce' as const, section: 'rear' as const };
    expect(aimedWish('at_2', { choice: shot, targets: ['B', 'with_x'], point: null, members: ['D'], manner: { long: true, freeze: true } })).toEqual({
      attack: { figure: 'at_2', what: 'shoot', ability: 'pierce', section: 'rear', targets: ['B', 'with_x'], members: ['D'], long: true, freeze: true },
    });
    expect(isAttack(shot)).toBe(true);
    expect(isAttack({ ...choice, what: 'use' })).toBe(false);
  });
  it('are aimed at a place without naming who stands there', () => {
    const shot = { ...choice, what: 'shoot' as const, ability: 'bombardment' as const, area: 1000 };
    const manner = { long: false, freeze: false };
    expect(aimedWish('A', { choice: shot, targets: ['B'], point: [9000, 4500], members: [], manner })).toEqual({
      attack: { figure: 'A', what: 'shoot', ability: 'bombardment', section: null, targets: [], point: [9000, 4500], members: [], long: false, freeze: false },
    });
  });
  it('are spells cast at a place', () => {
    const casting = { book: 'tome', spell: 'hail', browse: true };
    const hail = { ...choice, what: 'cast' as const, area: 2000, casting };
    expect(aimedWish('A', { choice: hail, targets: ['B'], point: [9000, 4500], members: [], manner: { long: false, freeze: false } })).toEqual({
      cast: { figure: 'A', ...casting, point: [9000, 4500] },
    });
  });
  it('are made in a manner that is allowed', () => {
    const plain = { long: false, freeze: false };
    expect(mannerFor(target('B', [[false, false], [true, false]]), plain)).toEqual(plain);
    expect(mannerFor(target('B', [[true, false], [true, true]]), plain)).toEqual({ long: true, freeze: false });
    expect(mannerFor(target('B', [[false, false], [false, true]]), { long: false, freeze: true })).toEqual({ long: false, freeze: true });
  });
});
