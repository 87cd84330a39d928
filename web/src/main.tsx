import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { NewVersion } from './app/NewVersion';
import { dress } from './app/settings';
import './style/tokens.css';
import './style/base.css';
import './style/home.css';
import './style/play.css';
import './style/panel.css';

dress(document.documentElement);
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
      <NewVersion />
    </StrictMode>,
  );
