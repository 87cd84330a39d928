import { describe, expect, it } from 'vitest';
import { keysOf, linesOfPiece, markOf, read, wholePart, write, type Extent } from './pieces';
import { PageShelf } from './storage';

const chain = (n: number) => n.toString(16).padStart(64, '0');
const line = (n: number, what = 'a') => `{"n":${n},"do":"${what}","chain":"${chain(n)}"}\n`;
const lines = (from: number, to: number, what = 'a') => Array.from({ length: to - from }, (_, n) => line(from + n, what)).join('');
const end = (n: number) => `{"end":false,"n":${n}}\n`;

describe('a recording in pieces', () => {
  it('is what was added to it, line by line', () => {
    const shelf = new PageShelf();
    let extent: Extent | null = null;
    const count = 2 * linesOfPiece + 3;
    for (let n = 0; n < count; ++n) {
      extent = write(shelf, 'g', extent, { from: n, lines: line(n), end: end(n) });
      expect(read(shelf, 'g', extent)).toBe(lines(0, n + 1) + end(n));
      expect(markOf(shelf, 'g', extent)).toBe(chain(n));
    }
    expect(shelf.length).toBe(4);
    expect(extent?.series).toBe(0);
  });
  it('is written no further back than it changes', () => {
    const shelf = new PageShelf();
    const extent = write(shelf, 'g', null, { from: 0, lines: lines(0, 2 * linesOfPiece), end: '' });
    const put = shelf.setItem;
    let written = 0;
    shelf.setItem = (key, text) => {
      written += text.length;
      put(key, text);
    };
    write(shelf, 'g', extent, { from: extent.lines, lines: line(extent.lines), end: '' });
    expect(written).toBeLessThanOrEqual(lines(linesOfPiece, 2 * linesOfPiece + 1).length);
  });
  it('stays whole until its card is written', () => {
    const shelf = new PageShelf();
    const before = write(shelf, 'g', null, { from: 0, lines: lines(0, 5), end: end(5) });
    write(shelf, 'g', before, { from: 5, lines: lines(5, 9), end: end(9) }); // ... and the page died
    expect(read(shelf, 'g', before)).toBe(lines(0, 5) + end(5));
    const after = write(shelf, 'g', before, { from: 5, lines: lines(5, 7, 'b'), end: end(7) });
    expect(read(shelf, 'g', after)).toBe(lines(0, 5) + lines(5, 7, 'b') + end(7));
    write(shelf, 'g', after, { from: 0, lines: lines(0, 3, 'c'), end: end(3) });
    expect(read(shelf, 'g', after)).toBe(lines(0, 5) + lines(5, 7, 'b') + end(7));
  });
  it('takes no lines that do not follow', () => {
    const shelf = new PageShelf();
    const extent = write(shelf, 'g', null, { from: 0, lines: lines(0, 5), end: '' });
    expect(() => write(shelf, 'g', extent, { from: 6, lines: line(6), end: '' })).toThrow();
    expect(() => write(shelf, 'g', null, { from: 1, lines: line(1), end: '' })).toThrow();
  });
  it('is missing when a piece is', () => {
    const shelf = new PageShelf();
    const extent = write(shelf, 'g', null, { from: 0, lines: lines(0, linesOfPiece + 3), end: '' });
    shelf.removeItem('six-skulls/part/g/0/2');
    expect(read(shelf, 'g', extent)).toBeNull();
    expect(markOf(shelf, 'g', extent)).toBeNull();
  });
  it('is found in its order', () => {
    const shelf = new PageShelf();
    write(shelf, 'g2', null, { from: 0, lines: line(0), end: '' });
    const { series } = write(shelf, 'g', null, { from: 0, lines: lines(0, 11 * linesOfPiece), end: '' });
    expect(keysOf(shelf, 'g').map((key) => shelf.getItem(key)).join('')).toBe(lines(0, 11 * linesOfPiece));
    expect(keysOf(shelf, 'g', series)).toEqual([]);
  });
  it('takes any file as it is', () => {
    for (const text of ['', 'x', 'x\n', '{}\n{"end":false}\n', '{}\n{"n":1}\n{"n":2', '\n\n', '{}\n{"end":tr']) {
      const shelf = new PageShelf();
      expect(read(shelf, 'g', write(shelf, 'g', null, wholePart(text)))).toBe(text);
    }
    expect(wholePart('{}\n{"end":false}\n')).toEqual({ from: 0, lines: '{}\n', end: '{"end":false}\n' });
  });
});
