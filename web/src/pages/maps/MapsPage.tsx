// The map editor: a box of terrain, the table, the pieces in words and numbers, and what the program
// says about it all while one draws.
import { useEffect, useRef, useState } from 'react';
import { buildTotals } from '../../engine/lists.gen';
import { anySeed, startGame } from '../../play/starting';
import { type PlainKey, useWords } from '../../words';
import { type Edition, pieceOf, useCheck } from './check';
import { box, type Boxed, type Draft, type DraftPiece, emptyDraft, freeName, mirrored, putDown, shifted, usualOutline } from './draft';
import { EditorTable } from './EditorTable';
import { NumberField, TextField } from './Field';
import { keepDraft, keptDraft, mapObject } from './file';
import { Findings } from './Findings';
import { beginning, drawn, redone, undone } from './history';
import './maps.css';
import { PieceForm } from './PieceForm';
import { Shelf } from './Shelf';

function play(draft: Draft, edition: Edition): void {
  const seed = anySeed();
  const file = {
    format: 'six-skulls/setup', version: 1, name: draft.name, edition, build_total: buildTotals[edition],
    map: mapObject(draft), seats: [{ player: 'human' }, { player: 'simple' }], seed: Number(seed),
  };
  startGame({ setup: { file }, seed, deploy: 'auto' });
}

export default function MapsPage() {
  const t = useWords();
  const [history, setHistory] = useState(() => beginning(keptDraft() ?? emptyDraft(t('maps.unnamed'))));
  const [selected, setSelected] = useState<number | null>(null);
  const [edition, setEdition] = useState<Edition>('unlimited');
  const [drawing, setDrawing] = useState<Boxed | null>(null);
  const draft = history.now;
  const checked = useCheck(draft);
  const piece = selected === null ? undefined : draft.pieces[selected];
  const findings = checked?.find((one) => one.edition === edition)?.findings ?? [];
  useEffect(() => void keepDraft(draft), [draft]);

  // On a small screen the table is above what was just pressed.
  const main = useRef<HTMLDivElement>(null);
  const busy = drawing !== null;
  useEffect(() => {
    if (busy) main.current?.scrollIntoView({ block: 'nearest' });
  }, [busy]);

  const put = (next: Draft) => setHistory((old) => drawn(old, next));
  const putPiece = (n: number, next: DraftPiece) => put({ ...draft, pieces: draft.pieces.map((old, i) => (i === n ? next : old)) });
  const add = (next: Draft) => {
    put(next);
    setSelected(next.pieces.length - 1);
    setDrawing(null);
  };
  const open = (next: Draft) => {
    put(next);
    setSelected(null);
  };
  const copy = (one: DraftPiece) =>
    add({ ...draft, pieces: [...draft.pieces, { ...shifted(draft, one, [2000, -2000]), name: freeName(draft, one.name.replace(/_\d+$/, '')) }] });
  const remove = (n: number) => open({ ...draft, pieces: draft.pieces.toSpliced(n, 1) });
  const side = (value: number) => Math.min(96, Math.max(1, Math.round(value))) * 1000;

  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDrawing(null);
      if (!(event.ctrlKey || event.metaKey) || (event.target as Element).closest('input')) return;
      const key = event.key.toLowerCase();
      if (key === 'z' || key === 'y') {
        event.preventDefault();
        setHistory(key === 'y' || event.shiftKey ? redone : undone);
      }
    };
    window.addEventListener('keydown', keys);
    return () => window.removeEventListener('keydown', keys);
  }, []);

  return (
    <div className="maps">
      <div className="maps-main" ref={main}>
        <div className="maps-bar">
          <button type="button" disabled={history.past.length === 0} onClick={() => setHistory(undone)}>↶ {t('maps.undo')}</button>
          <button type="button" disabled={history.future.length === 0} onClick={() => setHistory(redone)}>↷ {t('maps.redo')}</button>
          <button type="button" disabled={draft.pieces.length === 0 || draft.pieces.length > 32} onClick={() => put(mirrored(draft))}>{t('maps.mirror')}</button>
        </div>
        <EditorTable
          draft={draft}
          selected={piece ? selected : null}
          findings={findings}
          drawing={drawing !== null}
          onSelect={setSelected}
          onPiece={putPiece}
          onDrawn={(outline) => drawing && add(putDown(draft, drawing, outline))}
        />
        <p className="small" role="status">{drawing ? t('maps.drawing') : t('maps.how')}</p>
      </div>
      <div className="maps-side">
        <section className="card" aria-labelledby="maps-box">
          <h2 id="maps-box">{t('maps.box')}</h2>
          <ul className="maps-box">
            {box.map((boxed) => (
              <li key={boxed.name} data-terrain={boxed.name}>
                <span className="maps-swatch" aria-hidden="true" />
                <span>{t(`maps.box.${boxed.name}` as PlainKey)}</span>
                <button type="button" aria-label={t('maps.put_named', { name: t(`maps.box.${boxed.name}` as PlainKey) })} onClick={() => add(putDown(draft, boxed, usualOutline(draft, boxed)))}>{t('maps.put')}</button>
                <button type="button" aria-pressed={drawing === boxed} aria-label={t('maps.draw_named', { name: t(`maps.box.${boxed.name}` as PlainKey) })} onClick={() => setDrawing(drawing === boxed ? null : boxed)}>✎ {t('maps.draw')}</button>
              </li>
            ))}
          </ul>
        </section>
        <Findings checked={checked} edition={edition} onEdition={setEdition} onLight={setSelected} onPlay={() => play(draft, edition)} />
        <section className="card" aria-labelledby="maps-pieces">
          <h2 id="maps-pieces">{t('maps.pieces', { n: draft.pieces.length })}</h2>
          <ul className="maps-pieces">
            {draft.pieces.map(({ name }, n) => (
              <li key={name}>
                <button type="button" aria-pressed={n === selected} onClick={() => setSelected(n === selected ? null : n)}>{findings.some((one) => pieceOf(one) === n) && <span aria-hidden="true">⚠ </span>}{name.replaceAll('_', ' ')}</button>
              </li>
            ))}
          </ul>
          {piece && selected !== null && (
            <PieceForm draft={draft} piece={piece} onChange={(next) => putPiece(selected, next)} onRemove={() => remove(selected)} onCopy={() => copy(piece)} />
          )}
        </section>
        <section className="card" aria-labelledby="maps-table">
          <h2 id="maps-table">{t('maps.table')}</h2>
          <div className="fields">
            <TextField label={t('maps.name')} value={draft.name} onChange={(name) => put({ ...draft, name })} />
            <NumberField label={t('maps.width')} value={draft.width / 1000} most={96} step={1} onChange={(inches) => put({ ...draft, width: side(inches) })} />
            <NumberField label={t('maps.depth')} value={draft.height / 1000} most={96} step={1} onChange={(inches) => put({ ...draft, height: side(inches) })} />
          </div>
        </section>
        <Shelf draft={draft} onOpen={open} onEmpty={() => open(emptyDraft(t('maps.unnamed')))} />
      </div>
    </div>
  );
}
