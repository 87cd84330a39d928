// One figure: its dial in the hand, the whole dial click by click, what its abilities do.
import { useState } from 'react';
import { address, go } from '../../app/route';
import { useSettings } from '../../app/settings';
import { Emblem } from '../../board/Emblem';
import { factionColour } from '../../board/looks';
import { castleKinds } from '../../engine/lists.gen';
import { ClauseLink, ClauseSheet } from '../../play/ClauseSheet';
import type { ShownAbility } from '../../play/rules';
import { said, useWords } from '../../words';
import { addTo } from '../armies/army';
import { workbench } from '../armies/shelf';
import { useFigure, type ShownFigure } from './data';
import { cellOf, dialsAt, fileCell, pointsAt, startOf, stats } from './dial';
import { DialTable } from './DialTable';
import { Mark } from './Mark';
import { kindName, levelName } from './names';
import { Portrait } from './Portrait';
import { Rank } from './Rank';
import { openSheet } from './sheet';
import { TurningDial } from './TurningDial';

const isCastle = (kind: string): boolean => castleKinds.some((one) => one === kind);

function AbilityCard({ ability, inForce }: { ability: ShownAbility; inForce: boolean }) {
  const t = useWords();
  return (
    <li className={inForce ? 'fig-ability now' : 'fig-ability'}>
      <h3><Mark ability={ability.ability} /> {said('ability', ability.ability)}</h3>
      <p className="small">
        {t(`stat.${ability.value}`)} · {said('colour', ability.colour)} · {said('shape', ability.shape)}
        {inForce && <strong> · {t('figures.in_force')}</strong>}
      </p>
      {ability.clauses.map(({ id, text }) => <p key={id}>{text} <ClauseLink id={id} /></p>)}
    </li>
  );
}

function Facts({ figure }: { figure: ShownFigure }) {
  const t = useWords();
  const { base, trap } = figure;
  const range = figure.range ?? Math.max(0, ...(figure.dials ?? []).map((dial) => dial.range ?? 0));
  const arrows = figure.targets ?? Math.max(1, ...(figure.dials ?? []).map((dial) => dial.targets ?? 1));
  const facts: [string, string][] = [
    ...(figure.number ? [[t('figures.number'), figure.number] as [string, string]] : []),
    [t('figures.range'), range > 0 ? t('figures.range_said', { n: range, arrows }) : t('figures.no_range')],
    ...(base?.arc ? [[t('figures.arc'), `${base.arc}°`] as [string, string]] : []),
    ...(figure.types ? [[t('figures.types'), Object.values(figure.types).filter((one) => one !== 'plain').map((one) => said('type', one)).join(', ')] as [string, string]] : []),
    ...(figure.ranged_damage === undefined ? [] : [[t('figures.ranged_damage'), String(figure.ranged_damage)] as [string, string]]),
    ...(figure.attack_bonus ? [[t('figures.attack_bonus'), `+${figure.attack_bonus}`] as [string, string]] : []),
    ...(figure.mounted ? [[t('figures.mounted'), '✓'] as [string, string]] : []),
    ...(figure.gold === undefined ? [] : [[t('figures.gold'), String(figure.gold)] as [string, string]]),
    ...(trap?.disarm ? [[t('figures.disarm'), String(trap.disarm)] as [string, string]] : []),
    ...(figure.editions ? [[t('new.edition'), figure.editions.map((one) => said('edition', one)).join(', ')] as [string, string]] : []),
  ];
  return <dl className="fig-facts">{facts.map(([title, value]) => <div key={title}><dt>{title}</dt><dd>{value}</dd></div>)}</dl>;
}

function Known({ figure }: { figure: ShownFigure }) {
  const t = useWords();
  const { language } = useSettings();
  const [level, setLevel] = useState(0);
  const dials = dialsAt(figure, level);
  const [slots, setSlots] = useState(() => dials.map((dial) => startOf(figure, level, dial)));
  const [failed, setFailed] = useState(false);
  const turn = (n: number, slot: number) => setSlots(slots.map((one, i) => (i === n ? slot : one)));
  const toLevel = (to: number) => {
    setLevel(to);
    setSlots(dialsAt(figure, to).map((dial) => startOf(figure, to, dial)));
  };
  const { levels = [] } = figure;
  const kind = figure.kind ?? (figure.gold === undefined ? 'warrior' : 'chest');
  const factions = isCastle(kind) ? [] : (figure.factions ?? []);
  const id = levels[level] ? `${figure.id}@${levels[level].name}` : figure.id;
  const seen = dials.flatMap((dial, n) => stats.flatMap((stat) => cellOf(fileCell(dial.clicks[slots[n] ?? 0], stat)).marks.map(({ ability }) => ability)));
  const toArmy = () => {
    workbench.set(addTo(workbench.get(), id));
    go('armies');
  };
  return (
    <article className="fig-page">
      <header className="fig-head card" style={{ borderTopColor: factionColour(factions[0] ?? '') }}>
        <Portrait kind={kind} factions={factions} silhouette={figure.silhouette} large />
        <div className="fig-head-words">
          <h2>{figure.name}</h2>
          <p>
            {factions.map((faction) => <span key={faction} className="fig-faction"><Emblem name={`factions/${faction}`} /> {said('faction', faction)}</span>)}
            {figure.rank && <Rank rank={figure.rank} />} · {kindName(kind)}
          </p>
          {figure.flavour && <p className="fig-flavour">{figure.flavour[language]}</p>}
          <Facts figure={figure} />
        </div>
        {pointsAt(figure, level) !== null && <p className="fig-points large"><b>{pointsAt(figure, level)}</b><span>{t('figures.points')}</span></p>}
      </header>
      <div className="row">
        {kind !== 'chest' && <button type="button" className="primary" onClick={toArmy}>{t('figures.to_army')}</button>}
        <button type="button" onClick={() => void openSheet(['figures', 'print', id]).then((done) => setFailed(!done))}>{t('figures.print')}</button>
        {kind !== 'chest' && <a className="button" href={address('workshop', 'from', figure.id)}>{t('figures.to_workshop')}</a>}
      </div>
      {failed && <p role="alert">{t('figures.no_sheet')}</p>}
      {levels.length > 0 && (
        <fieldset>
          <legend>{t('figures.level')}</legend>
          <div className="segments">
            {levels.map((one, n) => (
              <label key={one.name} className={n === level ? 'on' : ''}>
                <input type="radio" name="level" checked={n === level} onChange={() => toLevel(n)} />
                <span>{levelName(one.name)} · {one.points}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {dials.length > 0 && (
        <section className={dials.length > 1 ? 'fig-dials many' : 'fig-dials'} aria-label={t('figures.whole_dial')}>
          {dials.map((dial, n) => (
            <div key={n} className="fig-dial" data-section={dial.section}>
              <TurningDial figure={figure} dial={dial} slot={slots[n] ?? 0} onTurn={(slot) => turn(n, slot)} />
              <DialTable dial={dial} castle={isCastle(kind)} start={startOf(figure, level, dial)} slot={slots[n] ?? 0} onTurn={(slot) => turn(n, slot)} />
            </div>
          ))}
        </section>
      )}
      {figure.shown && figure.shown.length > 0 && (
        <section aria-labelledby="fig-abilities">
          <h2 id="fig-abilities">{t('figures.abilities')}</h2>
          <ul className="fig-abilities">
            {figure.shown.map((ability) => <AbilityCard key={ability.ability} ability={ability} inForce={seen.includes(ability.ability)} />)}
          </ul>
        </section>
      )}
      {figure.errata && figure.errata.length > 0 && (
        <section aria-labelledby="fig-errata">
          <h2 id="fig-errata">{t('figures.errata')}</h2>
          <ul className="fig-errata">
            {figure.errata.map((one) => <li key={one.clause + one.field}>{t('figures.erratum', { field: one.field, printed: one.printed })} <ClauseLink id={one.clause} /></li>)}
          </ul>
        </section>
      )}
      <ClauseSheet />
    </article>
  );
}

export function FigurePage({ id }: { id: string }) {
  const t = useWords();
  const figure = useFigure(id);
  return (
    <>
      <p><a className="fig-back" href={address('figures')}>← {t('figures.all')}</a></p>
      {figure === 'asking' && <p className="loading">{t('figures.loading')}</p>}
      {figure === 'failed' && <p className="card">{t('figures.unknown')}</p>}
      {typeof figure !== 'string' && <Known key={figure.id} figure={figure} />}
    </>
  );
}
