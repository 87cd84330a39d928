// Figures from files a player has: dropped here, reported on, kept in this browser.
import { type DragEvent, useEffect, useState } from 'react';
import { engine } from '../../app/engine';
import { type KeptSet, own, readOwn, removeOwn, setsIn } from '../../app/own_figures';
import { useStore } from '../../app/store';
import { useWords } from '../../words';
import { LeftOut } from '../figures/LeftOut';
import { type ImportedSet, importFiles, type Outcome } from './import';
import './import.css';
import { ReportView } from './ReportView';

function Kept({ sets, onRemove }: { sets: KeptSet[]; onRemove(id: string): void }) {
  const t = useWords();
  return (
    <section className="card" aria-labelledby="import-kept">
      <h2 id="import-kept">{t('import.kept')}</h2>
      {sets.length === 0 && <p>{t('import.kept_none')}</p>}
      <ul className="import-kept">
        {sets.map(({ id, name, figures }) => (
          <li key={id}>
            <span><strong>{name}</strong> <span className="small">{t('import.figures', { n: figures })}</span></span>
            <button type="button" aria-label={t('stored.delete_named', { name })} onClick={() => onRemove(id)}>{t('stored.delete')}</button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default function ImportPage() {
  const t = useWords();
  const kept = useStore(own);
  const [set, setSet] = useState('');
  const [errata, setErrata] = useState(true);
  const [over, setOver] = useState(false);
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<Outcome | string | null>(null);
  useEffect(() => void readOwn(), []);

  const take = async (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length === 0 || busy) return;
    setBusy(true);
    setTold(null);
    const read = await Promise.all(files.map(async (file) => ({ name: file.name, text: await file.text() })));
    setTold(await importFiles(read, set, errata));
    setBusy(false);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files);
  };
  const imported: ImportedSet[] = told && typeof told !== 'string' ? told.report.sets : [];
  return (
    <div className="import">
      <p>{t('import.intro')}</p>
      <div className={`import-drop${over ? ' over' : ''}`} onDragOver={(event) => { event.preventDefault(); setOver(true); }} onDragLeave={() => setOver(false)} onDrop={drop}>
        <p className="import-call">{t('import.drop')}</p>
        <label className="button big file">{t('import.choose')}
          <input type="file" multiple accept=".json,application/json" disabled={busy} onChange={(event) => { const field = event.currentTarget; void take(field.files).then(() => { field.value = ''; }); }} />
        </label>
        <p className="small">{t('import.forms')}</p>
      </div>
      <div className="fields import-wishes">
        <label>{t('import.set')}
          <input type="text" pattern="[a-z0-9_]*" placeholder={t('import.set_example')} value={set} onChange={(event) => setSet(event.target.value.toLowerCase().replace(/[^a-z0-9_]+/g, '_'))} />
        </label>
        <label className="import-check"><input type="checkbox" checked={errata} onChange={(event) => setErrata(event.target.checked)} /> {t('import.errata')}</label>
      </div>
      <div role="status">
        {busy && <p className="loading">{t('import.busy')}</p>}
        {typeof told === 'string' && <p className="import-trouble">{told}</p>}
      </div>
      {told && typeof told !== 'string' && <ReportView outcome={told} sets={imported} />}
      <LeftOut />
      <Kept sets={setsIn(kept ?? [])} onRemove={(id) => void removeOwn(id).then(() => engine.restart())} />
    </div>
  );
}
