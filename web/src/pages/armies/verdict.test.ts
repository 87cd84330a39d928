import { describe, expect, it } from 'vitest';
import { sentence } from './verdict';

describe('a finding', () => {
  it('is told without the clause that stands beside it', () => {
    expect(sentence({ where: '', key: '', message: 'Too many. [U-ARMY-2]', clause: 'U-ARMY-2' })).toBe('Too many.');
    expect(sentence({ where: '', key: '', message: 'Two of [U-ARMY-2] these.', clause: null })).toBe('Two of [U-ARMY-2] these.');
  });
});
