// Whose decision it is and how it can be answered; what is in the hand, ready to be confirmed.
import { useEffect, useRef, useState } from 'react';
import { percent } from '../board/numbers';
import type { Owed, TableView } from '../engine/protocol';
import { said, useWords } from '../words';
import { Cancels } from './Cancels';
import { ClauseLink } from './ClauseSheet';
import type { Hand } from './hand';
import { wayOf, type HandState } from './hand_state';
import { Items, Pool } from './Items';
import { Manners, Paces } from './Manners';
import type { Session, Shown } from './session';
import { Needed, Sum } from './Sum';
import { inches, wayWords } from './way_words';

/** The last press before the turn goes over: named who could still act, and asked once more. */
function EndTurn({ hand, table, owed }: { hand: Hand; table: TableView; owed: Owed }) {
  const t = useWords();
  const [asked, setAsked] = useState(-1);
  const end = owed.answers.find((answer) => answer.what === 'end_turn');
  if (!end) return null;
  const remind = table.actionsLeft > 0 && table.unused.length > 0;
  const names = table.unused.map((label) => hand.figure(label)?.name ?? label).join(', ');
  const sure = asked === table.answered;
  return (
    <>
      {remind && sure && <p className="reminder" role="alert">{t('turn.reminder', { n: table.actionsLeft, names })}</p>}
      <button type="button" className={remind && !sure ? 'end-turn' : 'end-turn primary'} onClick={() => (remind && !sure ? setAsked(table.answered) : void hand.send(end.command))}>
        {remind && sure ? t('turn.end_anyway') : end.said}
      </button>
    </>
  );
}

function InHand({ hand, held }: { hand: Hand; held: HandState }) {
  const t = useWords();
  const { task, command, why, blocked } = held;
  // What confirms is in sight, whatever stands above it on a small screen.
  const ready = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (command !== null) ready.current?.scrollIntoView({ block: 'nearest' });
  }, [command === null]);
  const { way, short } = wayOf(held);
  const placing = task.kind === 'place' ? task : null;
  const aiming = task.kind === 'aim' ? task : null;
  // Others may join in, or more be aimed at.
  const atPlace = aiming !== null && aiming.choice.area !== null;
  const joining = aiming !== null && !atPlace && aiming.targets.length > 0 && ['shoot', 'close'].includes(aiming.choice.what);
  const guide = {
    rest: null,
    move: way ? null : task.kind === 'move' && task.reach?.refusal ? null : t('guide.move'),
    aim: atPlace ? t(aiming.choice.casting ? 'guide.cast_place' : 'guide.aim_place') : joining ? t('guide.join') : aiming?.targets.length || !aiming?.choice.targets.length ? null : t('guide.aim'),
    turn: t('guide.turn'),
    place: placing?.dropped && placing.legal ? t(placing.radius === null ? 'guide.placed' : 'guide.placed_token') : t('guide.place'),
    form: t('guide.form'),
    march: t('guide.march'),
    weigh: task.kind === 'weigh' ? task.said : null,
  }[task.kind];
  if (task.kind === 'rest' && !blocked) return null;
  const moving = task.kind === 'move' || task.kind === 'march';
  // Castles stand square to each other; anything else is turned by halves of that.
  const step = hand.figure(placing?.figure ?? null)?.base.kind === 'outline' ? 900 : 450;
  const legal = command !== null && (why === null || why.legal);
  return (
    <div className="in-hand">
      {guide && <p className="guide">{guide}</p>}
      {task.kind === 'form' && <p>{task.members.map((label) => hand.figure(label)?.name ?? label).join(', ')}</p>}
      {task.kind === 'march' && (
        <ul className="marchers">
          {task.members.map((label) => (
            <li key={label}>
              <button type="button" aria-pressed={label === task.figure} onClick={() => void hand.pick(label, false)}>
                {task.ways[label] ? '✓ ' : ''}{hand.figure(label)?.name} <span className="small">{label}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {task.kind === 'move' && task.sections.length > 0 && (
        <div className="marchers" role="group" aria-label={t('guide.sections')}>
          <span className="small">{t('guide.sections')}</span>
          {hand.movers(task.figure).map((name) => (
            <button key={name} type="button" aria-pressed={task.sections.includes(name)} onClick={() => void hand.toggleSection(name)}>
              {said('section', name)}
            </button>
          ))}
        </div>
      )}
      {task.kind === 'move' && hand.owed?.going?.level && (
        <button type="button" className="switch" aria-pressed={task.going !== null} onClick={() => void hand.toggleGoing()}>
          <span className="knob" aria-hidden="true" />
          <span className="what">{t(`guide.level_${hand.owed.going.level}`)}</span>
        </button>
      )}
      {aiming?.point && <p className="way-words">{t('place.aimed', { x: inches(aiming.point[0]), y: inches(aiming.point[1]) })}</p>}
      {aiming && <Manners hand={hand} task={aiming} />}
      {task.kind === 'form' && <Paces hand={hand} task={task} />}
      {way && <p className="way-words">{wayWords(t, way)}</p>}
      {short && <p className="way-short small">{t('way.short', { why: short.sentence })} <ClauseLink id={short.clause} /></p>}
      {why?.legal && <Needed why={why} />}
      {blocked && (
        <div className="refusal" role="status">
          <p><span aria-hidden="true">✕ </span>{blocked.sentence} <ClauseLink id={blocked.clause} /></p>
        </div>
      )}
      {(['aim', 'form', 'weigh', 'place'].includes(task.kind) || blocked || command || way) && (
        <div className="row">
          {command && (
            <button type="button" ref={ready} className="primary confirm" disabled={!legal} onClick={() => void hand.confirm()}>
              {t(aiming ? 'confirm.attack' : hand.owed?.items.length || (moving && hand.owed?.ask === 'deploy') ? 'confirm.deploy' : moving ? 'confirm.move' : 'confirm')}
            </button>
          )}
          {task.kind === 'march' && task.dropped && <button type="button" onClick={() => void hand.inStep()}>{t('guide.in_step')}</button>}
          {placing && placing.radius === null && (
            <>
              <button type="button" aria-label={t('place.turn_left')} title={t('place.turn_left')} onClick={() => hand.turn((placing.facing + step) % 3600)}>↺</button>
              <button type="button" aria-label={t('place.turn_right')} title={t('place.turn_right')} onClick={() => hand.turn((placing.facing + 3600 - step) % 3600)}>↻</button>
            </>
          )}
          {(!placing || hand.mayChoose) && <button type="button" onClick={() => hand.cancel()}>{t('cancel')}</button>}
          {joining && (
            <button type="button" className="touch-only" aria-pressed={aiming.adding} onClick={() => hand.toggleAdding()}>{t('guide.add')}</button>
          )}
        </div>
      )}
      {why?.legal && <Sum why={why} hand={hand} />}
    </div>
  );
}

/** Answers that stand apart: beside whose turn it is, and in the menu. */
const elsewhere = ['end_turn', 'offer_end', 'withdraw'];

interface Props {
  session: Session;
  hand: Hand;
  table: TableView;
  shown: Shown;
  held: HandState;
}

export function Decision({ session, hand, table, shown, held }: Props) {
  const t = useWords();
  const owed = hand.owed;
  const seat = table.seats.find((one) => one.seat === table.owed.seat);
  const cancels = owed?.cancels.length ? owed : null;
  const answers = cancels ? [] : (owed?.answers.filter((answer) => !elsewhere.includes(answer.what)) ?? []);
  const offersActions = owed?.ask === 'give_action';
  return (
    <section className={`decision card ${offersActions ? '' : 'asks'}`} data-seat={seat?.seat} aria-label={t('decision.title')}>
      <div className="owed">
        {seat && <strong className="whose"><span className="seat-mark" aria-hidden="true" />{seat.said}</strong>}
        {table.turnPhase && <span className="badge phase">{t(`turn.phase_${table.turnPhase}`)}</span>}
        {owed && <EndTurn hand={hand} table={table} owed={owed} />}
        <p className={offersActions ? 'small' : ''}>{table.owed.sentence} <ClauseLink id={table.owed.clause} /></p>
      </div>
      {shown.trouble && (
        <div className="refusal" role="alert">
          <p>{shown.trouble.sentence}</p>
          <button type="button" onClick={() => void session.recover()}>{t('trouble.resume')}</button>
        </div>
      )}
      {owed && (table.phase === 'setup' || table.phase === 'deploying') && (
        <button type="button" className={owed.items.length ? '' : 'primary'} onClick={() => void session.setUpForMe()}>{t('setup.for_me')}</button>
      )}
      {owed?.ask === 'choose_terrain' && <Pool key={table.answered} hand={hand} owed={owed} />}
      {owed && owed.ask !== 'choose_terrain' && owed.items.length > 1 && <Items hand={hand} held={held} owed={owed} />}
      {owed && <InHand hand={hand} held={held} />}
      {cancels && <Cancels key={table.answered} hand={hand} owed={cancels} />}
      {answers.length > 0 && (
        <div className="answers">
          {answers.map((answer) => (
            <button key={answer.command} type="button" className={answer.declines ? '' : 'primary'} onClick={() => void hand.send(answer.command)}>
              {answer.said}
            </button>
          ))}
        </div>
      )}
      {held.hints && (
        <ul className="hints" aria-label={t('bar.hints')}>
          {held.hints.map((hint, n) => (
            <li key={hint.command} onPointerEnter={() => hand.hintAt(hint.command)} onPointerLeave={() => hand.hintAt(null)}>
              <button
                type="button"
                aria-pressed={held.task.kind === 'weigh' && held.command === hint.command}
                onFocus={() => hand.hintAt(hint.command)}
                onBlur={() => hand.hintAt(null)}
                onClick={() => void hand.consider(hint.command, hint.said)}
              >
                <span className="hint-number" aria-hidden="true">{n + 1}</span>
                <span>{hint.said}</span>
                {hint.chances && <b className="hint-odds">{percent(hint.chances.chances, hint.chances.of)}</b>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
