// #/play/ID: begins the game that waits under this name, or resumes the one on the shelf.
import { useEffect, useState } from 'react';
import { engine } from '../app/engine';
import { address } from '../app/route';
import { useSettings } from '../app/settings';
import { Shell } from '../app/Shell';
import { useStore } from '../app/store';
import { useWords } from '../words';
import { saveFile } from './files';
import { Hand } from './hand';
import { Session } from './session';
import { anySeed, beginningOf, begun, startGame } from './starting';
import { games, isBroken } from './storage';
import { Table } from './Table';

async function open(session: Session): Promise<'ok' | 'missing' | { broken: string }> {
  const beginning = beginningOf(session.id);
  if (beginning) {
    await ('replay' in beginning ? session.resume(beginning.replay) : session.begin(beginning));
    if (session.table) begun(session.id);
    return 'ok';
  }
  const kept = games.get(session.id);
  if (!kept) return 'missing';
  if (isBroken(kept)) return { broken: kept.text };
  await session.resume(kept.replay);
  return 'ok';
}

function usePlay(id: string) {
  const [play, setPlay] = useState<{ session: Session; hand: Hand } | null>(null);
  const [fate, setFate] = useState<'ok' | 'missing' | { broken: string }>('ok');
  useEffect(() => {
    const session = new Session(engine, games, id);
    const hand = new Hand(session);
    const quiet = session.shown.subscribe(() => hand.refresh());
    const deaf = engine.onRestart(() => void session.recover());
    setPlay({ session, hand });
    void open(session).then(setFate);
    return () => {
      quiet();
      deaf();
      session.leave();
    };
  }, [id]);
  return { play, fate };
}

/** A game that cannot be gone on with: its text can be saved, and there are ways on. */
function NoGame({ id, sentence, text }: { id: string; sentence: string; text: string | null }) {
  const t = useWords();
  return (
    <Shell title={t(text === null ? 'stored.missing' : 'stored.damaged')}>
      <div className="card no-game" role="alert">
        <p>{sentence}</p>
        <div className="row">
          {text !== null && <button type="button" onClick={() => saveFile('six-skulls-game.jsonl', text)}>{t('stored.export')}</button>}
          {text !== null && (
            <a className="button" href={address()} onClick={() => games.remove(id)}>{t('stored.delete')}</a>
          )}
          <button type="button" className="primary" onClick={() => startGame({ setup: { name: 'first_battle' }, seed: anySeed() })}>
            {t('home.play_now')}
          </button>
          <a className="button" href={address()}>{t('home.back')}</a>
        </div>
      </div>
    </Shell>
  );
}

function Opened({ session, hand }: { session: Session; hand: Hand }) {
  const t = useWords();
  const { language } = useSettings();
  const { table, trouble, broken } = useStore(session.shown);
  useEffect(() => {
    if (session.table) void session.retell();
  }, [session, language]);
  if (broken) return <NoGame id={session.id} sentence={broken.sentence} text={broken.text} />;
  if (!table && trouble) return <NoGame id={session.id} sentence={trouble.sentence} text={null} />;
  if (!table) return <p className="loading" role="status">{t('loading')}</p>;
  return <Table session={session} hand={hand} />;
}

export function PlayScreen({ id }: { id: string }) {
  const t = useWords();
  const { play, fate } = usePlay(id);
  if (fate === 'missing') return <NoGame id={id} sentence={t('stored.missing_said')} text={null} />;
  if (fate !== 'ok') return <NoGame id={id} sentence={t('stored.broken')} text={fate.broken} />;
  return play ? <Opened {...play} /> : null;
}
