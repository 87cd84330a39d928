import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { engineAsItIs } from './vite-engine';
import { programNames } from './vite-words';

// The base is relative: the built folder plays from any host and sub-path.
export default defineConfig({
  base: './',
  plugins: [react(), programNames(), engineAsItIs()],
  worker: { format: 'es' },
  server: { fs: { allow: ['..'] } },
  build: { target: 'es2022', assetsInlineLimit: 2048 },
});
