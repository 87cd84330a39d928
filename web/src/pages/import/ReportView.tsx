// What was read, corrected, repaired and refused; each correction with its clause.
import { address } from '../../app/route';
import { type PlainKey, useWords } from '../../words';
import { type ImportedSet, type Note, type Outcome, placeSaid } from './import';

const kFew = 30;

function Notes({ title, notes }: { title: string; notes: Note[] }) {
  const t = useWords();
  if (notes.length === 0) return null;
  const list = (some: Note[]) => (
    <ul className="import-notes">
      {some.map(({ where, name, sentence }, n) => (
        <li key={n}>{name && <strong>{name}: </strong>}{sentence} <span className="small">{placeSaid(where)}</span></li>
      ))}
    </ul>
  );
  return (
    <section>
      <h3>{title}</h3>
      {list(notes.slice(0, kFew))}
      {notes.length > kFew && <details><summary>{t('rules.more', { n: notes.length - kFew })}</summary>{list(notes.slice(kFew))}</details>}
    </section>
  );
}

function Corrections({ sets }: { sets: ImportedSet[] }) {
  const t = useWords();
  const all = sets.flatMap((set) => set.errata);
  if (all.length === 0) return null;
  return (
    <section>
      <h3>{t('import.corrections')}</h3>
      <ul className="import-notes">
        {all.map(({ figure, clause, field, printed }, n) => (
          <li key={n}>
            <strong>{figure}</strong> {field} {printed && t('import.printed', { value: printed })} <a className="clause" href={address('rules', clause)}>{clause}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const counts = ['records', 'imported', 'repaired_records', 'corrected', 'rejected_records', 'kept_out_records'] as const;

export function ReportView({ outcome: { report, lost }, sets }: { outcome: Outcome; sets: ImportedSet[] }) {
  const t = useWords();
  return (
    <section className="card import-report" aria-labelledby="import-report">
      <h2 id="import-report">{report.imported > 0 ? t('import.done') : t('import.nothing')}</h2>
      <dl className="import-counts">
        {counts.map((one) => (
          <div key={one} data-count={one} data-zero={report[one] === 0}>
            <dt>{t(`import.count.${one}` as PlainKey)}</dt>
            <dd>{report[one]}</dd>
          </div>
        ))}
      </dl>
      <ul className="import-sets">
        {sets.map(({ id, name, figures }) => <li key={id}><strong>{name}</strong> <span className="small">{t('import.figures', { n: figures })}</span></li>)}
      </ul>
      {lost.length > 0 && <p className="import-trouble">{t('import.lost', { names: lost.join(', ') })}</p>}
      <Notes title={t('import.problems')} notes={report.problems} />
      <Notes title={t('import.rejected')} notes={report.rejected} />
      <Notes title={t('import.repaired')} notes={report.repaired} />
      <Corrections sets={sets} />
    </section>
  );
}
