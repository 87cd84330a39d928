// The figures of the list: how many of each, and at which level.
import { address } from '../../app/route';
import { useWords } from '../../words';
import type { Collection } from '../figures/data';
import { levelName } from '../figures/names';
import { Portrait } from '../figures/Portrait';
import { addTo, changeId, takeFrom, type Army, type Entry } from './army';
import type { Finding } from './verdict';

interface RowProps {
  entry: Entry;
  army: Army;
  collection: Collection;
  wrong: boolean;
  onChange(army: Army): void;
}

function Row({ entry, army, collection, wrong, onChange }: RowProps) {
  const t = useWords();
  const [id = '', level] = entry.id.split('@');
  const figure = collection.list.find((one) => one.id === id);
  const name = figure?.name ?? entry.id;
  const points = figure?.points[level ? figure.levels.indexOf(level) : 0];
  return (
    <li className={wrong ? 'arm-row wrong' : 'arm-row'}>
      <Portrait kind={figure?.kind ?? 'warrior'} factions={figure?.factions ?? []} silhouette={collection.shown[id]?.silhouette} />
      <span className="arm-name">
        <a href={address('figures', id)}>{name}</a>
        {wrong && <span className="for-ears">{t('armies.wrong')}</span>}
        {figure && figure.levels.length > 0 && (
          <select aria-label={t('armies.level_of', { name })} value={level ?? ''} onChange={(event) => onChange(changeId(army, entry.id, `${id}@${event.target.value}`))}>
            {!level && <option value="">–</option>}
            {figure.levels.map((one, n) => <option key={one} value={one}>{levelName(one)} · {figure.points[n]}</option>)}
          </select>
        )}
      </span>
      <span className="arm-points">{points === undefined ? '?' : points * (entry.count ?? 1)}</span>
      <span className="arm-count">
        <button type="button" aria-label={t('armies.less', { name })} onClick={() => onChange(takeFrom(army, entry.id))}>−</button>
        <b>{entry.count ?? 1}</b>
        <button type="button" aria-label={t('armies.more', { name })} onClick={() => onChange(addTo(army, entry.id))}>+</button>
      </span>
    </li>
  );
}

interface ListProps {
  army: Army;
  collection: Collection;
  findings: Finding[];
  onChange(army: Army): void;
}

export function List({ army, collection, findings, onChange }: ListProps) {
  return (
    <ul className="arm-list">
      {army.figures.map((entry, n) => (
        <Row key={entry.id} entry={entry} army={army} collection={collection} onChange={onChange}
          wrong={findings.some(({ where }) => where === `/figures/${n}` || where.startsWith(`/figures/${n}/`))} />
      ))}
    </ul>
  );
}
