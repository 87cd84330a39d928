// #/sandbox: the judge's table; #/sandbox/TEXT: a position that came as a link; #/sandbox/TEXT/COMMAND: and what is asked of it.
import { useEffect, useState } from 'react';
import { engine } from '../../app/engine';
import { address } from '../../app/route';
import { useSettings } from '../../app/settings';
import { useStore } from '../../app/store';
import type { BoardProps } from '../../board/props';
import { Hand } from '../../play/hand';
import { Session } from '../../play/session';
import { games } from '../../play/storage';
import { Table } from '../../play/Table';
import { useWords, type PlainKey } from '../../words';
import { unpack } from '../share/link';
import { Arrange } from './Arrange';
import { AskJudge } from './AskJudge';
import { Judge, type Bench } from './judge';
import './sandbox.css';
import { ScenarioText } from './ScenarioText';

/** Something to begin with: two warriors in reach of each other. */
const beginning = `table 36 x 36 ; build 200 ; actions 2
given r1 longbarrel_marksman red at 16,14 facing 90
      b1 mirefen_brawler blue at 18,21 facing 270
`;

function useJudge(packed: string | undefined) {
  const [judge, setJudge] = useState<Judge | null>(null);
  const [text, setText] = useState(beginning);
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    let wanted = true;
    const session = new Session(engine, games, 'sandbox');
    const hand = new Hand(session);
    const stopRefreshing = session.shown.subscribe(() => hand.refresh());
    const open = async () => {
      const scenario = packed === undefined ? beginning : await unpack(packed);
      if (!wanted) return;
      setBroken(scenario === null);
      if (scenario === null) return;
      setText(scenario);
      await session.lay(scenario);
    };
    setJudge(new Judge(session, hand));
    void open();
    return () => {
      wanted = false;
      stopRefreshing();
      session.leave();
    };
  }, [packed]);
  return { judge, text, broken };
}

/** While the table is set, a drag sets a figure down and the handle turns it, whatever the rules say. */
function arranging(judge: Judge, { adding, laying, held, turning }: Bench, selected: string | null): Partial<BoardProps> {
  const figure = judge.hand.figure(selected);
  const facing = held?.facing ?? figure?.facing ?? 0;
  const drop = (at: [number, number]) => void (figure && judge.edit({ set: { figure: figure.label, at } }));
  return {
    reach: null, way: null, targets: [], fire: [], blocked: null, ready: [], members: [],
    ghosts: held ? [{ ...held, path: [], legal: true }] : [],
    turning: figure && turning ? { figure: figure.label, facing } : null,
    onPick: (label) => {
      judge.put({ turning: label === selected && !turning });
      void judge.hand.select(label);
    },
    onLasso: () => {},
    onPoint: (at) => figure && judge.put({ held: { figure: figure.label, at, facing: figure.facing } }),
    onDrop: drop,
    onTurn: (next) => figure && judge.put({ held: { figure: figure.label, at: figure.at, facing: next } }),
    onTurned: (next) => void (figure && judge.edit({ set: { figure: figure.label, facing: next } })),
    onGround: (at) => {
      if (adding) void judge.edit({ add: { warrior: adding.warrior, seat: adding.seat, at, facing: adding.seat === 'red' ? 900 : 2700 } });
      else if (laying) void judge.layObjective(at);
      else void judge.hand.select(null);
    },
  };
}

type Tool = 'arrange' | 'ask' | 'text';
const tools: [Tool, PlainKey][] = [['arrange', 'sandbox.arrange'], ['ask', 'sandbox.ask'], ['text', 'sandbox.as_text']];

function Desk({ judge, text, command }: { judge: Judge; text: string; command: string }) {
  const t = useWords();
  const { language } = useSettings();
  const { table, trouble, busy } = useStore(judge.session.shown);
  const bench = useStore(judge.bench);
  const { selected } = useStore(judge.hand.state);
  const [tool, setTool] = useState<Tool>('ask');
  useEffect(() => {
    if (judge.session.table) void judge.session.retell();
  }, [judge, language]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== 'z' || !judge.mayUndo) return;
      if ((event.target as Element).closest('textarea, input[type=text]')) return; // there it is the text's own
      event.preventDefault();
      void judge.undo();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [judge]);
  if (!table) return <p className="loading" role={trouble ? 'alert' : 'status'}>{trouble?.sentence ?? t('loading')}</p>;
  const panel = (
    <section className="judge card" aria-label={t('sandbox.title')}>
      <div className="tabs" role="tablist" aria-label={t('sandbox.title')}>
        {tools.map(([name, title]) => (
          <button key={name} type="button" role="tab" id={`judge-${name}`} aria-selected={tool === name} aria-controls="judge-panel" onClick={() => { setTool(name); judge.put({ trouble: null, held: null }); }}>{t(title)}</button>
        ))}
      </div>
      {tool !== 'ask' && (
        <div className="row judge-undo">
          <button type="button" aria-keyshortcuts="Control+Z" title={t('sandbox.back_keys')} disabled={!judge.mayUndo || busy} onClick={() => void judge.undo()}><span aria-hidden="true">↶</span> {t('sandbox.back')}</button>
          <button type="button" onClick={() => void judge.blank(table.edition, 'open_field')}>{t('sandbox.blank')}</button>
        </div>
      )}
      <div className="judge-panel" id="judge-panel" role="tabpanel" aria-labelledby={`judge-${tool}`}>
        {tool !== 'text' && bench.trouble && <p className="refusal" role="alert">{bench.trouble.sentence}</p>}
        {tool === 'arrange' && <Arrange judge={judge} table={table} />}
        {tool === 'ask' && <AskJudge judge={judge} first={command} />}
        {tool === 'text' && <ScenarioText judge={judge} first={text} />}
      </div>
    </section>
  );
  return (
    <div className="sandbox" data-tool={tool}>
      <Table session={judge.session} hand={judge.hand} lesson={panel} {...(tool === 'arrange' ? { over: arranging(judge, bench, selected) } : {})} />
    </div>
  );
}

export default function SandboxPage({ rest }: { rest: string[] }) {
  const t = useWords();
  const { judge, text, broken } = useJudge(rest[0]);
  if (broken) return <p className="loading" role="alert">{t('sandbox.bad_link')} <a href={address('sandbox')}>{t('sandbox.title')}</a></p>;
  return judge ? <Desk key={rest[0]} judge={judge} text={text} command={rest[1] ?? ''} /> : null;
}
