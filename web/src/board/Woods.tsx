// Hindering ground: tree crowns, bushes, reeds, loose stone.
import { blob, type Drawn, scatter, seeded, stone } from './chance';
import { polygon } from './frame';

export function Wood({ low = false, ...drawn }: Drawn & { low?: boolean }) {
  const crowns = scatter(drawn.outline, seeded(drawn, 'crowns'), low ? [430, 220] : [840, 360]);
  const chance = seeded(drawn, 'leaves');
  const shade = crowns
    .map(({ at, r }) => blob({ at: [at[0] + r * 0.22, at[1] + r * 0.3], r }, chance, 9, 0.08))
    .join('');
  return (
    <g>
      <path d={polygon(drawn.outline)} className="forest-floor" />
      <g clipPath={`url(#${drawn.id})`}>
        <path d={shade} className="shade" />
        {crowns.map(({ at, r }, i) => (
          <g key={i}>
            <path d={blob({ at, r }, chance, low ? 7 : 10, 0.1)} className={`leaf leaf-${i % 3}`} />
            <path
              d={blob({ at: [at[0] + r * 0.2, at[1] + r * 0.22], r: r * 0.55 }, chance, 7, 0.15)}
              className="leaf-dark"
            />
            <path
              d={blob({ at: [at[0] - r * 0.26, at[1] - r * 0.3], r: r * 0.42 }, chance, 6, 0.2)}
              className="leaf-light"
            />
          </g>
        ))}
      </g>
    </g>
  );
}

export function Scree(drawn: Drawn) {
  const stones = scatter(drawn.outline, seeded(drawn, 'scree'), [300, 90], 1.02);
  const chance = seeded(drawn, 'corners');
  return (
    <g>
      <path d={polygon(drawn.outline)} className="scree-floor" />
      <path
        d={stones.map(({ at, r }) => stone({ at: [at[0] + 40, at[1] + 55], r }, chance)).join('')}
        className="shade"
      />
      <path d={stones.map((one) => stone(one, chance)).join('')} className="scree" />
      <path
        d={stones
          .map(({ at, r }) => stone({ at: [at[0] - r * 0.15, at[1] - r * 0.2], r: r * 0.55 }, chance, 5))
          .join('')}
        className="scree-light"
      />
    </g>
  );
}

export function Wetland(drawn: Drawn) {
  const clumps = scatter(drawn.outline, seeded(drawn, 'clumps'), [330, 170], 0.9);
  const chance = seeded(drawn, 'reeds');
  const pools = scatter(drawn.outline, seeded(drawn, 'pools'), [620, 380], 1.1);
  let reeds = '';
  for (const { at, r } of clumps)
    for (let i = 0; i < 6; ++i) {
      const foot = at[0] + (chance() - 0.5) * r;
      reeds += `M${foot.toFixed(0)} ${(at[1] + r * 0.5).toFixed(0)}q${((chance() - 0.5) * r * 0.4).toFixed(0)} ${(-r * 0.7).toFixed(0)} ${((chance() - 0.5) * r).toFixed(0)} ${(-r * (1 + chance() * 0.4)).toFixed(0)}`;
    }
  return (
    <g>
      <path d={polygon(drawn.outline)} className="marsh" />
      <g clipPath={`url(#${drawn.id})`}>
        <path d={pools.map((one) => blob(one, chance, 8, 0.2)).join('')} className="marsh-pool" />
        <path d={reeds} className="reed-shade" transform="translate(40 30)" />
        <path d={reeds} className="reed" />
      </g>
    </g>
  );
}
