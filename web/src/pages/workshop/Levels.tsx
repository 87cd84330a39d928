// The point values at which the figure can be fielded, one of which is on the bench.
import { useWords } from '../../words';
import { turnedBy } from '../figures/dial';
import { levelName } from '../figures/names';
import type { Draft } from './draft';
import { addedLevel, levelForm, levelId, moreLevels, namedLevels, withLevel, withoutLevel } from './levels';

interface LevelsProps {
  draft: Draft;
  level: number;
  /** Where the program complains, behind the figure: levels, 1, points. */
  wrong: string[];
  onPick(level: number): void;
  onChange(draft: Draft): void;
}

export function Levels({ draft, level, wrong, onPick, onChange }: LevelsProps) {
  const t = useWords();
  const form = levelForm(draft);
  const { levels = [] } = draft;
  if (form === 'none') return null;
  const named = namedLevels(draft);
  const more = <button type="button" disabled={!moreLevels(draft)} onClick={() => onChange(addedLevel(draft))}>+ {t('workshop.level_add')}</button>;
  const hint = <p className="small">{t(form === 'own' ? 'workshop.levels_own' : 'workshop.levels_turned')}</p>;
  if (levels.length === 0) return <div className="wk-levels">{more}{hint}</div>;
  return (
    <fieldset className="wk-levels">
      <legend>{t('workshop.levels')}</legend>
      {hint}
      <table>
        <thead>
          <tr>
            <th scope="col"><span className="for-ears">{t('figures.level')}</span></th>
            <th scope="col">{t('armies.name')}</th>
            <th scope="col">{t('workshop.points')}</th>
            {form === 'turned' && <th scope="col">{t('workshop.level_clicks')}</th>}
            <td />
          </tr>
        </thead>
        <tbody>
          {levels.map((one, n) => {
            const said = levelName(one.name);
            const bad = (field: string) => (wrong[0] === 'levels' && wrong[1] === String(n) && wrong[2] === field ? { 'aria-invalid': true as const } : {});
            const put = (some: Parameters<typeof withLevel>[2]) => onChange(withLevel(draft, n, some));
            const name = `${t('armies.name')}, ${said}`;
            return (
              <tr key={n} className={n === level ? 'now' : ''}>
                <td><input type="radio" name="wk-level" aria-label={t('workshop.level_pick', { name: said })} checked={n === level} onChange={() => onPick(n)} /></td>
                <td>
                  {form === 'own' && <span>{said}</span>}
                  {form === 'turned' && named && (
                    <select aria-label={name} value={one.name} {...bad('name')} onChange={(event) => put({ name: event.target.value, clicks: named.find((age) => age.name === event.target.value)?.clicks ?? 0 })}>
                      {named.map((age) => <option key={age.name} value={age.name}>{levelName(age.name)}</option>)}
                    </select>
                  )}
                  {form === 'turned' && !named && <input type="text" maxLength={40} aria-label={name} value={one.name.replaceAll('_', ' ')} {...bad('name')} onChange={(event) => put({ name: levelId(event.target.value) })} />}
                </td>
                <td><input type="number" min={0} max={20000} aria-label={`${t('workshop.points')}, ${said}`} value={one.points} {...bad('points')} onChange={(event) => put({ points: event.target.valueAsNumber || 0 })} /></td>
                {form === 'turned' && (
                  <td><input type="number" min={0} max={10} aria-label={`${t('workshop.level_clicks')}, ${said}`} value={turnedBy(one.clicks, 0)} readOnly={named !== null || Array.isArray(one.clicks)} {...bad('clicks')} onChange={(event) => put({ clicks: event.target.valueAsNumber || 0 })} /></td>
                )}
                <td><button type="button" aria-label={t('workshop.level_remove', { name: said })} onClick={() => onChange(withoutLevel(draft, n))}>✕</button></td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {more}
    </fieldset>
  );
}
