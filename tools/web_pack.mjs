// Writes a .br and a .gz beside every file of the built client that gets smaller by it, for
// `sixskulls serve` and any other server that knows them.
//
//     node tools/web_pack.mjs web/dist
import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = process.argv[2];
if (folder === undefined) {
  console.error('usage: node tools/web_pack.mjs FOLDER');
  process.exit(2);
}

const packed = /\.(br|gz)$/;
const worthwhile = /\.(css|html|js|json|mjs|svg|txt|wasm|webmanifest)$/;
const files = readdirSync(folder, { recursive: true }).map(String).sort();

for (const name of files) if (packed.test(name)) rmSync(join(folder, name));
for (const name of files) {
  const file = join(folder, name);
  if (!worthwhile.test(name) || !statSync(file).isFile()) continue;
  const text = readFileSync(file);
  const brotli = brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });
  const gzip = gzipSync(text, { level: 9 });
  if (brotli.length < text.length) writeFileSync(`${file}.br`, brotli);
  if (gzip.length < text.length) writeFileSync(`${file}.gz`, gzip);
}
