// Water with a sandy bank; deep water falls off to the dark.
import { type Drawn, scatter, seeded } from './chance';
import { polygon } from './frame';

export function Water({ deep, ...drawn }: Drawn & { deep: boolean }) {
  const chance = seeded(drawn, 'ripples');
  const ripples = scatter(drawn.outline, chance, [620, 300], 1.15)
    .map(({ at, r }) => {
      const [x, y] = at;
      const w = r * 0.8;
      const wave = `M${(x - w).toFixed(0)} ${y.toFixed(0)}q${(w / 2).toFixed(0)} ${(-r * 0.3).toFixed(0)} ${w.toFixed(0)} 0t${w.toFixed(0)} 0`;
      return chance() < 0.5
        ? wave
        : `${wave}M${(x - w * 0.4).toFixed(0)} ${(y + r * 0.35).toFixed(0)}q${(w / 4).toFixed(0)} ${(-r * 0.18).toFixed(0)} ${(w / 2).toFixed(0)} 0`;
    })
    .join('');
  const d = polygon(drawn.outline);
  return (
    <g>
      <path d={d} className="bank" />
      <path d={d} className={deep ? 'deep' : 'shallow'} />
      <g clipPath={`url(#${drawn.id})`}>
        {(deep ? [2600, 1500, 700] : [1400, 600]).map((width) => (
          <path key={width} d={d} className={deep ? 'deep-shelf' : 'shallow-shelf'} strokeWidth={width} />
        ))}
        <path d={ripples} className={deep ? 'ripple ripple-deep' : 'ripple'} />
        <path d={d} className="foam" />
      </g>
    </g>
  );
}
