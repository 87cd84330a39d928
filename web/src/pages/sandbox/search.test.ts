import { describe, expect, it } from 'vitest';
import { callable, type Found } from './search';

describe('figures to add', () => {
  const found: Found[] = [
    { id: 'guard', name: 'Guard', points: [22], levels: [], editions: ['unlimited'] },
    { id: 'wyrm', name: 'Wyrm', points: [234, 112], levels: ['ancient', 'young'], editions: ['unlimited', 'conquest'] },
    { id: 'coffer', name: 'Coffer' },
  ];
  it('are called with their level', () => {
    expect(callable(found, 'unlimited').map(({ id, points }) => [id, points])).toEqual([['guard', 22], ['wyrm@ancient', 234], ['wyrm@young', 112]]);
  });
  it('are those of the edition', () => {
    expect(callable(found, 'conquest').map(({ id }) => id)).toEqual(['wyrm@ancient', 'wyrm@young']);
  });
});
