// How long the engine takes in WebAssembly for what must keep up with a hand: under node, on the same desk.js and desk.wasm that the
// browser loads. The table has 40 figures. Prints medians and the 95th percentile in milliseconds.
//
//     node web/bench/engine.mjs [FOLDER of desk.js and desk.wasm]
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = resolve(process.argv[2] ?? 'build/wasm/engine');

async function engine() {
  // The module is made for a worker: it is handed its bytes, so that it needs nothing of one.
  globalThis.self ??= globalThis;
  globalThis.WorkerGlobalScope ??= function WorkerGlobalScope() {};
  globalThis.importScripts ??= () => {};
  self.location ??= { href: pathToFileURL(`${folder}/`).href };
  const { default: make } = await import(pathToFileURL(`${folder}/desk.js`).href);
  const wasm = await readFile(`${folder}/desk.wasm`);
  const began = performance.now();
  const module = await make({ wasmBinary: wasm });
  const ready = performance.now() - began;
  const ask = (request) => {
    const text = JSON.stringify(request);
    const size = module.lengthBytesUTF8(text) + 1;
    const at = module._malloc(size);
    module.stringToUTF8(text, at, size);
    const answer = module.UTF8ToString(module._six_request(at));
    module._free(at);
    const json = JSON.parse(answer);
    if (json.error) throw new Error(`${request.do}: ${json.error.where} ${json.error.sentence}`);
    return json;
  };
  return { ask, ready };
}

// Twenty figures a side, on a table with terrain.
const army = (ids) => ({
  name: 'Bench',
  figures: ids.map((id) => ({ id, count: 4 })),
});
const crowd = ['oakshield_halberdier', 'candle_hill_watchman', 'red_lane_cutpurse', 'tollgate_pikeman', 'wayfarer_surgeon'];
const setup = {
  format: 'six-skulls/setup', version: 1, name: 'Bench', edition: 'unlimited', build_total: 500, map: 'barrow_heath',
  seats: [{ player: 'simple', army: army(crowd) }, { player: 'simple', army: army(crowd) }],
};

const sorted = (list) => [...list].sort((a, b) => a - b);
const at = (list, share) => sorted(list)[Math.min(list.length - 1, Math.floor(list.length * share))];
const row = (name, times) =>
  console.log(`${name.padEnd(34)} median ${at(times, 0.5).toFixed(2).padStart(7)}  p95 ${at(times, 0.95).toFixed(2).padStart(7)}  worst ${Math.max(...times).toFixed(2).padStart(7)}  n ${times.length}`);
const timed = (times, work) => {
  const began = performance.now();
  const result = work();
  times.push(performance.now() - began);
  return result;
};

const { ask, ready } = await engine();
const times = { begin: [], reach: [], way: [], choices: [], why: [], bot: [], go_on: [] };
let answer = timed(times.begin, () => ask({ do: 'begin', setup: { file: setup }, seed: '7' }));
while (answer.table.phase !== 'playing') answer = ask({ do: 'go_on' });
console.log(`figures on the table: ${answer.table.figures.length}`);
// Some rounds, so that they stand among each other.
for (let n = 0; n < 250 && answer.table.phase === 'playing'; ++n)
  answer = timed(answer.table.owed.by === 'bot' ? times.bot : times.go_on, () => ask({ do: 'go_on' }));
while (answer.table.owed.ask !== 'give_action') answer = ask({ do: 'go_on' });
const seat = answer.table.owed.seat;
ask({ do: 'player', seat, player: 'human' });
const own = answer.table.figures.filter((figure) => figure.owner === seat && figure.ready && figure.whereabouts === 'on_table');
for (const figure of own) {
  const reach = timed(times.reach, () => ask({ do: 'reach', figure: figure.label }));
  for (let turn = 0; turn < 24 && !reach.refusal; ++turn) {
    const far = reach.furthest * (0.2 + 0.9 * ((turn * 7) % 10) / 10);
    const to = [
      Math.round(figure.at[0] + far * Math.cos((turn * Math.PI) / 12)),
      Math.round(figure.at[1] + far * Math.sin((turn * Math.PI) / 12)),
    ];
    timed(times.way, () => ask({ do: 'way', figure: figure.label, to }));
  }
  const { choices } = timed(times.choices, () => ask({ do: 'choices', figure: figure.label }));
  for (const choice of choices)
    for (const target of choice.targets.slice(0, 2)) timed(times.why, () => ask({ do: 'why', command: target.command }));
}
console.log(`module ready after ${ready.toFixed(0)} ms`);
row('begin a battle', times.begin);
row('pick up: region and ways (reach)', times.reach);
row('under the pointer (way)', times.way);
row('what it may do (choices)', times.choices);
row('sum and odds (why)', times.why);
row('a bot answers (go_on)', times.bot);
row('dice and orders (go_on)', times.go_on);
