import { useState } from 'react';
import { games, isBroken, storageLasts, type BrokenGame, type Card } from '../play/storage';
import { anySeed, startGame } from '../play/starting';
import { importText, saveFile } from '../play/files';
import { said, useWords } from '../words';
import { armyName, mapName, setups, type SetupEntry } from './collection';
import { pages } from './pages';
import { Quick } from './Quick';
import { address, go } from './route';
import { useSettings } from './settings';
import { SixSkulls } from './SixSkulls';

const play = (id: string) => startGame({ setup: { name: id }, seed: anySeed() });

function Battle({ setup }: { setup: SetupEntry }) {
  const t = useWords();
  const army = (n: number) => {
    const named = setup.seats[n]?.army;
    return typeof named === 'string' ? armyName(named) : t('new.any_army');
  };
  const domains = setup.seats.flatMap((seat) => seat.domains ?? []).map((one) => said('domain', one));
  return (
    <button type="button" className="battle" onClick={() => play(setup.id)}>
      <strong>{setup.name}</strong>
      <span className="versus">{army(0)} <em>{t('home.versus')}</em> {army(1)}</span>
      <span className="small">
        {said('edition', setup.edition)} · {t('points', { n: setup.total })} · {mapName(setup.map)}{domains.length > 0 && ` · ${domains.join(', ')}`}
      </span>
    </button>
  );
}

function KeptGame({ game, onGone }: { game: Card | BrokenGame; onGone(text: string | null): void }) {
  const t = useWords();
  const { language } = useSettings();
  const remove = () => onGone(games.remove(game.id));
  if (isBroken(game))
    return (
      <li className="kept broken">
        <span>{t('stored.broken')}</span>
        <button type="button" onClick={() => saveFile('six-skulls-damaged.txt', game.text)}>{t('stored.export')}</button>
        <button type="button" onClick={remove}>{t('stored.delete')}</button>
      </li>
    );
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(game.saved);
  return (
    <li className="kept">
      <a href={address('play', game.id)}>
        <strong>{game.title}</strong>
        <span className="small">{game.over ? t('stored.over') : t('stored.round', { n: game.round })} · {when}</span>
      </a>
      <button type="button" aria-label={t('stored.delete_named', { name: game.title })} title={t('stored.delete')} onClick={remove}>✕</button>
    </li>
  );
}

export function Home() {
  const t = useWords();
  const [kept, setKept] = useState(() => games.list());
  const [gone, setGone] = useState<{ name: string; text: string } | null>(null);
  const removed = (game: Card | BrokenGame, text: string | null) => {
    setKept(games.list());
    if (text !== null) setGone({ name: isBroken(game) ? t('stored.damaged_one') : game.title, text });
  };
  const takeBack = () => {
    if (gone) games.restore(gone.text);
    setGone(null);
    setKept(games.list());
  };
  const last = kept.find((game) => !isBroken(game) && !game.over);
  return (
    <div className="home">
      <div className="home-top"><Quick /></div>
      <main id="main">
        {!storageLasts && <p className="notice card" role="alert">{t('stored.forbidden')}</p>}
        <section className="hero">
          <SixSkulls size={210} />
          <div className="hero-words">
            <h1>Six Skulls</h1>
            <p className="motto">{t('home.motto')}</p>
            <div className="hero-buttons">
              <button type="button" className="primary big" onClick={() => play('first_battle')}>{t('home.play_now')}</button>
              {last && (
                <a className="button big" href={address('play', last.id)}>{t('home.continue')}</a>
              )}
            </div>
            <p className="small">{t('home.play_now_hint')}</p>
          </div>
        </section>
        <section aria-labelledby="battles">
          <h2 id="battles">{t('home.battles')}</h2>
          <div className="battles">
            {setups.map((setup) => <Battle key={setup.id} setup={setup} />)}
            <button type="button" className="battle own" onClick={() => go('new')}>
              <strong>{t('home.own_battle')}</strong>
              <span>{t('home.own_battle_hint')}</span>
            </button>
          </div>
        </section>
        {pages.length > 0 && (
          <nav aria-labelledby="around">
            <h2 id="around">{t('home.around')}</h2>
            <div className="battles">
              {pages.map((page) => (
                <a key={page.path} className="battle page-link" href={address(page.path)}>
                  <strong>{t(page.title)}</strong>
                  <span className="small">{t(page.hint)}</span>
                </a>
              ))}
            </div>
          </nav>
        )}
        <section aria-labelledby="games">
          <h2 id="games">{t('home.games')}</h2>
          {kept.length === 0 && <p>{t('home.no_games')}</p>}
          <ul className="kept-games">
            {kept.map((game) => <KeptGame key={game.id} game={game} onGone={(text) => removed(game, text)} />)}
          </ul>
          {gone && (
            <p className="notice card" role="status">
              {t('stored.gone', { name: gone.name })} <button type="button" onClick={takeBack}>{t('stored.take_back')}</button>
            </p>
          )}
          <label className="button file">
            {t('home.import')}
            <input type="file" accept=".jsonl,.json,.txt" onChange={(event) => void importText(event).then((replay) => replay && startGame({ replay }))} />
          </label>
        </section>
      </main>
      <footer className="small">{t('home.footer')}</footer>
    </div>
  );
}
