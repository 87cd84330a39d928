// What the program found, for each edition; and the way to play there.
import { address } from '../../app/route';
import { said, useWords } from '../../words';
import { type Checked, type Edition, pieceOf } from './check';

interface FindingsProps {
  checked: Checked[] | null;
  onLight(piece: number): void;
  onPlay(edition: Edition): void;
}

function Verdict({ checked: { edition, ok, findings }, onLight, onPlay }: { checked: Checked } & Pick<FindingsProps, 'onLight' | 'onPlay'>) {
  const t = useWords();
  const said_ = said('edition', edition);
  return (
    <div className={`maps-verdict ${ok ? (findings.length ? 'noted' : 'fine') : 'refused'}`}>
      <h3>
        <span aria-hidden="true">{ok ? (findings.length ? '!' : '✓') : '✕'}</span> {said_}: {!ok ? t('maps.refused') : findings.length ? t('maps.notes', { n: findings.length }) : t('maps.fine')}
      </h3>
      <ul>
        {findings.map(({ where, message, clause, weight }, i) => {
          const piece = pieceOf({ where, message, weight, key: '' });
          const text = clause ? message.replace(`[${clause}]`, '').trim() : message;
          return (
            <li key={i}>
              {piece === null ? text : <button type="button" className="maps-finding" onClick={() => onLight(piece)}>{text}</button>}
              {clause && <> <a className="clause" href={address('rules', clause)}>{clause}</a></>}
            </li>
          );
        })}
      </ul>
      {ok && <button type="button" className="primary" onClick={() => onPlay(edition)}>{t('maps.play', { edition: said_ })}</button>}
    </div>
  );
}

export function Findings({ checked, onLight, onPlay }: FindingsProps) {
  const t = useWords();
  return (
    <section className="card maps-findings" aria-labelledby="maps-judged">
      <h2 id="maps-judged">{t('maps.judged')}</h2>
      <div aria-live="polite">
        {checked === null && <p>{t('maps.judging')}</p>}
        {checked?.map((one) => <Verdict key={one.edition} checked={one} onLight={onLight} onPlay={onPlay} />)}
      </div>
    </section>
  );
}
