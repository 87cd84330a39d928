// Files of the player's own that the program leaves out: which and why, and ways on.
import { useEffect, useState } from 'react';
import { engine } from '../../app/engine';
import { figuresIn, own, removeOwn, type Entry } from '../../app/own_figures';
import { address } from '../../app/route';
import { useSettings } from '../../app/settings';
import { useStore } from '../../app/store';
import { isFailure } from '../../engine/client';
import { saveFile } from '../../play/files';
import { useWords } from '../../words';
import './figures.css';

/** Of what the program says on its way: the ids of files it left out, with its sentences. */
export function leftOutSaid(err: string): Map<string, string> {
  const lines = err.split('\n').flatMap((line) => {
    const [, id, sentence] = /\/figures\/([^/]+)\.json(?::\S+)?: (.*)$/.exec(line) ?? [];
    return id && sentence ? [[id, sentence] as const] : [];
  });
  return new Map(lines);
}

function useLeftOut(entries: Entry[] | null): Map<string, string> {
  const { language } = useSettings();
  const [told, setTold] = useState(new Map<string, string>());
  useEffect(() => {
    let wanted = true;
    const ask = async () => {
      if (!entries?.length) return setTold(new Map());
      const reply = await engine.run(['figures', 'list', '--json']);
      if (wanted && !isFailure(reply)) setTold(leftOutSaid(reply.err));
    };
    void ask();
    const stopAsking = engine.onRestart(() => void ask()); // it has read them anew
    return () => {
      wanted = false;
      stopAsking();
    };
  }, [entries, language]);
  return told;
}

export function LeftOut() {
  const t = useWords();
  const entries = useStore(own);
  const told = useLeftOut(entries);
  const out = (entries ?? []).filter(([id]) => told.has(id));
  if (out.length === 0) return null;
  const readable = figuresIn(out).map(({ id }) => id);
  return (
    <section className="card fig-left-out" role="alert" aria-labelledby="left-out">
      <h2 id="left-out">{t('own.left_out')}</h2>
      <ul>
        {out.map(([id, text]) => (
          <li key={id}>
            <p><strong>{id}</strong> {told.get(id)}</p>
            <div className="row">
              {readable.includes(id) && <a className="button" href={address('workshop', 'from', id)}>{t('figures.to_workshop')}</a>}
              <button type="button" onClick={() => saveFile(`${id}.json`, text)}>{t('stored.export')}</button>
              <button type="button" aria-label={t('stored.delete_named', { name: id })} onClick={() => void removeOwn(id).then(() => engine.restart())}>{t('stored.delete')}</button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
