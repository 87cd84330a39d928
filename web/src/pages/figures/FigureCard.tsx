// A figure among others: a card that leads to its page.
import { address } from '../../app/route';
import { Emblem } from '../../board/Emblem';
import { factionColour } from '../../board/looks';
import { said, useWords } from '../../words';
import type { Listed, ShownFigure } from './data';
import { cellOf, dialsAt, fileCell, startOf, stats } from './dial';
import { Mark } from './Mark';
import { kindName } from './names';
import { Portrait } from './Portrait';
import { Rank } from './Rank';

/** The values it begins with; of a large figure those of its front. */
function Beginning({ figure }: { figure: ShownFigure }) {
  const t = useWords();
  const level = figure.levels?.[0]?.dials ? figure.levels.length - 1 : 0;
  const [dial] = dialsAt(figure, level);
  if (!dial) return null;
  const click = dial.clicks[startOf(figure, level, dial)];
  return (
    <dl className="fig-values">
      {stats.map((stat) => (
        <div key={stat}>
          <dt><abbr title={t(`stat.${stat}`)}>{t(`stat.${stat}`).slice(0, 3)}</abbr></dt>
          <dd>{cellOf(fileCell(click, stat)).value ?? '☠'}</dd>
        </div>
      ))}
    </dl>
  );
}

export function FigureCard({ figure, shown }: { figure: Listed; shown: ShownFigure | undefined }) {
  const t = useWords();
  const { kind, factions, points } = figure;
  return (
    <a className="fig-card" href={address('figures', figure.id)} style={{ borderTopColor: factionColour(factions[0] ?? '') }}>
      <Portrait kind={kind} factions={factions} silhouette={shown?.silhouette} />
      <span className="fig-card-words">
        <strong>{figure.name}</strong>
        <span className="small">
          {factions.map((faction) => <Emblem key={faction} name={`factions/${faction}`} />)}{' '}
          {factions.length > 0 ? factions.map((faction) => said('faction', faction)).join(', ') : kindName(kind)}
        </span>
        <span className="small">
          {figure.rank && <Rank rank={figure.rank} />}
          {factions.length > 0 && kind !== 'warrior' && ` · ${kindName(kind)}`}
          {figure.set === undefined && ` · ${t('figures.own')}`}
        </span>
      </span>
      {points.length > 0 && <span className="fig-points"><b>{Math.max(...points)}</b><span>{t('figures.points')}</span></span>}
      {shown && <Beginning figure={shown} />}
      <span className="fig-marks">
        {figure.abilities.slice(0, 9).map((ability) => (
          <span key={ability} title={said('ability', ability)}><Mark ability={ability} /><span className="for-ears">{said('ability', ability)}, </span></span>
        ))}
      </span>
    </a>
  );
}
