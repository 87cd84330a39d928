import { describe, expect, it } from 'vitest';
import { aimed, facingText, march, membersOf, placeText, proposed, withoutFacing } from './command';

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
  it('join ways to a march', () => {
    expect(march([['r1', 'move r1 to 3,4 facing 90'], ['r2', null]])).toBe('march r1 to 3,4 facing 90 then r2 stay');
  });
  it('know what is still to be chosen', () => {
    expect(proposed('use r1 magic_levitation r2 at 3,4.5 facing 90')).toEqual({ what: 'use r1 magic_levitation r2', at: [3000, 4500], facing: 900 });
    expect(proposed('shoot r1 at b1')).toBeNull();
    expect(withoutFacing('turn r1 facing 12.5')).toBe('turn r1');
    expect(membersOf('form r1 r2 r3 march r2')).toEqual(['r1', 'r2', 'r3']);
  });
});
