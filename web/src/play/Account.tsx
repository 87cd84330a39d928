// The table in words, for those who do not see it: from a figure by clock and inches. Each line is a
// button that picks the figure it tells of.
import { useEffect, useState } from 'react';
import { useSettings } from '../app/settings';
import { isFailure } from '../engine/client';
import { useWords } from '../words';
import type { Hand } from './hand';
import type { HandState } from './hand_state';
import type { Session } from './session';

export function Account({ session, hand, held, answered }: { session: Session; hand: Hand; held: HandState; answered: number }) {
  const t = useWords();
  const { language } = useSettings();
  const [lines, setLines] = useState<{ figure: string | null; text: string }[]>([]);
  useEffect(() => {
    let wanted = true;
    const from = held.selected ? { figure: held.selected } : {};
    void session.engine.request('account', from).then((reply) => {
      if (wanted) setLines(isFailure(reply) ? [{ figure: null, text: reply.error.sentence }] : reply.lines);
    });
    return () => {
      wanted = false;
    };
  }, [session, held.selected, answered, language]);
  return (
    <>
      <p className="small">{t('account.how')}</p>
      <ul className="account">
        {lines.map(({ figure, text }, n) => (
          <li key={n}>
            {figure ? (
              <button type="button" aria-pressed={figure === held.selected} onClick={(event) => void hand.pick(figure, event.shiftKey)}>{text}</button>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
