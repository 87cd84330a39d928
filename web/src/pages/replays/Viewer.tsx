// The table at one moment of a replay, the scrubber below it, and beside it the story, the figure
// under the eye, and the ways on from here.
import { useEffect, useMemo, useRef, useState } from 'react';
import { engine } from '../../app/engine';
import { Quick } from '../../app/Quick';
import { address, go } from '../../app/route';
import { motionWanted, useSettings } from '../../app/settings';
import { SixSkulls } from '../../app/SixSkulls';
import { useStore } from '../../app/store';
import { Board } from '../../board/Board';
import { Dice } from '../../board/Dice';
import { isFailure } from '../../engine/client';
import type { TableView, Told } from '../../engine/protocol';
import { boardWords } from '../../play/board_props';
import { Held } from '../../play/Bar';
import { ClauseLink, ClauseSheet } from '../../play/ClauseSheet';
import { Domains } from '../../play/Domains';
import { FigureCard } from '../../play/FigurePanel';
import { flashesOf } from '../../play/flashes';
import { startGame } from '../../play/starting';
import { bottomSeat } from '../../play/Table';
import { useWords } from '../../words';
import { pack } from '../share/link';
import { SharePosition } from '../share/SharePosition';
import { cutReplay } from './marks';
import { Scrubber } from './Scrubber';
import type { Viewing } from './viewing';

const nothing = () => {};

function Ground({ table, viewing, picked, onPick }: { table: TableView; viewing: Viewing; picked: string | null; onPick(figure: string | null): void }) {
  const t = useWords();
  const { n, told, ghosts, impacts } = useStore(viewing.shown);
  const words = useMemo(() => boardWords(t), [t]);
  const last = n > 0 ? told[n - 1] : undefined;
  return (
    <Board
      table={table} bottom={bottomSeat(table, false)} selected={picked} members={[]} cursor={null} reach={null} way={null} targets={[]} fire={[]}
      blocked={null} ghosts={ghosts} ready={[]} turning={null} showAreas={table.phase === 'deploying' || table.phase === 'setup'}
      flashes={last ? flashesOf([last]) : []} impacts={impacts} motion={motionWanted(useSettings())} words={words}
      onPick={onPick} onLasso={nothing} onHover={(figure) => figure && onPick(figure)} onPoint={nothing} onDrop={nothing} onTurn={nothing} onTurned={nothing} onGround={() => onPick(null)}
    />
  );
}

/** The whole story; a line leads to its moment. */
function Story({ told, n, onGo }: { told: Told[]; n: number; onGo(n: number): void }) {
  const now = useRef<HTMLLIElement>(null);
  useEffect(() => {
    now.current?.scrollIntoView({ block: 'nearest' });
  }, [n]);
  return (
    <ol className="log replay-story">
      {told.filter(({ lines }) => lines.length > 0).map((one) => (
        <li key={one.n} ref={one.n === n ? now : undefined} className="told" data-seat={one.seat ?? undefined} aria-current={one.n === n ? 'step' : undefined}>
          <button type="button" onClick={() => onGo(one.n)}>
            {one.dice.length > 0 && <span className="small-dice" aria-hidden="true">{one.dice.map((pips) => '⚀⚁⚂⚃⚄⚅'[pips - 1]).join('')}</span>}
            {one.lines.filter((line) => !line.minor || one.lines.every((other) => other.minor)).map((line, i) => <span key={i} data-kind={line.kind}>{line.text} </span>)}
          </button>
          <ClauseLink id={one.lines.find((line) => line.clause && !line.minor)?.clause ?? null} />
        </li>
      ))}
    </ol>
  );
}

function FromHere({ viewing, n }: { viewing: Viewing; n: number }) {
  const t = useWords();
  const [note, setNote] = useState('');
  const [wide] = useState(() => window.matchMedia('(min-width: 56rem)').matches);
  const scenario = async () => {
    const reply = await engine.request('view_scenario', { n });
    return isFailure(reply) ? { reason: reply.error.sentence } : reply;
  };
  const sandbox = async () => {
    const position = await scenario();
    if ('reason' in position) setNote(position.reason);
    else go('sandbox', await pack(position.text));
  };
  return (
    <details className="card from-here" open={wide}>
      <summary>{t('replays.from_here')}</summary>
      <div className="row">
        <button type="button" className="primary" onClick={() => startGame({ replay: cutReplay(viewing.replay, n) })}>{t('replays.play_on')}</button>
        <button type="button" onClick={() => void sandbox()}>{t('replays.to_sandbox')}</button>
      </div>
      <SharePosition scenario={scenario} />
      {note && <p className="small" role="alert">{note}</p>}
    </details>
  );
}

export function Viewer({ viewing }: { viewing: Viewing }) {
  const t = useWords();
  const { language } = useSettings();
  const { table, told, n, title, difference, cutOff, trouble } = useStore(viewing.shown);
  const [picked, setPicked] = useState<string | null>(null);
  useEffect(() => {
    void viewing.open();
    return () => viewing.pause();
  }, [viewing, language]);
  if (!table) return <p className="loading" role={trouble ? 'alert' : 'status'}>{trouble ?? t('loading')} {trouble && <a href={address('replays')}>{t('replays.others')}</a>}</p>;
  const figure = table.figures.find(({ label }) => label === picked);
  const last = n > 0 ? told[n - 1] : undefined;
  return (
    <main className="play viewer" id="main">
      <header className="bar">
        <a className="home-link" href={address()} aria-label={t('home.back')}><SixSkulls size={38} /></a>
        <h1 className="turn">{t('replays.one')} <span className="small">{title}</span></h1>
        <ul className="scores" aria-label={t('bar.points')}>
          {table.seats.map((seat) => (
            <li key={seat.seat} data-seat={seat.seat}><span className="seat-mark" aria-hidden="true" /><span className="seat-name">{seat.said}</span> <b>{seat.points}</b> <Held table={table} seat={seat.seat} /></li>
          ))}
        </ul>
        <div className="bar-tools"><a className="button" href={address('replays')} title={t('replays.others')}><span aria-hidden="true">↩</span> <span className="others">{t('replays.others')}</span></a></div>
        <Quick />
      </header>
      <div className="board-area">
        <Ground table={table} viewing={viewing} picked={picked} onPick={setPicked} />
        {last && last.dice.length > 0 && (
          <div className="dice-tray"><div className="tray"><Dice pips={last.dice} rolling={false} /></div></div>
        )}
      </div>
      <Scrubber viewing={viewing} />
      <aside className="side" aria-label={t('side.title')}>
        {trouble && <p className="refusal" role="alert">{trouble}</p>}
        {cutOff && <p className="refusal" role="status">{cutOff}</p>}
        {difference && <p className="refusal" role="status">{t('replays.older_rules')} {difference}</p>}
        <FromHere viewing={viewing} n={n} />
        <Domains table={table} />
        <div className="side-panel" tabIndex={0} role="region" aria-label={t('side.log')}>
          {figure && <FigureCard figure={figure} table={table} />}
          {figure && <button type="button" className="to-story" onClick={() => setPicked(null)}>{t('replays.to_story')}</button>}
          {!figure && <Story told={told} n={n} onGo={(to) => { viewing.pause(); void viewing.go(to); }} />}
        </div>
      </aside>
      <ClauseSheet />
    </main>
  );
}
