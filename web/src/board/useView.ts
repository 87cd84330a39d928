// What part of the table is seen. Pan and zoom move and size one element directly, without drawing
// anything anew: the browser shifts what it has painted.
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import type { Place } from '../engine/protocol';
import { type Frame, kRim } from './frame';

export interface View {
  /** Of a pointer's place in the window, the place in the drawing. */
  at(clientX: number, clientY: number): Place;
  pan(dx: number, dy: number): void;
  /** By a factor, keeping the point of the window in its place. */
  zoom(by: number, clientX?: number, clientY?: number): void;
  fit(): void;
  /** As near as the room allows, with both corners in sight. */
  see(from: Place, to: Place): void;
  /** Moves the table as little as it takes for the place to be seen. */
  reveal(place: Place): void;
}

const kFar = 0.0135; // a base of 1.25 inches is 17 pixels wide: labels would hide the figures
const kClosest = 0.16; // pixels to the mil: a base of 1.25 inches is 200 pixels wide

export function useView(
  room: RefObject<HTMLDivElement | null>,
  plane: RefObject<HTMLDivElement | null>,
  frame: Frame,
): View {
  const state = useRef({ scale: 0, x: 0, y: 0, fitted: true });
  const [wide, high] = [frame.width + 2 * kRim, frame.height + 2 * kRim];

  const show = useCallback(() => {
    const [box, sheet] = [room.current, plane.current];
    if (!box || !sheet) return;
    const { scale } = state.current;
    const hold = (off: number, space: number, size: number) =>
      size <= space ? (space - size) / 2 : Math.min(space / 4, Math.max(space * 0.75 - size, off));
    state.current.x = hold(state.current.x, box.clientWidth, wide * scale);
    state.current.y = hold(state.current.y, box.clientHeight, high * scale);
    const width = `${(wide * scale).toFixed(1)}px`;
    if (sheet.style.width !== width) {
      sheet.style.width = width;
      sheet.style.height = `${(high * scale).toFixed(1)}px`;
      // Mils to the pixel: what must stay readable from afar is sized by it.
      sheet.style.setProperty('--px', (1 / scale).toFixed(2));
      sheet.classList.toggle('board-far', scale < kFar);
    }
    sheet.style.transform = `translate(${state.current.x.toFixed(1)}px, ${state.current.y.toFixed(1)}px)`;
  }, [room, plane, wide, high]);

  const fitting = useCallback(() => {
    const box = room.current;
    return box ? Math.min(box.clientWidth / wide, box.clientHeight / high) : 0.02;
  }, [room, wide, high]);

  const view = useMemo<View>(
    () => ({
      at(clientX, clientY) {
        const box = room.current?.getBoundingClientRect();
        const { scale, x, y } = state.current;
        return [(clientX - (box?.left ?? 0) - x) / scale - kRim, (clientY - (box?.top ?? 0) - y) / scale - kRim];
      },
      pan(dx, dy) {
        state.current.x += dx;
        state.current.y += dy;
        state.current.fitted = false;
        show();
      },
      zoom(by, clientX, clientY) {
        const box = room.current?.getBoundingClientRect();
        if (!box) return;
        const [px, py] = [
          (clientX ?? box.left + box.width / 2) - box.left,
          (clientY ?? box.top + box.height / 2) - box.top,
        ];
        const old = state.current;
        const scale = Math.min(kClosest, Math.max(fitting() * 0.8, old.scale * by));
        const grown = scale / old.scale;
        state.current = { scale, x: px - (px - old.x) * grown, y: py - (py - old.y) * grown, fitted: false };
        show();
      },
      fit() {
        state.current = { scale: fitting(), x: 0, y: 0, fitted: true };
        show();
      },
      see([left, top], [right, bottom]) {
        const box = room.current;
        if (!box) return;
        const scale = Math.max(fitting(), Math.min(kClosest / 2, box.clientWidth / (right - left), box.clientHeight / (bottom - top)));
        const middle = (a: number, b: number, space: number) => space / 2 - ((a + b) / 2 + kRim) * scale;
        state.current = { scale, x: middle(left, right, box.clientWidth), y: middle(top, bottom, box.clientHeight), fitted: false };
        show();
      },
      reveal(place) {
        const box = room.current;
        if (!box) return;
        const { scale, x, y } = state.current;
        const margin = Math.min(box.clientWidth, box.clientHeight) / 8;
        const aside = (at: number, space: number) =>
          at < margin ? margin - at : at > space - margin ? space - margin - at : 0;
        const dx = aside((place[0] + kRim) * scale + x, box.clientWidth);
        const dy = aside((place[1] + kRim) * scale + y, box.clientHeight);
        if (dx === 0 && dy === 0) return;
        state.current.x += dx;
        state.current.y += dy;
        show();
      },
    }),
    [room, show, fitting],
  );

  useLayoutEffect(() => view.fit(), [view]);
  useEffect(() => {
    const box = room.current;
    if (!box) return;
    const watch = new ResizeObserver(() => (state.current.fitted ? view.fit() : show()));
    watch.observe(box);
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1;
      view.zoom(Math.exp(-event.deltaY * lines * 0.0016), event.clientX, event.clientY);
    };
    // React's own wheel listener is passive and could not keep the page from scrolling.
    box.addEventListener('wheel', wheel, { passive: false });
    return () => {
      watch.disconnect();
      box.removeEventListener('wheel', wheel);
    };
  }, [room, view, show]);
  return view;
}
