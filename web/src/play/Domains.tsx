// Cards that change the whole battlefield, beside the table: what each does, who brought it, and
// whether another one cancels it.
import { useWords } from '../words';
import type { TableView } from '../engine/protocol';
import { ClauseLink } from './ClauseSheet';

export function Domains({ table }: { table: TableView }) {
  const t = useWords();
  const { domains } = table;
  if (domains.length === 0) return null;
  const names = domains.filter((one) => one.inForce).map((one) => one.said).join(' · ');
  return (
    <details className="domains card">
      <summary><span aria-hidden="true">❂ </span><strong>{t('domains.title', { n: domains.length })}</strong> <span className="small">{names}</span></summary>
      <ul>
        {domains.map((one, n) => (
          <li key={n} data-seat={one.by} className={one.inForce ? '' : 'cancelled'}>
            <span className="seat-mark" aria-hidden="true" /><strong>{one.said}</strong>{' '}
            <span className="badge">{t(one.inForce ? 'domains.in_force' : 'domains.cancelled')}</span>
            <p className="small">{one.text} {t('domains.by', { seat: table.seats.find(({ seat }) => seat === one.by)?.said ?? one.by })} <ClauseLink id={one.clause} /></p>
          </li>
        ))}
      </ul>
    </details>
  );
}
