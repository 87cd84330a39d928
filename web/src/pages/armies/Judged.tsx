// How the list stands: points against the total, actions a turn, and every finding with its clause.
import { ClauseLink } from '../../play/ClauseSheet';
import { said, useWords } from '../../words';
import type { Army } from './army';
import { sentence, type Verdict } from './verdict';

export function Judged({ army, verdict }: { army: Army; verdict: Verdict | null }) {
  const t = useWords();
  const points = verdict?.points ?? 0;
  const total = army.build_total;
  const over = points > total;
  const factions = Object.entries(verdict?.factions ?? {}).sort(([, a], [, b]) => b - a);
  const findings = verdict?.findings ?? [];
  return (
    <div className="arm-judged">
      <div className={over ? 'arm-bar beyond' : 'arm-bar'} role="meter" aria-label={t('armies.points_meter')} aria-valuemin={0} aria-valuemax={total} aria-valuenow={Math.min(points, total)} aria-valuetext={t('armies.points_of', { n: points, total })}>
        <span style={{ width: `${Math.min(100, total > 0 ? (points / total) * 100 : 0)}%` }} />
        <b>{t('armies.points_of', { n: points, total })}</b>
      </div>
      {verdict && !verdict.error && (
        <p className="arm-facts">
          <span><b>{verdict.figures}</b> {t('armies.figures')}</span>
          <span><b>{verdict.actions}</b> {t('armies.actions')}</span>
          {factions.map(([faction, n]) => <span key={faction}><b>{n}</b> {said('faction', faction)}</span>)}
        </p>
      )}
      <div role="status">
        {!verdict && <p className="arm-verdict">{t('armies.empty')}</p>}
        {verdict?.legal && <p className="arm-verdict good">✓ {t('armies.legal')}</p>}
        {verdict && !verdict.legal && <p className="arm-verdict bad">✗ {t('armies.illegal')}</p>}
        {verdict?.error && <p className="refusal">{verdict.error.message}</p>}
        {findings.length > 0 && (
          <ul className="arm-findings">
            {findings.map((finding) => <li key={finding.where + finding.key} className="refusal"><span>{sentence(finding)} <ClauseLink id={finding.clause} /></span></li>)}
          </ul>
        )}
      </div>
    </div>
  );
}
