import { useState } from 'react';
import { Quick } from '../app/Quick';
import { address } from '../app/route';
import { SixSkulls } from '../app/SixSkulls';
import type { Seat, TableView } from '../engine/protocol';
import { useWords } from '../words';
import type { Hand } from './hand';
import { Menu } from './Menu';
import type { Session } from './session';

function Pips({ left, all }: { left: number; all: number }) {
  const t = useWords();
  return (
    <span className="pips" role="img" aria-label={t('bar.actions', { n: left, all })} title={t('bar.actions', { n: left, all })}>
      {Array.from({ length: Math.max(left, all) }, (_, n) => (
        <span key={n} className={n < left ? 'pip full' : 'pip'} />
      ))}
    </span>
  );
}

/** How many objectives a seat controls, in games that have them. */
export function Held({ table, seat }: { table: TableView; seat: Seat }) {
  const t = useWords();
  if (table.objectives.length === 0) return null;
  const n = table.objectives.filter((one) => one.seat === seat).length;
  const said = t('bar.objectives', { n, all: table.objectives.length });
  return <span className="held" role="img" aria-label={said} title={said}>⚑ {n}</span>;
}

interface Props {
  session: Session;
  hand: Hand;
  table: TableView;
  busy: boolean;
  typing: boolean;
  onType(): void;
}

export function Bar({ session, hand, table, busy, typing, onType }: Props) {
  const t = useWords();
  const [menu, setMenu] = useState(false);
  const turn = table.seats.find((seat) => seat.seat === table.turn);
  return (
    <header className="bar">
      <a className="home-link" href={address()} aria-label={t('home.back')} title={t('home.back')}>
        <SixSkulls size={38} />
      </a>
      <h1 className="turn" data-seat={table.turn ?? undefined}>
        <span className="round">{t('bar.round', { n: table.round })}</span>
        {turn && (
          <span className="whose"><span className="seat-mark" aria-hidden="true" />{turn.said}</span>
        )}
      </h1>
      {turn && <Pips left={table.actionsLeft} all={table.actions} />}
      <ul className="scores" aria-label={t('bar.points')}>
        {table.seats.map((seat) => (
          <li key={seat.seat} data-seat={seat.seat} className={seat.out ? 'out' : ''} title={`${seat.said}: ${seat.armyName}${seat.company ? ` · ${seat.company.said}` : ''}`}>
            <span className="seat-mark" aria-hidden="true" />
            <span className="seat-name">{seat.said}</span> <b>{seat.points}</b>
            <Held table={table} seat={seat.seat} />
          </li>
        ))}
      </ul>
      <div className="bar-tools">
        <button type="button" disabled={!table.canUndo || busy} onClick={() => void session.undo()} title={t('bar.undo')}>
          <span aria-hidden="true">↶</span> <span className="wide">{t('bar.undo')}</span>
        </button>
        <button type="button" disabled={!hand.owed || busy} onClick={() => void hand.askHints()} title={t('bar.hints')}>
          <span aria-hidden="true">✦</span> <span className="wide">{t('bar.hints')}</span>
        </button>
        <button type="button" aria-expanded={typing} onClick={onType} title={`${t('line.title')} ( : )`} aria-label={t('line.title')}>
          <span aria-hidden="true">⌨</span> <span className="wide widest">{t('bar.type')}</span>
        </button>
        <button type="button" aria-expanded={menu} onClick={() => setMenu(!menu)} title={t('bar.menu')}>
          <span aria-hidden="true">☰</span> <span className="wide">{t('bar.menu')}</span>
        </button>
      </div>
      <Quick />
      {menu && <Menu session={session} table={table} onClose={() => setMenu(false)} />}
    </header>
  );
}
