// The head of a column of values; long words are shortened, for the columns are narrow.
import type { Stat } from '../../engine/protocol';
import { useWords } from '../../words';

export function StatHead({ stat, castle }: { stat: Stat; castle: boolean }) {
  const t = useWords();
  const word = stat === 'speed' && castle ? t('figures.fortification') : t(`stat.${stat}`);
  return <th scope="col">{word.length > 8 ? <abbr title={word}>{word.slice(0, 6)}.</abbr> : word}</th>;
}
