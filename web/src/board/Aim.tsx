// Whom an action may be aimed at, the lines of fire, and what is in the way.
import { memo } from 'react';
import type { FireLine, Figure, Piece, Place, Refusal, TableView, TargetChoice } from '../engine/protocol';
import { reachOf } from './Base';
import { type Frame, polygon } from './frame';
import { Glyph, Tag } from './Tag';
import { inches, percent } from './numbers';

const kCross = 'M-.55 -.55L.55 .55M.55 -.55L-.55 .55';
const kTree = 'M0 -.8L.6 .1H.28L.7 .6H.12V.9H-.12V.6H-.7L-.28 .1H-.6z';
const kPeak = 'M-.85 .6L-.2 -.65L.2 0L.42 -.3L.9 .6z';

function outlineOf(figure: Figure, frame: Frame, more: number, className: string) {
  if (figure.base.kind === 'outline')
    return <path d={polygon(figure.base.outline.map(frame.put))} className={className} />;
  const [x, y] = frame.put(figure.at);
  return <circle cx={x} cy={y} r={reachOf(figure) + more} className={className} />;
}

export const Targets = memo(function Targets({
  targets,
  table,
  frame,
}: {
  targets: TargetChoice[];
  table: TableView;
  frame: Frame;
}) {
  return (
    <g pointerEvents="none">
      {targets.map((target) => {
        const figure = table.figures.find((one) => one.label === target.figure);
        if (!figure) return null;
        const [x, y] = frame.put(figure.at);
        const r = reachOf(figure);
        return (
          <g key={target.figure}>
            {outlineOf(figure, frame, 150, target.allowed ? 'target' : 'target target-no')}
            {target.allowed && figure.base.kind !== 'outline' && (
              <path
                d={`M${x - r - 330} ${y}h300M${x + r + 330} ${y}h-300M${x} ${y - r - 330}v300M${x} ${y + r + 330}v-300`}
                className="reticle"
              />
            )}
            {target.allowed && target.of > 0 && (
              <Tag at={[x, y - r - 200]} text={percent(target.chances, target.of)} tone="aim" rise={0.9} />
            )}
            {!target.allowed && <Glyph at={[x + r * 0.72, y - r * 0.72]} className="target-never" d={kCross} />}
          </g>
        );
      })}
    </g>
  );
});

const between = (a: Place, b: Place, part: number): Place => [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];

export const Fire = memo(function Fire({ lines, table, frame }: { lines: FireLine[]; table: TableView; frame: Frame }) {
  return (
    <g pointerEvents="none">
      {lines.map((line) => {
        const [from, to] = [frame.put(line.from), frame.put(line.to)];
        const stop = line.blockedBy ? frame.put(line.blockedBy.at) : null;
        const middle = between(from, to, 0.5);
        const d = `M${from.join(' ')}L${to.join(' ')}`;
        return (
          <g key={line.target}>
            <path d={d} className="fire-casing" />
            {stop && <path d={d} className="fire fire-lost" />}
            <path
              d={stop ? `M${from.join(' ')}L${stop.join(' ')}` : d}
              className={line.clear ? 'fire' : 'fire fire-blocked'}
            />
            <circle cx={from[0]} cy={from[1]} r={90} className="fire-end" />
            <circle cx={to[0]} cy={to[1]} r={90} className="fire-end" />
            {line.blockedBy && (
              <Lit figure={line.blockedBy.figure} piece={line.blockedBy.piece} table={table} frame={frame} />
            )}
            {stop && <Glyph at={stop} className="stop" d={kCross} />}
            {line.hinderedBy && <Glyph at={between(from, to, 0.34)} className="sign sign-wood" d={kTree} />}
            {line.height && <Glyph at={between(from, to, 0.66)} className="sign sign-height" d={kPeak} />}
            <Tag
              at={middle}
              text={`${inches(line.length)} / ${inches(line.range)}`}
              tone={line.length <= line.range && line.clear ? 'good' : 'bad'}
            />
          </g>
        );
      })}
    </g>
  );
});

function Lit({
  figure,
  piece,
  table,
  frame,
}: {
  figure: string | null;
  piece: string | null;
  table: TableView;
  frame: Frame;
}) {
  const who = table.figures.find((one) => one.label === figure);
  const what: Piece | undefined = table.field.pieces.find((one) => one.name === piece);
  return (
    <>
      {who && outlineOf(who, frame, 140, 'blocked-ring')}
      {what && <path d={polygon(what.outline.map(frame.put))} className="blocked-piece" />}
    </>
  );
}

/** The thing that a refusal names. */
export const Blocked = memo(function Blocked({
  blocked,
  table,
  frame,
}: {
  blocked: Refusal;
  table: TableView;
  frame: Frame;
}) {
  return (
    <g pointerEvents="none">
      <Lit figure={blocked.figure} piece={blocked.piece} table={table} frame={frame} />
      <Lit figure={blocked.other} piece={null} table={table} frame={frame} />
      {blocked.where && <Glyph at={frame.put(blocked.where)} className="stop" d={kCross} />}
    </g>
  );
});
