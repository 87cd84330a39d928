// The collection: all figures as cards, or one of them (#/figures/ID).
import { useState } from 'react';
import { said, useWords } from '../../words';
import { useCollection } from './data';
import { FigureCard } from './FigureCard';
import { FigurePage } from './FigurePage';
import './figures.css';
import { everything, filtered, type Filter } from './filter';
import { Filters } from './Filters';

// What was searched for stays while one looks at a figure and comes back.
let last: Filter = everything;

function Browser() {
  const t = useWords();
  const collection = useCollection();
  const [filter, setFilter] = useState(last);
  const put = (some: Filter) => {
    last = some;
    setFilter(some);
  };
  if (collection === 'asking') return <p className="loading">{t('figures.loading')}</p>;
  if (collection === 'failed') return <p role="alert">{t('figures.failed')}</p>;
  const found = filtered(collection.list, filter, (id) => said('ability', id));
  return (
    <>
      <Filters list={collection.list} filter={filter} onFilter={put} />
      <p className="small" role="status">{t('figures.found', { n: found.length, all: collection.list.length })}</p>
      <ul className="fig-cards">
        {found.map((figure) => <li key={figure.id}><FigureCard figure={figure} shown={collection.shown[figure.id]} /></li>)}
      </ul>
    </>
  );
}

export default function Figures({ rest }: { rest: string[] }) {
  return rest[0] ? <FigurePage key={rest[0]} id={rest[0]} /> : <Browser />;
}
