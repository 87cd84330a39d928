// Fingers and mice: what is meant by pressing, dragging and letting go. One finger on a picked
// figure drags it, on the grip turns it, on the ground moves the table (with shift: a lasso), two
// fingers move and zoom.
import { type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Place } from '../engine/protocol';
import type { Frame } from './frame';
import type { BoardProps } from './props';
import type { View } from './useView';

type Doing =
  | { what: 'press'; figure: string | null; picked: boolean } // nothing has moved yet
  | { what: 'drag' }
  | { what: 'turn'; figure: string; facing: number }
  | { what: 'pan' }
  | { what: 'lasso'; from: Place }
  | { what: 'pinch' };

const kSlip = 5; // pixels a hand may slip without dragging
// How exact a pointer is, in pixels and, from afar, in mils: a base so near is meant.
const kFinger = 24;
const kMouse = 12;
const kNearest = 1000;

export interface Lasso {
  from: Place;
  to: Place;
}

export function usePointers(props: BoardProps, frame: Frame, view: View) {
  const now = useRef({ props, frame, view });
  now.current = { props, frame, view };
  const [lasso, setLasso] = useState<Lasso | null>(null);

  const handlers = useMemo(() => {
    const down = new Map<number, { x: number; y: number; startX: number; startY: number }>();
    let doing: Doing | null = null;
    let hovered: string | null = null;
    let rope: Lasso | null = null;
    // At most one call to the screen around us for each frame that is shown.
    let waiting: (() => void) | null = null;
    let asked = 0;
    const soon = (call: () => void) => {
      waiting = call;
      asked ||= requestAnimationFrame(() => {
        asked = 0;
        waiting?.();
        waiting = null;
      });
    };
    const forget = () => {
      cancelAnimationFrame(asked);
      asked = 0;
      waiting = null;
    };

    const placeOf = (event: PointerEvent): Place => {
      const [x, y] = now.current.frame.back(now.current.view.at(event.clientX, event.clientY));
      return [Math.round(x), Math.round(y)];
    };
    // With Shift the place is meant as it is.
    const nearOf = (event: PointerEvent): number => {
      if (event.shiftKey) return 0;
      const { view: seen } = now.current;
      const [[left], [right]] = [seen.at(0, 0), seen.at(event.pointerType === 'mouse' ? kMouse : kFinger, 0)];
      return Math.min(kNearest, Math.round(right - left));
    };
    // Where the circles that fingers need lie over each other, the nearest figure is meant.
    const labelAt = (event: PointerEvent): string | null => {
      const { pointing, selected } = now.current.props;
      const under = document
        .elementsFromPoint(event.clientX, event.clientY)
        .flatMap((one) => one.closest<SVGElement>('[data-figure]')?.dataset.figure ?? [])
        .filter((label) => !pointing || label === selected);
      if (under.length < 2) return under[0] ?? null;
      const [x, y] = placeOf(event);
      const far = (label: string) => {
        const at = now.current.props.table.figures.find((one) => one.label === label)?.at ?? [x, y];
        return Math.hypot(at[0] - x, at[1] - y);
      };
      return under.reduce((best, one) => (far(one) < far(best) ? one : best));
    };
    const facingAt = (event: PointerEvent, figure: string): number => {
      const { table, way, ghosts } = now.current.props;
      const stands = ghosts.find((one) => one.figure === figure)?.at ?? (way?.figure === figure ? way.at : null);
      const at = stands ?? table.figures.find((one) => one.label === figure)?.at ?? [0, 0];
      const facing = now.current.frame.facing(at, placeOf(event));
      const step = event.shiftKey ? 150 : 10;
      return (Math.round(facing / step) * step) % 3600;
    };
    const pull = (next: Lasso | null) => {
      rope = next;
      setLasso(next);
    };

    const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
      if (event.button !== 0 || (event.target as Element).closest('button')) return;
      down.set(event.pointerId, {
        x: event.clientX,
        y: event.clientY,
        startX: event.clientX,
        startY: event.clientY,
      });
      if (down.size > 1) {
        forget();
        pull(null);
        doing = { what: 'pinch' };
        return;
      }
      const { props: board } = now.current;
      if ((event.target as Element).closest('[data-grip]') && board.turning) {
        event.currentTarget.setPointerCapture(event.pointerId);
        doing = { what: 'turn', figure: board.turning.figure, facing: board.turning.facing };
        return;
      }
      const figure = labelAt(event);
      const picked = figure !== null && board.selected === figure && !event.shiftKey;
      doing = { what: 'press', figure, picked };
      if (figure !== null && !picked) board.onPick(figure, event.shiftKey);
      if (figure === null && event.shiftKey) doing = { what: 'lasso', from: placeOf(event) };
    };

    const begin = (event: PointerEvent<HTMLDivElement>, pressed: Doing & { what: 'press' }) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      // Who was pressed without being picked by it (a target, a member) does not come along: the
      // table does.
      const mine = pressed.figure !== null && pressed.figure === now.current.props.selected && !event.shiftKey;
      doing = mine ? { what: 'drag' } : { what: 'pan' };
    };

    const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
      const { props: board, view: seen } = now.current;
      const pointer = down.get(event.pointerId);
      if (!pointer) {
        const over = labelAt(event);
        if (over !== hovered) board.onHover((hovered = over));
        // Once it is set down and only its facing is open, a passing pointer must not lift it again.
        if (event.pointerType === 'mouse' && (board.reach || board.pointing) && !board.turning) {
          const [place, near] = [placeOf(event), nearOf(event)];
          soon(() => now.current.props.onPoint(place, near));
        }
        return;
      }
      const [dx, dy] = [event.clientX - pointer.x, event.clientY - pointer.y];
      if (doing?.what === 'press') {
        if (Math.hypot(event.clientX - pointer.startX, event.clientY - pointer.startY) < kSlip) return;
        begin(event, doing);
      }
      if (doing?.what === 'pinch') {
        const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
        if (other) {
          const before = Math.hypot(pointer.x - other.x, pointer.y - other.y) || 1;
          const after = Math.hypot(event.clientX - other.x, event.clientY - other.y) || 1;
          seen.pan(dx / 2, dy / 2);
          seen.zoom(after / before, (event.clientX + other.x) / 2, (event.clientY + other.y) / 2);
        }
      } else if (doing?.what === 'pan') seen.pan(dx, dy);
      else if (doing?.what === 'drag') {
        const [place, near] = [placeOf(event), nearOf(event)];
        soon(() => now.current.props.onPoint(place, near));
      } else if (doing?.what === 'turn') {
        const facing = facingAt(event, doing.figure);
        doing.facing = facing;
        soon(() => now.current.props.onTurn(facing));
      } else if (doing?.what === 'lasso') pull({ from: doing.from, to: placeOf(event) });
      pointer.x = event.clientX;
      pointer.y = event.clientY;
    };

    const onPointerUp = (event: PointerEvent<HTMLDivElement>) => {
      if (!down.delete(event.pointerId)) return;
      const { props: board } = now.current;
      const done = doing;
      doing = down.size > 0 ? { what: 'pan' } : null;
      forget();
      if (done?.what === 'press') {
        if (done.figure === null) board.onGround(placeOf(event), nearOf(event));
        else if (done.picked) board.onPick(done.figure, false);
      } else if (done?.what === 'drag') board.onDrop(placeOf(event), nearOf(event));
      else if (done?.what === 'turn') board.onTurned(done.facing);
      else if (done?.what === 'lasso' && rope) {
        board.onLasso(caught(board, rope));
        pull(null);
      }
    };

    const onPointerCancel = (event: PointerEvent<HTMLDivElement>) => {
      down.delete(event.pointerId);
      doing = null;
      forget();
      pull(null);
    };
    const onPointerLeave = () => {
      if (hovered !== null) now.current.props.onHover((hovered = null));
    };
    return { handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onPointerLeave }, forget };
  }, []);

  useEffect(() => handlers.forget, [handlers]);
  return { handlers: handlers.handlers, lasso };
}

function caught(board: BoardProps, { from, to }: Lasso): string[] {
  const between = (n: number, a: number, b: number) => n >= Math.min(a, b) && n <= Math.max(a, b);
  return board.table.figures
    .filter(
      (one) =>
        one.whereabouts === 'on_table' && between(one.at[0], from[0], to[0]) && between(one.at[1], from[1], to[1]),
    )
    .map((one) => one.label);
}
