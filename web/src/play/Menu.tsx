// What is needed seldom: standing orders, the pace, files, keys.
import { useState } from 'react';
import { Quick } from '../app/Quick';
import { address } from '../app/route';
import { change, useSettings } from '../app/settings';
import { isFailure } from '../engine/client';
import type { Orders, SeatView, TableView } from '../engine/protocol';
import { SharePosition } from '../pages/share/SharePosition';
import { useWords, type PlainKey } from '../words';
import { EndGame } from './EndGame';
import { importText, saveFile } from './files';
import { keyList } from './keys';
import type { Session } from './session';
import { startGame } from './starting';

const orders: [keyof Orders, PlainKey][] = [['spin', 'orders.spin'], ['cancel', 'orders.cancel'], ['dodge', 'orders.dodge'], ['terrify', 'orders.terrify']];

/** What was ticked counts until the desk has heard it: two in a row are two orders, and no tick jumps back. */
function StandingOrders({ session, seat }: { session: Session; seat: SeatView }) {
  const t = useWords();
  const [wished, wish] = useState<Orders | null>(null);
  const given = wished ?? seat.orders;
  const give = async (next: Orders) => {
    wish(next);
    await session.orders(seat.seat, next);
    wish((latest) => (latest === next ? null : latest));
  };
  return (
    <fieldset>
      <legend data-seat={seat.seat}>{t('orders.title', { seat: seat.said })}</legend>
      {orders.map(([order, title]) => (
        <label key={order} className="check">
          <input type="checkbox" checked={given[order]} onChange={(event) => void give({ ...given, [order]: event.target.checked })} />
          {t(title)}
        </label>
      ))}
    </fieldset>
  );
}

export function Menu({ session, table, onClose }: { session: Session; table: TableView; onClose(): void }) {
  const t = useWords();
  const { pace } = useSettings();
  const people = table.seats.filter((seat) => seat.player === 'human' && !seat.out);
  const save = async (name: string, text: Promise<string | null>) => {
    const words = await text;
    if (words !== null) saveFile(name, words);
  };
  const scenario = async () => {
    const reply = await session.engine.request('scenario', {});
    return isFailure(reply) ? { reason: reply.error.sentence } : reply;
  };
  return (
    <section className="menu card" aria-label={t('bar.menu')}>
      <button type="button" className="close" aria-label={t('close')} onClick={onClose}>✕</button>
      <div className="row only-small">
        <a className="button" href={address()}>{t('home.back')}</a>
        <Quick />
      </div>
      {people.map((seat) => (
        <StandingOrders key={seat.seat} session={session} seat={seat} />
      ))}
      <fieldset>
        <legend>{t('settings.pace')}</legend>
        <div className="segments">
          {(['calm', 'quick', 'instant'] as const).map((one) => (
            <label key={one} className={one === pace ? 'on' : ''}>
              <input type="radio" name="pace" checked={one === pace} onChange={() => change({ pace: one })} />
              <span>{t(`settings.pace_${one}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{t('menu.files')}</legend>
        <div className="row">
          <button type="button" onClick={() => void save('six-skulls-game.jsonl', session.text())}>{t('menu.save_game')}</button>
          <label className="button file">
            {t('home.import')}
            <input type="file" accept=".jsonl,.json,.txt" onChange={(event) => void importText(event).then((replay) => replay && startGame({ replay }))} />
          </label>
        </div>
      </fieldset>
      <EndGame session={session} table={table} onClose={onClose} />
      <fieldset>
        <legend>{t('share.title')}</legend>
        <SharePosition scenario={scenario} />
      </fieldset>
      <fieldset>
        <legend>{t('keys.title')}</legend>
        <dl className="keys">
          {keyList.map(([key, what]) => (
            <div key={key}><dt><kbd>{key}</kbd></dt><dd>{t(what)}</dd></div>
          ))}
        </dl>
      </fieldset>
    </section>
  );
}
