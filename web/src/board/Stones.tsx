// Blocking terrain and low walls: masonry, boulders, roofs.
import type { Place } from '../engine/protocol';
import { boxOf, type Drawn, inside, scatter, seeded, stone } from './chance';
import { polygon } from './frame';

const moved = (outline: Place[], by: number): Place[] => outline.map(([x, y]) => [x + by, y + by * 1.25]);

/** Blocks laid along the edge, `deep` mils thick, one behind the other. */
export function blocksAlong(
  outline: Place[],
  chance: () => number,
  deep: number,
  long: number,
): { path: string; light: string } {
  const gap = 26;
  let path = '';
  let light = '';
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (length < 1) return;
    const along: Place = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
    let inward: Place = [-along[1], along[0]];
    const probe: Place = [(a[0] + b[0]) / 2 + inward[0] * 30, (a[1] + b[1]) / 2 + inward[1] * 30];
    if (!inside(probe, outline)) inward = [-inward[0], -inward[1]];
    const count = Math.max(1, Math.round(length / long));
    let from = 0;
    for (let k = 0; k < count; ++k) {
      const to = k === count - 1 ? length : Math.min(length, from + (length / count) * (0.82 + chance() * 0.36));
      const d = deep * (0.86 + chance() * 0.14);
      const corner = (t: number, into: number) =>
        `${(a[0] + along[0] * t + inward[0] * into).toFixed(0)} ${(a[1] + along[1] * t + inward[1] * into).toFixed(0)}`;
      path += `M${corner(from + gap, gap)}L${corner(to - gap, gap)}L${corner(to - gap, d)}L${corner(from + gap, d)}z`;
      if (chance() < 0.45)
        light += `M${corner(from + gap, gap)}L${corner(to - gap, gap)}L${corner(to - gap, d)}L${corner(from + gap, d)}z`;
      from = to;
    }
  });
  return { path, light };
}

function narrowest(outline: Place[]): number {
  const sides = outline.map((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    return Math.hypot(b[0] - a[0], b[1] - a[1]);
  });
  return Math.min(...sides);
}

/** A ruin: a wall around, and inside what fell of it. A low wall is nothing but the wall. */
export function Courses({ low = false, ...drawn }: Drawn & { low?: boolean }) {
  const thin = narrowest(drawn.outline);
  const deep = low ? Math.min(260, thin / 2) : Math.min(430, thin / 2.2);
  const chance = seeded(drawn, 'blocks');
  const wall = blocksAlong(drawn.outline, chance, deep, low ? 420 : 680);
  const fallen = low
    ? []
    : scatter(drawn.outline, seeded(drawn, 'fallen'), [330, 130], 1).filter(({ at }) => inside(at, drawn.outline));
  return (
    <g>
      <path d={polygon(moved(drawn.outline, low ? 70 : 170))} className="shade" />
      <path d={polygon(drawn.outline)} className={low ? 'mortar' : 'ruin-floor'} />
      <g clipPath={`url(#${drawn.id})`}>
        {!low && (
          <path
            d={fallen.map(({ at, r }) => stone({ at: [at[0] + 45, at[1] + 60], r }, chance)).join('')}
            className="shade"
          />
        )}
        {!low && <path d={fallen.map((one) => stone(one, chance)).join('')} className="fallen" />}
        {!low && <path d={wall.path} className="shade" transform="translate(60 80)" />}
        <path d={wall.path} className={low ? 'field-stone' : 'block'} />
        <path d={wall.light} className={low ? 'field-stone-light' : 'block-light'} />
      </g>
    </g>
  );
}

export function Boulders(drawn: Drawn) {
  const rocks = scatter(drawn.outline, seeded(drawn, 'rocks'), [1150, 260], 0.92);
  const chance = seeded(drawn, 'faces');
  return (
    <g>
      <path d={polygon(moved(drawn.outline, 130))} className="shade" />
      <path d={polygon(drawn.outline)} className="rock-floor" />
      <g clipPath={`url(#${drawn.id})`}>
        <path
          d={rocks.map(({ at, r }) => stone({ at: [at[0] + r * 0.16, at[1] + r * 0.2], r }, chance, 7)).join('')}
          className="shade"
        />
        <path d={rocks.map((one) => stone(one, chance, 7)).join('')} className="rock" />
        <path
          d={rocks
            .map(({ at, r }) => stone({ at: [at[0] - r * 0.16, at[1] - r * 0.2], r: r * 0.58 }, chance, 6))
            .join('')}
          className="rock-light"
        />
      </g>
    </g>
  );
}

export function Roof(drawn: Drawn) {
  const box = boxOf(drawn.outline);
  let tiles = '';
  for (let y = box.top; y < box.bottom; y += 300) {
    const shift = Math.round((y - box.top) / 300) % 2 ? 170 : 0;
    tiles += `M${box.left} ${y.toFixed(0)}H${box.right}`;
    for (let x = box.left + shift; x < box.right; x += 340) tiles += `M${x.toFixed(0)} ${y.toFixed(0)}v300`;
  }
  return (
    <g>
      <path d={polygon(moved(drawn.outline, 210))} className="shade" />
      <path d={polygon(drawn.outline)} className="roof" />
      <g clipPath={`url(#${drawn.id})`}>
        <path d={tiles} className="roof-tiles" />
        <path d={polygon(drawn.outline)} className="roof-slope" strokeWidth={2200} />
        <path d={polygon(drawn.outline)} className="roof-slope" strokeWidth={1100} />
        <path d={polygon(drawn.outline)} className="roof-eave" />
      </g>
    </g>
  );
}
