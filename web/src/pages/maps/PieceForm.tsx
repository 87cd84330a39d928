// The chosen piece in numbers: everything that the pointer can do, and by keyboard too.
import type { Place } from '../../engine/protocol';
import { type PlainKey, useWords } from '../../words';
import { NumberField, TextField } from './Field';
import { type Draft, type DraftPiece, edgeOf, heights, kinds, middleOf, ofHeight, shifted, toggledAccess, withCorner, within, withNewCorner, withoutCorner } from './draft';

function Inches({ label, mils, most, silent = false, onChange }: { label: string; mils: number; most: number; silent?: boolean; onChange(mils: number): void }) {
  return <NumberField label={label} silent={silent} value={mils / 1000} most={most / 1000} step={0.25} onChange={(inches) => onChange(Math.round(inches * 1000))} />;
}

export function PieceForm({ draft, piece, onChange, onRemove, onCopy }: { draft: Draft; piece: DraftPiece; onChange(piece: DraftPiece): void; onRemove(): void; onCopy(): void }) {
  const t = useWords();
  const left = Math.min(...piece.outline.map(([x]) => x));
  const bottom = Math.min(...piece.outline.map(([, y]) => y));
  const named = (typed: string) => typed.toLowerCase().replace(/[^a-z0-9]+/g, '_').slice(0, 64);
  const rename = (name: string) => {
    if (name !== '' && !draft.pieces.some((one) => one.name === name)) onChange({ ...piece, name });
  };
  const built = (points: true | number | undefined): DraftPiece => {
    const { constructed: _, ...bare } = piece;
    return points === undefined ? bare : { ...bare, constructed: points };
  };
  const corner = (n: number, at: Place) => onChange(withCorner(piece, n, within(draft, at)));
  const open = (edge: number) => piece.access.some((at) => edgeOf(piece.outline, at).edge === edge);
  return (
    <div className="maps-form">
      <div className="fields">
        <TextField label={t('maps.piece_name')} value={piece.name} onChange={(typed) => rename(named(typed))} />
        <label>{t('maps.kind')}
          <select value={piece.kind} onChange={(event) => onChange({ ...piece, kind: kinds.find((one) => one === event.target.value) ?? piece.kind })}>
            {kinds.map((kind) => <option key={kind} value={kind}>{t(`maps.kind.${kind}` as PlainKey)}</option>)}
          </select>
        </label>
        <label>{t('maps.height')}
          <select value={piece.height} onChange={(event) => onChange(ofHeight(piece, heights.find((one) => one === event.target.value) ?? piece.height))}>
            {heights.map((height) => <option key={height} value={height}>{t(`maps.height.${height}` as PlainKey)}</option>)}
          </select>
        </label>
        <Inches label={t('maps.left')} mils={left} most={draft.width} onChange={(x) => onChange(shifted(draft, piece, [x - left, 0]))} />
        <Inches label={t('maps.bottom')} mils={bottom} most={draft.height} onChange={(y) => onChange(shifted(draft, piece, [0, y - bottom]))} />
      </div>
      <div className="row">
        <label className="check">
          <input type="checkbox" checked={piece.constructed !== undefined} onChange={(event) => onChange(built(event.target.checked || undefined))} />
          {t('maps.constructed')}
        </label>
        {piece.constructed !== undefined && (
          <label>{t('maps.structure')}{' '}
            <input type="number" min={1} max={20} value={piece.constructed === true ? '' : piece.constructed} placeholder={t('maps.structure_usual')} onChange={(event) => onChange(built(event.target.valueAsNumber >= 1 ? Math.min(20, Math.round(event.target.valueAsNumber)) : true))} />
          </label>
        )}
      </div>
      <div className="row">
        <button type="button" onClick={onCopy}>{t('maps.copy')}</button>
        <button type="button" onClick={onRemove}>{t('maps.remove')}</button>
      </div>
      <details>
        <summary>{t('maps.corners', { n: piece.outline.length })}</summary>
        <ol className="maps-corners">
          {piece.outline.map(([x, y], n) => (
            <li key={n}>
              <span aria-hidden="true">{n + 1}</span>
              <Inches silent label={t('maps.corner_x', { n: n + 1 })} mils={x} most={draft.width} onChange={(to) => corner(n, [to, y])} />
              <Inches silent label={t('maps.corner_y', { n: n + 1 })} mils={y} most={draft.height} onChange={(to) => corner(n, [x, to])} />
              <button type="button" disabled={piece.outline.length >= 32} aria-label={t('maps.corner_add', { n: n + 1 })} title={t('maps.corner_add', { n: n + 1 })} onClick={() => onChange(withNewCorner(piece, n, middleOf(piece.outline, n)))}>+</button>
              <button type="button" disabled={piece.outline.length <= 3} aria-label={t('maps.corner_remove', { n: n + 1 })} title={t('maps.corner_remove', { n: n + 1 })} onClick={() => onChange(withoutCorner(piece, n))}>✕</button>
            </li>
          ))}
        </ol>
      </details>
      {piece.height === 'abrupt' && (
        <fieldset className="maps-access">
          <legend>{t('maps.access')}</legend>
          {piece.outline.map((_, edge) => (
            <label key={edge}>
              <input type="checkbox" checked={open(edge)} onChange={() => onChange(toggledAccess(piece, edge))} />
              {t('maps.access_edge', { from: edge + 1, to: ((edge + 1) % piece.outline.length) + 1 })}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
