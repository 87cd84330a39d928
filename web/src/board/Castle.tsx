// Castle sections: walls, towers, gatehouses and keeps with battlements, seen from above.
import type { Figure, Place } from '../engine/protocol';
import { chanceOf } from './chance';
import { EmblemAt } from './Emblem';
import { type Frame, polygon } from './frame';
import { kOwners, pictureOf } from './looks';
import { blocksAlong } from './Stones';

export interface CastleProps {
  figure: Figure;
  outline: Place[];
  frame: Frame;
  doors: Place[];
  ready: boolean;
  selected: boolean;
}

/** The outline drawn in by so much on every side; sections are convex. */
function within(outline: Place[], by: number): Place[] {
  const turn = Math.sign(outline.reduce((sum, a, i) => sum + cross(a, outline[(i + 1) % outline.length] ?? a), 0)) || 1;
  const moved = outline.map((a, i): [Place, Place] => {
    const b = outline[(i + 1) % outline.length] ?? a;
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const off: Place = [(-(b[1] - a[1]) / long) * by * turn, ((b[0] - a[0]) / long) * by * turn];
    return [
      [a[0] + off[0], a[1] + off[1]],
      [b[0] - a[0], b[1] - a[1]],
    ];
  });
  return moved.map(([at, way], i) => {
    const [before, came] = moved[(i + moved.length - 1) % moved.length] ?? [at, way];
    const t = cross([at[0] - before[0], at[1] - before[1]], way) / (cross(came, way) || 1);
    return [before[0] + came[0] * t, before[1] + came[1] * t];
  });
}
const cross = (a: Place, b: Place) => a[0] * b[1] - a[1] * b[0];

function planks(outline: Place[]): string {
  const [a, b, c, d] = outline;
  if (!a || !b || !c || !d) return '';
  let path = '';
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const count = Math.max(3, Math.round(long / 260));
  for (let i = 1; i < count; ++i) {
    const t = i / count;
    path += `M${(a[0] + (b[0] - a[0]) * t).toFixed(0)} ${(a[1] + (b[1] - a[1]) * t).toFixed(0)}L${(d[0] + (c[0] - d[0]) * t).toFixed(0)} ${(d[1] + (c[1] - d[1]) * t).toFixed(0)}`;
  }
  return path;
}

/** Half of its length in the direction it faces. */
function alongFacing(outline: Place[], middle: Place, degrees: number): number {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return Math.max(...outline.map(([x, y]) => (x - middle[0]) * cos + (y - middle[1]) * sin));
}

export function Castle({ figure, outline, frame, doors, ready, selected }: CastleProps) {
  const drawn = outline.map(frame.put);
  const d = polygon(drawn);
  const middle: Place = [
    drawn.reduce((sum, p) => sum + p[0], 0) / drawn.length,
    drawn.reduce((sum, p) => sum + p[1], 0) / drawn.length,
  ];
  const wood = figure.kind === 'planking';
  const merlons = blocksAlong(drawn, chanceOf(figure.label), 330, 560);
  // Its label keeps to a corner, out of the way of whoever stands on top.
  const [left, low] = [Math.min(...drawn.map((p) => p[0])), Math.max(...drawn.map((p) => p[1]))];
  const owner = kOwners[figure.owner];
  const breached = figure.demoralized;
  const half = alongFacing(drawn, middle, frame.angle(figure.facing));
  return (
    <>
      <path d={d} className="shade" transform="translate(230 300)" />
      {ready && !selected && <path d={d} className="castle-ready" />}
      {selected && <path d={d} className="castle-halo" />}
      <path d={d} className={wood ? 'planking' : 'castle-wall'} />
      {wood ? (
        <path d={planks(drawn)} className="plank-lines" />
      ) : (
        <>
          <path d={polygon(within(drawn, 380))} className="castle-floor" />
          <path d={merlons.path} className="merlon" />
          <path d={merlons.light} className="merlon-light" />
        </>
      )}
      <path d={polygon(within(drawn, wood ? 130 : 560))} className="castle-owner-ground" />
      <path
        d={polygon(within(drawn, wood ? 130 : 560))}
        className={`castle-owner ring-${owner.line}`}
        stroke={owner.colour}
      />
      {figure.kind === 'gatehouse' && (
        <g transform={`translate(${middle.join(' ')}) rotate(${frame.angle(figure.facing)})`}>
          <rect x={-half} y={-1000} width={2 * half} height={2000} className="gate" />
          <path
            d={`M${half - 420} -900V900M${half - 300} -900V900M${half - 480} -600h260M${half - 480} 0h260M${half - 480} 600h260`}
            className="portcullis"
          />
        </g>
      )}
      {(figure.kind === 'tower' || figure.kind === 'keep') && (
        <circle cx={middle[0]} cy={middle[1]} r={figure.kind === 'keep' ? 1050 : 780} className="turret" />
      )}
      {doors.map((at, i) => {
        const [x, y] = frame.put(at);
        return (
          <g key={i} transform={`translate(${x} ${y}) rotate(${frame.angle(figure.facing)})`}>
            <path d="M-190 -360H190V360H-190z" className="door" />
            <path d="M-190 -120H190M-190 120H190" className="door-lines" />
            <circle cx={90} cy={-60} r={50} className="coin" />
          </g>
        );
      })}
      {breached && (
        <path d={`M${middle[0] - 300} ${middle[1] - 620}l240 330l-180 220l330 210l-120 300`} className="breach" />
      )}
      <path d={d} className="exact exact-castle" />
      <EmblemAt
        name={pictureOf(figure)}
        x={middle[0]}
        y={middle[1] - 60}
        size={figure.kind === 'wall' ? 760 : 1050}
        fill={figure.kind === 'gatehouse' ? '#e9dfc6' : '#3a3128'}
      />
      <g transform={`translate(${left + 620} ${low - 560})`}>
        <text className="label">{figure.label}</text>
      </g>
      {Array.from({ length: figure.tokens }, (_, i) => (
        <circle key={i} cx={middle[0] + 620 - i * 240} cy={middle[1] - 420} r={165} className="coin" />
      ))}
    </>
  );
}
