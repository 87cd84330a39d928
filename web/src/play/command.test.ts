import { describe, expect, it } from 'vitest';
import type { WayAnswer } from '../engine/protocol';
import { aimed, facingText, inStep, march, membersOf, placeText, proposed, withoutFacing } from './command';

describe('commands', () => {
  it('write inches and degrees', () => {
    expect(placeText([10_625, -1_000])).toBe('10.625,-1');
    expect(facingText(3605)).toBe('facing 0.5');
    expect(facingText(-900)).toBe('facing 270');
  });
  it('take more targets and members, and keep what follows', () => {
    expect(aimed('shoot r1 at b1 using pierce', ['b1', 'b2'], [])).toBe('shoot r1 at b1 b2 using pierce');
    expect(aimed('close r1 at b1 by rear', ['b1'], ['r2', 'r3'])).toBe('close r1 at b1 with r2 r3 by rear');
    expect(aimed('shoot r1 at b1 with r2', ['b3'], [])).toBe('shoot r1 at b3');
    expect(aimed('close r1 using sweep', ['b3'], [])).toBe('close r1 using sweep');
  });
  const way: WayAnswer = { figure: 'r1', at: [3000, 4000], facing: 900, reached: true, path: [[0, 0], [3000, 4000]], length: 5000, contacts: [], breakAway: null, command: 'move r1 via 1.5,2 to 3,4 facing 90', refusal: null };
  it('join ways to a march, the foremost first', () => {
    expect(march([['r2', [0, -1250]], ['r1', [0, 0]]], { r1: way })).toBe('march r1 via 1.5,2 to 3,4 facing 90 then r2 stay');
  });
  it('lead a member beside another', () => {
    expect(inStep(way, 'r2', [1250, -500])).toMatchObject({ figure: 'r2', at: [4250, 3500], command: 'move r2 via 2.75,1.5 to 4.25,3.5 facing 90' });
  });
  it('know what is still to be chosen', () => {
    expect(proposed('use r1 magic_levitation r2 at 3,4.5 facing 90')).toEqual({ what: 'use r1 magic_levitation r2', at: [3000, 4500], facing: 900 });
    expect(proposed('shoot r1 at b1')).toBeNull();
    expect(withoutFacing('turn r1 facing 12.5')).toBe('turn r1');
    expect(membersOf('form r1 r2 r3 march r2')).toEqual(['r1', 'r2', 'r3']);
  });
});
