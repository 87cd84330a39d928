import { Suspense, useEffect } from 'react';
import { Begin } from '../play/Begin';
import { PlayScreen } from '../play/PlayScreen';
import { useWords } from '../words';
import { Home } from './Home';
import { NewGame } from './NewGame';
import { pages } from './pages';
import { useRoute } from './route';
import { SettingsScreen } from './SettingsScreen';
import { Safely } from './Safely';
import { Shell } from './Shell';

export function App() {
  const t = useWords();
  return (
    <Safely said={t('trouble.screen')} reload={t('trouble.reload')}>
      <Screen />
    </Safely>
  );
}

function Screen() {
  const [first = '', ...rest] = useRoute();
  const t = useWords();
  const page = pages.find((one) => one.path === first);
  useEffect(() => {
    document.title = page ? `${t(page.title)} · Six Skulls` : 'Six Skulls';
  }, [page, t]);
  if (first === 'play' && rest[0]) return <PlayScreen key={rest[0]} id={rest[0]} />;
  if (first === 'begin' && rest[0]) return <Begin setup={rest[0]} seed={rest[1]} />;
  if (first === 'new') return <Shell title={t('new.title')}><NewGame /></Shell>;
  if (first === 'settings') return <Shell title={t('settings.title')}><SettingsScreen /></Shell>;
  if (page) {
    const screen = (
      <Suspense fallback={<p className="loading">{t('loading')}</p>}>
        <page.Screen rest={rest} />
      </Suspense>
    );
    return page.whole ? screen : <Shell title={t(page.title)}>{screen}</Shell>;
  }
  return <Home />;
}
