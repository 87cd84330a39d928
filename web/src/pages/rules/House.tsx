// A house decision: what may be chosen where the texts are silent, and what each edition takes.
import { said, type PlainKey, type T, useWords } from '../../words';
import { useSettings } from '../../app/settings';
import type { Option, OptionValue } from './catalog';
import { ClauseRef } from './Text';

function valueSaid(t: T, option: Option, value: OptionValue, language: string): string {
  if (typeof value === 'boolean') return value ? t('on') : t('off');
  if (typeof value === 'string') return value.replaceAll('_', ' ');
  if (option.type === 'mils') return t('rules.inches', { n: (value / 1000).toLocaleString(language) });
  if (option.type === 'tenths') return `${(value / 10).toLocaleString(language)}°`;
  return option.unit === 'percent' ? `${value} %` : String(value);
}

function Allowed({ option, language }: { option: Option; language: string }) {
  const t = useWords();
  const say = (value: OptionValue) => valueSaid(t, option, value, language);
  if (option.chosen_in.length === 0) return <>{t('rules.option_fixed')}</>;
  if (option.type === 'bool') return <>{t('on')} · {t('off')}</>;
  if (option.values) return <>{option.values.map(say).join(' · ')}</>;
  return <>{t('rules.option_range', { low: say(option.min ?? 0), high: say(option.max ?? 0) })}</>;
}

/** Where it leaves no choice, or a choice in some editions alone: why. */
function Reserved({ option }: { option: Option }) {
  const t = useWords();
  if (!option.fixed) return null;
  const why = t(`rules.fixed.${option.fixed}` as PlainKey);
  if (option.chosen_in.length === 0) return <>: {why}</>;
  const editions = option.chosen_in.map((one) => said('edition', one)).join(', ');
  return <> ({t('rules.option_only_in', { editions })}: {why})</>;
}

export function House({ option, linked }: { option: Option; linked: boolean }) {
  const t = useWords();
  const { language } = useSettings();
  return (
    <div className="rules-house">
      <p>{linked && <ClauseRef id={option.id} />} <code>{option.name}</code></p>
      <dl>
        {Object.entries(option.default).map(([edition, value]) => (
          <div key={edition}>
            <dt>{said('edition', edition)}</dt>
            <dd><strong>{valueSaid(t, option, value, language)}</strong></dd>
          </div>
        ))}
        <div><dt>{t('rules.option_allowed')}</dt><dd><Allowed option={option} language={language} /><Reserved option={option} /></dd></div>
        <div><dt>{t('rules.option_doubt')}</dt><dd>{t(`rules.doubt.${option.doubt}` as PlainKey)}</dd></div>
      </dl>
    </div>
  );
}
