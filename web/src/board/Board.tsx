// The drawn table. The ground is painted once and lies beneath; figures and what is asked about
// them are drawn above it, so that dragging never repaints a tree.
import { type CSSProperties, type KeyboardEvent, memo, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import type { Place, TableView } from '../engine/protocol';
import { Blocked, Fire, Targets } from './Aim';
import { Base, reachOf } from './Base';
import './board.css';
import { ahead, edgeOf, type Frame, frameOf, kRim, kTabStop, polygon } from './frame';
import { Ground, Lamp } from './Ground';
import { HintMarks } from './HintMarks';
import { Lying, outlineOf, reachOfOutline } from './Lying';
import { AimedPlace, Impacts, Glyphs, Items, Objectives, Shots, Structures, Token } from './Markers';
import type { BoardProps } from './props';
import { Areas, GhostFigure, LeaveOdds, Region, Way } from './Reach';
import { isGround, Terrain } from './Terrain';
import { type Lasso, usePointers } from './usePointers';
import { useView } from './useView';

export { travelTime } from './Reach';

const kAround = 3500; // mils of ground around figures that are looked at from near

/** Given the focus when nobody else on it has it; Tab passes it over. */
const kFocusable = { tabindex: -1 } as object;

const boxOf = (frame: Frame) => `${-kRim} ${-kRim} ${frame.width + 2 * kRim} ${frame.height + 2 * kRim}`;

const Landscape = memo(function Landscape({ table, frame, id }: { table: TableView; frame: Frame; id: string }) {
  return (
    <svg className="board-ground" viewBox={boxOf(frame)} aria-hidden="true">
      <Ground frame={frame} id={id} />
      <Terrain pieces={table.field.pieces.filter((piece) => isGround(piece, table.figures))} frame={frame} id={id} />
      <Lamp frame={frame} id={id} />
    </svg>
  );
}, sameLand);

/** Answers bring a new table each; its land is new only when something of it is. */
function sameLand(a: { table: TableView; frame: Frame }, b: { table: TableView; frame: Frame }): boolean {
  const land = ({ field, figures }: TableView) =>
    JSON.stringify(field.pieces.filter((piece) => isGround(piece, figures)));
  return a.frame === b.frame && (a.table === b.table || land(a.table) === land(b.table));
}

type FiguresProps = Pick<BoardProps, 'table' | 'selected' | 'members' | 'ready' | 'words'> & {
  frame: Frame;
  away: string;
};

const Figures = memo(function Figures({
  table,
  selected,
  members,
  ready,
  words,
  frame,
  away,
}: FiguresProps) {
  const shown = table.figures.filter((one) => one.whereabouts === 'on_table' || one.whereabouts === 'built');
  // Castles lie under those who stand on them.
  shown.sort((a, b) => Number(b.whereabouts === 'built') - Number(a.whereabouts === 'built'));
  const chains = shown.flatMap((one) => {
    const captor = shown.find((other) => other.label === one.captor);
    return captor ? [`M${frame.put(one.at).join(' ')}L${frame.put(captor.at).join(' ')}`] : [];
  });
  const gone = away.split(' ');
  return (
    <g>
      {/* As large as a finger, beneath all bases: nobody's covers the middle of another. */}
      <g aria-hidden="true">
        {shown.map((figure) => {
          const [x, y] = frame.put(figure.at);
          return figure.base.kind !== 'outline' && <circle key={figure.label} cx={x} cy={y} className="touch" data-figure={figure.label} style={{ '--r': `${reachOf(figure)}px` } as CSSProperties} />;
        })}
      </g>
      {shown.map((figure) => (
        <Base
          key={figure.label}
          figure={figure}
          frame={frame}
          doors={
            figure.base.kind === 'outline'
              ? table.field.pieces.filter((piece) => piece.section === figure.label).flatMap((piece) => piece.access)
              : kNoDoors
          }
          said={words.figure(figure)}
          ready={ready.includes(figure.label)}
          selected={selected === figure.label}
          member={members.indexOf(figure.label) + 1}
          away={gone.includes(figure.label)}
        />
      ))}
      <path d={chains.join('')} className="chain-line" pointerEvents="none" />
    </g>
  );
});
const kNoDoors: Place[] = [];

function Grip({
  props,
  frame,
  turning,
}: {
  props: BoardProps;
  frame: Frame;
  turning: { figure: string; facing: number };
}) {
  const figure = props.table.figures.find((one) => one.label === turning.figure);
  const ghost = props.ghosts.find((one) => one.figure === turning.figure);
  const stands = ghost?.at ?? (props.way?.figure === turning.figure ? props.way.at : figure?.at);
  if (!stands) return null;
  const from = frame.put(stands);
  const outline = outlineOf({ figure, piece: ghost?.piece });
  const far = outline.length || !figure ? reachOfOutline(outline) : reachOf(figure);
  const to = ahead(from, frame.angle(turning.facing), far + 1050);
  // What is large is seen from afar, where an inch is little: its handle keeps off its ground.
  const [offX, offY] = ahead([0, 0], frame.angle(turning.facing), outline.length ? 14 : 0);
  const keys = (event: KeyboardEvent) => {
    const by = { ArrowLeft: 50, ArrowUp: 50, ArrowRight: -50, ArrowDown: -50 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    props.onTurn((turning.facing + by + 3600) % 3600);
  };
  return (
    <g
      data-grip
      className="grip"
      role="slider"
      {...kTabStop}
      aria-label={figure ? `${props.words.turn}: ${figure.name}, ${figure.label}` : props.words.turn}
      aria-valuemin={0}
      aria-valuemax={359}
      aria-valuenow={Math.round(turning.facing / 10) % 360}
      aria-valuetext={props.words.facing(turning.facing)}
      onKeyDown={keys}
    >
      <path d={`M${from.join(' ')}L${to.join(' ')}`} className="grip-stem" />
      <g style={{ transform: `translate(calc(${to[0]}px + var(--px) * ${offX}px), calc(${to[1]}px + var(--px) * ${offY}px))` }}>
        <circle className="grip-touch" />
        <circle className="grip-knob" />
        <path
          className="tag-size grip-arrow"
          d="M-.5 -.25a.55 .55 0 0 1 1 0M-.5 .25a.55 .55 0 0 0 1 0M.5 -.65v.4h-.4M-.5 .65v-.4h.4"
        />
      </g>
    </g>
  );
}

function Crosshair({ at }: { at: Place }) {
  return (
    <g transform={`translate(${at.join(' ')})`} className="cursor" pointerEvents="none">
      <path className="tag-size cursor-casing" d="M-2 0H-.6M2 0H.6M0 -2V-.6M0 2V.6" />
      <path className="tag-size cursor-line" d="M-2 0H-.6M2 0H.6M0 -2V-.6M0 2V.6M-.1 0h.2" />
    </g>
  );
}

function Rope({ lasso, frame }: { lasso: Lasso; frame: Frame }) {
  const [a, b] = [frame.put(lasso.from), frame.put(lasso.to)];
  return (
    <rect
      x={Math.min(a[0], b[0])}
      y={Math.min(a[1], b[1])}
      width={Math.abs(a[0] - b[0])}
      height={Math.abs(a[1] - b[1])}
      className="lasso"
    />
  );
}

function Flashes({ props, frame }: { props: BoardProps; frame: Frame }) {
  return (
    <g pointerEvents="none" aria-hidden="true">
      {props.flashes.map((flash) => {
        const figure = props.table.figures.find((one) => one.label === flash.figure);
        const at = flash.at ?? figure?.at;
        if (!at) return null;
        const [x, y] = frame.put(at);
        return (
          <g key={flash.key} transform={`translate(${x} ${y - (figure ? reachOf(figure) : 500)})`}>
            <text className={`tag-size flash flash-${flash.kind}`}>{flash.text}</text>
          </g>
        );
      })}
    </g>
  );
}

export function Board(props: BoardProps) {
  const { table, bottom, selected, members, ready, reach, way, ghosts, turning, cursor, words } = props;
  const id = useId().replace(/\W/g, '');
  const room = useRef<HTMLDivElement>(null);
  const plane = useRef<HTMLDivElement>(null);
  const edge = edgeOf(table, bottom);
  const { width, height } = table.field;
  const frame = useMemo(() => frameOf({ width, height }, edge), [width, height, edge]);
  const view = useView(room, plane, frame);
  useLayoutEffect(() => {
    const places = table.figures.filter(({ whereabouts }) => whereabouts === 'on_table' || whereabouts === 'built').map(({ at }) => frame.put(at));
    if (!props.close || places.length === 0) return;
    const [across, down] = [places.map(([x]) => x), places.map(([, y]) => y)];
    view.see([Math.min(...across) - kAround, Math.min(...down) - kAround], [Math.max(...across) + kAround, Math.max(...down) + kAround]);
  }, [view, frame, props.close]);
  const { handlers, lasso } = usePointers(props, frame, view);
  const away = [...ghosts.map((one) => one.figure), ...(way ? [way.figure] : [])].join(' ');

  const [cursorX, cursorY] = cursor ?? [null, null];
  useEffect(() => {
    if (cursorX !== null && cursorY !== null) view.reveal(frame.put([cursorX, cursorY]));
  }, [view, frame, cursorX, cursorY]);

  const keys = (event: KeyboardEvent) => {
    const figure = (event.target as Element).closest<SVGElement>('[data-figure]')?.dataset.figure;
    if ((event.key === 'Enter' || event.key === ' ') && figure !== undefined) props.onPick(figure, event.shiftKey);
    else if (event.key === '+') view.zoom(1.25);
    else if (event.key === '-') view.zoom(0.8);
    else if (event.key === '0') view.fit();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="board" ref={room} {...handlers} data-motion={props.motion}>
      <div className="board-plane" ref={plane}>
        <Landscape table={table} frame={frame} id={id} />
        <svg
          className="board-figures"
          viewBox={boxOf(frame)}
          role="application"
          aria-label={words.table}
          {...kFocusable}
          onKeyDown={keys}
          onFocus={(event) => props.onHover(event.target.closest<SVGElement>('[data-figure]')?.dataset.figure ?? null)}
          onBlur={() => props.onHover(null)}
        >
          <defs>
            <pattern
              id={`${id}hatch`}
              width={420}
              height={420}
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect width={150} height={420} className="hatch" />
            </pattern>
          </defs>
          {props.showAreas && <Areas seats={table.seats} frame={frame} />}
          {reach && <Region reach={reach} frame={frame} id={id} />}
          <Objectives list={table.objectives} frame={frame} words={words} />
          <Items list={table.items} frame={frame} words={words} />
          <Glyphs list={table.glyphs} frame={frame} />
          <Structures table={table} frame={frame} words={words} />
          <Figures
            table={table}
            selected={selected}
            members={members}
            ready={ready}
            words={words}
            frame={frame}
            away={away}
          />
          {way && !ghosts.some((one) => one.figure === way.figure) && (
            <Way
              way={way}
              table={table}
              frame={frame}
              turned={turning?.figure === way.figure ? turning.facing : undefined}
              wish={props.wish ?? null}
            />
          )}
          {reach && !way && <LeaveOdds reach={reach} table={table} frame={frame} />}
          {ghosts.map((ghost) => {
            const figure = table.figures.find((one) => one.label === ghost.figure);
            const held = turning?.figure === ghost.figure;
            if (ghost.radius !== undefined)
              return (
                <g key={ghost.figure} transform={`translate(${frame.put(ghost.at).join(' ')})`} className={ghost.legal ? 'ghost' : 'ghost ghost-illegal'} data-legal={ghost.legal}>
                  <Token r={ghost.radius} seat={null} />
                  {!ghost.legal && <circle r={ghost.radius + 100} className="blocked-ring" />}
                </g>
              );
            if (ghost.piece || figure?.base.kind === 'outline')
              return <Lying key={ghost.figure} {...ghost} figure={figure} piece={ghost.piece} name={ghost.figure} held={held} frame={frame} id={id} />;
            return (
              <GhostFigure
                key={ghost.figure}
                ghost={ghost}
                table={table}
                frame={frame}
                motion={props.motion}
                turned={held ? turning.facing : undefined}
              />
            );
          })}
          {props.hints && <HintMarks hints={props.hints} lit={props.hinted ?? null} table={table} frame={frame} />}
          <Shots table={table} frame={frame} words={words} />
          {props.impacts && <Impacts list={props.impacts} frame={frame} />}
          <Fire lines={props.fire} table={table} frame={frame} />
          <Targets targets={props.targets} table={table} frame={frame} />
          {props.aimed && <AimedPlace {...props.aimed} frame={frame} />}
          {table.field.pieces.map((piece) => piece.name === props.aimedPiece && <path key={piece.name} d={polygon(piece.outline.map(frame.put))} className="target" pointerEvents="none" />)}
          {props.blocked && <Blocked blocked={props.blocked} table={table} frame={frame} />}
          {turning && <Grip props={props} frame={frame} turning={turning} />}
          {lasso && <Rope lasso={lasso} frame={frame} />}
          {cursor && <Crosshair at={frame.put(cursor)} />}
          <Flashes props={props} frame={frame} />
        </svg>
      </div>
      <div className="board-tools">
        <button type="button" aria-label={words.closer} title={words.closer} onClick={() => view.zoom(1.4)}>
          +
        </button>
        <button type="button" aria-label={words.further} title={words.further} onClick={() => view.zoom(1 / 1.4)}>
          −
        </button>
        <button type="button" aria-label={words.whole} title={words.whole} onClick={() => view.fit()}>
          ⤢
        </button>
      </div>
    </div>
  );
}
