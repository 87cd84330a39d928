import { useEffect, useState } from 'react';
import { Dice } from '../board/Dice';
import { useWords } from '../words';
import type { Shown } from './session';

export function DiceTray({ dice, busy, onSkip }: { dice: Shown['dice']; busy: boolean; onSkip(): void }) {
  const t = useWords();
  // The last roll stays long enough to be read, then the table is free again.
  const [read, setRead] = useState<Shown['dice']>(null);
  useEffect(() => {
    if (!dice || dice.rolling) return;
    const timer = setTimeout(() => setRead(dice), 4000);
    return () => clearTimeout(timer);
  }, [dice]);
  return (
    <div className="dice-tray" aria-live="off">
      {dice && dice !== read && (
        <div className="tray" title={dice.said}>
          <Dice pips={dice.pips} rolling={dice.rolling} />
          <span className="small">{dice.said}</span>
        </div>
      )}
      {busy && <button type="button" className="skip" onClick={onSkip}>{t('dice.skip')} »</button>}
    </div>
  );
}
