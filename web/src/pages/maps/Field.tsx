// Fields that speak when one is done: a table is not four inches wide because somebody types 48. The
// arrows of a number speak at once.
import { type KeyboardEvent, useEffect, useState } from 'react';

interface FieldProps {
  label: string;
  /** Said to screen readers only: the row shows what it is. */
  silent?: boolean;
}

const done = (event: KeyboardEvent<HTMLInputElement>) => event.key === 'Enter' && event.currentTarget.blur();

export function NumberField({ label, silent, value, most, step, onChange }: FieldProps & { value: number; most: number; step: number; onChange(value: number): void }) {
  const [typed, setTyped] = useState(String(value));
  useEffect(() => setTyped(String(value)), [value]);
  const speak = (text: string) => {
    const wanted = Number(text);
    if (text === '' || !Number.isFinite(wanted)) setTyped(String(value));
    else if (wanted !== value) onChange(wanted);
  };
  const field = (
    <input
      type="number"
      aria-label={silent ? label : undefined}
      min={0}
      max={most}
      step={step}
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value);
        if (!(event.nativeEvent as InputEvent).inputType) speak(event.target.value);
      }}
      onBlur={() => speak(typed)}
      onKeyDown={done}
    />
  );
  return silent ? field : <label>{label}{field}</label>;
}

export function TextField({ label, value, onChange }: FieldProps & { value: string; onChange(value: string): void }) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const speak = () => {
    if (typed !== value) onChange(typed);
    setTyped(value); // what was not taken is not shown
  };
  return <label>{label}<input type="text" maxLength={60} value={typed} onChange={(event) => setTyped(event.target.value)} onBlur={speak} onKeyDown={done} /></label>;
}
