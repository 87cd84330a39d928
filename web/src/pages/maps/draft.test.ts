import { describe, expect, it } from 'vitest';
import type { Place } from '../../engine/protocol';
import { pieceOf } from './check';
import { box, counterClockwise, type DraftPiece, edgeOf, emptyDraft, mirrored, ofHeight, putDown, shifted, snap, toggledAccess, usualOutline, withCorner, withNewCorner, withoutCorner } from './draft';
import { mapText, readMap } from './file';
import { beginning, drawn, redone, undone } from './history';

const square: Place[] = [[4000, 4000], [8000, 4000], [8000, 8000], [4000, 8000]];
const crag: DraftPiece = { name: 'crag_1', kind: 'clear', height: 'abrupt', outline: square, access: [[6000, 4000]] };
const draft = { ...emptyDraft('Mine'), pieces: [crag] };

describe('a map being drawn', () => {
  it('snaps to quarters of an inch', () => expect(snap([1130, 1120])).toEqual([1250, 1000]));
  it('lists corners counter-clockwise', () => {
    expect(counterClockwise([...square].reverse())).toEqual(square);
    expect(counterClockwise(square)).toEqual(square);
  });
  it('keeps access points on the outline', () => {
    expect(withCorner(crag, 0, [4000, 3000]).access).toEqual([[6000, 3500]]);
    const bent = withNewCorner(crag, 0, [6000, 3000]);
    expect(bent.outline).toHaveLength(5);
    expect(edgeOf(bent.outline, bent.access[0] ?? [0, 0]).edge).toBeLessThan(2);
    expect(toggledAccess(crag, 2).access).toEqual([[6000, 4000], [6000, 8000]]);
    expect(toggledAccess(crag, 0).access).toEqual([]);
    expect(ofHeight(crag, 'gradual').access).toEqual([]);
    expect(ofHeight({ ...crag, access: [] }, 'abrupt').access).toEqual([[6000, 4000]]);
  });
  it('never has fewer than three corners', () => {
    const triangle = withoutCorner(crag, 3);
    expect(triangle.outline).toHaveLength(3);
    expect(withoutCorner(triangle, 0)).toBe(triangle);
  });
  it('is shifted as far as the table reaches', () => {
    expect(shifted(draft, crag, [-9000, 1000]).outline[0]).toEqual([0, 5000]);
  });
  it('is mirrored with names of its own', () => {
    const both = mirrored(draft).pieces;
    expect(both.map(({ name }) => name)).toEqual(['crag_1', 'crag_2']);
    expect(both[1]?.access).toEqual([[30_000, 32_000]]);
  });
  it('has room for what is put down', () => {
    for (const boxed of box) {
      const piece = putDown(draft, boxed, usualOutline(draft, boxed)).pieces[1];
      expect(piece?.outline.every(([x, y]) => x >= 3000 && y >= 3000 && x <= 33_000 && y <= 33_000)).toBe(true);
    }
  });
});

describe('map files', () => {
  it('are read as they were written', () => expect(readMap(mapText(draft))).toEqual(draft));
  it('keep what was built, and with how many points', () => {
    const pieces = draft.pieces.map((piece, n) => ({ ...piece, constructed: n === 0 ? (true as const) : 6 }));
    expect(readMap(mapText({ ...draft, pieces }))).toEqual({ ...draft, pieces });
  });
  it('that cannot be drawn are none', () => {
    for (const text of [null, '', '{}', 'null', '[]', mapText(draft).replace('clear', 'lava'), mapText({ ...draft, pieces: [crag, crag] })])
      expect(readMap(text)).toBeNull();
  });
  it('have findings about pieces', () => {
    const finding = { weight: 'note' as const, key: '', message: '' };
    expect(pieceOf({ ...finding, where: '/terrain/12/outline' })).toBe(12);
    expect(pieceOf({ ...finding, where: '/width' })).toBeNull();
  });
});

it('steps go back and forth', () => {
  const two = drawn(drawn(beginning(0), 1), 2);
  expect(undone(two).now).toBe(1);
  expect(redone(undone(two)).now).toBe(2);
  expect(undone(beginning(0)).now).toBe(0);
  expect(drawn(undone(two), 5).future).toEqual([]);
});
