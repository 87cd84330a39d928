// The pictures of the README: the built client (web/dist) under the real program, in Chromium.
//
//     cd web && node scripts/screenshots.mjs && node scripts/fewer_colours.mjs ../docs/images/*.png
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';

const host = `127.0.0.1:${process.env.SIX_PORT ?? '8931'}`;
const folder = new URL('../../docs/images/', import.meta.url).pathname;
const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

async function served() {
  const server = spawn('../build/release/sixskulls', ['serve', '--files', 'dist', '--listen', host], { stdio: 'ignore' });
  for (let n = 0; n < 50; ++n) {
    if (await fetch(`http://${host}/`).then(() => true, () => false)) return server;
    await new Promise((resume) => setTimeout(resume, 200));
  }
  server.kill('SIGINT');
  throw new Error('the server does not answer');
}

const figure = (page, label) => page.getByRole('application').getByRole('button', { name: new RegExp(`, ${label}, `) });

async function battle(page, setup, seed, label, hints) {
  await page.goto(`http://${host}/#/begin/${setup}/${seed}`);
  const ask = page.getByRole('button', { name: 'Hints' });
  const mine = () => page.waitForFunction(() => !document.querySelector('button[title="Hints"]')?.disabled);
  await ask.waitFor();
  for (let n = 0; n < hints; ++n) {
    await mine();
    await ask.click();
    await page.getByRole('list', { name: 'Hints' }).getByRole('button').first().click();
    await page.getByRole('button', { name: 'Do it' }).click();
  }
  await mine();
  await page.waitForTimeout(4500); // the last dice are read by then
  await figure(page, label).click();
  await page.waitForTimeout(1500);
}

const pictures = [
  ['home', desk, 'dark', async (page) => void (await page.goto(`http://${host}/`))],
  ['battle', desk, 'light', (page) => battle(page, 'first_battle', 1, 'r1', 2)],
  ['siege', desk, 'dark', (page) => battle(page, 'heron_siege', 1, 'r1', 0)],
  ['phone', phone, 'light', (page) => battle(page, 'dragon_duel', 1, 'r2', 0)],
];

mkdirSync(folder, { recursive: true });
const server = await served();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [name, viewport, theme, reach] of pictures) {
  const page = await browser.newPage({ viewport, locale: 'en-GB' });
  const likes = JSON.stringify({ theme, motion: 'none', pace: 'instant' });
  await page.addInitScript((text) => localStorage.setItem('six-skulls/settings', text), likes);
  await reach(page);
  await page.waitForTimeout(1000);
  await page.screenshot({ path: `${folder}${name}.png` });
  await page.close();
}
await browser.close();
server.kill('SIGINT');
