import { defineConfig } from 'vite';
import { editionsPage } from './vite-editions';
import { offline } from './vite-sw';
import { programNames } from './vite-words';

// The base is relative: the built folder plays from any host and sub-path. Components are written for React; Preact, which has its
// whole interface, is a tenth of the download.
export default defineConfig({
  base: './',
  plugins: [programNames(), editionsPage(), offline()],
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
  resolve: {
    alias: { 'react-dom/client': 'preact/compat/client', 'react-dom': 'preact/compat', react: 'preact/compat' },
  },
  worker: { format: 'es' },
  server: { fs: { allow: ['..'] } },
  build: { target: 'es2022', assetsInlineLimit: 2048 },
});
