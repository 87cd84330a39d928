// Language and theme, one press away on every screen, and the way to all settings.
import { useWords } from '../words';
import { address } from './route';
import { change, useSettings } from './settings';

export function Quick() {
  const t = useWords();
  const { language } = useSettings();
  const dark = () => document.documentElement.dataset['theme'] === 'dark';
  return (
    <nav className="quick" aria-label={t('settings.title')}>
      <button type="button" lang={language === 'en' ? 'de' : 'en'} onClick={() => change({ language: language === 'en' ? 'de' : 'en' })}>
        {language === 'en' ? 'Deutsch' : 'English'}
      </button>
      <button type="button" aria-label={t('settings.flip')} title={t('settings.flip')} onClick={() => change({ theme: dark() ? 'light' : 'dark' })}>
        ◐
      </button>
      <a href={address('settings')} aria-label={t('settings.title')} title={t('settings.title')}>
        ⚙
      </a>
    </nav>
  );
}
