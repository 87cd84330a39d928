// For ears: what happened, and what the hand is about to do.
import type { Told } from '../engine/protocol';
import { useWords } from '../words';
import { inches, wayWords } from './way_words';
import type { HandState } from './hand_state';

export function Live({ story, held }: { story: Told[]; held: HandState }) {
  const t = useWords();
  const { task } = held;
  const lines = story.at(-1)?.lines.filter((line) => !line.minor).map((line) => line.text) ?? [];
  const way = task.kind === 'move' || task.kind === 'march' ? task.way : null;
  const lies = task.kind === 'place' && task.at ? t('place.at', { x: inches(task.at[0]), y: inches(task.at[1]) }) : '';
  const doing = held.lit?.sentence ?? held.blocked?.sentence ?? (way ? wayWords(t, way) : lies);
  return (
    <>
      <div className="for-ears" aria-live="polite" role="log">{lines.join(' ')}</div>
      <div className="for-ears" aria-live="polite">{doing}</div>
    </>
  );
}
