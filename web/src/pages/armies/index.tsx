// The army builder: pick, count, see at once whether it is allowed, send it, print it, play it.
import { useEffect, useState } from 'react';
import { companies, maps } from '../../app/collection';
import { useStore } from '../../app/store';
import { buildTotals, playedEditions } from '../../engine/lists.gen';
import { playedFirst } from '../../engine/editions';
import { ClauseSheet } from '../../play/ClauseSheet';
import { anySeed } from '../../play/starting';
import { said, useWords } from '../../words';
import { useCollection, type Collection } from '../figures/data';
import '../figures/figures.css';
import { openSheet } from '../figures/sheet';
import './armies.css';
import { addTo, noArmy, type Army } from './army';
import { Judged } from './Judged';
import { List } from './List';
import { Picker } from './Picker';
import { playWith } from './playing';
import { Ready } from './Ready';
import { Share } from './Share';
import { save, workbench } from './shelf';
import { anyArmy, armyPlace, filesOf, openArmy, useVerdict } from './verdict';

const isPlayed = (edition: string): boolean => playedEditions.some((one) => one === edition);
const usualTotal: Record<string, number> = { ...buildTotals, dungeons: 100 };

function Builder({ collection, code }: { collection: Collection; code: string | undefined }) {
  const t = useWords();
  const army = useStore(workbench);
  const unnamed = t('armies.unnamed');
  const judged = useVerdict(army, unnamed);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [map, setMap] = useState('');
  const put = (some: Army) => workbench.set(some);
  const field = army.edition === 'conquest' ? 'kings_march' : 'broken_hill';
  const open = async (text: string, how: 'decode' | 'check') => {
    const opened = await openArmy(text, how);
    setTrouble(opened && 'message' in opened ? opened.message : opened ? null : t('armies.unreadable'));
    if (!opened || 'message' in opened) return;
    put(opened.army);
    setNote(opened.differs ? t('armies.differs') : t('armies.opened', { name: opened.army.name }));
  };
  useEffect(() => {
    if (code) void open(code, 'decode');
  }, [code]);
  const random = async () => {
    const drawn = await anyArmy(army.edition, army.build_total, anySeed());
    setNote(drawn ? '' : t('armies.none_drawn'));
    if (drawn) put(drawn);
  };
  const keep = () => {
    const done = save({ ...army, name: army.name.trim() || unnamed });
    setNote(t(done ? 'armies.kept' : 'workshop.no_room'));
  };
  const print = async () => {
    const done = await openSheet(['army', 'print', armyPlace], filesOf(army, unnamed));
    setNote(done ? '' : t('figures.no_sheet'));
  };
  const findings = judged?.verdict.findings ?? [];
  const nobody = army.figures.length === 0;
  return (
    <>
      <div className="arm-builder">
        <section className="arm-army card" aria-labelledby="arm-army">
          <h2 id="arm-army">{army.name.trim() || unnamed}</h2>
          <div className="fields arm-fields">
            <label>{t('armies.name')}
              <input type="text" maxLength={60} value={army.name} placeholder={unnamed} onChange={(event) => put({ ...army, name: event.target.value })} />
            </label>
            <label>{t('new.edition')}
              <select value={army.edition} onChange={(event) => put({ ...army, edition: event.target.value, build_total: usualTotal[event.target.value] ?? 200, company: undefined })}>
                {playedFirst.map((edition) => <option key={edition} value={edition}>{said('edition', edition)}</option>)}
              </select>
            </label>
            <label>{t('armies.total')}
              <input type="number" min={100} max={20000} step={100} value={army.build_total} onChange={(event) => put({ ...army, build_total: event.target.valueAsNumber || 0 })} />
            </label>
            {army.edition === 'v2' && (
              <label>{t('armies.company')}
                <select value={army.company ?? ''} onChange={(event) => put({ ...army, company: event.target.value || undefined })}>
                  <option value="">{t('armies.no_company')}</option>
                  {companies.map((one) => <option key={one.id} value={one.id}>{one.name} ({t('points', { n: one.points })})</option>)}
                </select>
              </label>
            )}
          </div>
          <Judged army={army} verdict={judged?.verdict ?? null} />
          <List army={army} collection={collection} findings={findings} onChange={put} />
          <div className="row">
            <button type="button" onClick={() => void random()}>{t('armies.random')}</button>
            <button type="button" disabled={nobody} onClick={keep}>{t('armies.save')}</button>
            <button type="button" disabled={nobody} onClick={() => void print()}>{t('figures.print')}</button>
            <button type="button" disabled={nobody} onClick={() => put({ ...noArmy, edition: army.edition, build_total: army.build_total })}>{t('armies.clear')}</button>
          </div>
          <p className="small" role="status">{note}</p>
          {isPlayed(army.edition) ? (
            <div className="arm-play">
              <label>{t('new.map')}
                <select value={map || field} onChange={(event) => setMap(event.target.value)}>
                  {maps.map((one) => <option key={one.id} value={one.id}>{one.name}</option>)}
                </select>
              </label>
              <button type="button" className="primary big" disabled={!judged?.verdict.legal} onClick={() => playWith(army, map || field, unnamed)}>{t('armies.play')}</button>
            </div>
          ) : (
            <p className="small">{t('armies.not_played')}</p>
          )}
        </section>
        <section className="arm-pick" aria-labelledby="arm-pick">
          <h2 id="arm-pick">{t('armies.pick')}</h2>
          <Picker collection={collection} edition={army.edition} onPick={(id) => put(addTo(workbench.get(), id))} />
        </section>
      </div>
      <Share code={judged?.code ?? null} trouble={trouble} onOpen={(text) => void open(text, 'decode')} />
      <Ready onTake={put} onNamed={(id) => void open(id, 'check')} />
      <ClauseSheet />
    </>
  );
}

export default function Armies({ rest }: { rest: string[] }) {
  const t = useWords();
  const collection = useCollection();
  if (collection === 'asking') return <p className="loading">{t('figures.loading')}</p>;
  if (collection === 'failed') return <p role="alert">{t('figures.failed')}</p>;
  return <Builder collection={collection} code={rest[0]} />;
}
