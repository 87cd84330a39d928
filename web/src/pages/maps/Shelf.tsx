// Where a map comes from and where it goes: those that come with the program, chance, this browser, files.
import { useState } from 'react';
import { maps } from '../../app/collection';
import { askProgram } from '../../app/program';
import { importText, saveFile } from '../../play/files';
import { anySeed } from '../../play/starting';
import { useWords } from '../../words';
import { engine } from '../../app/engine';
import { isFailure } from '../../engine/client';
import type { Draft } from './draft';
import { forgetMap, keepMap, keptMap, keptMaps, mapText, readMap } from './file';

export function Shelf({ draft, onOpen, onEmpty }: { draft: Draft; onOpen(draft: Draft): void; onEmpty(): void }) {
  const t = useWords();
  const [kept, setKept] = useState(keptMaps);
  const [said, setSaid] = useState('');
  const open = (text: string, otherwise: string = t('maps.unreadable')) => {
    const read = readMap(text);
    if (read) onOpen(read);
    setSaid(read ? '' : otherwise);
  };
  const show = async (name: string) => {
    const told = await askProgram<unknown>(['maps', 'show', name, '--json']);
    if ('value' in told) open(JSON.stringify(told.value));
    else setSaid(told.trouble);
  };
  const random = async (mirrored: boolean) => {
    const size = ['--width', String(Math.round(draft.width / 1000)), '--height', String(Math.round(draft.height / 1000))];
    const reply = await engine.run(['maps', 'new', '--seed', anySeed(), ...size, ...(mirrored ? ['--mirrored'] : [])]);
    if (isFailure(reply)) setSaid(reply.error.sentence);
    else open(reply.out, reply.err.trim());
  };
  const upload = async (text: string | null) => {
    if (text === null) return;
    // The program says best what is wrong with a file.
    const told = await askProgram<{ findings: { message: string }[] }>(['maps', 'check', 'in/map.json', '--json'], { 'in/map.json': text });
    open(text, 'value' in told ? told.value.findings[0]?.message : told.trouble);
  };
  const save = () => {
    setSaid(keepMap(draft) ? t('maps.saved', { name: draft.name }) : t('maps.no_room'));
    setKept(keptMaps());
  };
  return (
    <section className="card maps-shelf" aria-labelledby="maps-shelf">
      <h2 id="maps-shelf">{t('maps.shelf')}</h2>
      <div className="row">
        <label className="maps-pick">{t('maps.begin_with')}
          <select value="" onChange={(event) => void show(event.target.value)}>
            <option value="" disabled>{t('maps.choose')}</option>
            {maps.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
          </select>
        </label>
        <button type="button" onClick={() => void random(false)}>{t('maps.random')}</button>
        <button type="button" onClick={() => void random(true)}>{t('maps.random_mirrored')}</button>
        <button type="button" onClick={onEmpty}>{t('maps.empty')}</button>
      </div>
      <div className="row">
        <button type="button" onClick={save}>{t('maps.save')}</button>
        <button type="button" onClick={() => saveFile(`${draft.name.toLowerCase().replace(/[^a-z0-9]+/g, '_')}.json`, mapText(draft), 'application/json')}>{t('maps.download')}</button>
        <label className="button file">{t('maps.upload')}
          <input type="file" accept=".json" onChange={(event) => void importText(event).then(upload)} />
        </label>
      </div>
      <p role="status" className="maps-said">{said}</p>
      {kept.length > 0 && (
        <ul className="maps-kept">
          {kept.map((name) => (
            <li key={name}>
              <button type="button" onClick={() => open(keptMap(name) ?? '')}>{name}</button>
              <button type="button" aria-label={t('stored.delete_named', { name })} onClick={() => { forgetMap(name); setKept(keptMaps()); }}>✕</button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
