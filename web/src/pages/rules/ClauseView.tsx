// One clause on a page of its own: its words, and everything that is known about it.
import type { ReactNode } from 'react';
import { address } from '../../app/route';
import { type PlainKey, said, useWords } from '../../words';
import { type Catalog, type Clause, decidedBy, neighbours, sourcesOf } from './catalog';
import { type Coverage, scenariosOf, useCoverage } from './coverage';
import { House } from './House';
import { Scenarios } from './Scenarios';
import { ClauseRef, ClauseText, Entry, Kind } from './Text';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Others({ catalog, title, ids }: { catalog: Catalog; title: string; ids: string[] | undefined }) {
  const clauses = (ids ?? []).flatMap((id) => catalog.byId.get(id) ?? []);
  if (clauses.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul className="rules-entries">{clauses.map((one) => <Entry key={one.id} catalog={catalog} clause={one} where />)}</ul>
    </section>
  );
}

/** "figure:NAME" names one figure, anything else a kind of them. */
function Concerns({ whom }: { whom: string }) {
  const t = useWords();
  if (whom.startsWith('figure:')) return <>{whom.slice('figure:'.length)}</>;
  return <>{t(`rules.applies.${whom.replace(/[- ]/g, '_')}` as PlainKey)}</>;
}

function Facts({ clause }: { clause: Clause }) {
  const t = useWords();
  const editions = clause.editions.map((edition) => said('edition', edition)).join(', ');
  const sources = sourcesOf(clause);
  return (
    <dl className="rules-facts">
      <Fact name={t('rules.editions')}>{editions || t('rules.nowhere')}</Fact>
      {clause.carried_to && <Fact name={t('rules.carried_to')}>{clause.carried_to.map((edition) => said('edition', edition)).join(', ')}</Fact>}
      {clause.applies_to && <Fact name={t('rules.applies_to')}><Concerns whom={clause.applies_to} /></Fact>}
      <Fact name={t('rules.origin')}>{clause.tag.split('+').map((tag) => t(`rules.tag.${tag}` as PlainKey)).join(', ')}</Fact>
      {sources.length > 0 && (
        <Fact name={t('rules.source')}>
          <ul>{sources.map(({ mark, said }) => <li key={mark}>{mark}{said && <span lang="en">: {said}</span>}</li>)}</ul>
        </Fact>
      )}
    </dl>
  );
}

/** What the clause states, one by one, each with what shows it. */
function Parts({ clause, coverage }: { clause: Clause; coverage: Coverage }) {
  return (
    <dl className="rules-facts">
      {Object.entries(clause.parts ?? {}).map(([part, text]) => (
        <Fact key={part} name={`${part}: ${text}`}><Scenarios files={scenariosOf(clause.id, coverage, part)} /></Fact>
      ))}
    </dl>
  );
}

export function ClauseView({ catalog, clause }: { catalog: Catalog; clause: Clause }) {
  const t = useWords();
  const coverage = useCoverage();
  const [before, after] = neighbours(catalog.clauses.filter((one) => one.document === clause.document), clause);
  const decides = clause.kind === 'decision' ? decidedBy(catalog, clause.id).map(({ id }) => id) : [];
  return (
    <article className="rules-page" key={clause.id}>
      <p className="small">
        <a href={address('rules', clause.document)}>{clause.title}</a> › <a href={address('rules', clause.document, clause.id)}>{clause.section}</a>
      </p>
      <h2 className="rules-head">{clause.id} <Kind clause={clause} /></h2>
      <div className="rules-quote"><ClauseText catalog={catalog} clause={clause} /></div>
      <Facts clause={clause} />
      {clause.options && (
        <section>
          <h3>{t('rules.house')}</h3>
          {clause.kind !== 'decision' && <p className="small">{t('rules.house_hint')}</p>}
          {clause.options.map((option) => <House key={option.id} option={option} linked={option.id !== clause.id} />)}
        </section>
      )}
      <Others catalog={catalog} title={t('rules.linked')} ids={clause.linked} />
      <Others catalog={catalog} title={t('rules.conflicts')} ids={clause.conflicts} />
      <Others catalog={catalog} title={t('rules.decides')} ids={decides} />
      {clause.kind !== 'decision' && (
        <section>
          <h3>{t('rules.shown_by')}</h3>
          {coverage === null && <p className="small">{t('rules.no_coverage')}</p>}
          {clause.untestable && <p>{t('rules.untestable')}: {t(`rules.reason.${clause.untestable}` as PlainKey)}.</p>}
          {coverage && clause.parts && <Parts clause={clause} coverage={coverage} />}
          {coverage && !clause.untestable && !clause.parts && <Scenarios files={scenariosOf(clause.id, coverage)} />}
        </section>
      )}
      <nav className="rules-turn" aria-label={t('rules.turn_page')}>
        {before && <span>← <ClauseRef id={before.id} /></span>}
        {after && <span><ClauseRef id={after.id} /> →</span>}
      </nav>
    </article>
  );
}
