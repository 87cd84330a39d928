// A dial as a board of cells: arrow keys go from cell to cell, + and - change the number.
import type { KeyboardEvent } from 'react';
import { said, useWords } from '../../words';
import type { FileDial } from '../figures/data';
import { fileCell, slotsOnDial, stats } from '../figures/dial';
import { CellView } from '../figures/DialTable';
import { StatHead } from '../figures/StatHead';
import type { At } from './draft';

interface DialGridProps {
  dial: FileDial;
  n: number;
  castle: boolean;
  picked: At;
  wrong: At | null;
  /** The slot it begins with. */
  start: number;
  onPick(at: At): void;
  onStep(at: At, by: number): void;
  onCopy(click: number): void;
  onRemove(click: number): void;
}

const cellId = ({ dial, click, stat }: At) => `cell-${dial}-${click}-${stat}`;

export function DialGrid({ dial, n, castle, picked, wrong, start, onPick, onStep, onCopy, onRemove }: DialGridProps) {
  const t = useWords();
  const go = (at: At) => {
    onPick(at);
    document.getElementById(cellId(at))?.focus();
  };
  const press = (event: KeyboardEvent, at: At) => {
    const column = stats.indexOf(at.stat);
    const moves: Record<string, [number, number]> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
    const move = moves[event.key];
    const by = event.key === '+' || event.key === '=' ? 1 : event.key === '-' ? -1 : 0;
    if (!move && by === 0) return;
    event.preventDefault();
    if (by !== 0) return onStep(at, by);
    const [down = 0, right = 0] = move ?? [];
    const stat = stats[column + right];
    const click = at.click + down;
    if (stat && click >= 0 && click < dial.clicks.length) go({ ...at, click, stat });
  };
  return (
    <table className="fig-table wk-grid">
      <caption className={dial.section ? '' : 'for-ears'}>{dial.section ? said('section', dial.section) : t('figures.whole_dial')}</caption>
      <thead>
        <tr>
          <th scope="col"><span className="for-ears">{t('figures.click')}</span></th>
          {stats.map((stat) => <StatHead key={stat} stat={stat} castle={castle} />)}
          <th scope="col"><span className="for-ears">{t('workshop.change_click')}</span></th>
        </tr>
      </thead>
      <tbody>
        {dial.clicks.map((click, slot) => (
          <tr key={slot} className={slot < start ? 'before' : ''}>
            <th scope="row">
              {slot === start && <span className="wk-start" title={t('workshop.starts')}><span aria-hidden="true">▸</span><span className="for-ears">{t('workshop.starts')}</span></span>}
              {slot + 1}
            </th>
            {stats.map((stat) => {
              const at = { dial: n, click: slot, stat };
              const on = picked.dial === n && picked.click === slot && picked.stat === stat;
              const bad = wrong?.dial === n && wrong.click === slot && wrong.stat === stat;
              return (
                <td key={stat}>
                  <button type="button" id={cellId(at)} className={bad ? 'wk-pick wrong' : 'wk-pick'} aria-pressed={on} onClick={() => onPick(at)} onKeyDown={(event) => press(event, at)}>
                    <CellView cell={fileCell(click, stat)} />
                    {bad && <span className="for-ears">{t('armies.wrong')}</span>}
                  </button>
                </td>
              );
            })}
            <td className="wk-row-buttons">
              <button type="button" title={t('workshop.copy_click')} aria-label={t('workshop.copy_click_n', { n: slot + 1 })} disabled={dial.clicks.length >= slotsOnDial} onClick={() => onCopy(slot)}>+</button>
              <button type="button" title={t('workshop.remove_click')} aria-label={t('workshop.remove_click_n', { n: slot + 1 })} disabled={dial.clicks.length <= 1} onClick={() => onRemove(slot)}>✕</button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
