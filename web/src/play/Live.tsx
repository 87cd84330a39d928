// For ears: who is asked what, what happened, and what the hand is about to do.
import { useEffect, useState } from 'react';
import { useStore } from '../app/store';
import type { Told } from '../engine/protocol';
import { useWords, type T } from '../words';
import type { Hand } from './hand';
import { wayOf, type HandState } from './hand_state';
import { inches, wayWords } from './way_words';

/** The way that will be taken comes first; that it is not the one wished for only after it. */
export function doingWords(t: T, held: HandState): string {
  const { task, lit, blocked } = held;
  const { way, short } = wayOf(held);
  if (lit) return lit.sentence;
  if (way?.command) return [wayWords(t, way), short ? t('way.short', { why: short.sentence }) : ''].filter(Boolean).join(' ');
  if (blocked) return blocked.sentence;
  if (task.kind === 'aim' && task.point) return t('place.aimed', { x: inches(task.point[0]), y: inches(task.point[1]) });
  return task.kind === 'place' && task.at ? t('place.at', { x: inches(task.at[0]), y: inches(task.at[1]) }) : '';
}

export function Live({ story, hand, held }: { story: Told[]; hand: Hand; held: HandState }) {
  const t = useWords();
  const lines = story.at(-1)?.lines.filter((line) => !line.minor).map((line) => line.text) ?? [];
  const asked = hand.goesOn ? '' : (hand.owed?.sentence ?? '');
  return (
    <>
      <div className="for-ears" aria-live="polite" role="log">{lines.join(' ')}</div>
      <div className="for-ears asked-aloud" aria-live="polite">{asked}</div>
      <div className="for-ears" aria-live="polite">{doingWords(t, held)}</div>
    </>
  );
}

/** What the last key answered, on the table for a while. */
export function KeySaid({ hand }: { hand: Hand }) {
  const words = useStore(hand.said);
  const [read, setRead] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRead(words), 4000);
    return () => clearTimeout(timer);
  }, [words]);
  return <p className="key-said" role="status">{words === read ? '' : words}</p>;
}
