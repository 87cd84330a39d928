// The whole dial click by click; a click pressed turns the dial to it.
import { Emblem } from '../../board/Emblem';
import { markOf } from '../../board/looks';
import { said, useWords } from '../../words';
import type { FileCell, FileDial } from './data';
import { cellOf, fileCell, stats } from './dial';
import { StatHead } from './StatHead';

export function CellView({ cell }: { cell: FileCell | undefined }) {
  const t = useWords();
  const { value, marks } = cellOf(cell);
  const looks = marks.map(({ ability }) => ({ ability, ...markOf(ability) }));
  const [first, second] = looks;
  const ground = second && first ? `linear-gradient(115deg, ${first.ground} 49%, ${second.ground} 51%)` : first?.ground;
  return (
    <span
      className={`fig-cell${first ? ' marked' : ''}${first?.round ? ' round' : ''}${second ? ' split' : ''}`}
      style={first && { background: ground, color: second ? '#fff' : first.ink }}
      title={looks.map(({ ability }) => said('ability', ability)).join(', ') || undefined}
    >
      {looks.map(({ ability }) => <Emblem key={ability} name={`abilities/${ability}`} />)}
      <b>{value ?? <><span aria-hidden="true">☠</span><span className="for-ears">{t('figures.skull')}</span></>}</b>
      {looks.map(({ ability }) => <span key={ability} className="for-ears">{said('ability', ability)}</span>)}
    </span>
  );
}

interface DialTableProps {
  dial: FileDial;
  castle: boolean;
  start: number;
  slot: number;
  onTurn(slot: number): void;
}

export function DialTable({ dial, castle, start, slot, onTurn }: DialTableProps) {
  const t = useWords();
  return (
    <table className="fig-table">
      <caption className={dial.section ? '' : 'for-ears'}>{dial.section ? said('section', dial.section) : t('figures.whole_dial')}</caption>
      <thead>
        <tr>
          <th scope="col"><span className="for-ears">{t('figures.click')}</span></th>
          {stats.map((stat) => <StatHead key={stat} stat={stat} castle={castle} />)}
        </tr>
      </thead>
      <tbody>
        {dial.clicks.map((click, n) => (
          <tr key={n} className={n === slot ? 'now' : n < start ? 'before' : ''}>
            <th scope="row">
              <button type="button" aria-label={t('figures.turn_to', { n: n + 1 })} aria-pressed={n === slot} onClick={() => onTurn(n)}>{n + 1}</button>
            </th>
            {stats.map((stat) => <td key={stat}><CellView cell={fileCell(click, stat)} /></td>)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
