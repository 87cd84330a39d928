// The house decisions of a new battle: what its edition leaves to the players, asked of the program when it is opened.
import { useEffect, useState } from 'react';
import type { Answers, Edition, RuleOption } from '../engine/protocol';
import { useWords } from '../words';
import { askProgram } from './program';
import { useSettings } from './settings';

export type HouseValue = string | number | boolean;
export type HouseWish = Record<string, HouseValue>;

interface Choice {
  option: RuleOption;
  /** What the decision says. */
  text: string;
}

/** Lengths and angles are told in thousandths and tenths; a set-up file has them as people say them. */
export const scaleOf = ({ type }: RuleOption) => (type === 'mils' ? 1000 : type === 'tenths' ? 10 : 1);

/** What an edition leaves to the players; of a decision with several numbers each. */
export function choicesOf(clauses: Answers['rules list'], edition: Edition): Choice[] {
  return clauses.flatMap(({ id, text, options }) =>
    (options ?? []).filter((option) => option.id === id && option.chosen_in.includes(edition)).map((option) => ({ option, text })));
}

/** The wish with one value more; without it where that is the edition's own. */
export function chosen(wish: HouseWish, option: RuleOption, edition: Edition, value: HouseValue): HouseWish {
  const { [option.name]: _, ...others } = wish;
  const usual = option.default[edition];
  const same = typeof usual === 'number' ? usual === Math.round(Number(value) * scaleOf(option)) : usual === value;
  return same ? others : { ...others, [option.name]: value };
}

function Value({ option, edition, value, put }: { option: RuleOption; edition: Edition; value: HouseValue | undefined; put: (value: HouseValue) => void }) {
  const t = useWords();
  const usual = option.default[edition] ?? '';
  if (option.type === 'bool')
    return <input type="checkbox" checked={(value ?? usual) === true} onChange={(event) => put(event.target.checked)} />;
  if (option.values)
    return (
      <select value={String(value ?? usual)} onChange={(event) => put(event.target.value)}>
        {option.values.map((one) => <option key={one} value={one}>{one.replaceAll('_', ' ')}{one === usual ? ` (${t('new.option_usual')})` : ''}</option>)}
      </select>
    );
  const scale = scaleOf(option);
  return (
    <input
      type="number" min={(option.min ?? 0) / scale} max={(option.max ?? 0) / scale} step={(option.step ?? 1) / scale} required
      value={Number(value ?? Number(usual) / scale)} onChange={(event) => put(event.target.valueAsNumber || 0)}
    />
  );
}

export function HouseOptions({ edition, wish, put }: { edition: Edition; wish: HouseWish; put: (wish: HouseWish) => void }) {
  const t = useWords();
  const { language } = useSettings();
  const [open, setOpen] = useState(false);
  const [choices, setChoices] = useState<Choice[] | string>();
  useEffect(() => {
    if (!open) return undefined;
    let wanted = true;
    setChoices(undefined);
    void askProgram<Answers['rules list']>(['rules', 'list', '--options', '--edition', edition, '--json', '--lang', language])
      .then((told) => wanted && setChoices('value' in told ? choicesOf(told.value, edition) : told.trouble));
    return () => {
      wanted = false;
    };
  }, [open, edition, language]);
  const count = Object.keys(wish).length;
  return (
    <details className="house-options" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('new.options')}{count > 0 && ` (${t('new.options_changed', { n: count })})`}</summary>
      {typeof choices === 'string' && <p role="alert">{choices}</p>}
      {Array.isArray(choices) && (
        <ul>
          {choices.map(({ option, text }) => (
            <li key={option.name}>
              <label>
                <span><code>{option.name}</code> {text}</span>
                <Value option={option} edition={edition} value={wish[option.name]} put={(value) => put(chosen(wish, option, edition, value))} />
              </label>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
