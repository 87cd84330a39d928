import { describe, expect, it } from 'vitest';
import { leftOutSaid } from './LeftOut';

describe('files that were left out', () => {
  it('are told by their ids and the sentences of the program', () => {
    const err = [
      'sixskulls: /user/sixskulls/figures/lg.json: The file was left out: the id is taken.',
      'sixskulls: /user/sixskulls/figures/own_x.json:/figures/0/dials/0: Expected the field "attack".',
      'sixskulls: /user/sixskulls/figures/own_y.json:1:2: Expected JSON: the text ends here.',
      'something else',
    ].join('\n');
    expect([...leftOutSaid(err)]).toEqual([
      ['lg', 'The file was left out: the id is taken.'],
      ['own_x', 'Expected the field "attack".'],
      ['own_y', 'Expected JSON: the text ends here.'],
    ]);
  });
});
