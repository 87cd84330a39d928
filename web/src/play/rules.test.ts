import { expect, it } from 'vitest';
import { byId, type Warrior } from './rules';

it('knows a figure that is fielded at a level', () => {
  const wyrm = { id: 'ember_wyrm', silhouette: 'dragon' } as Warrior;
  const guard = { id: 'lantern_guard' } as Warrior;
  expect(byId(['ember_wyrm@ancient', 'lantern_guard', 'unknown'], [wyrm, guard])).toEqual({ 'ember_wyrm@ancient': wyrm, lantern_guard: guard });
});
