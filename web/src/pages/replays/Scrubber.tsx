// Where we are in the game: a slider with the turns and the fallen marked along it, and the buttons.
import { useStore } from '../../app/store';
import { useWords } from '../../words';
import { marksOf, nextMark } from './marks';
import { speeds, type Speed, type Viewing } from './viewing';
import { useMemo } from 'react';

export function Scrubber({ viewing }: { viewing: Viewing }) {
  const t = useWords();
  const { n, count, told, playing, speed } = useStore(viewing.shown);
  const marks = useMemo(() => marksOf(told), [told]);
  const jump = (to: number | null) => {
    viewing.pause();
    if (to !== null) void viewing.go(to);
  };
  const buttons: [string, string, () => void, boolean][] = [
    ['«', t('replays.mark_before'), () => jump(nextMark(marks, n, -1) ?? 0), n === 0],
    ['‹', t('replays.step_back'), () => jump(n - 1), n === 0],
    [playing ? '❚❚' : '▶', t(playing ? 'replays.pause' : 'replays.play'), () => (playing ? viewing.pause() : viewing.play()), false],
    ['›', t('replays.step_on'), () => jump(n + 1), n === count],
    ['»', t('replays.mark_after'), () => jump(nextMark(marks, n, 1) ?? count), n === count],
  ];
  return (
    <div className="scrubber">
      <div className="track">
        <div className="track-marks" aria-hidden="true">
          {marks.map((mark, i) => (
            <span key={i} className={`track-mark ${mark.kind}`} data-seat={mark.seat ?? undefined} style={{ left: `${(100 * mark.n) / Math.max(1, count)}%` }} title={mark.text}>
              {{ eliminated: '☠', objective: '⚑', turn: '' }[mark.kind]}
            </span>
          ))}
        </div>
        <input
          type="range"
          min={0}
          max={count}
          value={n}
          aria-label={t('replays.place')}
          aria-valuetext={t('replays.at', { n, all: count })}
          onChange={(event) => jump(event.target.valueAsNumber)}
        />
      </div>
      <div className="scrubber-row">
        {buttons.map(([sign, title, press, off]) => (
          <button key={title} type="button" aria-label={title} title={title} disabled={off} onClick={press} className={sign === '▶' || sign === '❚❚' ? 'go' : ''}>
            {sign}
          </button>
        ))}
        <span className="place">{n} / {count}</span>
        <label className="speed">
          <span className="for-ears">{t('replays.speed')}</span>
          <select value={speed} onChange={(event) => viewing.setSpeed(Number(event.target.value) as Speed)}>
            {speeds.map((one) => <option key={one} value={one}>{one}×</option>)}
          </select>
        </label>
      </div>
    </div>
  );
}
