// Height: a gradual hill rises in soft steps, an abrupt one has a cliff all round and is climbed
// only at its access points.
import type { Place } from '../engine/protocol';
import { boxOf, type Drawn, inside, seeded } from './chance';
import { polygon } from './frame';

export function Hill(drawn: Drawn) {
  const d = polygon(drawn.outline);
  const box = boxOf(drawn.outline);
  const steep = Math.min(box.right - box.left, box.bottom - box.top);
  return (
    <g>
      <path d={d} className="shade" transform="translate(110 150)" />
      <path d={d} className="hill" />
      <g clipPath={`url(#${drawn.id})`}>
        {[0.62, 0.42, 0.24, 0.1].map((part) => (
          <path key={part} d={d} className="hill-slope" strokeWidth={steep * part} />
        ))}
        {[0.62, 0.42, 0.24].map((part) => (
          <path
            key={part}
            d={d}
            className="hill-shadow"
            strokeWidth={steep * part * 0.5}
            transform={`translate(${-steep * part * 0.16} ${-steep * part * 0.2})`}
          />
        ))}
      </g>
      <path d={d} fill={drawn.turf} />
    </g>
  );
}

function cliffFace(outline: Place[], chance: () => number): string {
  let path = '';
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const along: Place = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
    let inward: Place = [-along[1], along[0]];
    if (!inside([(a[0] + b[0]) / 2 + inward[0] * 30, (a[1] + b[1]) / 2 + inward[1] * 30], outline))
      inward = [-inward[0], -inward[1]];
    for (let t = 60; t < length - 40; t += 130 + chance() * 120) {
      const deep = 300 + chance() * 330;
      const [x, y] = [a[0] + along[0] * t, a[1] + along[1] * t];
      const lean = (chance() - 0.5) * 120;
      path += `M${x.toFixed(0)} ${y.toFixed(0)}l${(inward[0] * deep + along[0] * lean).toFixed(0)} ${(inward[1] * deep + along[1] * lean).toFixed(0)}`;
    }
  });
  return path;
}

/** Which way the ramp leads up, in degrees: towards the inside. */
function upward(at: Place, outline: Place[]): number {
  for (let turn = 0; turn < 360; turn += 15) {
    const rad = (turn * Math.PI) / 180;
    const probe = (by: number): Place => [at[0] + Math.cos(rad) * by, at[1] + Math.sin(rad) * by];
    const left = (turn - 60) * (Math.PI / 180);
    const right = (turn + 60) * (Math.PI / 180);
    const both = [left, right].every((side) =>
      inside([at[0] + Math.cos(side) * 250, at[1] + Math.sin(side) * 250], outline),
    );
    if (both && inside(probe(250), outline) && !inside(probe(-250), outline)) return turn;
  }
  return 0;
}

export function Cliff({ access, ...drawn }: Drawn & { access: Place[] }) {
  const d = polygon(drawn.outline);
  return (
    <g>
      <path d={d} className="shade" transform="translate(200 260)" />
      <path d={d} className="plateau" />
      <g clipPath={`url(#${drawn.id})`}>
        <path d={d} className="plateau-light" strokeWidth={2600} />
        <path d={d} fill={drawn.turf} />
        <path d={d} className="cliff" strokeWidth={1100} />
        <path d={cliffFace(drawn.outline, seeded(drawn, 'cliff'))} className="cliff-lines" />
      </g>
      {access.map((at, i) => (
        <g key={i} transform={`translate(${at.join(' ')}) rotate(${upward(at, drawn.outline)})`}>
          <path d="M-220 -420L760 -300V300L-220 420z" className="ramp" />
          <path d="M-60 -390V390M130 -370V370M320 -345V345M510 -325V325" className="ramp-steps" />
          <path d="M60 -170l230 170l-230 170" className="ramp-way" />
        </g>
      ))}
    </g>
  );
}
