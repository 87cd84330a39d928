// #/begin/SETUP/SEED: a battle that comes with the program, with these dice. To be sent to somebody,
// or to see the same battle again.
import { useEffect } from 'react';
import { useWords } from '../words';
import { anySeed, startGame } from './starting';

export function Begin({ setup, seed = anySeed() }: { setup: string; seed?: string | undefined }) {
  const t = useWords();
  useEffect(() => startGame({ setup: { name: setup }, seed }, true), [setup, seed]);
  return <p className="loading" role="status">{t('loading')}</p>;
}
