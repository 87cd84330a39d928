// The game is given up, or its end is offered. It cannot be meant by accident: giving up is asked twice.
import { useState } from 'react';
import type { ReadyAnswer, TableView } from '../engine/protocol';
import { useWords } from '../words';
import type { Session } from './session';

export function EndGame({ session, table, onClose }: { session: Session; table: TableView; onClose(): void }) {
  const t = useWords();
  const [asked, setAsked] = useState(false);
  const answer = (what: string) => table.owed.answers.find((one) => one.what === what);
  const offer = answer('offer_end');
  const withdraw = answer('withdraw');
  if (!offer && !withdraw) return null;
  const say = ({ command }: ReadyAnswer) => {
    onClose();
    void session.answer(command);
  };
  return (
    <fieldset>
      <legend>{t('menu.end')}</legend>
      <div className="row">
        {offer && <button type="button" onClick={() => say(offer)}>{t('menu.offer_end')}</button>}
        {withdraw && (asked
          ? <button type="button" className="primary" autoFocus onClick={() => say(withdraw)}>{t('menu.withdraw_really')}</button>
          : <button type="button" onClick={() => setAsked(true)}>{t('menu.withdraw')}</button>)}
      </div>
    </fieldset>
  );
}
