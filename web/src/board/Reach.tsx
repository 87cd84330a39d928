// Where a figure may go, and the way under the pointer.
import { memo } from 'react';
import type { Place, ReachAnswer, SeatView, TableView, WayAnswer } from '../engine/protocol';
import { Look, reachOf } from './Base';
import { circle, type Frame, polygon, polyline } from './frame';
import { kOwners } from './looks';
import type { Ghost } from './props';
import { Tag } from './Tag';
import { inches, percent } from './numbers';

export const Areas = memo(function Areas({ seats, frame }: { seats: SeatView[]; frame: Frame }) {
  return (
    <>
      {seats.map(({ seat, area }) => {
        if (!area) return null;
        const [a, b] = [frame.put(area[0]), frame.put(area[1])];
        const look = kOwners[seat];
        return (
          <rect
            key={seat}
            x={Math.min(a[0], b[0])}
            y={Math.min(a[1], b[1])}
            width={Math.abs(a[0] - b[0])}
            height={Math.abs(a[1] - b[1])}
            className={`area area-${look.line}`}
            stroke={look.colour}
            fill={look.colour}
          />
        );
      })}
    </>
  );
});

const rings = (all: Place[][], frame: Frame) => all.map((ring) => polygon(ring.map(frame.put))).join('');

const kBroken = 'M-.15 -.3h-.2a.3 .3 0 0 0 0 .6h.2M.15 -.3h.2a.3 .3 0 0 1 0 .6h-.2M-.12 .5l.24 -1';

/** What must be rolled to leave, and how likely that is. */
function BreakAway({ odds, at, rise }: { odds: NonNullable<WayAnswer['breakAway']>; at: Place; rise: number }) {
  return (
    <Tag at={at} text={`${odds.needed}+ · ${percent(odds.chances, odds.of)}`} tone="aim" rise={rise}>
      <path d={kBroken} className="tag-icon" />
    </Tag>
  );
}

export const LeaveOdds = memo(function LeaveOdds({
  reach,
  table,
  frame,
}: {
  reach: ReachAnswer;
  table: TableView;
  frame: Frame;
}) {
  const figure = table.figures.find((one) => one.label === reach.figure);
  if (!figure || !reach.breakAway) return null;
  const [x, y] = frame.put(figure.at);
  return <BreakAway odds={reach.breakAway} at={[x, y - reachOf(figure)]} rise={1.2} />;
});

export const Region = memo(function Region({ reach, frame, id }: { reach: ReachAnswer; frame: Frame; id: string }) {
  return (
    <>
      <path d={rings(reach.region, frame)} className="region" fillRule="evenodd" />
      <path d={rings(reach.beyond, frame)} fill={`url(#${id}hatch)`} className="beyond" fillRule="evenodd" />
    </>
  );
});

// Set down but still to be turned, a ghost can be taken up again; until then the pointer passes
// through to the ground.
interface WayProps {
  way: WayAnswer;
  table: TableView;
  frame: Frame;
  turned: number | undefined;
  wish: Place | null;
}

/** Where it was wished to and may not stand: no more than a whisper beside the way that it takes. */
function Whisper({ from, to, r }: { from: Place; to: Place; r: number }) {
  return (
    <g className="whisper" pointerEvents="none">
      <path d={polyline([from, to])} />
      <circle cx={to[0]} cy={to[1]} r={r} />
    </g>
  );
}

export function Way({ way, table, frame, turned, wish }: WayProps) {
  const figure = table.figures.find((one) => one.label === way.figure);
  if (!figure) return null;
  const path = way.path.map(frame.put);
  const at = frame.put(way.at);
  const facing = turned ?? way.facing;
  const r = reachOf(figure);
  const taken = way.command !== null;
  // Above it, unless the handle is there.
  const side = turned !== undefined && Math.sin((frame.angle(facing) * Math.PI) / 180) < -0.4 ? 1 : -1;
  return (
    <g>
      {wish && !way.reached && <Whisper from={at} to={frame.put(wish)} r={r} />}
      <path d={polyline(path)} className="way-casing" />
      <path d={polyline(path)} className={taken ? 'way' : 'way way-short'} />
      <path
        d={path
          .slice(1, -1)
          .map((bend) => circle(bend, 110))
          .join('')}
        className="way-bend"
      />
      {way.contacts.map((contact) => {
        const other = table.figures.find((one) => one.label === contact.figure);
        if (!other) return null;
        const [x, y] = frame.put(other.at);
        return (
          <circle
            key={contact.figure}
            cx={x}
            cy={y}
            r={reachOf(other) + 120}
            className={contact.friendly ? 'contact contact-friend' : `contact contact-${contact.arc}`}
          />
        );
      })}
      <g
        transform={`translate(${at.join(' ')})`}
        className="ghost"
        data-figure={turned === undefined ? undefined : way.figure}
      >
        <Look figure={figure} angle={frame.angle(facing)} />
      </g>
      <Tag at={[at[0], at[1] + side * r]} text={inches(way.length)} tone={taken ? 'plain' : 'bad'} rise={-1.2 * side} />
      {way.breakAway && <BreakAway odds={way.breakAway} at={[at[0], at[1] + side * r]} rise={-3 * side} />}
    </g>
  );
}

/** How long a ghost takes for its way, in milliseconds. */
export function travelTime(path: Place[]): number {
  return Math.min(1400, Math.max(260, (lengthOf(path) / 1000) * 110));
}

function lengthOf(path: Place[]): number {
  return path.slice(1).reduce((sum, to, i) => {
    const from = path[i] ?? to;
    return sum + Math.hypot(to[0] - from[0], to[1] - from[1]);
  }, 0);
}

interface GhostProps {
  ghost: Ghost;
  table: TableView;
  frame: Frame;
  motion: boolean;
  turned: number | undefined;
}

export function GhostFigure({ ghost, table, frame, motion, turned }: GhostProps) {
  const figure = table.figures.find((one) => one.label === ghost.figure);
  if (!figure) return null;
  const path = ghost.path.map(frame.put);
  const at = frame.put(ghost.at);
  const travels = motion && ghost.moving === true && path.length > 1;
  const steps = travels ? [...path] : [];
  const whole = lengthOf(steps) || 1;
  // Each leg takes its share of the time, so that the figure goes at one pace around corners.
  const travel = (group: SVGGElement | null) => {
    if (!group || !travels || group.dataset.travels === String(path)) return;
    group.dataset.travels = String(path);
    let gone = 0;
    group.animate(
      steps.map((to, i) => {
        const from = steps[i - 1] ?? to;
        gone += Math.hypot(to[0] - from[0], to[1] - from[1]);
        return { transform: `translate(${to[0]}px, ${to[1]}px)`, offset: Math.min(1, gone / whole) };
      }),
      { duration: travelTime(path), easing: 'linear', fill: 'both' },
    );
  };
  return (
    <g>
      <path d={polyline(path)} className="way-casing" />
      <path d={polyline(path)} className={ghost.legal ? 'way' : 'way way-short'} />
      <g
        ref={travel}
        data-figure={turned === undefined ? undefined : ghost.figure}
        style={{ transform: `translate(${at[0]}px, ${at[1]}px)` }}
        className={ghost.legal ? (travels ? 'ghost-moving' : 'ghost') : 'ghost ghost-illegal'}
      >
        <Look figure={figure} angle={frame.angle(turned ?? ghost.facing)} />
        {!ghost.legal && <circle r={reachOf(figure) + 100} className="blocked-ring" />}
      </g>
    </g>
  );
}
