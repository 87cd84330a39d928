// While developing, Vite refuses to import scripts from public/. The engine's script is one that is
// made by another compiler and must arrive as it is.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

export function engineAsItIs(): Plugin {
  return {
    name: 'six-skulls-engine',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/engine/desk.js')) return next();
        response.setHeader('Content-Type', 'text/javascript');
        response.end(readFileSync(new URL('public/engine/desk.js', import.meta.url)));
      });
    },
  };
}
