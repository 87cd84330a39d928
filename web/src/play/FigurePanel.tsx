// The figure picked, or the one under the pointer: its dial, its abilities, and what it may do.
import { useState, type ReactNode } from 'react';
import { DialView } from '../board/DialView';
import { motionWanted, useSettings } from '../app/settings';
import { Emblem } from '../board/Emblem';
import { markOf } from '../board/looks';
import { stats } from '../engine/lists.gen';
import type { Choice, Figure, Section, Stat, TableView } from '../engine/protocol';
import { said, useWords, type Key } from '../words';
import { ClauseLink } from './ClauseSheet';
import type { Hand } from './hand';
import type { HandState } from './hand_state';
import { Icon, ItemSign } from './Icon';
import { useAbility } from './rules';
import { percent } from './way_words';

/** As it stands on the dial: by colour, shape and picture. */
function Mark({ ability }: { ability: string }) {
  const { ground, ink, round } = markOf(ability);
  return <span className={round ? 'mark circle' : 'mark'} style={{ background: ground, color: ink }}><Emblem name={`abilities/${ability}`} /></span>;
}

/** How an ability may be cancelled, where the figure's player may now. */
type Cancel = (ability: string) => ReactNode;

/** Its text is asked for when somebody wants to read it. */
function AbilityText({ warrior, stat, ability }: { warrior: string; stat: Stat; ability: string }) {
  const t = useWords();
  const clauses = useAbility(warrior, stat, ability);
  if (clauses === 'asking') return <p>{t('loading')}</p>;
  if ('trouble' in clauses) return <p role="alert">{clauses.trouble}</p>;
  if (clauses.length === 0) return <p>{t('figure.no_text')}</p>;
  return <>{clauses.map(({ id, text }) => <p key={id}>{text} <ClauseLink id={id} /></p>)}</>;
}

function Ability({ warrior, stat, ability, cancelled, cancel }: { warrior: string; stat: Stat; ability: string; cancelled: boolean; cancel: Cancel | undefined }) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  const { colour, round } = markOf(ability);
  return (
    <li className={cancelled ? 'ability cancelled' : 'ability'}>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <Mark ability={ability} />
          <strong>{said('ability', ability)}</strong>
          <span className="small">{t(`stat.${stat}`)}{colour ? ` · ${said('colour', colour)} ${said('shape', round ? 'circle' : 'square')}` : ''}</span>
        </summary>
        {open && <AbilityText warrior={warrior} stat={stat} ability={ability} />}
      </details>
      {cancel?.(ability)}
    </li>
  );
}

function Dial({ figure, section, cancel }: { figure: Figure; section: Section; cancel: Cancel | undefined }) {
  const t = useWords();
  const marks = stats.flatMap((stat) => section[stat].marks.map((mark) => ({ stat, ...mark })));
  return (
    <div className={section.active ? 'section-dial' : 'section-dial inactive'}>
      {section.name && <h3>{said('section', section.name)}{section.acted ? ` · ${t('figure.acted')}` : ''}</h3>}
      <DialView
        section={section}
        warrior={figure.warrior}
        faction={figure.faction}
        owner={figure.owner}
        said={section.name ? `${figure.name}, ${said('section', section.name)}` : figure.name}
        built={figure.whereabouts === 'built'}
        small={figure.sections.length > 1}
        motion={motionWanted(useSettings())}
      />
      {section.types.length > 0 && <p className="badges">{section.types.map((type) => <span key={type} className="badge">{type}</span>)}</p>}
      <ul className="abilities">
        {marks.map(({ stat, ability, cancelled }) => (
          <Ability key={stat + ability} warrior={figure.warrior} stat={stat} ability={ability} cancelled={cancelled === true} cancel={cancel} />
        ))}
      </ul>
    </div>
  );
}

function ChoiceName({ choice }: { choice: Choice }) {
  const { ability, said: name, section } = choice;
  return (
    <>
      <span className="icon" aria-hidden="true">{ability ? <Mark ability={ability} /> : <Icon choice={choice} />}</span>
      <span>{name}{section ? ` · ${said('section', section)}` : ''}</span>
    </>
  );
}

function ChoiceButton({ choice, hand, held }: { choice: Choice; hand: Hand; held: HandState }) {
  const best = choice.targets.filter((target) => target.allowed && target.of > 0).sort((a, b) => b.chances / b.of - a.chances / a.of)[0];
  const { task } = held;
  const pressed = (task.kind === 'aim' && task.choice === choice) || (task.kind === 'move' && choice.what === 'move' && JSON.stringify(task.going) === JSON.stringify(choice.going));
  return (
    <button type="button" className="choice" data-what={choice.what} aria-pressed={pressed} onClick={() => void hand.choose(choice)}>
      <ChoiceName choice={choice} />
      {best && <b>{percent(best.chances, best.of)}</b>}
    </button>
  );
}

/** Not allowed, but to be asked about: what is in the way lights up on the table. */
function Forbidden({ choice, hand }: { choice: Choice; hand: Hand }) {
  const show = () => hand.light(choice.refusal);
  const hide = () => hand.light(null);
  return (
    // A panel that moves under a resting pointer was not asked about.
    <div className="forbidden" onMouseMove={({ movementX, movementY }) => (movementX || movementY) && show()} onMouseLeave={hide}>
      <button type="button" className="choice" aria-disabled="true" onFocus={show} onBlur={hide} onClick={show}>
        <ChoiceName choice={choice} />
        <span className="why-not">{choice.refusal?.sentence}</span>
      </button>
      <ClauseLink id={choice.refusal?.clause ?? null} />
    </div>
  );
}

function badges(figure: Figure): [Key, string][] {
  const { tokens, captor, captive, chariot, passenger, top } = figure;
  const all: [Key, string | null][] = [
    ['figure.tokens', tokens ? String(tokens) : null],
    ['figure.captor', captor],
    ['figure.captive', captive],
    ['figure.chariot', chariot],
    ['figure.passenger', passenger],
    ['figure.top', top],
  ];
  return all.filter((badge): badge is [Key, string] => badge[1] !== null);
}

/** Who a figure is and what its dials show; `children` stand between the two. */
export function FigureCard({ figure, table, cancel, children }: { figure: Figure; table: TableView; cancel?: Cancel; children?: ReactNode }) {
  const t = useWords();
  const seat = table.seats.find((one) => one.seat === figure.owner);
  const name = (label: string) => table.figures.find((one) => one.label === label)?.name ?? label;
  return (
    <article className="figure" data-seat={figure.owner}>
      <header>
        <span className="faction-mark"><Emblem name={`factions/${figure.faction}`} /></span>
        <div>
          <h2>{figure.name} <span className="label">{figure.label}</span></h2>
          <p className="small">
            <span className="seat-mark" aria-hidden="true" />{seat?.said} · {said('faction', figure.faction)} · {t('points', { n: figure.points })}
          </p>
        </div>
      </header>
      <p className="badges">
        {badges(figure).map(([key, value]) => (
          <span key={key} className="badge">{t(key as 'figure.tokens', { n: name(value) })}</span>
        ))}
        {figure.soaring && <span className="badge">{t('figure.soaring')}</span>}
        {figure.demoralized && <span className="badge bad">{said('ability', 'demoralized')}</span>}
      </p>
      {figure.items.length > 0 && (
        <ul className="wielded" aria-label={t('figure.wields')}>
          {figure.items.map(({ name: item, said: does }) => (
            <li key={item}><ItemSign /><strong>{item}</strong> <span className="small">{does}</span></li>
          ))}
        </ul>
      )}
      {children}
      <div className={figure.sections.length > 1 ? 'dials many' : 'dials'}>
        {figure.sections.map((section, n) => <Dial key={n} figure={figure} section={section} cancel={cancel} />)}
      </div>
    </article>
  );
}

interface Props {
  hand: Hand;
  held: HandState;
  table: TableView;
}

export function FigurePanel({ hand, held, table }: Props) {
  const t = useWords();
  // While something is aimed, the figure in the hand stays; otherwise one may look at any.
  const label = held.task.kind === 'rest' || held.task.kind === 'move' ? (held.hovered ?? held.selected) : held.selected;
  const figure = hand.figure(label);
  if (!figure)
    return (
      <div className="no-figure">
        <p>{t(hand.mayChoose || hand.owed?.ask === 'deploy' ? 'figure.pick' : 'figure.look')}</p>
        <ul className="roster">
          {table.figures.filter((one) => one.owner === table.owed.seat && one.whereabouts !== 'eliminated').map((one) => (
            <li key={one.label}>
              <button type="button" data-seat={one.owner} onClick={() => void hand.select(one.label)}>
                <span className={one.ready ? 'pip full' : 'pip'} aria-hidden="true" />{one.name} <span className="small">{one.label} · {one.points}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    );
  const choices = label === held.selected ? held.choices : null;
  const shown = choices?.filter((choice) => choice.what !== 'cancel') ?? [];
  const cancel: Cancel = (ability) => {
    const choice = choices?.find((one) => one.what === 'cancel' && one.ability === ability);
    return choice && (
      <p className="cancel-ability">
        <button type="button" onClick={() => void hand.choose(choice)} title={t('figure.cancel_long', { ability: said('ability', ability) })} aria-label={t('figure.cancel_long', { ability: said('ability', ability) })}>
          {t('figure.cancel')}
        </button>
        <ClauseLink id={choice.clause} />
      </p>
    );
  };
  return (
    <FigureCard figure={figure} table={table} cancel={cancel}>
      {shown.length > 0 && (
        <div className="choices" role="group" aria-label={t('figure.choices')}>
          {shown.map((choice, n) => choice.allowed && <ChoiceButton key={n} choice={choice} hand={hand} held={held} />)}
          {shown.map((choice, n) => !choice.allowed && <Forbidden key={n} choice={choice} hand={hand} />)}
        </div>
      )}
    </FigureCard>
  );
}
