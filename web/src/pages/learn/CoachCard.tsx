// What the coach says: what to do, why, and by which clause; and how far the lesson is.
import { useEffect, useRef } from 'react';
import { useStore } from '../../app/store';
import { ClauseLink } from '../../play/ClauseSheet';
import type { Session } from '../../play/session';
import { useWords } from '../../words';
import type { Coach } from './coach';

interface Props {
  coach: Coach;
  session: Session;
  onBack(step: number): void;
  onLeave(): void;
}

export function CoachCard({ coach, session, onBack, onLeave }: Props) {
  const t = useWords();
  const { progress, astray } = useStore(coach.advice);
  const { refused } = useStore(session.shown);
  const { steps } = coach.lesson;
  const { step } = progress;
  const now = coach.step;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  const last = step + 1 === steps.length;
  return (
    <section className="coach card" ref={card} aria-labelledby="coach-title">
      <p className="coach-steps" role="img" aria-label={t('learn.step', { n: step + 1, all: steps.length })}>
        {steps.map((_, n) => <span key={n} className={n < step ? 'past' : n === step ? 'now' : ''} />)}
      </p>
      <div aria-live="polite" className="coach-words">
        <h2 id="coach-title">{t(now.title)}</h2>
        <p>{t(now.say)} {now.clauses.map((id) => <ClauseLink key={id} id={id} />)}</p>
        {refused && <p className="coach-note">{t('learn.refused')}</p>}
        {astray && <p className="coach-note">{t('learn.astray')}</p>}
      </div>
      <div className="row">
        {now.aim === null && !last && <button type="button" className="primary" onClick={() => coach.goOn()}>{t('learn.next')}</button>}
        {last && <button type="button" className="primary" onClick={() => { coach.goOn(); onLeave(); }}>{t('learn.finish')}</button>}
        {astray && <button type="button" className="primary" onClick={() => onBack(step)}>{t('learn.again')}</button>}
        {step > 0 && <button type="button" className="coach-back" onClick={() => onBack(step - 1)}>{t('learn.back')}</button>}
      </div>
    </section>
  );
}
