// The position as text, to be read, changed and laid again.
import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../app/store';
import { importText } from '../../play/files';
import { useWords } from '../../words';
import { SharePosition } from '../share/SharePosition';
import type { Judge } from './judge';

/** "position:3:14" or "position:3": line and column of the text. */
export function lineOf(where: string): { line: number; column: number } | null {
  const [, line, column] = /:(\d+)(?::(\d+))?$/.exec(where) ?? [];
  return line ? { line: Number(line), column: Number(column ?? 1) } : null;
}

export function ScenarioText({ judge, first }: { judge: Judge; first: string }) {
  const t = useWords();
  const [text, setText] = useState(first);
  const area = useRef<HTMLTextAreaElement>(null);
  const { trouble } = useStore(judge.bench);
  const [note, setNote] = useState('');
  const take = async () => {
    const position = await judge.scenario();
    if ('reason' in position) setNote(position.reason);
    else setText(position.text);
  };
  useEffect(() => {
    void take();
  }, []);
  const lay = async () => {
    setNote('');
    if (await judge.lay(text)) return;
    const place = lineOf(judge.bench.get().trouble?.where ?? '');
    if (!place || !area.current) return;
    const from = text.split('\n').slice(0, place.line - 1).join('\n').length + (place.line > 1 ? 1 : 0);
    const to = text.indexOf('\n', from);
    area.current.focus();
    area.current.setSelectionRange(from + place.column - 1, to < 0 ? text.length : to);
  };
  const place = lineOf(trouble?.where ?? '');
  return (
    <>
      <label className="scenario-text">{t('sandbox.text')}
        <textarea ref={area} value={text} rows={14} spellCheck={false} wrap="off" onChange={(event) => setText(event.target.value)} />
      </label>
      {trouble && (
        <p className="refusal" role="alert">{place ? t('sandbox.line', { line: place.line, column: place.column }) : ''} {trouble.sentence}</p>
      )}
      {note && <p className="small" role="status">{note}</p>}
      <div className="row">
        <button type="button" className="primary" onClick={() => void lay()}>{t('sandbox.lay')}</button>
        <button type="button" onClick={() => void take()}>{t('sandbox.take')}</button>
        <label className="button file">{t('sandbox.import')}
          <input type="file" accept=".scn,.txt" onChange={(event) => void importText(event).then((file) => { if (file) { setText(file); void judge.lay(file); } })} />
        </label>
      </div>
      <SharePosition scenario={() => Promise.resolve({ text })} />
    </>
  );
}
