// A new version of the table has been downloaded: whoever is in the middle of something says when.
import { useEffect, useState } from 'react';
import { registerOffline } from '../sw/register';
import { useWords } from '../words';

export function NewVersion() {
  const t = useWords();
  const [reload, setReload] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (import.meta.env.PROD) void registerOffline((take) => setReload(() => take));
  }, []);
  if (!reload) return null;
  return (
    <div className="new-version" role="status">
      <span>{t('version.new')}</span>
      <button type="button" className="primary" onClick={reload}>{t('version.reload')}</button>
      <button type="button" onClick={() => setReload(null)}>{t('version.later')}</button>
    </div>
  );
}
