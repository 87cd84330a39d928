// The judge is asked: any command in words, why or why not; and the dice say what they are told to.
import { useState } from 'react';
import { useStore } from '../../app/store';
import { isFailure } from '../../engine/client';
import type { Failure } from '../../engine/protocol';
import { ClauseLink } from '../../play/ClauseSheet';
import { useClauses } from '../../play/rules';
import { useWords } from '../../words';
import { CompareSheet } from '../compare/CompareSheet';
import type { Judge } from './judge';

/** The clauses of an answer; their texts are asked for when somebody wants to read them. */
function Cited({ ids }: { ids: string[] }) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  const told = useClauses(open ? ids : []);
  const textOf = (id: string) => (Array.isArray(told) ? told.find((one) => one.id === id)?.text : undefined);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('sandbox.clauses', { n: ids.length })}</summary>
      {ids.map((id) => <p key={id} className="small"><ClauseLink id={id} /> {textOf(id)}</p>)}
      {typeof told === 'object' && 'trouble' in told && <p role="alert">{told.trouble}</p>}
    </details>
  );
}

/** What is weighed, of the position as it stands, in another edition too. */
function Compare({ judge, command }: { judge: Judge; command: string }) {
  const t = useWords();
  const [position, setPosition] = useState<string | null>(null);
  const [trouble, setTrouble] = useState('');
  const edition = judge.session.table?.edition;
  const open = async () => {
    const told = await judge.scenario();
    setTrouble('reason' in told ? told.reason : '');
    if ('text' in told) setPosition(told.text);
  };
  return (
    <>
      <button type="button" className="cmp-open" onClick={() => void open()}><span aria-hidden="true">⚖ </span>{t('compare.open')}</button>
      {trouble && <p className="refusal" role="alert">{trouble}</p>}
      {position !== null && edition && (
        <CompareSheet position={position} command={command} edition={edition} name={(label) => judge.hand.figure(label)?.name ?? label} onClose={() => setPosition(null)} />
      )}
    </>
  );
}

/** `first`: a command that came with the link. */
export function AskJudge({ judge, first }: { judge: Judge; first: string }) {
  const t = useWords();
  const [command, setCommand] = useState(first);
  const [wrong, setWrong] = useState<Failure['error'] | null>(null);
  const { why } = useStore(judge.hand.state);
  const { dice } = useStore(judge.bench);
  const ask = async () => {
    setWrong(null);
    const reply = await judge.session.engine.request('why', { command });
    if (isFailure(reply)) setWrong(reply.error);
    else await judge.hand.consider(command, command);
  };
  const column = wrong ? /:(\d+)$/.exec(wrong.where)?.[1] : undefined;
  return (
    <>
      <p className="small">{t('sandbox.ask_how')}</p>
      <form className="judge-command" onSubmit={(event) => { event.preventDefault(); void ask(); }}>
        <label>{t('sandbox.command')}
          <input type="text" value={command} spellCheck={false} autoCapitalize="off" placeholder="shoot r1 at b1" aria-invalid={wrong !== null} onChange={(event) => setCommand(event.target.value)} />
        </label>
        {wrong && (
          <div className="refusal" role="alert">
            {column && <pre aria-hidden="true">{command}{'\n'}{' '.repeat(Math.max(0, Number(column) - 1))}^</pre>}
            <p>{column ? t('sandbox.column', { n: column }) : ''} {wrong.sentence}</p>
          </div>
        )}
        <button type="submit" className="primary" disabled={command.trim() === ''}>{t('sandbox.why')}</button>
      </form>
      {why && (
        <div className="verdict" role="status">
          <p><strong>{t(why.legal ? 'sandbox.legal' : 'sandbox.illegal')}</strong> <code>{why.command}</code></p>
          {why.refusal && <p>{why.refusal.sentence} <ClauseLink id={why.refusal.clause} /></p>}
          <Cited ids={why.clauses} />
          <Compare judge={judge} command={why.command} />
        </div>
      )}
      <fieldset>
        <legend>{t('sandbox.dice')}</legend>
        <div className="row">
          {[0, 1].map((n) => (
            <select key={n} aria-label={t('sandbox.die', { n: n + 1 })} value={dice[n] ?? 0} onChange={(event) => {
              const pips = Number(event.target.value);
              const next = [dice[0] ?? pips, dice[1] ?? pips];
              next[n] = pips;
              judge.put({ dice: pips === 0 ? [] : next });
            }}>
              <option value={0}>{t('sandbox.as_it_falls')}</option>
              {[1, 2, 3, 4, 5, 6].map((pips) => <option key={pips} value={pips}>{'⚀⚁⚂⚃⚄⚅'[pips - 1]} {pips}</option>)}
            </select>
          ))}
        </div>
      </fieldset>
    </>
  );
}
