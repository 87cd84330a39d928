// What a browser downloads of the built client, packed by brotli. To play it needs the page with what it names, the worker, the engine
// and the engine's words in one language, of which the longest count: that must stay below the limit. The engine's library and the
// pages around the table come when they are opened, and in the background to those who play offline; their sum is told besides. PNG
// icons are left aside: only a system asks for them that installs the table. A journey (light.spec.ts) holds a browser to this list.
//
//     node tools/web_size.mjs web/dist LIMIT_IN_KB
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const [folder, limit] = [process.argv[2], Number(process.argv[3])];
if (folder === undefined || !(limit > 0)) {
  console.error('usage: node tools/web_size.mjs FOLDER LIMIT_IN_KB');
  process.exit(2);
}

const kilobytes = (bytes) => (bytes / 1000).toFixed(1).padStart(8);
const rows = [];
for (const name of readdirSync(folder, { recursive: true }).map(String).sort()) {
  const file = join(folder, name);
  if (/\.(br|gz)$|^icons\/.*\.png$/.test(name) || !statSync(file).isFile()) continue;
  rows.push({ name, bytes: statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size });
}
const page = readFileSync(join(folder, 'index.html'), 'utf8');
const languages = rows.filter(({ name }) => /^engine\/words\./.test(name)).sort((a, b) => b.bytes - a.bytes);
const toPlay = ({ name }) =>
  name === 'index.html' || /^engine\/(desk\.|collection)/.test(name) || name === languages[0]?.name || /^assets\/worker-/.test(name) || page.includes(name);
const sum = (some) => some.reduce((bytes, row) => bytes + row.bytes, 0);
const first = rows.filter(toPlay).sort((a, b) => b.bytes - a.bytes);
for (const row of first) console.log(`${kilobytes(row.bytes)} kB  ${row.name}`);
console.log(`${kilobytes(sum(first))} kB  to play, of at most ${limit} kB`);
console.log(`${kilobytes(sum(rows))} kB  with all pages around the table`);
process.exit(sum(first) <= limit * 1000 ? 0 : 1);
