// What concerns the game as a whole, over the table: it is played in another tab, it is not being
// kept, its file was cut off. Each with a way on.
import { useState } from 'react';
import { useWords } from '../words';
import { saveFile } from './files';
import type { Session, Shown } from './session';
import { games, storageLasts } from './storage';

export function Notices({ session, shown, onTakeOver }: { session: Session; shown: Shown; onTakeOver?: () => void }) {
  const t = useWords();
  const [read, setRead] = useState<string[]>([]);
  const save = async () => {
    const text = await session.text();
    if (text !== null) saveFile('six-skulls-game.jsonl', text);
  };
  const close = (name: string) => (
    <button type="button" className="close" aria-label={t('close')} onClick={() => setRead([...read, name])}>✕</button>
  );
  const old = shown.stored ? null : games.oldest();
  const kept = shown.table?.mode !== 'sandbox';
  return (
    <div className="notices">
      {shown.following && (
        <div className="notice card" role="alert">
          <p>{t('tabs.following')}</p>
          {onTakeOver && <button type="button" className="primary" onClick={onTakeOver}>{t('tabs.take_over')}</button>}
        </div>
      )}
      {!shown.stored && (
        <div className="notice card" role="alert">
          <p>{t('bar.not_stored')}</p>
          <div className="row">
            <button type="button" onClick={() => void save()}>{t('menu.save_game')}</button>
            {old?.over && old.id !== session.id && (
              <button
                type="button"
                onClick={() => {
                  games.remove(old.id);
                  void session.keep();
                }}
              >
                {t('stored.let_go', { name: old.title })}
              </button>
            )}
          </div>
        </div>
      )}
      {kept && !storageLasts && !read.includes('forbidden') && (
        <div className="notice card" role="alert">
          <p>{t('stored.forbidden')}</p>
          {close('forbidden')}
        </div>
      )}
      {shown.cutOff !== null && !read.includes('cut') && (
        <div className="notice card" role="alert">
          <p>{shown.cutOff} {t('stored.cut_off')}</p>
          {close('cut')}
        </div>
      )}
    </div>
  );
}
