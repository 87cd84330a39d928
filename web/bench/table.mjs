// How the table feels in Chromium: how long until a newcomer can act, and the frames while a figure is dragged among 40. Needs a
// running server of the built client.
//
//     node web/bench/table.mjs [ADDRESS] [FOLDER of desk.js and desk.wasm]
import { chromium } from '@playwright/test';
import { crowdedSetup, engine, row } from './support.mjs';

const address = process.argv[2] ?? 'http://127.0.0.1:8080/';

/** A game of bots, some rounds old, in which a person is asked for an action. */
async function crowdedGame() {
  const { ask } = await engine(process.argv[3] ?? 'build/wasm/engine');
  let answer = ask({ do: 'begin', setup: { file: crowdedSetup }, seed: '7' });
  for (let n = 0; n < 250 || answer.table.owed.ask !== 'give_action'; ++n) answer = ask({ do: 'go_on' });
  const { seat } = answer.table.owed;
  answer = ask({ do: 'player', seat, player: 'human' });
  const figure = answer.table.figures.find((one) => one.owner === seat && one.ready && one.whereabouts === 'on_table');
  return { replay: ask({ do: 'replay' }).text, figure: figure.label };
}

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const starts = [];
for (let n = 0; n < 5; ++n) {
  const page = await (await browser.newContext()).newPage();
  const began = performance.now();
  await page.goto(address);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.getByRole('application').waitFor();
  starts.push(performance.now() - began);
  await page.context().close();
}
row('start to the table', starts);

const { replay, figure } = await crowdedGame();
const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
await page.goto(address);
await page.getByLabel('Open a game file').setInputFiles({ name: 'game.jsonl', mimeType: 'text/plain', buffer: Buffer.from(replay) });
const base = page.locator(`[data-figure="${figure}"]`).first();
await base.waitFor();
await page.waitForTimeout(1500);
const box = await base.boundingBox();
const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
await page.mouse.click(x, y);
await page.waitForTimeout(800);
await page.evaluate(() => {
  const frames = (window.frames40 = []);
  let last = performance.now();
  const beat = (now) => {
    frames.push(now - last);
    last = now;
    requestAnimationFrame(beat);
  };
  requestAnimationFrame(beat);
});
await page.mouse.move(x, y);
await page.mouse.down();
for (let n = 0; n < 240; ++n)
  await page.mouse.move(x + 90 * Math.sin(n / 15), y - 60 + 60 * Math.cos(n / 11));
const frames = await page.evaluate(() => window.frames40.slice(5));
await page.mouse.up();
row('a frame while dragging', frames);
console.log(`frames longer than 20 ms: ${frames.filter((ms) => ms > 20).length} of ${frames.length}`);
await browser.close();
