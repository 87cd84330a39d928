// A dial in the hand: arrow keys, two buttons or a pull to the side turn it.
import { useRef } from 'react';
import { DialView } from '../../board/DialView';
import { motionWanted, useSettings } from '../../app/settings';
import { said, useWords } from '../../words';
import type { FigureFile, FileDial } from './data';
import { cellOf, fileCell, sectionAt, slotsOnDial, stats } from './dial';

const pixelsAClick = 36;

interface TurningDialProps {
  figure: FigureFile;
  dial: FileDial;
  slot: number;
  onTurn(slot: number): void;
}

export function TurningDial({ figure, dial, slot, onTurn }: TurningDialProps) {
  const t = useWords();
  const motion = motionWanted(useSettings());
  const last = Math.min(dial.clicks.length, slotsOnDial - 1); // one further than the last living slot
  const turn = (to: number) => onTurn(Math.min(last, Math.max(0, to)));
  const keys: Record<string, number> = {
    ArrowRight: slot + 1, ArrowDown: slot + 1, ArrowLeft: slot - 1, ArrowUp: slot - 1, Home: 0, End: last,
  };
  const pulledFrom = useRef<number | null>(null);
  const pull = (x: number) => {
    const from = pulledFrom.current;
    if (from === null || Math.abs(x - from) < pixelsAClick) return;
    pulledFrom.current = x;
    turn(slot + (x < from ? 1 : -1));
  };
  const seen = dial.clicks[slot];
  const words = stats.map((stat) => {
    const { value, marks } = cellOf(fileCell(seen, stat));
    return [t(`stat.${stat}`), value ?? t('figures.skull'), ...marks.map(({ ability }) => said('ability', ability))].join(' ');
  });
  const title = [figure.name || '…', dial.section ? said('section', dial.section) : ''].filter(Boolean).join(', ');
  return (
    <div className="fig-turning">
      <div
        className="fig-wheel"
        role="slider"
        tabIndex={0}
        aria-label={t('figures.dial_of', { name: title })}
        aria-valuemin={1}
        aria-valuemax={last + 1}
        aria-valuenow={slot + 1}
        aria-valuetext={`${t('figures.click_n', { n: slot + 1 })}: ${words.join(', ')}`}
        onPointerDown={(event) => {
          pulledFrom.current = event.clientX;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={(event) => pull(event.clientX)}
        onPointerUp={() => (pulledFrom.current = null)}
        onPointerCancel={() => (pulledFrom.current = null)}
        onKeyDown={(event) => {
          const to = keys[event.key];
          if (to === undefined) return;
          event.preventDefault();
          turn(to);
        }}
      >
        <DialView section={sectionAt(figure, dial, slot)} warrior={figure.id} faction={figure.factions[0] ?? ''} motion={motion} said={title} />
      </div>
      <div className="fig-turn-buttons">
        <button type="button" aria-label={t('figures.turn_back', { name: title })} disabled={slot === 0} onClick={() => turn(slot - 1)}>↺</button>
        <span aria-hidden="true">{dial.section ? `${said('section', dial.section)} · ` : ''}{t('figures.click_n', { n: slot + 1 })}</span>
        <button type="button" aria-label={t('figures.turn_on', { name: title })} disabled={slot >= last} onClick={() => turn(slot + 1)}>↻</button>
      </div>
    </div>
  );
}
