// #/replays: the games kept in this browser, or a file; #/replays/ID: one of them is shown.
import { useEffect, useState } from 'react';
import { engine } from '../../app/engine';
import { address } from '../../app/route';
import { useSettings } from '../../app/settings';
import { Shell } from '../../app/Shell';
import { importText } from '../../play/files';
import { games, isBroken } from '../../play/storage';
import { useWords } from '../../words';
import './replays.css';
import { Viewer } from './Viewer';
import { Viewing } from './viewing';

function keptReplay(id: string | undefined): string | null {
  const kept = id ? games.get(id) : null;
  return kept && !isBroken(kept) ? kept.replay : null;
}

function Shelf({ onFile, missing }: { onFile(text: string): void; missing: boolean }) {
  const t = useWords();
  const { language } = useSettings();
  const kept = games.list().flatMap((game) => (isBroken(game) ? [] : [game]));
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Shell title={t('replays.title')}>
      <p className="replays-lead">{t('replays.lead')}</p>
      {missing && <p role="alert">{t('stored.missing_said')}</p>}
      {kept.length === 0 && <p>{t('home.no_games')}</p>}
      <ul className="battles">
        {kept.map((game) => (
          <li key={game.id}>
            <a className="battle" href={address('replays', game.id)}>
              <strong>{game.title}</strong>
              <span className="small">{game.over ? t('stored.over') : t('stored.round', { n: game.round })} · {when.format(game.saved)}</span>
            </a>
          </li>
        ))}
      </ul>
      <p>
        <label className="button file">
          {t('replays.file')}
          <input type="file" accept=".jsonl,.json,.txt" onChange={(event) => void importText(event).then((text) => text && onFile(text))} />
        </label>
      </p>
    </Shell>
  );
}

export default function ReplaysPage({ rest }: { rest: string[] }) {
  const [id] = rest;
  const [viewing, setViewing] = useState<Viewing | null>(null);
  useEffect(() => {
    const replay = keptReplay(id);
    const next = replay === null ? null : new Viewing(engine, replay);
    setViewing(next);
    return () => next?.leave();
  }, [id]);
  if (viewing) return <Viewer viewing={viewing} />;
  return <Shelf missing={id !== undefined && keptReplay(id) === null} onFile={(text) => setViewing(new Viewing(engine, text))} />;
}
