// What a judge lays besides figures where the edition knows it: objectives on the table, domains
// beside it; and which edition is played. Whether it can be so the engine says.
import { useState } from 'react';
import { useStore } from '../../app/store';
import { domains as allDomains, playedEditions } from '../../engine/lists.gen';
import type { Domain, DomainWish, Edition, ObjectiveWish, Seat, TableView } from '../../engine/protocol';
import { inches } from '../../play/way_words';
import { said, useWords } from '../../words';
import type { Judge } from './judge';

interface Props {
  judge: Judge;
  table: TableView;
}

const wished = (table: TableView): ObjectiveWish[] => table.objectives.map(({ at, seat }) => ({ at, ...(seat ? { seat } : {}) }));

/** They lie as they are listed; another one is put down by a tap. */
export function Objectives({ judge, table }: Props) {
  const t = useWords();
  const { laying } = useStore(judge.bench);
  const lay = (list: ObjectiveWish[]) => void judge.edit({ objectives: list });
  const list = wished(table);
  return (
    <fieldset>
      <legend>{t('sandbox.objectives')}</legend>
      <ul className="judge-list">
        {list.map((one, n) => (
          <li key={one.at.join()}>
            <span>{t('sandbox.objective', { n: n + 1, x: inches(one.at[0]), y: inches(one.at[1]) })}</span>
            <select aria-label={t('sandbox.holds', { n: n + 1 })} value={one.seat ?? ''} onChange={(event) => lay(list.map((other, i) => (i !== n ? other : { at: other.at, ...(event.target.value ? { seat: event.target.value as Seat } : {}) })))}>
              <option value="">{t('sandbox.nobody')}</option>
              {table.seats.map(({ seat, said: name }) => <option key={seat} value={seat}>{name}</option>)}
            </select>
            <button type="button" aria-label={t('sandbox.objective_off', { n: n + 1 })} onClick={() => lay(list.filter((_, i) => i !== n))}>✕</button>
          </li>
        ))}
      </ul>
      <button type="button" aria-pressed={laying} onClick={() => judge.put({ laying: !laying, adding: null })}>⚑ {t('sandbox.objective_add')}</button>
      {laying && <p className="guide">{t('sandbox.objective_where')}</p>}
    </fieldset>
  );
}

export function Domains({ judge, table }: Props) {
  const t = useWords();
  const [seat, setSeat] = useState<Seat>('red');
  const list: DomainWish[] = table.domains.map(({ name, by }) => ({ name: name as Domain, by }));
  const reveal = (next: DomainWish[]) => void judge.edit({ domains: next });
  return (
    <fieldset>
      <legend>{t('sandbox.domains')}</legend>
      <ul className="judge-list">
        {table.domains.map((one, n) => (
          <li key={`${one.by} ${one.name}`} data-seat={one.by}>
            <span><span className="seat-mark" aria-hidden="true" />{one.said} <span className="small">{t(one.inForce ? 'domains.in_force' : 'domains.cancelled')}</span></span>
            <button type="button" aria-label={t('sandbox.domain_off', { domain: one.said })} onClick={() => reveal(list.filter((_, i) => i !== n))}>✕</button>
          </li>
        ))}
      </ul>
      <div className="row">
        <select aria-label={t('sandbox.domain_by')} value={seat} onChange={(event) => setSeat(event.target.value as Seat)}>
          {table.seats.map(({ seat: one, said: name }) => <option key={one} value={one}>{name}</option>)}
        </select>
        <select className="judge-domain" aria-label={t('sandbox.domain_add')} value="" onChange={(event) => event.target.value && reveal([...list, { name: event.target.value as Domain, by: seat }])}>
          <option value="">{t('sandbox.domain_add')}</option>
          {allDomains.map((domain) => <option key={domain} value={domain}>{said('domain', domain)}</option>)}
        </select>
      </div>
    </fieldset>
  );
}

export function WhichEdition({ judge, table }: Props) {
  const t = useWords();
  return (
    <label className="judge-edition">{t('new.edition')}
      <select value={table.edition} onChange={(event) => void judge.edit({ edition: event.target.value as Edition })}>
        {playedEditions.map((one) => <option key={one} value={one}>{said('edition', one)}</option>)}
      </select>
    </label>
  );
}
