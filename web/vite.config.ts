import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { programNames } from './vite-words';

// The base is relative: the built folder plays from any host and sub-path.
export default defineConfig({
  base: './',
  plugins: [react(), programNames()],
  worker: { format: 'es' },
  server: { fs: { allow: ['..'] } },
  build: { target: 'es2022', assetsInlineLimit: 2048 },
});
