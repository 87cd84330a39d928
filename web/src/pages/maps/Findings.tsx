// What the program found, for the edition looked at; and the way to play there.
import { address } from '../../app/route';
import { said, useWords } from '../../words';
import { type Checked, type Edition, editions, type Finding, pieceOf } from './check';

interface FindingsProps {
  checked: Checked[] | null;
  edition: Edition;
  onEdition(edition: Edition): void;
  onLight(piece: number): void;
  onPlay(): void;
}

const signOf = ({ ok, findings }: Checked) => (!ok ? '✕' : findings.length > 0 ? '!' : '✓');

function Found({ finding, onLight }: { finding: Finding; onLight(piece: number): void }) {
  const { clause, message } = finding;
  const piece = pieceOf(finding);
  const text = clause ? message.replace(`[${clause}]`, '').trim() : message;
  return (
    <li>
      {piece === null ? text : <button type="button" className="maps-finding" onClick={() => onLight(piece)}>{text}</button>}
      {clause && <> <a className="clause" href={address('rules', clause)}>{clause}</a></>}
    </li>
  );
}

export function Findings({ checked, edition, onEdition, onLight, onPlay }: FindingsProps) {
  const t = useWords();
  const looked = checked?.find((one) => one.edition === edition);
  const verdict = ({ ok, findings }: Checked) => (!ok ? t('maps.refused') : findings.length > 0 ? t('maps.notes', { n: findings.length }) : t('maps.fine'));
  return (
    <section className="card maps-findings" aria-labelledby="maps-judged">
      <h2 id="maps-judged">{t('maps.judged')}</h2>
      <div className="segments" role="radiogroup" aria-labelledby="maps-judged">
        {editions.map((one) => {
          const judged = checked?.find((other) => other.edition === one);
          return (
            <label key={one} className={one === edition ? 'on' : ''}>
              <input type="radio" name="maps-edition" checked={one === edition} onChange={() => onEdition(one)} />
              <span aria-hidden="true">{judged ? signOf(judged) : '…'}</span> {said('edition', one)}
            </label>
          );
        })}
      </div>
      <div aria-live="polite">
        {!looked && <p>{t('maps.judging')}</p>}
        {looked && (
          <div className={`maps-verdict ${!looked.ok ? 'refused' : looked.findings.length > 0 ? 'noted' : 'fine'}`}>
            <h3>{said('edition', edition)}: {verdict(looked)}</h3>
            <ul>{looked.findings.map((finding, i) => <Found key={i} finding={finding} onLight={onLight} />)}</ul>
          </div>
        )}
      </div>
      <button type="button" className="primary" disabled={!looked?.ok} onClick={onPlay}>{t('maps.play', { edition: said('edition', edition) })}</button>
    </section>
  );
}
