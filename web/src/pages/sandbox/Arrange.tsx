// Setting the table: figures to add, what the figure picked shows and carries, whose turn it is.
import { useState } from 'react';
import { useStore } from '../../app/store';
import type { Figure, FigureSetting, TableView } from '../../engine/protocol';
import { said, useWords } from '../../words';
import { Domains, Objectives, WhichEdition } from './Beside';
import type { Judge } from './judge';
import { callable, useFound } from './search';

function Add({ judge, table }: { judge: Judge; table: TableView }) {
  const t = useWords();
  const [words, setWords] = useState('');
  const [seat, setSeat] = useState<'red' | 'blue'>('red');
  const { adding } = useStore(judge.bench);
  const found = callable(useFound(words), table.edition).slice(0, 30);
  const place = () => {
    if (!adding) return;
    const { width, height } = table.field;
    void judge.edit({ add: { warrior: adding.warrior, seat: adding.seat, at: judge.hand.state.get().cursor ?? [width / 2, height / 2], facing: adding.seat === 'red' ? 900 : 2700 } });
  };
  return (
    <fieldset className="judge-add">
      <legend>{t('sandbox.add')}</legend>
      <div className="row">
        <input type="text" value={words} placeholder={t('sandbox.search')} aria-label={t('sandbox.search')} onChange={(event) => setWords(event.target.value)} />
        <span className="segments">
          {(['red', 'blue'] as const).map((one) => (
            <label key={one} className={one === seat ? 'on' : ''}>
              <input type="radio" name="add-seat" checked={one === seat} onChange={() => { setSeat(one); if (adding) judge.put({ adding: { ...adding, seat: one } }); }} />
              <span>{said('seat', one)}</span>
            </label>
          ))}
        </span>
      </div>
      <ul className="found" tabIndex={0} aria-label={t('sandbox.found')}>
        {found.map(({ id, name, rank, points }) => (
          <li key={id}>
            <button type="button" aria-pressed={adding?.warrior === id} onClick={() => judge.put({ adding: adding?.warrior === id ? null : { warrior: id, name, seat } })}>
              {name} <span className="small">{said('rank', rank)} · {points}</span>
            </button>
          </li>
        ))}
      </ul>
      {adding && (
        <p className="guide">{t('sandbox.place', { name: adding.name })} <button type="button" onClick={place}>{t('sandbox.middle')}</button></p>
      )}
    </fieldset>
  );
}

const whole = (text: string, most: number) => Math.max(0, Math.min(most, Math.round(Number(text) || 0)));

function Picked({ judge, figure, table }: { judge: Judge; figure: Figure; table: TableView }) {
  const t = useWords();
  const set = (some: Omit<FigureSetting, 'figure'>) => void judge.edit({ set: { figure: figure.label, ...some } });
  const clicks = figure.sections.map(({ click }) => click);
  const chariots = table.figures.filter(({ owner, kind, whereabouts }) => owner === figure.owner && kind === 'chariot' && whereabouts === 'on_table');
  const captors = table.figures.filter(({ owner, whereabouts }) => owner !== figure.owner && whereabouts === 'on_table');
  return (
    <fieldset className="judge-figure" data-seat={figure.owner}>
      <legend>{figure.name} <span className="label">{figure.label}</span></legend>
      <div className="judge-fields">
        {figure.sections.map((section, n) => (
          <label key={n}>{section.name ? said('section', section.name) : t('sandbox.clicks')}
            <input type="number" min={0} max={11} value={section.click} onChange={(event) => set({ clicks: clicks.map((click, i) => (i === n ? whole(event.target.value, 11) : click)) })} />
          </label>
        ))}
        <label>{t('sandbox.tokens')}
          <input type="number" min={0} max={2} value={figure.tokens} onChange={(event) => set({ tokens: whole(event.target.value, 2) })} />
        </label>
        <label>{t('sandbox.facing')}
          <input type="number" min={0} max={359} step={5} value={Math.round(figure.facing / 10)} onChange={(event) => set({ facing: whole(event.target.value, 359) * 10 })} />
        </label>
        <label>{t('sandbox.captor')}
          <select value={figure.captor ?? ''} onChange={(event) => set({ captor: event.target.value || null })}>
            <option value="">{t('sandbox.nobody')}</option>
            {captors.map(({ label, name }) => <option key={label} value={label}>{name} ({label})</option>)}
          </select>
        </label>
        {chariots.length > 0 && figure.kind !== 'chariot' && (
          <label>{t('sandbox.aboard')}
            <select value={figure.chariot ?? ''} onChange={(event) => set({ chariot: event.target.value || null })}>
              <option value="">{t('sandbox.on_foot')}</option>
              {chariots.map(({ label, name }) => <option key={label} value={label}>{name} ({label})</option>)}
            </select>
          </label>
        )}
      </div>
      <div className="row">
        {table.edition === 'v2' && figure.sections.length === 1 && (
          <button type="button" aria-pressed={figure.soaring} onClick={() => set({ soaring: !figure.soaring })}>{t('sandbox.soars')}</button>
        )}
        <button type="button" onClick={() => set({ eliminated: figure.whereabouts !== 'eliminated' })}>{t(figure.whereabouts === 'eliminated' ? 'sandbox.return' : 'sandbox.eliminate')}</button>
        <button type="button" onClick={() => void judge.edit({ remove: { figure: figure.label } })}>{t('sandbox.remove')}</button>
      </div>
    </fieldset>
  );
}

export function Arrange({ judge, table }: { judge: Judge; table: TableView }) {
  const t = useWords();
  const { selected } = useStore(judge.hand.state);
  const figure = table.figures.find(({ label }) => label === selected);
  return (
    <>
      <WhichEdition judge={judge} table={table} />
      <Add judge={judge} table={table} />
      {figure ? <Picked judge={judge} figure={figure} table={table} /> : <p className="guide">{t('sandbox.drag')}</p>}
      <fieldset>
        <legend>{t('sandbox.turn')}</legend>
        <div className="row">
          <select aria-label={t('sandbox.turn')} value={table.turn ?? ''} onChange={(event) => void judge.edit({ turn: { seat: event.target.value as 'red' } })}>
            {table.seats.map(({ seat, said: name }) => <option key={seat} value={seat}>{name}</option>)}
          </select>
          <label className="judge-actions">{t('sandbox.actions')}
            <input type="number" min={0} max={40} value={table.actionsLeft} onChange={(event) => table.turn && void judge.edit({ turn: { seat: table.turn, actions: whole(event.target.value, 40) } })} />
          </label>
        </div>
      </fieldset>
      {table.edition === 'v2' && <Objectives judge={judge} table={table} />}
      {table.edition === 'v2' && <Domains judge={judge} table={table} />}
    </>
  );
}
