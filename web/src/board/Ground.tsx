// The table itself: walnut rim with inches marked on it, turf, and the light of the lamp above.
import { chanceOf, scatter } from './chance';
import { ahead, type Frame, kRim } from './frame';
import type { Place } from '../engine/protocol';

const kTile = 5000;

function tufts(seed: string, count: number, long: number): string {
  const chance = chanceOf(seed);
  let path = '';
  for (let i = 0; i < count; ++i) {
    const [x, y] = [chance() * kTile, long + chance() * (kTile - long)];
    const lean = (chance() - 0.5) * long;
    path += `M${x.toFixed(0)} ${y.toFixed(0)}l${(lean - long / 4).toFixed(0)} ${(-long * (0.5 + chance() / 2)).toFixed(0)}M${x.toFixed(0)} ${y.toFixed(0)}l${(lean + long / 4).toFixed(0)} ${(-long * (0.4 + chance() / 2)).toFixed(0)}`;
  }
  return path;
}
const kDarkTufts = tufts('dark', 70, 130);
const kLightTufts = tufts('light', 60, 110);

function rectangle(width: number, height: number): Place[] {
  return [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
}

/** Ticks on all four sides: each inch a short one, each sixth a long one with its number. They count
 *  the inches of the table, from west and south as commands do, at whichever edge one sits. */
export function ruler(frame: Frame): { ticks: string; numbers: { at: Place; n: number }[] } {
  let ticks = '';
  const numbers: { at: Place; n: number }[] = [];
  const mark = (inch: number, last: number, put: (along: number, out: number) => Place) => {
    const sixth = inch % 6 === 0;
    const from = put(inch * 1000, 60);
    const to = put(inch * 1000, sixth ? 480 : 260);
    ticks += `M${from.join(' ')}L${to.join(' ')}`;
    if (sixth && inch > 0 && inch < last) numbers.push({ at: put(inch * 1000, 860), n: inch });
  };
  const { width, height } = frame;
  const [left, right, bottom] = [frame.back([0, 0]), frame.back([width, 0]), frame.back([0, height])];
  const falls = (from: Place, to: Place) => to[0] + to[1] < from[0] + from[1];
  const along = (inches: number) => (falls(left, right) ? width - inches : inches);
  const up = (inches: number) => (falls(bottom, left) ? inches : height - inches);
  const [across, down] = [width / 1000, height / 1000];
  for (let i = 0; i <= across; ++i) {
    mark(i, across, (inches, out) => [along(inches), -out]);
    mark(i, across, (inches, out) => [along(inches), height + out]);
  }
  for (let i = 0; i <= down; ++i) {
    mark(i, down, (inches, out) => [-out, up(inches)]);
    mark(i, down, (inches, out) => [width + out, up(inches)]);
  }
  return { ticks, numbers };
}

/** Inlaid in a corner of the rim: where north is, of which the words speak. */
function Compass({ frame }: { frame: Frame }) {
  const north = frame.angle(900);
  const [x, y] = ahead([0, 0], north, 430);
  return (
    <g transform={`translate(${-kRim / 2} ${frame.height + kRim / 2})`} className="compass">
      <circle r={560} />
      <path d="M330 0L-190 -170L-100 0L-190 170z" transform={`rotate(${north}) translate(-230 0)`} />
      <text x={x * 0.72} y={y * 0.72}>N</text>
    </g>
  );
}

function grain(frame: Frame): string {
  const chance = chanceOf('walnut');
  const [w, h] = [frame.width + kRim * 2, frame.height + kRim * 2];
  let path = '';
  for (let i = 0; i < 34; ++i) {
    const off = 90 + chance() * (kRim - 180);
    const [wave, start, long] = [(chance() - 0.5) * 160, chance() * 0.6, 0.2 + chance() * 0.4];
    const across = i % 2 === 0;
    const side = i % 4 < 2;
    const length = across ? w : h;
    const a = length * start - kRim;
    const b = Math.min(length - kRim, a + length * long);
    const at = side ? off - kRim : (across ? frame.height : frame.width) + kRim - off;
    const middle = (a + b) / 2;
    path += across
      ? `M${a.toFixed(0)} ${at.toFixed(0)}Q${middle.toFixed(0)} ${(at + wave).toFixed(0)} ${b.toFixed(0)} ${at.toFixed(0)}`
      : `M${at.toFixed(0)} ${a.toFixed(0)}Q${(at + wave).toFixed(0)} ${middle.toFixed(0)} ${at.toFixed(0)} ${b.toFixed(0)}`;
  }
  return path;
}

export function Ground({ frame, id }: { frame: Frame; id: string }) {
  const { ticks, numbers } = ruler(frame);
  const patches = scatter(rectangle(frame.width, frame.height), chanceOf(`patches ${frame.width}`), [4200, 1400], 0.55);
  const mitre = `M${-kRim} ${-kRim}L0 0M${frame.width + kRim} ${-kRim}L${frame.width} 0M${-kRim} ${frame.height + kRim}L0 ${frame.height}M${frame.width + kRim} ${frame.height + kRim}L${frame.width} ${frame.height}`;
  return (
    <g>
      <defs>
        <pattern id={`${id}turf`} width={kTile} height={kTile} patternUnits="userSpaceOnUse">
          <path d={kDarkTufts} className="tuft-dark" />
          <path d={kLightTufts} className="tuft-light" />
        </pattern>
        <radialGradient id={`${id}lamp`} cx="0.46" cy="0.42" r="0.75">
          <stop offset="0" stopColor="#fff3c4" stopOpacity="0.3" />
          <stop offset="0.45" stopColor="#ffe9b0" stopOpacity="0.06" />
          <stop offset="0.75" stopColor="#1a0e02" stopOpacity="0.12" />
          <stop offset="1" stopColor="#0c0602" stopOpacity="0.5" />
        </radialGradient>
        <radialGradient id={`${id}lush`}>
          <stop offset="0" className="patch-lush" stopOpacity="0.5" />
          <stop offset="1" className="patch-lush" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}dry`}>
          <stop offset="0" className="patch-dry" stopOpacity="0.5" />
          <stop offset="1" className="patch-dry" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}wood`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#7a4d2b" />
          <stop offset="0.5" stopColor="#5a361c" />
          <stop offset="1" stopColor="#3b2110" />
        </linearGradient>
        <clipPath id={`${id}field`}>
          <rect width={frame.width} height={frame.height} />
        </clipPath>
      </defs>
      <rect
        x={-kRim}
        y={-kRim}
        width={frame.width + 2 * kRim}
        height={frame.height + 2 * kRim}
        rx={420}
        fill={`url(#${id}wood)`}
      />
      <path d={grain(frame)} className="grain" />
      <path d={mitre} className="mitre" />
      <rect
        x={-kRim + 70}
        y={-kRim + 70}
        width={frame.width + 2 * kRim - 140}
        height={frame.height + 2 * kRim - 140}
        rx={360}
        className="rim-light"
      />
      <rect x={-60} y={-60} width={frame.width + 120} height={frame.height + 120} className="rim-inner" />
      <rect width={frame.width} height={frame.height} className="turf" />
      <g clipPath={`url(#${id}field)`}>
        {patches.map(({ at, r }, i) => (
          <ellipse
            key={i}
            cx={at[0]}
            cy={at[1]}
            rx={r * 1.7}
            ry={r * 1.2}
            fill={`url(#${id}${i % 3 === 0 ? 'dry' : 'lush'})`}
          />
        ))}
        <rect width={frame.width} height={frame.height} fill={`url(#${id}turf)`} />
      </g>
      <path d={ticks} className="ruler" />
      {numbers.map(({ at, n }, i) => (
        <text key={i} x={at[0]} y={at[1]} className="ruler-number">
          {n}
        </text>
      ))}
      <Compass frame={frame} />
    </g>
  );
}

/** Over the terrain, under the figures: the lamp's light, and the shade of the rim. */
export function Lamp({ frame, id }: { frame: Frame; id: string }) {
  const edge = 340;
  return (
    <g pointerEvents="none">
      <path d={`M0 0H${frame.width}V${edge}H${edge}V${frame.height}H0z`} className="rim-shade" />
      <rect
        x={-kRim}
        y={-kRim}
        width={frame.width + 2 * kRim}
        height={frame.height + 2 * kRim}
        rx={420}
        fill={`url(#${id}lamp)`}
      />
      <rect
        x={-kRim}
        y={-kRim}
        width={frame.width + 2 * kRim}
        height={frame.height + 2 * kRim}
        rx={420}
        className="night"
      />
    </g>
  );
}
