import { useEffect, useRef, useState } from 'react';
import { address } from '../app/route';
import type { TableView } from '../engine/protocol';
import { useWords } from '../words';
import { saveFile } from './files';
import type { Session } from './session';
import { again } from './starting';

export function Over({ table, session }: { table: TableView; session: Session }) {
  const t = useWords();
  const [open, setOpen] = useState(true);
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  if (!open) return null;
  const winner = table.seats.find((seat) => seat.seat === table.winner);
  const ranked = [...table.seats].sort((a, b) => b.points - a.points);
  return (
    <section ref={card} tabIndex={-1} className="over card" role="dialog" aria-label={t('over.title')} data-seat={winner?.seat}>
      <h2>{winner ? t('over.winner', { seat: winner.said }) : t('over.nobody')}</h2>
      <ol>
        {ranked.map((seat) => (
          <li key={seat.seat} data-seat={seat.seat}>
            <span className="seat-mark" aria-hidden="true" />{seat.said}{seat.armyName ? ` · ${seat.armyName}` : ''} <b>{t('points', { n: seat.points })}</b>
          </li>
        ))}
      </ol>
      <div className="row">
        <button type="button" className="primary" onClick={again}>{t('over.again')}</button>
        <button type="button" onClick={() => void session.text().then((text) => text && saveFile('six-skulls-game.jsonl', text))}>{t('menu.save_game')}</button>
        <button type="button" onClick={() => setOpen(false)}>{t('over.look')}</button>
        <a className="button" href={address()}>{t('home.back')}</a>
      </div>
    </section>
  );
}
