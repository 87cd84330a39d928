// How long the engine takes in WebAssembly for what must keep up with a hand: under node, on the same desk.js and desk.wasm that the
// browser loads. The table has 40 figures. Prints medians and the 95th percentile in milliseconds.
//
//     node web/bench/engine.mjs [FOLDER of desk.js and desk.wasm]
import { crowdedSetup, engine, row, timed } from './support.mjs';

const { ask, ready } = await engine(process.argv[2] ?? 'build/wasm/engine');
const times = { begin: [], reach: [], way: [], choices: [], why: [], bot: [], go_on: [], record: [] };
// As the table keeps a game after each answer: what follows on the last line it has.
const lastLine = /"chain":"([0-9a-f]{64})"\}\n$/;
let mark;
const keep = () => {
  const { lines } = timed(times.record, () => ask({ do: 'record', after: mark }));
  mark = lastLine.exec(lines)?.[1] ?? mark;
};
// Several battles, so that many stand in the thick of others.
let most = 0;
for (const seed of ['1', '2', '3', '7']) {
  let answer = timed(times.begin, () => ask({ do: 'begin', setup: { file: crowdedSetup }, seed }));
  while (answer.table.phase !== 'playing') answer = ask({ do: 'go_on' });
  most = Math.max(most, answer.table.figures.length);
  // Some rounds, so that they stand among each other.
  keep();
  for (let n = 0; n < 250 && answer.table.phase === 'playing'; ++n) {
    answer = timed(answer.table.owed.by === 'bot' ? times.bot : times.go_on, () => ask({ do: 'go_on' }));
    keep();
  }
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
}
console.log(`figures on the table: ${most}`);
console.log(`module ready after ${ready.toFixed(0)} ms`);
row('begin a battle', times.begin);
row('pick up: region and ways (reach)', times.reach);
row('under the pointer (way)', times.way);
row('what it may do (choices)', times.choices);
row('sum and odds (why)', times.why);
row('a bot answers (go_on)', times.bot);
row('dice and orders (go_on)', times.go_on);
row('what an answer adds (record)', times.record);
