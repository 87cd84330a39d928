// A clause in full, beside the table; and the small link that opens it.
import { useEffect, useRef } from 'react';
import { useStore } from '../app/store';
import { useSettings } from '../app/settings';
import { useWords } from '../words';
import { openClause, useClause } from './rules';

export function ClauseLink({ id }: { id: string | null }) {
  const t = useWords();
  if (!id) return null;
  return (
    <button type="button" className="clause" aria-label={t('clause.open', { id })} onClick={() => openClause.set(id)}>
      {id}
    </button>
  );
}

export function ClauseSheet() {
  const t = useWords();
  const id = useStore(openClause);
  const clause = useClause(id);
  const { language } = useSettings();
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (id && !sheet.current?.open) sheet.current?.showModal();
    if (!id) sheet.current?.close();
  }, [id]);
  return (
    <dialog ref={sheet} className="sheet" aria-labelledby="clause-id" onClose={() => openClause.set(null)} onClick={(event) => event.target === sheet.current && openClause.set(null)}>
      <div className="sheet-page">
        <button type="button" className="close" aria-label={t('close')} onClick={() => openClause.set(null)}>✕</button>
        <h2 id="clause-id">{id}</h2>
        {clause === 'asking' && <p>{t('loading')}</p>}
        {clause === null && id && <p>{t('clause.unknown')}</p>}
        {clause !== null && typeof clause === 'object' && 'trouble' in clause && <p role="alert">{clause.trouble}</p>}
        {clause !== null && typeof clause === 'object' && 'text' in clause && (
          <>
            <p className="small">{clause.title} · {clause.section}</p>
            <p className="clause-text" lang={clause.lang}>{clause.text}</p>
            {clause.lang !== language && <p className="small">{t('clause.original')}</p>}
            {clause.linked && clause.linked.length > 0 && (
              <p className="small">{t('clause.linked')} {clause.linked.map((other) => <ClauseLink key={other} id={other} />)}</p>
            )}
          </>
        )}
      </div>
    </dialog>
  );
}
