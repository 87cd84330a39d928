// Search and filters above the collection. What can be chosen is what the collection has.
import { useState } from 'react';
import { said, useWords } from '../../words';
import type { Listed } from './data';
import { everything, valuesOf, type Filter } from './filter';
import { kindName } from './names';

interface PickProps {
  title: string;
  value: string;
  any: string;
  values: string[];
  name(value: string): string;
  onPick(value: string): void;
}

function Pick({ title, value, any, values, name, onPick }: PickProps) {
  const named = values.map((one) => [one, name(one)] as const);
  return (
    <label>
      {title}
      <select value={value} onChange={(event) => onPick(event.target.value)}>
        <option value="">{any}</option>
        {named.map(([one, called]) => <option key={one} value={one}>{called}</option>)}
      </select>
    </label>
  );
}

const number = (text: string) => (text === '' ? null : Math.max(0, Number(text)));

interface FiltersProps {
  list: Listed[];
  filter: Filter;
  onFilter(filter: Filter): void;
  /** The builder decides on the edition by itself. */
  edition?: boolean;
}

export function Filters({ list, filter, onFilter, edition = true }: FiltersProps) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  const put = (some: Partial<Filter>) => onFilter({ ...filter, ...some });
  const any = t('figures.any');
  const byName = (group: string) => (a: string, b: string) => said(group, a).localeCompare(said(group, b));
  const touched = JSON.stringify({ ...filter, words: '' }) !== JSON.stringify({ ...everything, edition: edition ? '' : filter.edition });
  return (
    <search className="fig-filters">
      <div className="fig-search">
        <input type="search" value={filter.words} placeholder={t('figures.search')} aria-label={t('figures.search')} onChange={(event) => put({ words: event.target.value })} />
        <button type="button" aria-expanded={open} className={touched ? 'fig-touched' : ''} onClick={() => setOpen(!open)}>{t('figures.filters')}</button>
      </div>
      {open && (
        <div className="fields fig-fields">
          <Pick title={t('figures.faction')} value={filter.faction} any={any} values={valuesOf(list, ({ factions }) => factions).sort(byName('faction'))} name={(one) => said('faction', one)} onPick={(faction) => put({ faction })} />
          <Pick title={t('figures.kind')} value={filter.kind} any={any} values={valuesOf(list, ({ kind }) => [kind])} name={kindName} onPick={(kind) => put({ kind })} />
          <Pick title={t('figures.rank')} value={filter.rank} any={any} values={valuesOf(list, ({ rank }) => [rank])} name={(one) => said('rank', one)} onPick={(rank) => put({ rank })} />
          <Pick title={t('figures.ability')} value={filter.ability} any={any} values={valuesOf(list, ({ abilities }) => abilities).sort(byName('ability'))} name={(one) => said('ability', one)} onPick={(ability) => put({ ability })} />
          {edition && <Pick title={t('new.edition')} value={filter.edition} any={any} values={valuesOf(list, ({ editions }) => editions)} name={(one) => said('edition', one)} onPick={(one) => put({ edition: one })} />}
          <label>{t('figures.least')}
            <input type="number" min={0} step={5} value={filter.least ?? ''} onChange={(event) => put({ least: number(event.target.value) })} />
          </label>
          <label>{t('figures.most')}
            <input type="number" min={0} step={5} value={filter.most ?? ''} onChange={(event) => put({ most: number(event.target.value) })} />
          </label>
          <label>{t('figures.order')}
            <select value={filter.order} onChange={(event) => put({ order: event.target.value as Filter['order'] })}>
              <option value="number">{t('figures.order_number')}</option>
              <option value="name">{t('figures.order_name')}</option>
              <option value="points">{t('figures.order_points')}</option>
            </select>
          </label>
          <label className="fig-check">
            <input type="checkbox" checked={filter.own} onChange={(event) => put({ own: event.target.checked })} /> {t('figures.own_only')}
          </label>
          <button type="button" onClick={() => onFilter({ ...everything, edition: edition ? '' : filter.edition })}>{t('figures.clear')}</button>
        </div>
      )}
    </search>
  );
}
