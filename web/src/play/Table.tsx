// The table with all around it. Other screens (lessons, sandbox) set it up with a Session of theirs.
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Board } from '../board/Board';
import type { BoardProps } from '../board/props';
import { motionWanted, useSettings } from '../app/settings';
import { useStore } from '../app/store';
import type { Seat, TableView } from '../engine/protocol';
import { useWords } from '../words';
import { Account } from './Account';
import { useAskedFocus } from './asked';
import { Bar } from './Bar';
import { ClauseSheet } from './ClauseSheet';
import { CommandLine } from './CommandLine';
import { Decision } from './Decision';
import { DiceTray } from './DiceTray';
import { Domains } from './Domains';
import { FigurePanel } from './FigurePanel';
import { boardProps, boardWords } from './board_props';
import type { Hand } from './hand';
import { HandOver } from './HandOver';
import { tableKeys } from './keys';
import { KeySaid, Live } from './Live';
import { Log } from './Log';
import { Notices } from './Notices';
import { Over } from './Over';
import type { Session } from './session';
import { play as playSounds } from './sound';

export function bottomSeat(table: TableView, turning: boolean): Seat {
  const people = table.seats.filter((seat) => seat.player === 'human');
  const asked = people.find((seat) => seat.seat === table.owed.seat);
  return ((turning ? asked : null) ?? people[0] ?? table.seats[0])?.seat ?? 'red';
}

type Side = 'figure' | 'log' | 'list';

interface Props {
  session: Session;
  hand: Hand;
  /** Above the decision: a coach's card, a judge's tools. */
  lesson?: ReactNode;
  /** Drawn otherwise than the hand has it. */
  over?: Partial<BoardProps>;
  /** Another tab plays this game: to play it here. */
  onTakeOver?: () => void;
}

export function Table({ session, hand, lesson, over, onTakeOver }: Props) {
  const t = useWords();
  const settings = useSettings();
  const shown = useStore(session.shown);
  const held = useStore(hand.state);
  const [side, setSide] = useState<Side>('figure');
  const [typing, setTyping] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const table = shown.table;
  const words = useMemo(() => boardWords(t), [t]);
  const lastFlash = shown.flashes[0]?.key;
  useEffect(() => hand.refresh(), [hand, shown.busy, table?.answered]);
  useEffect(() => {
    if (settings.sound) playSounds(shown.dice?.rolling ? 'roll' : shown.flashes[0]?.kind);
  }, [settings.sound, shown.dice?.rolling, lastFlash]);
  useAskedFocus(root, hand, held, shown.busy);
  const bottom = table ? bottomSeat(table, settings.handOver) : 'red';
  useEffect(() => {
    const listen = (event: KeyboardEvent) => tableKeys(event, hand, bottom, root.current);
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, [hand, bottom]);
  if (!table) return null;
  if (shown.handOver) return <HandOver seat={shown.handOver} onTake={() => session.takeSeat()} />;
  const tabs: [Side, string][] = [
    ['figure', t('side.figure')],
    ['log', t('side.log')],
    ['list', t('side.list')],
  ];
  return (
    <div className="play" ref={root} data-turn={table.turn ?? undefined}>
      <Bar session={session} hand={hand} table={table} busy={shown.busy} typing={typing} onType={() => setTyping(!typing)} />
      <main className="board-area" id="main">
        <Board
          {...boardProps(shown, held, hand, table, bottom)}
          {...over}
          motion={motionWanted(settings)}
          words={words}
        />
        <DiceTray dice={shown.dice} busy={shown.busy} onSkip={() => session.pace.hurry()} />
        <CommandLine hand={hand} open={typing} onOpen={setTyping} />
        <KeySaid hand={hand} />
        {table.phase === 'over' && <Over table={table} session={session} />}
        <Notices session={session} shown={shown} onTakeOver={onTakeOver} />
      </main>
      <aside className="side" data-shows={side} aria-label={t('side.title')}>
        {lesson}
        <Decision session={session} hand={hand} table={table} shown={shown} held={held} />
        <Domains table={table} />
        <div className="tabs" role="tablist" aria-label={t('side.title')}>
          {tabs.map(([name, title]) => (
            <button key={name} type="button" role="tab" id={`tab-${name}`} aria-selected={side === name} aria-controls="side-panel" onClick={() => setSide(name)}>
              {title}
            </button>
          ))}
        </div>
        <div className="side-panel" id="side-panel" role="tabpanel" aria-labelledby={`tab-${side}`} tabIndex={0}>
          {side === 'figure' && <FigurePanel hand={hand} held={held} table={table} />}
          {side === 'log' && <Log story={shown.story} hand={hand} />}
          {side === 'list' && <Account session={session} hand={hand} held={held} answered={table.answered} />}
        </div>
      </aside>
      <Live story={shown.story} hand={hand} held={held} />
      <ClauseSheet />
    </div>
  );
}
