// The cell picked on the dial: its number, its skull, its abilities (those of its value only).
import type { Ability } from '../../engine/protocol';
import { said, useWords } from '../../words';
import type { FileCell } from '../figures/data';
import { Mark } from '../figures/Mark';
import { skulled, stepped, toggled, type At } from './draft';

interface CellEditorProps {
  at: At;
  cell: FileCell;
  abilities: Ability[];
  trouble: string | null;
  /** The figure begins with this click; null: it cannot. */
  starts: boolean | null;
  onCell(cell: FileCell): void;
  onStart(): void;
  onFill(): void;
}

export function CellEditor({ at, cell, abilities, trouble, starts, onCell, onStart, onFill }: CellEditorProps) {
  const t = useWords();
  const now = cell.abilities ?? [];
  return (
    <section className="wk-cell card" aria-label={t('workshop.cell', { click: at.click + 1, value: t(`stat.${at.stat}`) })}>
      <h3>{t('workshop.cell', { click: at.click + 1, value: t(`stat.${at.stat}`) })}</h3>
      {trouble && <p className="refusal" role="alert">{trouble}</p>}
      <div className="wk-step">
        <button type="button" aria-label={t('workshop.less')} onClick={() => onCell(stepped(cell, -1))}>−</button>
        <output aria-live="polite">{cell.skull ? '☠' : (cell.value ?? 0)}</output>
        <button type="button" aria-label={t('workshop.more')} onClick={() => onCell(stepped(cell, 1))}>+</button>
        <button type="button" aria-pressed={cell.skull === true} className="wk-skull" onClick={() => onCell(skulled(cell))}>☠ {t('figures.skull')}</button>
        <button type="button" onClick={onFill}>⤓ {t('workshop.fill')}</button>
        <button type="button" aria-pressed={starts === true} disabled={starts === null} onClick={onStart}><span aria-hidden="true">▸</span> {t('workshop.starts')}</button>
      </div>
      <div className="wk-abilities" role="group" aria-label={t('figures.abilities')}>
        {abilities.map((ability) => (
          <button key={ability} type="button" aria-pressed={now.includes(ability)} disabled={cell.skull === true} onClick={() => onCell(toggled(cell, ability))}>
            <Mark ability={ability} /> {said('ability', ability)}
          </button>
        ))}
      </div>
    </section>
  );
}
