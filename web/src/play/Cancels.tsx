// In an attack: which abilities are off, and who refuses a defense that is lent. Any of them together
// are one answer; what would come of it is shown before it is given.
import { useEffect, useState } from 'react';
import { isFailure } from '../engine/client';
import type { Cancelling, Owed, WhyAnswer } from '../engine/protocol';
import { useWords } from '../words';
import { ClauseLink } from './ClauseSheet';
import type { Hand } from './hand';
import { Sum } from './Sum';

export function Cancels({ hand, owed }: { hand: Hand; owed: Owed }) {
  const t = useWords();
  const [off, setOff] = useState<Cancelling[]>([]);
  const [why, setWhy] = useState<WhyAnswer | null>(null);
  const keep = owed.answers.find((answer) => answer.declines);
  useEffect(() => {
    let late = false;
    const wish = off.length ? { cancel: off.map(({ figure, ability }) => ({ figure, ability })) } : keep ? { command: keep.command } : null;
    if (wish)
      void hand.session.engine.request('why', wish).then((reply) => {
        if (!late) setWhy(isFailure(reply) ? null : reply);
      });
    return () => {
      late = true;
    };
  }, [hand, off, keep]);
  return (
    <div className="cancels">
      <div className="manners" role="group" aria-label={t('cancels.title')}>
        {owed.cancels.map((one) => (
          <div key={one.figure + one.ability} className="manner">
            <button type="button" className="switch" aria-pressed={off.includes(one)} onClick={() => setOff(off.includes(one) ? off.filter((other) => other !== one) : [...off, one])}>
              <span className="knob" aria-hidden="true" />
              <span className="what">{one.said}</span>
            </button>
            <ClauseLink id={one.clause} />
          </div>
        ))}
      </div>
      <div className="row">
        {off.length > 0 && why?.legal && <button type="button" className="primary" onClick={() => void hand.send(why.command)}>{t('cancels.give')}</button>}
        {keep && <button type="button" className={off.length ? '' : 'primary'} onClick={() => void hand.send(keep.command)}>{keep.said}</button>}
      </div>
      {why?.legal && <Sum why={why} hand={hand} by={owed.figure} />}
    </div>
  );
}
