// A position to give away: as a link that opens it in the sandbox, or as a file.
import { useState } from 'react';
import { saveFile } from '../../play/files';
import { useWords } from '../../words';
import { sandboxLink } from './link';
import './share.css';

interface Props {
  /** The position as scenario text, or why there is none. */
  scenario(): Promise<{ text: string } | { reason: string }>;
}

export function SharePosition({ scenario }: Props) {
  const t = useWords();
  const [link, setLink] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const take = async (use: (text: string) => Promise<void> | void) => {
    const position = await scenario();
    if ('reason' in position) setNote(position.reason);
    else await use(position.text);
  };
  const copy = (text: string) =>
    sandboxLink(text).then(async (address) => {
      setLink(address);
      const copied = await navigator.clipboard?.writeText(address).then(() => true, () => false);
      setNote(t(copied ? 'share.copied' : 'share.copy_it'));
    });
  return (
    <div className="share">
      <div className="row">
        <button type="button" onClick={() => void take(copy)}>{t('share.link')}</button>
        <button type="button" onClick={() => void take((text) => saveFile('six-skulls-position.scn', text))}>{t('menu.save_position')}</button>
      </div>
      {link && (
        <label className="share-link">
          <span className="small">{t('share.address')}</span>
          <input type="text" readOnly value={link} onFocus={(event) => event.target.select()} />
        </label>
      )}
      <p className="small" role="status">{note}</p>
    </div>
  );
}
