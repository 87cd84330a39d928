// The scenario files that show a clause, by the names they were given.
import { useWords } from '../../words';
import { readable } from './coverage';

const kFew = 8;

function List({ files }: { files: string[] }) {
  return (
    <ul className="rules-scenarios" lang="en">
      {files.map((file) => {
        const { name, folder } = readable(file);
        return <li key={file} title={`tests/scenarios/${file}.scn`}>{name} <span className="small">{folder}</span></li>;
      })}
    </ul>
  );
}

export function Scenarios({ files }: { files: string[] }) {
  const t = useWords();
  if (files.length === 0) return <p>{t('rules.no_scenario')}</p>;
  return (
    <>
      <List files={files.slice(0, kFew)} />
      {files.length > kFew && (
        <details>
          <summary>{t('rules.more', { n: files.length - kFew })}</summary>
          <List files={files.slice(kFew)} />
        </details>
      )}
    </>
  );
}
