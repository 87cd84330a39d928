// #/replays: the games kept in this browser, or a file; #/replays/ID: one of them is shown.
import { useEffect, useState } from 'react';
import { engine } from '../../app/engine';
import { address, go } from '../../app/route';
import { useSettings } from '../../app/settings';
import { Shell } from '../../app/Shell';
import { isFailure } from '../../engine/client';
import { importFile } from '../../play/files';
import { games, isBroken, newId } from '../../play/storage';
import { useWords } from '../../words';
import './replays.css';
import { Viewer } from './Viewer';
import { Viewing } from './viewing';

function keptReplay(id: string | undefined): string | null {
  const kept = id ? games.get(id) : null;
  return kept && !isBroken(kept) ? kept.replay : null;
}

interface Opened {
  name: string;
  text: string;
}

/** Kept like a game of one's own, if it can be read: its name in the address, or null. */
async function keepReplay({ name, text }: Opened): Promise<string | null> {
  const reply = await engine.request('view_replay', { replay: text });
  if (isFailure(reply)) return null;
  const id = newId();
  const { round, over } = reply;
  const game = { id, title: name.replace(/\.[a-z]+$/, ''), saved: Date.now(), round, over, replay: text };
  return games.put(game) === 'kept' ? id : null;
}

function Shelf({ onFile, missing }: { onFile(opened: Opened): void; missing: boolean }) {
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
          <input type="file" accept=".jsonl,.json,.txt" onChange={(event) => void importFile(event).then((opened) => opened && onFile(opened))} />
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
  const open = async (opened: Opened) => {
    const kept = await keepReplay(opened);
    if (kept !== null) go('replays', kept);
    else setViewing(new Viewing(engine, opened.text)); // which says what is wrong with it
  };
  if (viewing) return <Viewer viewing={viewing} />;
  return <Shelf missing={id !== undefined && keptReplay(id) === null} onFile={(opened) => void open(opened)} />;
}
