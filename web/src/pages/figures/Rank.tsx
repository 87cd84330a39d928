// One to three stars, as on the base; a unique figure has a crown of its own.
import { said } from '../../words';

const signs: Record<string, string> = { weak: '★', standard: '★★', tough: '★★★', unique: '♛' };

export function Rank({ rank }: { rank: string }) {
  return (
    <span className="fig-rank">
      <span aria-hidden="true">{signs[rank] ?? ''}</span> {said('rank', rank)}
    </span>
  );
}
