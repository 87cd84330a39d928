import { expect, it } from 'vitest';
import { seen } from './keys';

it('moves the cursor as the eye sees the table', () => {
  expect(seen([0, 1], 'south')).toEqual([0, 1]);
  expect(seen([0, 1], 'north').map((n) => n + 0)).toEqual([0, -1]);
  expect(seen([0, 1], 'east').map((n) => n + 0)).toEqual([-1, 0]);
  expect(seen([0, 1], 'west').map((n) => n + 0)).toEqual([1, 0]);
  expect(seen([1, 0], 'east').map((n) => n + 0)).toEqual([0, 1]);
});
