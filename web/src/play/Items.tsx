// What there is to put down: chosen from a list with pictures. Terrain goes into the common pool
// first.
import { useId, useState } from 'react';
import { Picture } from '../board/Lying';
import type { Item, Owed } from '../engine/protocol';
import { useWords } from '../words';
import { ClauseLink } from './ClauseSheet';
import type { Hand } from './hand';
import type { HandState } from './hand_state';

/** Things that look alike stand in the list once. */
function alike(items: Item[], hand: Hand): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = item.piece?.name ?? hand.figure(item.figure)?.warrior ?? item.what;
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()];
}

/** Which one to put down next. */
export function Items({ hand, held, owed }: { hand: Hand; held: HandState; owed: Owed }) {
  const t = useWords();
  const id = useId().replace(/\W/g, '');
  const { task } = held;
  const inHand = task.kind === 'place' ? task.what : null;
  return (
    <div className="items" role="group" aria-label={t('items.title')}>
      {alike(owed.items, hand).map((group, n) => {
        const [item] = group;
        if (!item) return null;
        const held = group.some(({ what }) => what === inHand);
        return (
          <button key={item.what} type="button" className="item" aria-pressed={held} onClick={() => held || hand.takeItem(item)}>
            <Picture figure={hand.figure(item.figure) ?? undefined} piece={item.piece} id={`${id}${n}`} />
            <span>{item.said}</span>
            {group.length > 1 && <b>{t('items.count', { n: group.length })}</b>}
          </button>
        );
      })}
    </div>
  );
}

/** Terrain for the pool: as many of each as are pressed. */
export function Pool({ hand, owed }: { hand: Hand; owed: Owed }) {
  const t = useWords();
  const id = useId().replace(/\W/g, '');
  const [chosen, setChosen] = useState<string[]>([]);
  const less = (what: string) => setChosen(chosen.filter((_, n) => n !== chosen.lastIndexOf(what)));
  const numbers = chosen.map((what) => owed.items.find((item) => item.what === what)?.number);
  return (
    <>
      <div className="items" role="group" aria-label={t('items.title')}>
        {owed.items.map((item, n) => {
          const count = chosen.filter((what) => what === item.what).length;
          return (
            <div key={item.what} className="pool-item">
              <button type="button" className="item" aria-pressed={count > 0} disabled={item.refusal !== null} onClick={() => setChosen([...chosen, item.what])}>
                <Picture figure={undefined} piece={item.piece} id={`${id}${n}`} />
                <span>{item.said}</span>
                {count > 0 && <b>{t('items.count', { n: count })}</b>}
              </button>
              {count > 0 && <button type="button" aria-label={t('items.less', { name: item.said })} onClick={() => less(item.what)}>−</button>}
              {item.refusal && <p className="small">{item.refusal.sentence} <ClauseLink id={item.refusal.clause} /></p>}
            </div>
          );
        })}
      </div>
      <button type="button" className="primary" onClick={() => void hand.send(['pool', ...numbers].join(' '))}>
        {t('items.pool', { n: chosen.length })}
      </button>
    </>
  );
}
