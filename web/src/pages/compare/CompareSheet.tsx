// At the judge's table: the command that is weighed there, under two editions, over the table.
import { useEffect, useRef, useState } from 'react';
import { playedEditions } from '../../engine/lists.gen';
import type { Edition } from '../../engine/protocol';
import { said, useWords } from '../../words';
import { pairFor, useCompared } from './compare';
import { ComparedView } from './Compared';

interface Props {
  position: string;
  command: string;
  edition: Edition;
  name(label: string): string;
  onClose(): void;
}

export function CompareSheet({ position, command, edition, name, onClose }: Props) {
  const t = useWords();
  const [pair, setPair] = useState(() => pairFor(edition));
  const told = useCompared({ position, command, editions: pair });
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => sheet.current?.showModal(), []);
  // Chosen twice, the two change places.
  const choose = (n: 0 | 1, one: Edition) => setPair(([a, b]) => (n === 0 ? [one, one === b ? a : b] : [one === a ? b : a, one]));
  return (
    <dialog ref={sheet} className="sheet cmp-sheet" aria-labelledby="cmp-title" onClose={onClose} onClick={(event) => event.target === sheet.current && onClose()}>
      <div className="sheet-page">
        <button type="button" className="close" aria-label={t('close')} onClick={onClose}>✕</button>
        <h2 id="cmp-title">{t('compare.title')}</h2>
        <p><code>{command}</code></p>
        <div className="row">
          {([0, 1] as const).map((n) => (
            <select key={n} aria-label={t('compare.edition', { n: n + 1 })} value={pair[n]} onChange={(event) => choose(n, event.target.value as Edition)}>
              {playedEditions.map((one) => <option key={one} value={one}>{said('edition', one)}</option>)}
            </select>
          ))}
        </div>
        {told === null && <p role="status">{t('loading')}</p>}
        {told && 'trouble' in told && <p className="refusal" role="alert">{told.trouble}</p>}
        {told && 'sides' in told && <ComparedView told={told} name={name} />}
      </div>
    </dialog>
  );
}
