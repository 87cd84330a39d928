// A line to type commands in, for those who like it and for those who cannot see: what may follow is
// offered as it is typed, by the same words as in the terminal. `:` or `/` opens it.
import { useEffect, useId, useRef, useState, type KeyboardEvent as Key } from 'react';
import { isFailure } from '../engine/client';
import type { Completion } from '../engine/protocol';
import { useWords } from '../words';
import type { Hand } from './hand';
import { History, completed, opens } from './line';

interface Props {
  hand: Hand;
  open: boolean;
  onOpen(open: boolean): void;
}

const history = new History();

export function CommandLine({ hand, open, onOpen }: Props) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!opens(event)) return;
      event.preventDefault();
      onOpen(true);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [onOpen]);
  return open ? <Line hand={hand} onClose={() => onOpen(false)} /> : null;
}

function Line({ hand, onClose }: { hand: Hand; onClose(): void }) {
  const t = useWords();
  const id = useId().replace(/\W/g, '');
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [words, setWords] = useState<Completion[]>([]);
  const [from, setFrom] = useState(0);
  const [known, setKnown] = useState(''); // the line that these words are for
  const [active, setActive] = useState(-1);
  const [told, setTold] = useState<{ said: string; wrong: boolean } | null>(null);
  // Whoever opened it has the focus again afterwards.
  const opener = useRef(document.activeElement);
  useEffect(() => {
    input.current?.focus();
    const before = opener.current;
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
    };
  }, []);

  const { answered } = hand.session.table ?? {};
  useEffect(() => {
    let late = false;
    void hand.session.engine.request('complete', { line: text }).then((reply) => {
      if (late) return;
      setWords(isFailure(reply) ? [] : reply.words);
      setFrom(isFailure(reply) ? 0 : reply.from);
      setKnown(text);
      setActive(-1);
    });
    return () => {
      late = true;
    };
  }, [hand, text, answered]);

  const write = (line: string) => {
    setText(line);
    setTold(null);
  };
  const take = (n: number) => {
    const word = words[n];
    if (word) write(`${text.slice(0, from)}${word.word} `);
    input.current?.focus();
  };

  /** Whoever types faster than the words come meant them all the same. */
  const completeLate = async () => {
    const reply = await hand.session.engine.request('complete', { line: text });
    const longer = isFailure(reply) ? null : completed(text, reply.from, reply.words);
    if (longer !== null && input.current?.value === text) write(longer);
  };

  const give = async () => {
    if (text.trim() === '') return;
    history.add(text);
    const reply = await hand.session.engine.request('typed', { line: text });
    if (isFailure(reply)) return setTold({ said: reply.error.sentence, wrong: true });
    const { does, command } = reply;
    if (does === 'hints') await hand.askHints();
    if (does === 'undo') await hand.session.undo();
    if (does === 'why' && command) await hand.consider(command, command);
    if (does === 'give' && command && !(await hand.send(command))) {
      const { refused, trouble } = hand.session.shown.get();
      const { refusal } = refused ?? {};
      return setTold({ said: refusal ? `${refusal.sentence} ${refusal.clause ?? ''}` : (trouble?.sentence ?? ''), wrong: true });
    }
    setText('');
    setTold(does === 'give' && command ? { said: t('line.done', { command }), wrong: false } : does === 'undo' ? { said: t('line.undone'), wrong: false } : null);
  };

  const onKey = (event: Key) => {
    const recalled = event.key === 'ArrowUp' && active < 0 ? history.back(text) : event.key === 'ArrowDown' && active < 0 ? history.forward() : null;
    if (recalled !== null) write(recalled);
    else if (event.key === 'ArrowDown') setActive(Math.min(active + 1, words.length - 1));
    else if (event.key === 'ArrowUp') setActive(Math.max(active - 1, -1));
    else if (event.key === 'Enter' && active >= 0) take(active);
    else if (event.key === 'Tab' && !event.shiftKey && known !== text) void completeLate();
    else if (event.key === 'Tab' && !event.shiftKey) {
      const longer = active >= 0 ? null : completed(text, from, words);
      if (active >= 0) take(active);
      else if (longer !== null) write(longer);
      else return; // nothing to complete: on to what comes next
    } else if (event.key === 'Escape' && active >= 0) setActive(-1);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <section className="command-line" aria-label={t('line.title')}>
      {words.length > 0 && (
        <ul className="words" role="listbox" id={`${id}words`} aria-label={t('line.words')}>
          {words.map(({ word, said }, n) => (
            <li key={word} id={`${id}${n}`} role="option" aria-selected={n === active} onMouseDown={(event) => event.preventDefault()} onClick={() => take(n)}>
              <b>{word}</b> <span>{said}</span>
            </li>
          ))}
        </ul>
      )}
      {told && <p className={told.wrong ? 'told wrong' : 'told'} role={told.wrong ? 'alert' : 'status'}>{told.said}</p>}
      <form onSubmit={(event) => { event.preventDefault(); void give(); }}>
        <label htmlFor={`${id}in`}>{t('line.label')}</label>
        <input
          ref={input}
          id={`${id}in`}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={words.length > 0}
          aria-controls={words.length > 0 ? `${id}words` : undefined}
          aria-activedescendant={active >= 0 ? `${id}${active}` : undefined}
          aria-describedby={`${id}how`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={400}
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={onKey}
        />
        <button type="submit" className="primary">{t('line.give')}</button>
        <button type="button" aria-label={t('close')} onClick={onClose}>✕</button>
      </form>
      <p className="small how" id={`${id}how`}>{t('line.how')}</p>
    </section>
  );
}
