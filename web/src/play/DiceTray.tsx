import { Dice } from '../board/Dice';
import { useWords } from '../words';
import type { Shown } from './session';

export function DiceTray({ dice, busy, onSkip }: { dice: Shown['dice']; busy: boolean; onSkip(): void }) {
  const t = useWords();
  return (
    <div className="dice-tray" aria-live="off">
      {dice && (
        <div className="tray" title={dice.said}>
          <Dice pips={dice.pips} rolling={dice.rolling} />
          <span className="small">{dice.said}</span>
        </div>
      )}
      {busy && <button type="button" className="skip" onClick={onSkip}>{t('dice.skip')} ⏩</button>}
    </div>
  );
}
