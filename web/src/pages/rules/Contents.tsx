// Documents and their sections as a tree that opens where one reads.
import { useEffect, useState } from 'react';
import { address } from '../../app/route';
import { useWords } from '../../words';
import type { Catalog, Document } from './catalog';

function Branch({ document, here, section }: { document: Document; here: boolean; section: string | undefined }) {
  const t = useWords();
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
            {document.sections.map(({ name, clauses }) => (
              <li key={name}>
                <a href={address('rules', document.id, name)} aria-current={here && name === section ? 'page' : undefined}>
                  {name} <span className="small">{clauses.length}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </details>
    </li>
  );
}

export function Contents({ catalog, document, section }: { catalog: Catalog; document: string | undefined; section: string | undefined }) {
  const t = useWords();
  const [wide] = useState(() => window.matchMedia('(min-width: 56rem)').matches);
  return (
    <nav className="rules-contents" aria-label={t('rules.contents')}>
      <details open={wide}>
        <summary>{t('rules.contents')}</summary>
        <ul className="rules-tree">
          {catalog.documents.map((one) => <Branch key={one.id} document={one} here={one.id === document} section={section} />)}
        </ul>
      </details>
    </nav>
  );
}
