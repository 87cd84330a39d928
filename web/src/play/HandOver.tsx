import { useEffect, useRef } from 'react';
import { SixSkulls } from '../app/SixSkulls';
import type { Seat } from '../engine/protocol';
import { said, useWords } from '../words';

export function HandOver({ seat, onTake }: { seat: Seat; onTake(): void }) {
  const t = useWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main className="hand-over" data-seat={seat}>
      <SixSkulls size={160} />
      <h1>{t('hand_over.title', { seat: said('seat', seat) })}</h1>
      <p>{t('hand_over.said')}</p>
      <button type="button" ref={button} className="primary big" onClick={onTake}>{t('hand_over.take')}</button>
    </main>
  );
}
