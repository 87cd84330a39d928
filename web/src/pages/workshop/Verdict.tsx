// What the program says: sound or not and where, playable in which editions, worth how much.
import { said, useWords } from '../../words';
import { levelName } from '../figures/names';
import type { Judgement } from './check';

interface VerdictProps {
  judgement: Judgement | null;
  /** Which one is on the bench. */
  level: number;
  /** Its name; none where the figure has no levels. */
  named: string | undefined;
  points: number;
  onTakeValue(value: number): void;
}

export function Verdict({ judgement, level, named, points, onTakeValue }: VerdictProps) {
  const t = useWords();
  if (!judgement) return <p className="small">{t('workshop.judging')}</p>;
  const { checked, values } = judgement;
  const value = values[level] ?? null;
  const playable = Object.entries(checked.editions ?? {}).filter(([, one]) => one.complete > 0 && one.page && one.unplayable.length === 0);
  const more = value === null ? 0 : points - value;
  // A tenth either way is nobody's bargain.
  const fair = value !== null && Math.abs(more) * 10 <= value;
  return (
    <div className="wk-verdict" role="status">
      {checked.ok ? (
        <p className="arm-verdict good">✓ {t('workshop.sound')} {playable.map(([edition]) => said('edition', edition)).join(', ')}</p>
      ) : (
        <>
          <p className="arm-verdict bad">✗ {t('workshop.unsound')}</p>
          <p className="refusal">{checked.error?.message}</p>
        </>
      )}
      {value !== null && (
        <p className="wk-worth">
          <span className="fig-points"><b>{value}</b><span>{t('workshop.worth')}</span></span>
          <span>
            {named && <strong>{levelName(named)}:</strong>}
            {fair ? t('workshop.fair') : more > 0 ? t('workshop.dear', { n: more }) : t('workshop.bargain', { n: -more })}
            {more !== 0 && <button type="button" onClick={() => onTakeValue(value)}>{t('workshop.take_value', { n: value })}</button>}
          </span>
        </p>
      )}
    </div>
  );
}
