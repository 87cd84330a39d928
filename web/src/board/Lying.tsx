// Castle sections and items of terrain that are still in somebody's hand: as ghosts on the table,
// and as little pictures to choose from. They are drawn about the origin, turned, and moved.
import { memo } from 'react';
import type { Figure, Piece, Place } from '../engine/protocol';
import { boxOf } from './chance';
import { Castle } from './Castle';
import { type Frame, polygon } from './frame';
import { Terrain } from './Terrain';

function turned(outline: Place[], facing: number): Place[] {
  const turn = (facing * Math.PI) / 1800;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return outline.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos]);
}

export interface Thing {
  figure: Figure | undefined;
  piece: Piece | null | undefined;
}

export function outlineOf({ figure, piece }: Thing): Place[] {
  return piece?.outline ?? (figure?.base.kind === 'outline' ? figure.base.outline : []);
}

const kNoDoors: Place[] = [];

const Drawing = memo(function Drawing({ figure, piece, facing, frame, id }: Thing & { facing: number; frame: Frame; id: string }) {
  if (piece)
    return (
      <Terrain
        pieces={[{ ...piece, outline: turned(piece.outline, facing), access: turned(piece.access, facing) }]}
        frame={frame}
        id={`${id}lying`}
        turf="var(--turf)"
      />
    );
  if (figure?.base.kind !== 'outline') return null;
  const outline = turned(figure.base.outline, facing);
  return <Castle figure={{ ...figure, facing }} outline={outline} frame={frame} doors={kNoDoors} ready={false} selected={false} />;
});

interface LyingProps extends Thing {
  name: string;
  at: Place;
  facing: number;
  legal: boolean;
  held: boolean; // set down, and to be taken up again by the pointer
  frame: Frame;
  id: string;
}

export function Lying({ figure, piece, name, at, facing, legal, held, frame, id }: LyingProps) {
  const [from, to] = [frame.put([0, 0]), frame.put(at)];
  return (
    <g
      transform={`translate(${to[0] - from[0]} ${to[1] - from[1]})`}
      className={legal ? 'ghost' : 'ghost ghost-illegal'}
      data-figure={held ? name : undefined}
      data-legal={legal}
    >
      <Drawing figure={figure} piece={piece} facing={facing} frame={frame} id={id} />
      <path d={polygon(turned(outlineOf({ figure, piece }), facing).map(frame.put))} className={legal ? 'lying' : 'lying blocked-piece'} />
    </g>
  );
}

/** How far it reaches in the direction it faces. */
export function reachOfOutline(outline: Place[]): number {
  return Math.max(0, ...outline.map(([x]) => x));
}

const flat: Frame = { width: 0, height: 0, put: ([x, y]) => [x, -y], back: ([x, y]) => [x, -y], angle: (facing) => -facing / 10, facing: () => 0 };

/** To choose from: as it looks to its owner. */
export function Picture({ figure, piece, id }: Thing & { id: string }) {
  const facing = piece ? 0 : 900;
  const { left, top, right, bottom } = boxOf(turned(outlineOf({ figure, piece }), facing).map(flat.put));
  const room = 500;
  return (
    <span className="board item-picture" aria-hidden="true">
      <svg viewBox={`${left - room} ${top - room} ${right - left + 2 * room} ${bottom - top + 2 * room}`}>
        <Drawing figure={figure} piece={piece} facing={facing} frame={flat} id={id} />
      </svg>
    </span>
  );
}
