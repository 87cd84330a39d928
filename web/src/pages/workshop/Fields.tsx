// Who the figure is: all that is printed beside its dial.
import { factions, ranks } from '../../engine/lists.gen';
import type { Faction, FigureKind, Rank } from '../../engine/protocol';
import { Emblem, hasEmblem } from '../../board/Emblem';
import { useSettings } from '../../app/settings';
import { said, useWords } from '../../words';
import { kindName } from '../figures/names';
import { isCastle, isLarge, kinds, withKind, withReach, type Draft } from './draft';

const sorted = [...factions].sort();
const silhouettes = [
  'footman', 'swordsman', 'spearman', 'halberdier', 'archer', 'crossbowman', 'gunner', 'bomber', 'scout', 'thief', 'duelist', 'captain', 'banner',
  'hero', 'mage', 'priest', 'healer', 'necromancer', 'vampire', 'skeleton', 'zombie', 'ghost', 'spirit', 'crystal', 'dryad', 'serpent_folk',
  'draconum', 'orc', 'goblin', 'troll', 'brute', 'golem', 'construct', 'hound', 'spider', 'tentacle_beast', 'flier', 'centaur', 'rider', 'lancer',
  'beast_rider', 'griffon_rider', 'dragon', 'serpent_dragon', 'tank', 'chariot', 'titan', 'wall', 'tower', 'gatehouse', 'keep',
].filter((name) => hasEmblem(`silhouettes/${name}`));

interface FieldsProps {
  draft: Draft;
  /** Of the field that the program complains about. */
  wrong: string | undefined;
  onChange(draft: Draft): void;
}

export function Fields({ draft, wrong, onChange }: FieldsProps) {
  const t = useWords();
  const { language } = useSettings();
  const kind = draft.kind ?? 'warrior';
  const [first = 'heroes', second = ''] = draft.factions;
  const put = (some: Partial<Draft>) => onChange({ ...draft, ...some });
  const putFactions = (one: Faction, other: Faction | '') => put({ factions: other && other !== one ? [one, other] : [one] });
  const bad = (field: string) => (wrong === field ? { 'aria-invalid': true as const } : {});
  const option = (list: readonly string[], name: (one: string) => string) => list.map((one) => <option key={one} value={one}>{name(one)}</option>);
  const named = (one: string) => said('faction', one);
  const without = (field: 'silhouette' | 'mounted' | 'base' | 'flavour') => {
    const { [field]: _, ...rest } = draft;
    onChange(rest);
  };
  // A sentence is said in both languages; what is written stands in both until it is written in the other.
  const flavour = (text: string) => {
    if (text === '') return without('flavour');
    const other = language === 'en' ? 'de' : 'en';
    const same = !draft.flavour || draft.flavour.de === draft.flavour.en;
    put({ flavour: { ...{ en: text, de: text }, [other]: same ? text : (draft.flavour?.[other] ?? text), [language]: text } });
  };
  return (
    <div className="fields wk-fields">
      <label className="wide">{t('armies.name')}
        <input type="text" maxLength={60} value={draft.name} {...bad('name')} onChange={(event) => put({ name: event.target.value })} />
      </label>
      <label>{t('figures.kind')}
        <select value={kind} {...bad('kind')} onChange={(event) => onChange(withKind(draft, event.target.value as FigureKind))}>{option(kinds, kindName)}</select>
      </label>
      <label>{t('figures.rank')}
        <select value={draft.rank ?? 'standard'} onChange={(event) => put({ rank: event.target.value as Rank })}>{option(ranks, (one) => said('rank', one))}</select>
      </label>
      <label>{t('figures.faction')}
        <select value={first} {...bad('factions')} onChange={(event) => putFactions(event.target.value as Faction, second)}>{option(sorted, named)}</select>
      </label>
      <label>{t('workshop.second_faction')}
        <select value={second} onChange={(event) => putFactions(first, event.target.value as Faction | '')}>
          <option value="">–</option>
          {option(sorted.filter((one) => one !== first), named)}
        </select>
      </label>
      {!draft.levels && (
        <label>{t('workshop.points')}
          <input type="number" min={0} max={20000} value={draft.points ?? 0} {...bad('points')} onChange={(event) => put({ points: event.target.valueAsNumber || 0 })} />
        </label>
      )}
      {!isLarge(kind) && (
        <>
          <label>{t('workshop.range')}
            <input type="number" min={0} max={96} value={draft.range ?? 0} {...bad('range')} onChange={(event) => onChange(withReach(draft, 0, { range: event.target.valueAsNumber || 0 }))} />
          </label>
          <label>{t('workshop.arrows')}
            <input type="number" min={1} max={6} value={draft.targets ?? 1} {...bad('targets')} onChange={(event) => onChange(withReach(draft, 0, { targets: event.target.valueAsNumber || 1 }))} />
          </label>
        </>
      )}
      {kind === 'warrior' && (
        <label>{t('workshop.base')}
          <select value={draft.mounted ? 'mounted' : 'foot'} onChange={(event) => (event.target.value === 'mounted' ? put({ mounted: true }) : without('mounted'))}>
            <option value="foot">{t('workshop.on_foot')}</option>
            <option value="mounted">{t('workshop.on_horse')}</option>
          </select>
        </label>
      )}
      {!isLarge(kind) && !isCastle(kind) && (
        <label>{t('figures.arc')}
          <select value={draft.base?.arc ?? 90} onChange={(event) => (event.target.value === '90' ? without('base') : put({ base: { arc: Number(event.target.value) } }))}>
            {[90, 180, 270, 360].map((arc) => <option key={arc} value={arc}>{arc}°</option>)}
          </select>
        </label>
      )}
      <details className="wide">
        <summary>{t('workshop.picture')}</summary>
        <div className="wk-pictures" role="group" aria-label={t('workshop.picture')}>
          <button type="button" aria-pressed={!draft.silhouette} onClick={() => without('silhouette')}>{t('workshop.usual')}</button>
          {silhouettes.map((one, n) => (
            <button key={one} type="button" aria-pressed={draft.silhouette === one} aria-label={t('workshop.picture_n', { n: n + 1 })} onClick={() => put({ silhouette: one })}>
              <Emblem name={`silhouettes/${one}`} size="2rem" />
            </button>
          ))}
        </div>
      </details>
      <label className="wide">{t('workshop.flavour')}
        <input type="text" maxLength={140} value={draft.flavour?.[language] ?? ''} {...bad('flavour')} onChange={(event) => flavour(event.target.value)} />
      </label>
    </div>
  );
}
