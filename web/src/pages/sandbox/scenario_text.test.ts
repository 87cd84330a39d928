import { describe, expect, it } from 'vitest';
import { lineOf } from './ScenarioText';

describe('where a scenario text is wrong', () => {
  it('is a line and perhaps a column', () => {
    expect(lineOf('position:3:14')).toEqual({ line: 3, column: 14 });
    expect(lineOf('position:3')).toEqual({ line: 3, column: 1 });
    expect(lineOf('/scenario')).toBeNull();
  });
});
