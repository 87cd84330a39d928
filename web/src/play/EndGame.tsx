// The game is given up, or its end is offered. It cannot be meant by accident: giving up is asked twice.
import { useState } from 'react';
import type { TableView } from '../engine/protocol';
import { useWords } from '../words';
import type { Session } from './session';

export function EndGame({ session, table, onClose }: { session: Session; table: TableView; onClose(): void }) {
  const t = useWords();
  const [asked, setAsked] = useState(false);
  if (table.owed.ask !== 'give_action' || table.owed.by) return null;
  const say = (command: string) => {
    onClose();
    void session.answer(command);
  };
  return (
    <fieldset>
      <legend>{t('menu.end')}</legend>
      <div className="row">
        <button type="button" onClick={() => say('offer_end')}>{t('menu.offer_end')}</button>
        {asked
          ? <button type="button" className="primary" autoFocus onClick={() => say('withdraw')}>{t('menu.withdraw_really')}</button>
          : <button type="button" onClick={() => setAsked(true)}>{t('menu.withdraw')}</button>}
      </div>
    </fieldset>
  );
}
