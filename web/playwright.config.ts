// The journeys: the built client, served by the real program under its content security policy, in
// Debian's Chromium. `./test` plays those marked @first, at the desk and in English; `./test --all`
// plays everything at the desk in English and on the phone in German, and those whose point is words
// (@words) in the other language of each size, too. The folder is built by `./run` or `./test` before.
import { defineConfig } from '@playwright/test';

const all = process.env['SIX_JOURNEYS'] !== 'first';
const host = `127.0.0.1:${process.env['SIX_PORT'] ?? '8931'}`;
const address = `http://${host}`;
const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/reference/{arg}{ext}',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: 1,
  ...(all ? {} : { grep: /@first/ }),
  use: {
    baseURL: address,
    browserName: 'chromium',
    actionTimeout: 20_000,
    trace: 'retain-on-failure',
    launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] },
  },
  projects: [
    { name: 'desk-en', use: { viewport: desk, locale: 'en-GB' } },
    { name: 'desk-de', use: { viewport: desk, locale: 'de-DE' }, grep: /@words/ },
    { name: 'phone-en', use: { viewport: phone, locale: 'en-GB', hasTouch: true }, grep: /@words/ },
    { name: 'phone-de', use: { viewport: phone, locale: 'de-DE', hasTouch: true } },
  ]
    // The reference pictures have sizes of their own and are compared once.
    .map((project, n) => (n === 0 ? project : { ...project, testIgnore: /reference/ }))
    .slice(0, all ? 4 : 1),
  webServer: {
    command: `../build/release/sixskulls serve --files dist --listen ${host}`,
    url: address,
    gracefulShutdown: { signal: 'SIGINT', timeout: 5000 },
  },
});
