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
import { hold, type Hold } from './holding';
import { Session } from './session';
import { anySeed, beginningOf, begun, startGame } from './starting';
import { games, isBroken, mostGames, type Card } from './storage';
import { Table } from './Table';

type Fate = 'ok' | 'missing' | 'crowded' | { broken: string };

async function open(session: Session, held: boolean, crowdedIsFine: boolean): Promise<Fate> {
  const beginning = beginningOf(session.id);
  if (beginning) {
    if (!crowdedIsFine && games.list().length >= mostGames) return 'crowded';
    await ('replay' in beginning ? session.resume(beginning.replay) : session.begin(beginning));
    if (session.table) begun(session.id);
    return 'ok';
  }
  const kept = games.get(session.id);
  if (!kept) return 'missing';
  if (isBroken(kept)) return { broken: kept.text };
  if (held) games.takeOver(session.id);
  else session.follow();
  await session.resume(kept.replay);
  return 'ok';
}

function usePlay(id: string, crowdedIsFine: boolean) {
  const [play, setPlay] = useState<{ session: Session; hand: Hand; onTakeOver: () => void } | null>(null);
  const [fate, setFate] = useState<Fate>('ok');
  useEffect(() => {
    const session = new Session(engine, games, id);
    const hand = new Hand(session);
    const stopRefreshing = session.shown.subscribe(() => hand.refresh());
    const stopRecovering = engine.onRestart(() => void session.recover());
    const stopWatching = games.watch(id, ({ replay }) => void (session.following && session.catchUp(replay)));
    let own: Hold | null = null;
    let gone = false;
    const keep = (taken: Hold | null) => {
      own = taken;
      if (gone) own?.release();
    };
    const onTakeOver = () => void hold(id, () => session.follow(), true).then(keep).then(() => session.takeOver());
    setPlay({ session, hand, onTakeOver });
    void hold(id, () => session.follow()).then(async (taken) => {
      keep(taken);
      if (!gone) setFate(await open(session, taken !== null, crowdedIsFine));
    });
    return () => {
      gone = true;
      stopRefreshing();
      stopRecovering();
      stopWatching();
      own?.release();
      session.leave();
    };
  }, [id, crowdedIsFine]);
  return { play, fate };
}

/** As many games as are kept without asking: one may go, or all stay. */
function Crowded({ onGoOn }: { onGoOn(): void }) {
  const t = useWords();
  const { language } = useSettings();
  const old = games.oldest();
  const when = (game: Card) => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(game.saved);
  const letGo = (game: Card) => {
    games.remove(game.id);
    onGoOn();
  };
  return (
    <Shell title={t('stored.crowded')}>
      <div className="card no-game" role="alert">
        <p>{t('stored.crowded_said', { n: games.list().length })}</p>
        {old && <p><strong>{old.title}</strong> · {old.over ? t('stored.over') : t('stored.round', { n: old.round })} · {when(old)}</p>}
        <div className="row">
          <button type="button" className="primary" onClick={onGoOn}>{t('stored.keep_all')}</button>
          {old && <button type="button" onClick={() => letGo(old)}>{t('stored.let_go', { name: old.title })}</button>}
          <a className="button" href={address()}>{t('home.back')}</a>
        </div>
      </div>
    </Shell>
  );
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

function Opened({ session, hand, onTakeOver }: { session: Session; hand: Hand; onTakeOver(): void }) {
  const t = useWords();
  const { language } = useSettings();
  const { table, trouble, broken } = useStore(session.shown);
  useEffect(() => {
    if (session.table) void session.retell();
  }, [session, language]);
  if (broken) return <NoGame id={session.id} sentence={broken.sentence} text={broken.text} />;
  if (!table && trouble) return <NoGame id={session.id} sentence={trouble.sentence} text={null} />;
  if (!table) return <p className="loading" role="status">{t('loading')}</p>;
  return <Table session={session} hand={hand} onTakeOver={onTakeOver} />;
}

export function PlayScreen({ id }: { id: string }) {
  const t = useWords();
  const [crowded, setCrowded] = useState<string | null>(null); // the game that may begin all the same
  const { play, fate } = usePlay(id, crowded === id);
  if (fate === 'crowded' && crowded !== id) return <Crowded onGoOn={() => setCrowded(id)} />;
  if (fate === 'missing') return <NoGame id={id} sentence={t('stored.missing_said')} text={null} />;
  if (typeof fate === 'object') return <NoGame id={id} sentence={t('stored.broken')} text={fate.broken} />;
  return play ? <Opened {...play} /> : null;
}
