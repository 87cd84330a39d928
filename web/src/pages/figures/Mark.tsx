// An ability by colour, shape and picture, as it stands on dials; its name stands beside it.
import { Emblem } from '../../board/Emblem';
import { markOf } from '../../board/looks';

export function Mark({ ability }: { ability: string }) {
  const { ground, ink, round } = markOf(ability);
  return (
    <span className={round ? 'fig-mark round' : 'fig-mark'} style={{ background: ground, color: ink }}>
      <Emblem name={`abilities/${ability}`} size="1.25em" />
    </span>
  );
}
