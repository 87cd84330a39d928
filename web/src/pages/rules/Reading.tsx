// Reading on: all documents, the sections of one, and a whole section like a page of a book.
import { address } from '../../app/route';
import { said, useWords } from '../../words';
import { type Catalog, type Document, neighbours, type Section } from './catalog';
import { Entry } from './Text';

export function Shelf({ catalog }: { catalog: Catalog }) {
  const t = useWords();
  return (
    <article className="rules-page">
      <h2>{t('rules.shelf')}</h2>
      <p>{t('rules.intro', { clauses: catalog.clauses.length, documents: catalog.documents.length })}</p>
      <ul className="rules-shelf">
        {catalog.documents.map((document) => {
          const clauses = document.sections.flatMap((section) => section.clauses);
          const editions = [...new Set(clauses.flatMap((clause) => clause.editions))];
          return (
            <li key={document.id}>
              <a className="rules-book" data-book={document.id} href={address('rules', document.id)}>
                <span className="rules-mark">{document.id}</span>
                <strong>{document.title}</strong>
                <span className="small">{t('rules.clauses', { n: clauses.length })} · {editions.map((edition) => said('edition', edition)).join(', ')}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </article>
  );
}

export function DocumentView({ document }: { document: Document }) {
  const t = useWords();
  return (
    <article className="rules-page">
      <h2><span className="rules-mark">{document.id}</span> {document.title}</h2>
      <ol className="rules-sections">
        {document.sections.map(({ id, name, clauses }) => (
          <li key={id}>
            <a href={address('rules', document.id, id)}>{name}</a>
            <span className="small">{t('rules.clauses', { n: clauses.length })}</span>
          </li>
        ))}
      </ol>
    </article>
  );
}

export function SectionView({ catalog, document, section }: { catalog: Catalog; document: Document; section: Section }) {
  const t = useWords();
  const [before, after] = neighbours(document.sections, section);
  const to = (one: Section) => address('rules', document.id, one.id);
  return (
    <article className="rules-page">
      <p className="small"><a href={address('rules', document.id)}>{document.title}</a></p>
      <h2>{section.name}</h2>
      <ul className="rules-entries">
        {section.clauses.map((clause) => <Entry key={clause.id} catalog={catalog} clause={clause} />)}
      </ul>
      <nav className="rules-turn" aria-label={t('rules.turn_page')}>
        {before && <a href={to(before)} rel="prev">← {before.name}</a>}
        {after && <a href={to(after)} rel="next">{after.name} →</a>}
      </nav>
    </article>
  );
}
