// One question: its position on the table, what each edition says of it, and the command that shows
// it, weighed under both. The judge's table takes the position as it is.
import { useEffect, useMemo, useState } from 'react';
import { engine } from '../../app/engine';
import { address, go } from '../../app/route';
import { motionWanted, useSettings } from '../../app/settings';
import { Board } from '../../board/Board';
import { isFailure } from '../../engine/client';
import type { TableView } from '../../engine/protocol';
import { boardWords } from '../../play/board_props';
import { said, useWords } from '../../words';
import { type Asking, useCompared } from '../compare/compare';
import { ComparedView } from '../compare/Compared';
import { neighbours } from '../rules/catalog';
import { pack } from '../share/link';
import { Sayings } from './EditionsView';
import type { EditionsRow } from './page';

const nothing = () => {};
const kEditions = ['unlimited', 'v2'] as const;

/** As the last of the editions has it: 2.0, or both. */
function useLaid(position: string | undefined): { table: TableView | null; trouble: string | null } {
  const [laid, setLaid] = useState<{ table: TableView | null; trouble: string | null }>({ table: null, trouble: null });
  useEffect(() => {
    let wanted = true;
    void engine.request('lay', { scenario: position ?? '' }).then((reply) => {
      if (wanted) setLaid(isFailure(reply) ? { table: null, trouble: reply.error.sentence } : { table: reply.table, trouble: null });
    });
    return () => {
      wanted = false;
    };
  }, [position]);
  return laid;
}

function Ground({ table }: { table: TableView }) {
  const t = useWords();
  const words = useMemo(() => boardWords(t), [t]);
  const motion = motionWanted(useSettings());
  const [picked, setPicked] = useState<string | null>(null);
  return (
    <Board
      table={table} bottom="red" selected={picked} members={[]} cursor={null} reach={null} way={null} targets={[]} fire={[]} blocked={null}
      ghosts={[]} ready={[]} turning={null} showAreas={false} flashes={[]} motion={motion} words={words} close
      onPick={setPicked} onLasso={nothing} onHover={nothing} onPoint={nothing} onDrop={nothing} onTurn={nothing} onTurned={nothing} onGround={() => setPicked(null)}
    />
  );
}

function asking({ positions, commands }: EditionsRow): Asking | null {
  const [position = '', other = position] = positions;
  const [command = '', another = command] = commands;
  if (command === '') return null;
  const one = { position, command, editions: kEditions };
  return command === another ? one : [one, { ...one, position: other, command: another }];
}

export function PairView({ row, all }: { row: EditionsRow; all: EditionsRow[] }) {
  const t = useWords();
  const { table, trouble } = useLaid(row.positions.at(-1));
  const asked = asking(row);
  const told = useCompared(asked);
  const name = (label: string) => {
    const found = table?.figures.find((one) => one.label === label)?.name;
    return found && found.toLowerCase() !== label.toLowerCase() ? `${found} (${label})` : label;
  };
  // Who gives it stands there anyway.
  const open = async (n: number) => go('sandbox', await pack(row.positions[n] ?? ''), (row.commands[n] ?? '').replace(/^(red|blue) /, ''));
  const [before, after] = neighbours(all.map(({ id }) => id), row.id).map((id) => all.find((one) => one.id === id));
  return (
    <article className="rules-page ed-page">
      <p className="small"><a href={address('rules', 'editions')}>{t('editions.title')}</a></p>
      <h2><span className="rules-mark">{row.number}</span> {row.question}</h2>
      <div className="ed-table">
        {table && <Ground table={table} />}
        {trouble && <p className="refusal" role="alert">{trouble}</p>}
      </div>
      <div className="row">
        {row.positions.map((_, n) => (
          <button key={n} type="button" onClick={() => void open(n)}>{t('editions.open', { edition: said('edition', row.positions.length > 1 ? (kEditions[n] ?? '') : 'v2') })}</button>
        ))}
      </div>
      <Sayings sides={row.sides} heading="h3" />
      {asked && (
        <>
          <h3>{t('editions.command')} <code>{[...new Set(row.commands)].join(' · ')}</code></h3>
          {told === null && <p role="status">{t('loading')}</p>}
          {told && 'trouble' in told && <p className="refusal" role="alert">{told.trouble}</p>}
          {told && 'sides' in told && <ComparedView told={told} name={name} apart={Array.isArray(asked)} />}
        </>
      )}
      <nav className="rules-turn" aria-label={t('rules.turn_page')}>
        {before && <a href={address('rules', 'editions', before.id)} rel="prev">← {before.question}</a>}
        {after && <a href={address('rules', 'editions', after.id)} rel="next">{after.question} →</a>}
      </nav>
    </article>
  );
}
