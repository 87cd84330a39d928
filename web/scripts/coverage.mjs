// Writes public/coverage.json: which scenarios show which clause, only what the rules page needs.
//   node scripts/coverage.mjs [PROGRAM]      (default: build/release/sixskulls)
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const program = resolve(process.argv[2] ?? `${root}/build/release/sixskulls`);
// The program exits with 1 while clauses are uncovered; what counts is that it answers.
const run = () => {
  try {
    return execFileSync(program, ['rules', 'coverage', '--json'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  } catch (error) {
    if (error.stdout) return error.stdout;
    throw error;
  }
};

const files = new Map();
const place = (path) => {
  const name = path.replace(/^tests\/scenarios\/|\.scn$/g, '');
  if (!files.has(name)) files.set(name, files.size);
  return files.get(name);
};
const documents = {};
const scenarios = {};
const parts = {};
for (const [id, document] of Object.entries(JSON.parse(run()))) {
  const { clauses, testable, covered, untranslated } = document;
  documents[id] = { clauses, testable, covered, untranslated };
  for (const [clause, paths] of Object.entries(document.scenarios)) scenarios[clause] = paths.map(place);
  for (const [clause, listed] of Object.entries(document.parts ?? {}))
    parts[clause] = Object.fromEntries(Object.entries(listed).map(([part, paths]) => [part, paths.map(place)]));
}
const text = JSON.stringify({ documents, files: [...files.keys()], scenarios, parts });
writeFileSync(new URL('../public/coverage.json', import.meta.url), text);
console.log(`public/coverage.json: ${Object.keys(scenarios).length} clauses, ${files.size} scenarios, ${text.length} bytes`);
