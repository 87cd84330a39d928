// A clause's words, with links where it names other clauses; and a clause as one entry of a list.
import { Fragment } from 'react';
import { address } from '../../app/route';
import { useSettings } from '../../app/settings';
import { type PlainKey, useWords } from '../../words';
import { type Catalog, type Clause, pieces } from './catalog';

export function ClauseRef({ id }: { id: string }) {
  return <a className="rules-id" href={address('rules', id)}>{id}</a>;
}

export function ClauseText({ catalog, clause }: { catalog: Catalog; clause: Clause }) {
  const t = useWords();
  const { language } = useSettings();
  return (
    <>
      <p className="rules-text" lang={clause.lang}>
        {pieces(clause.text, (id) => id !== clause.id && catalog.byId.has(id)).map((part, i) => (
          <Fragment key={i}>{part.id ? <ClauseRef id={part.text} /> : part.text}</Fragment>
        ))}
      </p>
      {clause.lang !== language && <p className="small rules-untranslated">{t('rules.untranslated')}</p>}
    </>
  );
}

export function Kind({ clause }: { clause: Clause }) {
  const t = useWords();
  return <span className={`rules-kind rules-kind-${clause.kind}`}>{t(`rules.kind.${clause.kind}` as PlainKey)}</span>;
}

/** In a list: the id in the margin, then the words. */
export function Entry({ catalog, clause, where = false }: { catalog: Catalog; clause: Clause; where?: boolean }) {
  return (
    <li className="rules-entry">
      <div className="rules-margin">
        <ClauseRef id={clause.id} />
        {clause.kind !== 'rule' && <Kind clause={clause} />}
      </div>
      <div>
        <ClauseText catalog={catalog} clause={clause} />
        {where && <p className="small">{clause.title} · {clause.section}</p>}
      </div>
    </li>
  );
}
