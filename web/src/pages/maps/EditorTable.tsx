// The table to draw on, as it will look in play. What is dragged is shown as an outline over it; the
// land is painted anew when it is let go.
import { memo, type PointerEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import '../../board/board.css';
import { type Frame, frameOf, kRim, polygon, polyline } from '../../board/frame';
import { Ground, Lamp } from '../../board/Ground';
import { Terrain } from '../../board/Terrain';
import type { Place } from '../../engine/protocol';
import { useWords } from '../../words';
import { type Finding, pieceOf } from './check';
import { type Draft, type DraftPiece, middleOf, shifted, snap, withCorner, within, withNewCorner } from './draft';

const Land = memo(function Land({ draft, frame, id }: { draft: Draft; frame: Frame; id: string }) {
  return (
    <g>
      <Ground frame={frame} id={id} />
      <Terrain pieces={draft.pieces.map((piece) => ({ ...piece, said: piece.name, section: null, structure: null }))} frame={frame} id={id} />
      <Lamp frame={frame} id={id} />
    </g>
  );
});

/** Mils to the pixel, so that handles are as large as fingers on every screen. */
function usePixel(wide: number) {
  const room = useRef<HTMLDivElement>(null);
  const [pixel, setPixel] = useState(50);
  useLayoutEffect(() => {
    const box = room.current;
    if (!box) return;
    const watch = new ResizeObserver(() => setPixel(wide / Math.max(1, box.clientWidth)));
    watch.observe(box);
    return () => watch.disconnect();
  }, [wide]);
  return { room, pixel };
}

export interface EditorTableProps {
  draft: Draft;
  selected: number | null;
  findings: Finding[]; // their pieces are lit
  drawing: boolean;
  onSelect(piece: number | null): void;
  onPiece(n: number, piece: DraftPiece): void;
  onDrawn(outline: Place[]): void;
}
function litBy(findings: Finding[], n: number): string {
  const about = findings.filter((one) => pieceOf(one) === n);
  if (about.length === 0) return '';
  return about.some(({ weight }) => weight === 'refusal') ? ' lit lit-refusal' : ' lit';
}

interface Grabbed {
  n: number;
  start: DraftPiece;
  corner: number | null; // null: the whole piece
  from: Place;
}

function Handles({ piece, pixel, frame }: { piece: DraftPiece; pixel: number; frame: Frame }) {
  return (
    <g>
      {piece.outline.map((_, edge) => {
        const [x, y] = frame.put(middleOf(piece.outline, edge));
        return (
          <g key={`e${edge}`} data-edge={edge} className="maps-edge" transform={`translate(${x} ${y}) scale(${pixel})`}>
            <circle r={12} className="maps-touch" />
            <circle r={6} />
            <path d="M-3 0H3M0 -3V3" />
          </g>
        );
      })}
      {piece.outline.map((at, corner) => {
        const [x, y] = frame.put(at);
        return (
          <g key={corner} data-corner={corner} className="maps-corner" transform={`translate(${x} ${y}) scale(${pixel})`}>
            <circle r={17} className="maps-touch" />
            <circle r={8} />
            <text y={-12}>{corner + 1}</text>
          </g>
        );
      })}
    </g>
  );
}

export function EditorTable({ draft, selected, findings, drawing, onSelect, onPiece, onDrawn }: EditorTableProps) {
  const t = useWords();
  const id = useId().replace(/\W/g, '');
  const svg = useRef<SVGSVGElement>(null);
  const { width, height } = draft;
  const frame = useMemo(() => frameOf({ width, height }, 'south'), [width, height]);
  const wide = frame.width + 2 * kRim;
  const { room, pixel } = usePixel(wide);
  const [grabbed, setGrabbed] = useState<Grabbed | null>(null);
  const [shape, setShape] = useState<DraftPiece | null>(null); // of what is grabbed
  const [sketch, setSketch] = useState<Place[]>([]);
  const [pointer, setPointer] = useState<Place | null>(null);
  if (!drawing && sketch.length > 0) setSketch([]);

  const placeOf = (event: PointerEvent): Place => {
    const back = svg.current?.getScreenCTM()?.inverse();
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(back);
    return frame.back([x, y]);
  };
  const number = (event: PointerEvent, what: string): number | null => {
    const found = (event.target as Element).closest(`[data-${what}]`)?.getAttribute(`data-${what}`);
    return found === null || found === undefined ? null : Number(found);
  };

  const sketched = (at: Place) => {
    const [first] = sketch;
    if (first && sketch.length > 2 && Math.hypot(first[0] - at[0], first[1] - at[1]) < pixel * 16) onDrawn(sketch);
    else setSketch([...sketch, snap(within(draft, at))]);
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const at = placeOf(event);
    if (drawing) return sketched(at);
    const [corner, edge] = [number(event, 'corner'), number(event, 'edge')];
    const n = corner !== null || edge !== null ? selected : number(event, 'piece');
    const piece = n === null ? undefined : draft.pieces[n];
    onSelect(n);
    if (n === null || !piece) return;
    svg.current?.setPointerCapture(event.pointerId);
    const start = edge === null ? piece : withNewCorner(piece, edge, middleOf(piece.outline, edge));
    setGrabbed({ n, start, corner: edge === null ? corner : edge + 1, from: at });
    setShape(null);
  };
  const move = (event: PointerEvent) => {
    const at = placeOf(event);
    if (drawing) setPointer(snap(within(draft, at)));
    if (!grabbed) return;
    const { start, corner, from } = grabbed;
    setShape(corner === null ? shifted(draft, start, snap([at[0] - from[0], at[1] - from[1]])) : withCorner(start, corner, snap(within(draft, at))));
  };
  const up = () => {
    if (grabbed && shape && JSON.stringify(shape) !== JSON.stringify(draft.pieces[grabbed.n])) onPiece(grabbed.n, shape);
    setGrabbed(null);
    setShape(null);
  };

  const chosen = shape ?? (selected === null ? undefined : draft.pieces[selected]);
  const rope = [...sketch, ...(pointer ? [pointer] : [])].map(frame.put);
  return (
    <div className="board maps-board" ref={room} data-drawing={drawing}>
      <svg
        ref={svg}
        viewBox={`${-kRim} ${-kRim} ${wide} ${frame.height + 2 * kRim}`}
        role="img"
        aria-label={t('maps.table_said', { name: draft.name, n: draft.pieces.length })}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
      >
        <Land draft={draft} frame={frame} id={id} />
        {draft.pieces.map((piece, n) => (
          <path key={piece.name} data-piece={n} d={polygon(piece.outline.map(frame.put))} className={`maps-piece${litBy(findings, n)}`} />
        ))}
        {chosen && (
          <g className="maps-chosen">
            <path d={polygon(chosen.outline.map(frame.put))} className="maps-outline" data-piece={selected} />
            {!drawing && <Handles piece={chosen} pixel={pixel} frame={frame} />}
          </g>
        )}
        {drawing && sketch.length > 0 && (
          <g className="maps-sketch" pointerEvents="none">
            <path d={polyline(rope)} />
            {sketch.map(frame.put).map(([x, y], i) => <circle key={i} cx={x} cy={y} r={pixel * (i === 0 ? 9 : 5)} />)}
          </g>
        )}
      </svg>
    </div>
  );
}
