// The figures of the list: how many of each, and at which level.
import { address } from '../../app/route';
import { ItemSign } from '../../play/Icon';
import { useWords } from '../../words';
import type { Collection } from '../figures/data';
import { levelName } from '../figures/names';
import { Portrait } from '../figures/Portrait';
import { addLike, changeId, giveItem, takeFrom, takeItem, type Army, type Entry } from './army';
import { cardOf, does, items, namedItem, slotsOf } from './items';
import type { Finding } from './verdict';

interface RowProps {
  entry: Entry;
  n: number;
  army: Army;
  collection: Collection;
  wrong: boolean;
  onChange(army: Army): void;
}

/** What it wields, and what else it could: of an army one has each. */
function Wielded({ entry, n, army, name, slots, onChange }: Pick<RowProps, 'entry' | 'n' | 'army' | 'onChange'> & { name: string; slots: number }) {
  const t = useWords();
  const wielded = entry.items ?? [];
  const free = items.filter(({ id }) => !army.figures.some((other) => other.items?.some((one) => cardOf(one) === id)));
  return (
    <span className="arm-items">
      {wielded.map((id) => {
        const item = namedItem(id);
        return (
          <span key={id} className="arm-item">
            <ItemSign /><b>{item?.name ?? id}</b> <span className="small">{item && does(item, t)} · {item?.points ?? '?'}</span>
            <button type="button" aria-label={t('armies.item_off', { item: item?.name ?? id, name })} onClick={() => onChange(takeItem(army, n, id))}>✕</button>
          </span>
        );
      })}
      {wielded.length < slots && free.length > 0 && (
        <select aria-label={t('armies.item_to', { name })} value="" onChange={(event) => event.target.value && onChange(giveItem(army, n, event.target.value))}>
          <option value="">{t('armies.item')}</option>
          {free.map((item) => <option key={item.id} value={item.id}>{item.name} · {does(item, t)} · {item.points}</option>)}
        </select>
      )}
    </span>
  );
}

function Row({ entry, n, army, collection, wrong, onChange }: RowProps) {
  const t = useWords();
  const [id = '', level] = entry.id.split('@');
  const figure = collection.list.find((one) => one.id === id);
  const name = figure?.name ?? entry.id;
  const own = figure?.points[level ? figure.levels.indexOf(level) : 0];
  const points = own === undefined ? undefined : own * (entry.count ?? 1) + (entry.items ?? []).reduce((sum, one) => sum + (namedItem(one)?.points ?? 0), 0);
  const slots = army.edition === 'v2' ? slotsOf(collection.shown[id]) : 0;
  return (
    <li className={wrong ? 'arm-row wrong' : 'arm-row'}>
      <Portrait kind={figure?.kind ?? 'warrior'} factions={figure?.factions ?? []} silhouette={collection.shown[id]?.silhouette} />
      <span className="arm-name">
        <a href={address('figures', id)}>{name}</a>
        {wrong && <span className="for-ears">{t('armies.wrong')}</span>}
        {figure && figure.levels.length > 0 && (
          <select aria-label={t('armies.level_of', { name })} value={level ?? ''} onChange={(event) => onChange(changeId(army, n, `${id}@${event.target.value}`))}>
            {!level && <option value="">–</option>}
            {figure.levels.map((one, i) => <option key={one} value={one}>{levelName(one)} · {figure.points[i]}</option>)}
          </select>
        )}
      </span>
      <span className="arm-points">{points ?? '?'}</span>
      <span className="arm-count">
        <button type="button" aria-label={t('armies.less', { name })} onClick={() => onChange(takeFrom(army, n))}>−</button>
        <b>{entry.count ?? 1}</b>
        <button type="button" aria-label={t('armies.more', { name })} onClick={() => onChange(addLike(army, n))}>+</button>
      </span>
      {(slots > 0 || entry.items) && <Wielded entry={entry} n={n} army={army} name={name} slots={slots} onChange={onChange} />}
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
        <Row key={[entry.id, ...(entry.items ?? [])].join()} entry={entry} n={n} army={army} collection={collection} onChange={onChange}
          wrong={findings.some(({ where }) => where === `/figures/${n}` || where.startsWith(`/figures/${n}/`))} />
      ))}
    </ul>
  );
}
