// What the program finds: ids and words, what is played first.
import { useEffect, useState } from 'react';
import { useSettings } from '../../app/settings';
import { playedFirst } from '../../engine/editions';
import { said, useWords } from '../../words';
import { type Catalog, search } from './catalog';
import { Entry } from './Text';

const kStep = 40;

export function Results({ catalog, words }: { catalog: Catalog; words: string }) {
  const t = useWords();
  const { language } = useSettings();
  const [found, setFound] = useState<string[] | null>(null);
  const [edition, setEdition] = useState('');
  const [many, setMany] = useState(kStep);
  useEffect(() => {
    let wanted = true;
    setMany(kStep);
    void search(words, language, edition).then((ids) => wanted && setFound(ids));
    return () => {
      wanted = false;
    };
  }, [words, language, edition]);
  const clauses = (found ?? []).flatMap((id) => catalog.byId.get(id) ?? []);
  return (
    <article className="rules-page">
      <div className="rules-found">
        <div role="status"><h2>{found ? t('rules.found', { n: clauses.length, words }) : t('rules.searching')}</h2></div>
        <label>{t('rules.edition')}{' '}
          <select value={edition} onChange={(event) => setEdition(event.target.value)}>
            <option value="">{t('rules.all_editions')}</option>
            {playedFirst.map((one) => <option key={one} value={one}>{said('edition', one)}</option>)}
          </select>
        </label>
      </div>
      {found && clauses.length === 0 && <p>{t('rules.found_nothing')}</p>}
      <ul className="rules-entries">
        {clauses.slice(0, many).map((clause) => <Entry key={clause.id} catalog={catalog} clause={clause} where />)}
      </ul>
      {clauses.length > many && <button type="button" onClick={() => setMany(many + kStep)}>{t('rules.more', { n: clauses.length - many })}</button>}
    </article>
  );
}
