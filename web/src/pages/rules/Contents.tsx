// Documents and their sections as a tree that opens where one reads.
import { useEffect, useState } from 'react';
import { address } from '../../app/route';
import { useWords } from '../../words';
import { type Catalog, type Document, sectionOf } from './catalog';

function Branch({ document, here, clause }: { document: Document; here: boolean; clause: string | undefined }) {
  const t = useWords();
  const section = here ? sectionOf(document, clause) : undefined;
  const [open, setOpen] = useState(here);
  useEffect(() => setOpen(here), [here]);
  return (
    <li>
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span className="rules-mark">{document.id}</span> {document.title}
        </summary>
        {open && (
          <ul>
            <li><a href={address('rules', document.id)} aria-current={here && !section ? 'page' : undefined}>{t('rules.whole_document')}</a></li>
            {document.sections.map((one) => (
              <li key={one.id}>
                <a href={address('rules', document.id, one.id)} aria-current={one === section ? 'page' : undefined}>
                  {one.name} <span className="small">{one.clauses.length}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </details>
    </li>
  );
}

export function Contents({ catalog, document, clause }: { catalog: Catalog; document: string | undefined; clause: string | undefined }) {
  const t = useWords();
  const [wide] = useState(() => window.matchMedia('(min-width: 56rem)').matches);
  return (
    <nav className="rules-contents" aria-label={t('rules.contents')}>
      <details open={wide}>
        <summary>{t('rules.contents')}</summary>
        <ul className="rules-tree">
          {catalog.documents.map((one) => <Branch key={one.id} document={one} here={one.id === document} clause={clause} />)}
        </ul>
      </details>
    </nav>
  );
}
