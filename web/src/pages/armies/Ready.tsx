// Armies to begin with: saved ones, and those that come with the program.
import { armies } from '../../app/collection';
import { useStore } from '../../app/store';
import { said, useWords } from '../../words';
import type { Army } from './army';
import { forget, saved } from './shelf';

interface ReadyProps {
  onTake(army: Army): void;
  onNamed(id: string): void;
}

export function Ready({ onTake, onNamed }: ReadyProps) {
  const t = useWords();
  const own = useStore(saved);
  return (
    <>
      <section aria-labelledby="arm-saved">
        <h2 id="arm-saved">{t('armies.saved')}</h2>
        {own.length === 0 && <p className="small">{t('armies.none_saved')}</p>}
        <ul className="arm-ready">
          {own.map(({ key, army }) => (
            <li key={key}>
              <button type="button" onClick={() => onTake(army)}><strong>{army.name}</strong><span className="small">{said('edition', army.edition)} · {t('points', { n: army.build_total })}</span></button>
              <button type="button" className="arm-forget" aria-label={t('stored.delete_named', { name: army.name })} onClick={() => forget(key)}>✕</button>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="arm-ready">
        <h2 id="arm-ready">{t('armies.ready')}</h2>
        <ul className="arm-ready">
          {armies.map((army) => (
            <li key={army.id}>
              <button type="button" onClick={() => onNamed(army.id)}><strong>{army.name}</strong><span className="small">{said('edition', army.edition)} · {t('points', { n: army.total })}</span></button>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
