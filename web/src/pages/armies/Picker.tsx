// Whom to take: the figures made for the edition, filtered; a press adds one to the list.
import { useState } from 'react';
import { said, useWords } from '../../words';
import type { Collection } from '../figures/data';
import { everything, filtered } from '../figures/filter';
import { Filters } from '../figures/Filters';
import { Mark } from '../figures/Mark';
import { Portrait } from '../figures/Portrait';

interface PickerProps {
  collection: Collection;
  edition: string;
  onPick(id: string): void;
}

export function Picker({ collection, edition, onPick }: PickerProps) {
  const t = useWords();
  const [asked, setFilter] = useState(everything);
  const filter = { ...asked, edition };
  const found = filtered(collection.list, filter, (id) => said('ability', id));
  return (
    <>
      <Filters list={collection.list} filter={filter} onFilter={setFilter} edition={false} />
      <ul className="arm-picks" aria-label={t('armies.pick')}>
        {found.map((figure) => {
          const { levels, points } = figure;
          // A figure of levels comes at its first; another is chosen in the list.
          const id = levels[0] ? `${figure.id}@${levels[0]}` : figure.id;
          return (
            <li key={figure.id}>
              <button type="button" onClick={() => onPick(id)}>
                <Portrait kind={figure.kind} factions={figure.factions} silhouette={collection.shown[figure.id]?.silhouette} />
                <span className="arm-name">
                  <strong>{figure.name}</strong>
                  <span className="fig-marks" aria-hidden="true">{figure.abilities.slice(0, 6).map((ability) => <Mark key={ability} ability={ability} />)}</span>
                </span>
                <span className="arm-points">{points.length > 1 ? `${Math.min(...points)}–${Math.max(...points)}` : points[0]}</span>
                <span className="arm-plus" aria-hidden="true">+</span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
