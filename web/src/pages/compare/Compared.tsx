// Two editions decide about one command: like the pages of an open book, each with its seal, its sum,
// its odds and the clause that decides. What differs is marked on both.
import { useSettings } from '../../app/settings';
import { percent } from '../../board/numbers';
import type { RuleClause, Why, WhyCompared, WhyDifference, WhySide } from '../../engine/protocol';
import { ClauseLink } from '../../play/ClauseSheet';
import { termValue } from '../../play/Sum';
import { said, useWords } from '../../words';
import { decidingOf } from './compare';
import './compare.css';

interface SideProps {
  side: WhySide;
  differences: WhyDifference[];
  name(label: string): string;
}

const kFirst = 2; // clauses in full; the others on demand

type Differs = (part: WhyDifference['part'], figure?: string | null, term?: string) => boolean;

function Terms({ why, differs, name }: { why: Why; differs: Differs; name: SideProps['name'] }) {
  const t = useWords();
  return (
    <table className="terms">
      <caption>{t('sum.title')}</caption>
      <tbody>
        {why.terms.map((term, n) => (
          <tr key={n} className={differs('sum', term.figure, term.term) ? 'differs' : ''}>
            <th scope="row">{term.said}{term.figure && <span className="small"> {name(term.figure)}</span>}</th>
            <td>{termValue(term)}</td>
            <td><ClauseLink id={term.clause} /></td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Odds({ why, differs, name }: { why: Why; differs: Differs; name: SideProps['name'] }) {
  const t = useWords();
  const { odds } = why;
  if (!odds || odds.total <= 1) return null;
  return (
    <>
      {odds.said.map((block, n) => (
        <table key={n} className={differs('odds', block.figure) ? 'odds differs' : 'odds'}>
          <caption>{block.figure ? t('sum.odds_of', { figure: name(block.figure) }) : t('sum.odds')}</caption>
          <tbody>
            {block.rows.map((row) => (
              <tr key={row.what}>
                <th scope="row">{row.what}</th>
                <td className="bar-cell"><span className="bar-fill" style={{ width: `${(100 * row.weight) / odds.total}%` }} /></td>
                <td>{percent(row.weight, odds.total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </>
  );
}

function Struck({ why, differs, name }: { why: Why; differs: Differs; name: SideProps['name'] }) {
  const t = useWords();
  const told = why.struck.flatMap(({ figure, section, clause }) => (figure && section ? [{ figure, section, clause }] : []));
  if (told.length === 0) return null;
  return (
    <ul className="cmp-struck">
      {told.map(({ figure, section, clause }) => (
        <li key={figure} className={differs('struck', figure) ? 'differs' : ''}>
          {t('compare.struck', { figure: name(figure), section: said('section', section) })} <ClauseLink id={clause} />
        </li>
      ))}
    </ul>
  );
}

function Side({ side, differences, name }: SideProps) {
  const t = useWords();
  const { language } = useSettings();
  const { edition, why } = side;
  const deciding = decidingOf(side, differences);
  const differs: Differs = (part, figure = null, term) =>
    differences.some((one) => one.part === part && one.figure === figure && (term === undefined || one.term === term));
  const refusal = why?.refusal;
  const quoted = ({ id, text, lang }: RuleClause) => (
    <blockquote key={id} className="cmp-decides" lang={lang === language ? undefined : lang}><ClauseLink id={id} /> {text}</blockquote>
  );
  // Rows in the order in which they stand beside those of the other side, also where one has none.
  return (
    <section className={`cmp-side cmp-${edition}`} aria-label={said('edition', edition)}>
      <h3>{said('edition', edition)}</h3>
      <p className={`cmp-verdict ${why?.legal ? 'allowed' : 'refused'}`}>
        <span className="cmp-seal" aria-hidden="true">{why?.legal ? '✓' : '✕'}</span>
        <strong>{t(!why ? 'compare.not_laid' : why.legal ? 'sandbox.legal' : 'sandbox.illegal')}</strong>
      </p>
      <div className="cmp-why">
        {side.refused && <p>{side.refused}</p>}
        {refusal && <p>{refusal.sentence.replace(` [${refusal.clause}]`, '')}</p>}
        {deciding.slice(0, kFirst).map(quoted)}
        {deciding.length > kFirst && (
          <details>
            <summary>{t('rules.more', { n: deciding.length - kFirst })}</summary>
            <div className="cmp-why">{deciding.slice(kFirst).map(quoted)}</div>
          </details>
        )}
      </div>
      <div>
        {why?.roll && (
          <p className={differs('need') ? 'needed differs' : 'needed'}>
            <b>{percent(why.roll.chances, why.roll.of)}</b>{' '}
            <span>{why.roll.needed > why.roll.dice * 6 ? t('sum.only_critical') : t('sum.needed', { n: why.roll.needed, dice: why.roll.dice })}</span>
          </p>
        )}
        {why && <Struck why={why} differs={differs} name={name} />}
      </div>
      <div className="sum">{why && why.terms.length > 0 && <Terms why={why} differs={differs} name={name} />}</div>
      <div className="sum">{why && <Odds why={why} differs={differs} name={name} />}</div>
    </section>
  );
}

/** `apart`: each was asked by itself. */
export function ComparedView({ told, name, apart = false }: { told: WhyCompared; name(label: string): string; apart?: boolean }) {
  const t = useWords();
  return (
    <div className="cmp">
      {!apart && (
        <div className="cmp-parting" role="status">
          <h3>{t('compare.parting')}</h3>
          {told.differences.length === 0 ? <p>{t('compare.alike')}</p> : (
            <ul>{told.differences.map((one, n) => <li key={n}>{one.sentence}</li>)}</ul>
          )}
        </div>
      )}
      <div className="cmp-book">
        {told.sides.map((side) => <Side key={side.edition} side={side} differences={told.differences} name={name} />)}
      </div>
    </div>
  );
}
