// The rules browser: contents beside, and what the address names: #/rules, #/rules/U,
// #/rules/U/U-MOVE-1 (its section), #/rules/U-BREAK-2, #/rules/search/break away, #/rules/coverage,
// #/rules/editions, #/rules/editions/c25.
import { lazy, Suspense, useEffect, useState } from 'react';
import { address } from '../../app/route';
import { useWords } from '../../words';
import { type Catalog, sectionOf, useCatalog } from './catalog';
import { ClauseView } from './ClauseView';
import { Contents } from './Contents';
import { CoverageView } from './CoverageView';
import { Results } from './Results';
import { DocumentView, SectionView, Shelf } from './Reading';
import './rules.css';

// With all its positions it is a page by itself.
const EditionsView = lazy(() => import('../editions/EditionsView'));

function SearchBox({ searched }: { searched: string }) {
  const t = useWords();
  const [typed, setTyped] = useState(searched);
  useEffect(() => setTyped(searched), [searched]);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === searched) return;
    // Replaced, so that the way back leads to what was read before, not through every letter.
    const later = setTimeout(() => location.replace(wanted ? address('rules', 'search', wanted) : address('rules')), 180);
    return () => clearTimeout(later);
  }, [typed, searched]);
  return (
    <form role="search" className="rules-search" onSubmit={(event) => event.preventDefault()}>
      <label htmlFor="rules-words">{t('rules.search')}</label>
      <input id="rules-words" type="search" autoComplete="off" spellCheck={false} value={typed} placeholder={t('rules.search_example')} onChange={(event) => setTyped(event.target.value)} />
    </form>
  );
}

function Shown({ catalog, rest }: { catalog: Catalog; rest: string[] }) {
  const t = useWords();
  const [first = '', second] = rest;
  if (first === '') return <Shelf catalog={catalog} />;
  if (first === 'search') return <Results catalog={catalog} words={second ?? ''} />;
  if (first === 'coverage') return <CoverageView catalog={catalog} wanted={second} />;
  if (first === 'editions') return <Suspense fallback={<p className="rules-page">{t('loading')}</p>}><EditionsView wanted={second} /></Suspense>;
  const clause = catalog.byId.get(first);
  if (clause) return <ClauseView catalog={catalog} clause={clause} />;
  const document = catalog.documents.find(({ id }) => id === first);
  const section = sectionOf(document, second);
  if (document && section) return <SectionView catalog={catalog} document={document} section={section} />;
  if (document) return <DocumentView document={document} />;
  return <p className="rules-page">{t('rules.unknown', { id: rest.join(' › ') })}</p>;
}

export default function RulesPage({ rest }: { rest: string[] }) {
  const t = useWords();
  const catalog = useCatalog();
  const searched = rest[0] === 'search' ? (rest[1] ?? '') : '';
  if (catalog === null) return <p className="loading">{t('rules.loading')}</p>;
  if (typeof catalog === 'string') return <p className="rules-page" role="alert">{catalog}</p>;
  const clause = catalog.byId.get(rest[0] ?? '');
  return (
    <div className="rules">
      <div className="rules-top">
        <SearchBox searched={searched} />
        <a className="button" href={address('rules', 'editions')} aria-current={rest[0] === 'editions' ? 'page' : undefined}>{t('editions.title')}</a>
        <a className="button" href={address('rules', 'coverage')} aria-current={rest[0] === 'coverage' ? 'page' : undefined}>{t('rules.coverage')}</a>
      </div>
      <Contents catalog={catalog} document={clause?.document ?? rest[0]} clause={clause?.id ?? rest[1]} />
      <Shown catalog={catalog} rest={rest} />
    </div>
  );
}
