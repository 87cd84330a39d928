// The army as a code that can be sent, and codes that were.
import { useState } from 'react';
import { useWords } from '../../words';

interface ShareProps {
  code: string | null;
  /** Somebody wields one: a code tells of figures only. */
  trouble: string | null;
  onOpen(code: string): void;
}

export function Share({ code, trouble, onOpen }: ShareProps) {
  const t = useWords();
  const [copied, setCopied] = useState('');
  const [pasted, setPasted] = useState('');
  const link = code ? `${location.href.replace(/#.*/, '')}#army=${code}` : '';
  const copy = (text: string, what: string) =>
    void navigator.clipboard.writeText(text).then(() => setCopied(t('armies.copied', { what })), () => setCopied(t('armies.not_copied')));
  return (
    <section className="card arm-share" aria-labelledby="arm-share">
      <h2 id="arm-share">{t('armies.share')}</h2>
      {code ? (
        <>
          <code className="arm-code">{code}</code>
          <div className="row">
            <button type="button" onClick={() => copy(code, t('armies.code'))}>{t('armies.copy_code')}</button>
            <button type="button" onClick={() => copy(link, t('armies.link'))}>{t('armies.copy_link')}</button>
          </div>
        </>
      ) : (
        <p className="small">{t('armies.no_code')}</p>
      )}
      <p className="small" role="status">{copied}</p>
      <form className="arm-open" onSubmit={(event) => { event.preventDefault(); if (pasted.trim()) onOpen(pasted.trim()); }}>
        <label>{t('armies.open')}
          <input type="text" value={pasted} placeholder="six1-…" spellCheck={false} autoComplete="off" onChange={(event) => setPasted(event.target.value)} />
        </label>
        <button type="submit">{t('armies.open_it')}</button>
      </form>
      {trouble && <p className="refusal" role="alert">{trouble}</p>}
    </section>
  );
}
