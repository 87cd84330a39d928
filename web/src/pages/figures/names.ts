// Names of the program, and the few of figures that it has no word for.
import { said, t } from '../../words';

export const kindName = (kind: string): string => (kind === 'chest' ? t('figures.chest') : said('kind', kind));

/** A dragon's ages and a castle's strengths are words of the rules; other levels are names. */
export function levelName(level: string): string {
  switch (level) {
    case 'ancient': return t('figures.level_ancient');
    case 'mature': return t('figures.level_mature');
    case 'young': return t('figures.level_young');
    case 'heavy': return t('figures.level_heavy');
    case 'light': return t('figures.level_light');
    default: return /^\d+$/.test(level) ? t('figures.level_n', { n: level }) : level.replaceAll('_', ' ');
  }
}
