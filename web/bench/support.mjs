// For the benchmarks: the desk under node, a crowded table, and rows of times.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

export async function engine(place) {
  const folder = resolve(place);
  // The module is made for a worker: it is handed its bytes, so that it needs nothing of one.
  globalThis.self ??= globalThis;
  globalThis.WorkerGlobalScope ??= function WorkerGlobalScope() {};
  globalThis.importScripts ??= () => {};
  self.location ??= { href: pathToFileURL(`${folder}/`).href };
  const { default: make } = await import(pathToFileURL(`${folder}/desk.js`).href);
  const wasm = readFileSync(`${folder}/desk.wasm`);
  const part = (name) => readFileSync(`${folder}/${name}`);
  const began = performance.now();
  const module = await make({ wasmBinary: wasm, part });
  const ready = performance.now() - began;
  const ask = (request) => {
    const text = JSON.stringify(request);
    const size = module.lengthBytesUTF8(text) + 1;
    const at = module._malloc(size);
    module.stringToUTF8(text, at, size);
    const answer = module.UTF8ToString(module._six_answer(at));
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
export const crowdedSetup = {
  format: 'six-skulls/setup', version: 1, name: 'Bench', edition: 'unlimited', build_total: 500, map: 'barrow_heath',
  seats: [{ player: 'simple', army: army(crowd) }, { player: 'simple', army: army(crowd) }],
};

const sorted = (list) => [...list].sort((a, b) => a - b);
const at = (list, share) => sorted(list)[Math.min(list.length - 1, Math.floor(list.length * share))];
export const row = (name, times) =>
  console.log(`${name.padEnd(34)} median ${at(times, 0.5).toFixed(2).padStart(7)}  p95 ${at(times, 0.95).toFixed(2).padStart(7)}  worst ${Math.max(...times).toFixed(2).padStart(7)}  n ${times.length}`);
export const timed = (times, work) => {
  const began = performance.now();
  const result = work();
  times.push(performance.now() - began);
  return result;
};

