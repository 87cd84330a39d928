// The workshop: a figure made click by click, judged while it is made, printed, saved, played.
import { useEffect, useState } from 'react';
import { engine } from '../../app/engine';
import { figuresFile, figuresIn, firstFigure, keepOwn, own, readOwn, removeOwn } from '../../app/own_figures';
import { go } from '../../app/route';
import { useStore } from '../../app/store';
import { importText, saveFile } from '../../play/files';
import { said, useWords } from '../../words';
import '../armies/armies.css';
import { addTo } from '../armies/army';
import { workbench } from '../armies/shelf';
import { useCollection, type Collection } from '../figures/data';
import { dialsAt, fileCell, pointsAt, startOf, turnedBy } from '../figures/dial';
import '../figures/figures.css';
import { LeftOut } from '../figures/LeftOut';
import { levelName } from '../figures/names';
import { Portrait } from '../figures/Portrait';
import { openSheet } from '../figures/sheet';
import { TurningDial } from '../figures/TurningDial';
import { abilitiesOf } from './abilities';
import { CellEditor } from './CellEditor';
import { fileOf, place, useJudgement } from './check';
import { DialGrid } from './DialGrid';
import { cellNamed, copiedClick, draftFrom, filledDown, idFor, isCastle, isLarge, laid, newDraft, pointerOf, stepped, withCell, withoutClick, withReach, withStart, type At, type Draft } from './draft';
import { Fields } from './Fields';
import { Levels } from './Levels';
import { atLevel, settled, withLevel } from './levels';
import { Verdict } from './Verdict';
import './workshop.css';

const firstCell: At = { dial: 0, click: 0, stat: 'speed' };

function Bench({ collection, first }: { collection: Collection; first: Draft }) {
  const t = useWords();
  const [draft, setDraft] = useState(first);
  const [picked, setPicked] = useState(firstCell);
  const [note, setNote] = useState('');
  const entries = useStore(own) ?? [];
  const [pickedLevel, setLevel] = useState(0);
  const judgement = useJudgement(draft);
  const level = Math.min(pickedLevel, Math.max(0, (draft.levels?.length ?? 0) - 1));
  const levelNow = draft.levels?.[level];
  const dials = dialsAt(draft, level);
  const at = dials[picked.dial]?.clicks[picked.click] ? picked : firstCell;
  const dial = dials[at.dial] ?? { clicks: [] };
  const cell = fileCell(dial.clicks[at.click], at.stat) ?? { value: 0 };
  const turned = turnedBy(levelNow?.clicks, at.dial);
  const kind = draft.kind ?? 'warrior';
  const castle = isCastle(kind);
  const error = judgement?.checked.error;
  const pointer = error ? pointerOf(error.where) : [];
  const named = cellNamed(pointer);
  const wrong = named && (named.level === null || named.level === level) ? named.at : null;
  const wrongHere = wrong && wrong.dial === at.dial && wrong.click === at.click && wrong.stat === at.stat;
  const change = (edit: (draft: Draft) => Draft) => setDraft(atLevel(draft, level, edit));
  const toLevel = (some: Draft, to: number) => {
    const n = at.dial < dialsAt(some, to).length ? at.dial : 0;
    const beginning = dialsAt(some, to)[n];
    setLevel(to);
    if (beginning) setPicked({ ...at, dial: n, click: startOf(some, to, beginning) });
  };
  const begin = (some: Draft) => {
    setDraft(some);
    setLevel(0);
    setPicked(firstCell);
    setNote('');
  };
  // The first figure of a file; it gets an id of its own when it is saved.
  const open = (text: string | null) => {
    const figure = text === null ? null : firstFigure(text);
    if (figure) begin(laid(draftFrom(figure, figure.name)));
    else if (text !== null) setNote(t('armies.unreadable'));
  };
  const save = async (): Promise<string | null> => {
    const id = draft.id || idFor(draft.name, entries.map(([taken]) => taken));
    const kept = { ...draft, id };
    const done = await keepOwn(id, figuresFile([kept]));
    setNote(done ? t('workshop.saved', { name: kept.name }) : t('workshop.no_room'));
    if (!done) return null;
    engine.restart();
    setDraft(kept);
    return id;
  };
  const toArmy = async () => {
    const id = await save();
    if (!id) return;
    workbench.set(addTo(workbench.get(), levelNow ? `${id}@${levelNow.name}` : id));
    go('armies');
  };
  const remove = async (id: string) => {
    await removeOwn(id);
    engine.restart();
    if (draft.id === id) setDraft({ ...draft, id: '' });
  };
  const print = async () => setNote((await openSheet(['figures', 'print', place], fileOf(draft))) ? '' : t('figures.no_sheet'));
  const sound = judgement?.checked.ok === true;
  const figures = figuresIn(entries);
  return (
    <div className="wk">
      <section className="card wk-who" aria-labelledby="wk-name">
        <header className="wk-head">
          <Portrait kind={kind} factions={castle ? [] : draft.factions} silhouette={draft.silhouette} large />
          <div><h2 id="wk-name">{draft.name || '…'}</h2><p className="small">{draft.factions.map((one) => said('faction', one)).join(', ')}</p></div>
        </header>
        <Fields draft={draft} wrong={pointer[0]} onChange={(some) => setDraft(settled(some))} />
        <Levels draft={draft} level={level} wrong={pointer} onPick={(to) => toLevel(draft, to)} onChange={setDraft} />
        <Verdict judgement={judgement} level={level} named={levelNow?.name} points={pointsAt(draft, level) ?? 0}
          onTakeValue={(points) => setDraft(levelNow ? withLevel(draft, level, { points }) : { ...draft, points })} />
        <div className="row">
          <button type="button" className="primary" disabled={!sound} onClick={() => void toArmy()}>{t('workshop.play')}</button>
          <button type="button" disabled={!sound} onClick={() => void save()}>{t('armies.save')}</button>
          <button type="button" disabled={!sound} onClick={() => void print()}>{t('figures.print')}</button>
          <button type="button" onClick={() => saveFile(`${draft.id || idFor(draft.name, [])}.json`, figuresFile([{ ...draft, id: draft.id || idFor(draft.name, []) }]), 'application/json')}>{t('workshop.download')}</button>
          <label className="button file">
            {t('workshop.open')}
            <input type="file" accept=".json" onChange={(event) => void importText(event).then(open)} />
          </label>
          <button type="button" onClick={() => begin(newDraft(t('workshop.new_name')))}>{t('workshop.new')}</button>
        </div>
        <p className="small" role="status">{note}</p>
      </section>
      <section className="wk-dial" aria-labelledby="wk-dial">
        <h2 id="wk-dial">{t('workshop.dial')}{levelNow && ` · ${levelName(levelNow.name)}`}</h2>
        <TurningDial figure={draft} dial={dial} slot={Math.min(at.click, dial.clicks.length)} onTurn={(click) => setPicked({ ...at, click: Math.min(click, dial.clicks.length - 1) })} />
        {isLarge(kind) && (
          <div className="fields">
            <label>{t('workshop.range')}<input type="number" min={0} max={96} value={dial.range ?? 0} onChange={(event) => change((now) => withReach(now, at.dial, { range: event.target.valueAsNumber || 0 }))} /></label>
            <label>{t('workshop.arrows')}<input type="number" min={1} max={6} value={dial.targets ?? 1} onChange={(event) => change((now) => withReach(now, at.dial, { targets: event.target.valueAsNumber || 1 }))} /></label>
          </div>
        )}
      </section>
      <section className={dials.length > 1 ? 'wk-dials many' : 'wk-dials'} aria-label={t('figures.whole_dial')}>
        {dials.map((one, n) => (
          <DialGrid key={n} dial={one} n={n} castle={castle} picked={at} wrong={wrong} start={startOf(draft, level, one)} onPick={setPicked}
            onStep={(where, by) => change((now) => withCell(now, where, stepped(fileCell(one.clicks[where.click], where.stat) ?? {}, by)))}
            onCopy={(click) => change((now) => copiedClick(now, n, click))} onRemove={(click) => change((now) => withoutClick(now, n, click))} />
        ))}
        <p className="small">{t('workshop.keys')}</p>
        <CellEditor at={at} cell={cell} abilities={abilitiesOf(collection, at.stat)} trouble={wrongHere ? (error?.message ?? null) : null}
          starts={at.click < turned ? null : at.click === startOf(draft, level, dial)} onStart={() => change((now) => withStart(now, at.dial, at.click - turned))}
          onCell={(some) => change((now) => withCell(now, at, some))} onFill={() => change((now) => filledDown(now, at, cell))} />
      </section>
      <section className="wk-own" aria-labelledby="wk-own">
        <h2 id="wk-own">{t('workshop.own')}</h2>
        {figures.length === 0 && <p className="small">{t('armies.none_saved')}</p>}
        <ul className="arm-ready">
          {figures.map((figure) => (
            <li key={figure.id}>
              <button type="button" onClick={() => begin(laid(figure))}><strong>{figure.name}</strong></button>
              <button type="button" className="arm-forget" aria-label={t('stored.delete_named', { name: figure.name })} onClick={() => void remove(figure.id)}>✕</button>
            </li>
          ))}
        </ul>
        <LeftOut />
      </section>
    </div>
  );
}

function Opening({ from }: { from: string | undefined }) {
  const t = useWords();
  const collection = useCollection();
  const entries = useStore(own);
  const [first, setFirst] = useState<Draft | null>(null);
  const ready = typeof collection !== 'string' && Object.keys(collection.shown).length > 0;
  useEffect(() => void readOwn(), []);
  useEffect(() => {
    if (!ready || !entries || first) return;
    const figure = from ? collection.shown[from] : undefined;
    const mine = figuresIn(entries).find(({ id }) => id === from);
    if (mine) return setFirst(laid(mine));
    setFirst(figure ? draftFrom(figure, t('workshop.copy_of', { name: figure.name })) : newDraft(t('workshop.new_name')));
  }, [ready, entries, first, from, collection, t]);
  if (collection === 'failed') return <p role="alert">{t('figures.failed')}</p>;
  if (typeof collection === 'string' || !first) return <p className="loading">{t('figures.loading')}</p>;
  return <Bench collection={collection} first={first} />;
}

export default function Workshop({ rest }: { rest: string[] }) {
  const from = rest[0] === 'from' ? rest[1] : undefined;
  return <Opening key={from} from={from} />;
}
