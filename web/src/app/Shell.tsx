// The frame of every screen but the table and the home screen: the way home, and a title.
import type { ReactNode } from 'react';
import { useWords } from '../words';
import { Quick } from './Quick';
import { address } from './route';
import { SixSkulls } from './SixSkulls';

export function Shell({ title, children }: { title: string; children: ReactNode }) {
  const t = useWords();
  return (
    <div className="shell">
      <header className="shell-bar">
        <a className="home-link" href={address()} aria-label={t('home.back')}>
          <SixSkulls size={40} />
          <span>Six Skulls</span>
        </a>
        <Quick />
      </header>
      <main className="page" id="main">
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
