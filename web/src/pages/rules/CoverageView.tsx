// Clause by clause, what the project's own scenarios prove.
import { useState } from 'react';
import { address } from '../../app/route';
import { type PlainKey, useWords } from '../../words';
import type { Catalog, Clause, Document } from './catalog';
import { type Coverage, scenariosOf, stateOf, useCoverage } from './coverage';
import { Scenarios } from './Scenarios';
import { ClauseRef } from './Text';

function Table({ catalog, coverage, wanted }: { catalog: Catalog; coverage: Coverage; wanted: string | undefined }) {
  const t = useWords();
  const rows = catalog.documents.flatMap((document) => {
    const row = coverage.documents[document.id];
    return row ? [{ document, ...row }] : [];
  });
  const sum = (pick: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + pick(row), 0);
  return (
    <div className="rules-wide" tabIndex={0} role="region" aria-label={t('rules.coverage')}>
      <table className="rules-table">
        <thead>
          <tr>
            <th scope="col">{t('rules.document')}</th>
            <th scope="col">{t('rules.col.clauses')}</th>
            <th scope="col">{t('rules.col.testable')}</th>
            <th scope="col">{t('rules.col.shown')}</th>
            <th scope="col">{t('rules.col.untranslated')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ document, clauses, testable, covered, untranslated }) => (
            <tr key={document.id} className={document.id === wanted ? 'on' : ''}>
              <th scope="row"><a href={address('rules', 'coverage', document.id)}>{document.title}</a></th>
              <td>{clauses}</td>
              <td>{testable}</td>
              <td>
                <meter min={0} max={Math.max(testable, 1)} value={covered} aria-label={t('rules.col.shown')} /> {covered}
              </td>
              <td>{untranslated}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('rules.total')}</th>
            <td>{sum((row) => row.clauses)}</td>
            <td>{sum((row) => row.testable)}</td>
            <td>{sum((row) => row.covered)}</td>
            <td>{sum((row) => row.untranslated)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

const signs = { shown: '✓', not_shown: '○', untestable: '–', decision: '–' };

function Row({ clause, coverage }: { clause: Clause; coverage: Coverage }) {
  const t = useWords();
  const state = stateOf(clause, coverage);
  const files = scenariosOf(clause.id, coverage);
  return (
    <li className={`rules-proof rules-proof-${state}`}>
      <ClauseRef id={clause.id} />
      <span className="rules-sign" aria-hidden="true">{signs[state]}</span>
      {state === 'shown' ? (
        <details>
          <summary>{t('rules.scenarios', { n: files.length })}</summary>
          <Scenarios files={files} />
        </details>
      ) : (
        <span>{clause.untestable ? t(`rules.reason.${clause.untestable}` as PlainKey) : t('rules.state.not_shown')}</span>
      )}
    </li>
  );
}

function Proofs({ document, coverage }: { document: Document; coverage: Coverage }) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  const fits = (clause: Clause) => !open || stateOf(clause, coverage) === 'not_shown';
  const sections = document.sections.map((one) => ({ ...one, clauses: one.clauses.filter(fits) })).filter(({ clauses }) => clauses.length > 0);
  return (
    <section>
      <h3>{document.title}</h3>
      <label className="rules-check"><input type="checkbox" checked={open} onChange={(event) => setOpen(event.target.checked)} /> {t('rules.only_not_shown')}</label>
      {sections.length === 0 && <p>{t('rules.all_shown')}</p>}
      {sections.map(({ name, clauses }) => (
        <div key={name}>
          <h4>{name}</h4>
          <ul className="rules-proofs">{clauses.map((clause) => <Row key={clause.id} clause={clause} coverage={coverage} />)}</ul>
        </div>
      ))}
    </section>
  );
}

export function CoverageView({ catalog, wanted }: { catalog: Catalog; wanted: string | undefined }) {
  const t = useWords();
  const coverage = useCoverage();
  const document = catalog.documents.find(({ id }) => id === wanted && coverage?.documents[id]);
  return (
    <article className="rules-page">
      <h2>{t('rules.coverage')}</h2>
      <p>{t('rules.coverage_hint')}</p>
      {coverage === undefined && <p className="loading">{t('rules.loading')}</p>}
      {coverage === null && <p className="rules-missing">{t('rules.no_coverage')}</p>}
      {coverage && <Table catalog={catalog} coverage={coverage} wanted={wanted} />}
      {coverage && document && <Proofs key={document.id} document={document} coverage={coverage} />}
      {coverage && !document && <p className="small">{t('rules.coverage_pick')}</p>}
    </article>
  );
}
