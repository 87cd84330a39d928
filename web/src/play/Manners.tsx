// Switches beside what is in the hand: how an attack is made, whose pace a formation keeps.
import type { Manner } from '../engine/protocol';
import { useWords } from '../words';
import { ClauseLink } from './ClauseSheet';
import type { Hand } from './hand';
import type { Aiming, Forming } from './hand_state';

/** Of whom it is aimed at, where one is named; else of anybody. */
function mayBe(task: Aiming, manner: keyof Manner): boolean {
  const first = task.choice.targets.find((one) => one.figure === task.targets[0]);
  return !first || first.manners.some((one) => one[manner]);
}

export function Manners({ hand, task }: { hand: Hand; task: Aiming }) {
  const t = useWords();
  if (task.choice.manners.length === 0) return null;
  return (
    <div className="manners" role="group" aria-label={t('guide.manner')}>
      {task.choice.manners.map(({ manner, said, effect, clause }) => (
        <div key={manner} className="manner">
          <button type="button" className="switch" aria-pressed={task.manner[manner]} disabled={!mayBe(task, manner)} onClick={() => void hand.toggleManner(manner)}>
            <span className="knob" aria-hidden="true" />
            <span className="what">{said} <span className="small">{effect}</span></span>
          </button>
          <ClauseLink id={clause} />
        </div>
      ))}
    </div>
  );
}

/** Where two could set it, the player picks. */
export function Paces({ hand, task }: { hand: Hand; task: Forming }) {
  const t = useWords();
  const pacers = task.members.filter((label) => task.pacers.includes(label));
  if (pacers.length < 2) return null;
  return (
    <div className="marchers" role="group" aria-label={t('guide.pace')}>
      <span className="small">{t('guide.pace')}</span>
      {pacers.map((label) => (
        <button key={label} type="button" aria-pressed={task.march === label} onClick={() => void hand.setPace(label)}>
          {hand.figure(label)?.name} <span className="small">{label}</span>
        </button>
      ))}
    </div>
  );
}
