// #/rules/editions: what Unlimited and 2.0 decide differently, question by question, and what only
// their documents say differently. #/rules/editions/c25: one question with its position.
import page from 'virtual:editions';
import { address } from '../../app/route';
import { useSettings } from '../../app/settings';
import { ClauseSheet, ClauseLink } from '../../play/ClauseSheet';
import { said, useWords } from '../../words';
import '../compare/compare.css';
import './editions.css';
import { type EditionsRow, type EditionsSide, rowIn } from './page';
import { PairView } from './PairView';

const kEditions = ['unlimited', 'v2'] as const;

function Clauses({ ids }: { ids: string[] }) {
  return <span className="ed-clauses">{ids.map((id) => <ClauseLink key={id} id={id} />)}</span>;
}

/** What each says, on facing pages; or both together. Headings are one level below that of the question. */
export function Sayings({ sides, heading: Heading }: { sides: EditionsSide[]; heading: 'h3' | 'h4' }) {
  const t = useWords();
  const pages = sides.length > 1;
  return (
    <div className={pages ? 'cmp-book' : 'cmp-book ed-one'}>
      {sides.map(({ text, clauses }, n) => (
        <div key={n} className={pages ? `cmp-side cmp-${kEditions[n]}` : 'cmp-side'}>
          <Heading className="ed-edition">{pages ? said('edition', kEditions[n] ?? '') : t('editions.both')}</Heading>
          <p className="ed-says">{text} <Clauses ids={clauses} /></p>
        </div>
      ))}
    </div>
  );
}

function Row({ row }: { row: EditionsRow }) {
  const t = useWords();
  return (
    <li className="ed-row" id={row.id}>
      <h3><span className="rules-mark">{row.number}</span> {row.question}</h3>
      <Sayings sides={row.sides} heading="h4" />
      <p><a className="button" href={address('rules', 'editions', row.id)}><span aria-hidden="true">⚖ </span>{t('editions.look')}</a></p>
    </li>
  );
}

function Questions() {
  const t = useWords();
  const { language } = useSettings();
  const inWords = (rows: EditionsRow[]) => rows.map((row) => rowIn(row, language));
  return (
    <article className="rules-page ed-page">
      <h2>{t('editions.title')}</h2>
      <p className="ed-intro">{t('editions.intro')}</p>
      <h3>{t('editions.parting')}</h3>
      <ul className="ed-rows">{inWords(page.parting).map((row) => <Row key={row.id} row={row} />)}</ul>
      <h3>{t('editions.alike')}</h3>
      <p>{t('editions.alike_hint')}</p>
      <ul className="ed-rows ed-short">
        {inWords(page.alike).map((row) => (
          <li key={row.id} className="ed-row">
            <h4><span className="rules-mark">{row.number}</span> <a href={address('rules', 'editions', row.id)}>{row.question}</a></h4>
            <p>{row.sides[0]?.text} <Clauses ids={row.sides[0]?.clauses ?? []} /></p>
          </li>
        ))}
      </ul>
      <h3>{t('editions.unshown')}</h3>
      <ul className="ed-rows ed-short">
        {inWords(page.unshown).map((row) => (
          <li key={row.id} className="ed-row"><h4><span className="rules-mark">{row.number}</span> {row.question}</h4><p>{row.sides[0]?.text}</p></li>
        ))}
      </ul>
    </article>
  );
}

export default function EditionsView({ wanted }: { wanted: string | undefined }) {
  const t = useWords();
  const { language } = useSettings();
  const all = [...page.parting, ...page.alike];
  const row = all.find(({ id }) => id === wanted);
  if (wanted !== undefined && !row) return <p className="rules-page">{t('editions.unknown', { id: wanted })}</p>;
  return (
    <>
      {row ? <PairView key={row.id} row={rowIn(row, language)} all={all.map((one) => rowIn(one, language))} /> : <Questions />}
      <ClauseSheet />
    </>
  );
}
