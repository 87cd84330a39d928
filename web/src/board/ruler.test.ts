import { expect, it } from 'vitest';
import { frameOf } from './frame';
import { ruler } from './Ground';

const field = { width: 36000, height: 24000 };

it.each(['south', 'east', 'north', 'west'] as const)('counts the inches of the table for one who sits %s', (edge) => {
  const frame = frameOf(field, edge);
  const { numbers } = ruler(frame);
  expect(numbers.length).toBe(2 * (5 + 3));
  for (const { at, n } of numbers) {
    const [x, y] = frame.back(at);
    // Along an edge that runs from west to east it is the distance from the west, else from the south.
    expect(n * 1000).toBe(Math.round(y < 0 || y > field.height ? x : y));
  }
});
