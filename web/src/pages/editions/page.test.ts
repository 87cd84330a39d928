import page from 'virtual:editions';
import { describe, expect, it } from 'vitest';
import { asked } from '../../../vite-editions';
import { german } from './de';
import { rowIn } from './page';

const all = [...page.parting, ...page.alike, ...page.unshown];

describe('the page of the editions', () => {
  it('has all of docs/editions.md, with the positions', () => {
    expect(page.parting.length).toBeGreaterThan(15);
    for (const { id, positions, commands, sides } of page.parting) {
      expect(positions, id).toHaveLength(2);
      expect(commands.every((command) => /^(red|blue) \w+ /.test(command)), id).toBe(true);
      expect(sides.every(({ clauses }) => clauses.length > 0), id).toBe(true);
    }
  });
  it('is told in German too, row by row', () => {
    expect(Object.keys(german).sort()).toEqual(all.map(({ id }) => id).sort());
    for (const row of all) expect(german[row.id], row.id).toHaveLength(1 + row.sides.length);
    expect(rowIn(all[0]!, 'de').question).toBe(german[all[0]!.id]?.[0]);
  });
  it('asks the last command that somebody begins, where the rest of the script has led', () => {
    const { position, command } = asked('clause  U-1\nedition v2\ngiven   T x red at 1,1\nwhen    red  move T forward 2   dice 3\n        red   shoot T at B   refused U-1 why\n        dice 3 4\nthen    T at 1,1\n');
    expect(command).toBe('red shoot T at B');
    expect(position).toBe('edition v2\ngiven   T x red at 1,1\nwhen  red  move T forward 2   dice 3\n');
  });
});
