// Makes the built client work without a network and installable: compiles src/sw/sw.ts to sw.js with
// the list of the build's files in it, and names manifest and icons in the page.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HtmlTagDescriptor, type Plugin, transformWithEsbuild } from 'vite';

const tags: HtmlTagDescriptor[] = [
  { tag: 'link', injectTo: 'head', attrs: { rel: 'manifest', href: './manifest.webmanifest' } },
  { tag: 'link', injectTo: 'head', attrs: { rel: 'icon', type: 'image/svg+xml', href: './icons/icon.svg' } },
  { tag: 'link', injectTo: 'head', attrs: { rel: 'apple-touch-icon', href: './icons/apple-touch-icon.png' } },
];

/** Name and hash of each file; PNG icons are only asked for when the table is installed. */
function filesOf(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true })
    .map((name) => String(name).replaceAll('\\', '/'))
    .filter((name) => statSync(join(folder, name)).isFile() && !/(^sw\.js|\.png|\.br|\.gz|\.map)$/.test(name))
    .sort();
  return Object.fromEntries(
    names.map((name) => [name, `sha256-${createHash('sha256').update(readFileSync(join(folder, name))).digest('base64')}`]),
  );
}

export function offline(): Plugin {
  let folder = '';
  let source = '';
  return {
    name: 'six-skulls-offline',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
      source = join(config.root, 'src/sw/sw.ts');
    },
    transformIndexHtml: () => tags,
    // After everything is written, what lies in public/ included.
    async closeBundle() {
      const made = await transformWithEsbuild(readFileSync(source, 'utf8'), source, {
        minify: true,
        sourcemap: false,
        define: { __SIX_FILES__: JSON.stringify(filesOf(folder)) },
      });
      writeFileSync(join(folder, 'sw.js'), made.code);
    },
  };
}
