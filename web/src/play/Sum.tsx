// The whole sum with its clauses, and the odds of everything that may come of it.
import type { Term, WhyAnswer } from '../engine/protocol';
import { useWords } from '../words';
import { ClauseLink } from './ClauseSheet';
import type { Hand } from './hand';
import { inches, percent } from './way_words';

export function termValue({ value: number, unit, change }: Pick<Term, 'value' | 'unit' | 'change'>): string {
  if (number === null) return '⚄';
  const text = unit === 'mils' ? `${inches(number)}″` : String(Math.abs(number));
  return change || number < 0 ? `${number < 0 ? '−' : '+'}${text}` : text;
}

export function Needed({ why }: { why: WhyAnswer }) {
  const t = useWords();
  if (!why.roll) return null;
  return (
    <p className="needed">
      <b>{percent(why.roll.chances, why.roll.of)}</b>{' '}
      <span>{why.roll.needed > why.roll.dice * 6 ? t('sum.only_critical') : t('sum.needed', { n: why.roll.needed, dice: why.roll.dice })}</span>
    </p>
  );
}

/** `by`: who does it, where the sum does not say. */
export function Sum({ why, hand, by }: { why: WhyAnswer; hand: Hand; by?: string | null }) {
  const t = useWords();
  const name = (label: string | null) => (label ? (hand.figure(label)?.name ?? label) : '');
  // Whom it is aimed at comes before who does it.
  const own = why.terms[0]?.figure ?? by;
  const blocks = [...(why.odds?.blocks ?? [])].sort((a, b) => Number(a.figure === own) - Number(b.figure === own));
  return (
    <div className="sum">
      {why.terms.length > 0 && (
        <table className="terms">
          <caption className="for-ears">{t('sum.title')}</caption>
          <tbody>
            {why.terms.map((term, n) => (
              <tr key={n} className={term.change ? 'change' : ''}>
                <th scope="row">{term.said}{term.figure && <span className="small"> {name(term.figure)}</span>}</th>
                <td>{termValue(term)}</td>
                <td><ClauseLink id={term.clause} /></td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {blocks.map((block, n) => (
        <table key={n} className="odds">
          <caption>{block.figure ? t('sum.odds_of', { figure: name(block.figure) }) : t('sum.odds')}</caption>
          <tbody>
            {block.rows.map((row) => (
              <tr key={row.what}>
                <th scope="row">{row.what}</th>
                <td className="bar-cell"><span className="bar-fill" style={{ width: `${(100 * row.weight) / (why.odds?.total || 1)}%` }} /></td>
                <td>{row.percent}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {why.odds?.assumed.map((line) => <p key={line} className="small">{line}</p>)}
    </div>
  );
}
