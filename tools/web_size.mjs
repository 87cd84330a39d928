// What a browser downloads of the built client, packed by brotli: every file, the engine included, but
// for the PNG icons, which only a system asks for that installs the table. Fails above the limit.
//
//     node tools/web_size.mjs web/dist LIMIT_IN_KB
import { existsSync, readdirSync, statSync } from 'node:fs';
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
const total = rows.reduce((sum, row) => sum + row.bytes, 0);
for (const row of rows.sort((a, b) => b.bytes - a.bytes).slice(0, 8))
  console.log(`${kilobytes(row.bytes)} kB  ${row.name}`);
console.log(`${kilobytes(total)} kB  in all, of at most ${limit} kB`);
process.exit(total <= limit * 1000 ? 0 : 1);
