import { useWords, type PlainKey } from '../words';
import { change, useSettings, type Settings } from './settings';

/** One field of the settings as a row of choices. */
function Row<F extends keyof Settings>({ field, title, options }: { field: F; title: PlainKey; options: [Settings[F], PlainKey][] }) {
  const t = useWords();
  const now = useSettings()[field];
  return (
    <fieldset className="setting">
      <legend>{t(title)}</legend>
      <div className="segments">
        {options.map(([value, said]) => (
          <label key={String(value)} className={value === now ? 'on' : ''}>
            <input type="radio" name={field} checked={value === now} onChange={() => change({ [field]: value })} />
            <span>{t(said)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function SettingsScreen() {
  return (
    <div className="card settings">
      <Row field="language" title="settings.language" options={[['en', 'settings.en'], ['de', 'settings.de']]} />
      <Row field="theme" title="settings.theme" options={[['system', 'settings.system'], ['light', 'settings.light'], ['dark', 'settings.dark']]} />
      <Row field="motion" title="settings.motion" options={[['system', 'settings.system'], ['full', 'settings.motion_full'], ['none', 'settings.motion_none']]} />
      <Row field="pace" title="settings.pace" options={[['calm', 'settings.pace_calm'], ['quick', 'settings.pace_quick'], ['instant', 'settings.pace_instant']]} />
      <Row field="sound" title="settings.sound" options={[[true, 'on'], [false, 'off']]} />
      <Row field="handOver" title="settings.hand_over" options={[[true, 'on'], [false, 'off']]} />
    </div>
  );
}
