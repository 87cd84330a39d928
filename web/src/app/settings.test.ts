import { describe, expect, it } from 'vitest';
import { readRoute, address } from './route';
import { defaults, readSettings } from './settings';
import { setupFile } from './setup_file';

describe('settings', () => {
  const base = defaults(['fr-FR', 'de-AT']);
  it('take the first language of the browser that we speak', () => {
    expect(base.language).toBe('de');
    expect(defaults(['fr']).language).toBe('en');
  });
  it('take what fits of what was stored, and nothing else', () => {
    expect(readSettings('{"theme":"dark","pace":7,"sound":"yes","extra":1}', base)).toEqual({ ...base, theme: 'dark' });
    for (const text of [null, '', 'null', '[', '"dark"', '[1]']) expect(readSettings(text, base)).toEqual(base);
  });
});

describe('routes', () => {
  it('are read back as they were written', () => {
    expect(readRoute(address('play', 'a/b c'))).toEqual(['play', 'a/b c']);
    expect(readRoute('')).toEqual([]);
    expect(readRoute('#/%E0%A4%A')).toEqual(['%E0%A4%A']);
  });
});

describe('a set-up file', () => {
  it('leaves out the army that is to be drawn', () => {
    const seats = [{ player: 'human', army: 'first_steps', team: 0, domain: 'darkness' }, { player: 'simple', army: '', team: 1, domain: 'downpour' }];
    expect(setupFile({ edition: 'unlimited', total: 100, map: 'demo', objectives: 'three', seats }, 'Ours', 7)).toMatchObject({
      format: 'six-skulls/setup',
      version: 1,
      build_total: 100,
      seats: [{ player: 'human', army: 'first_steps', team: 0 }, { player: 'simple', team: 1 }],
      seed: 7,
    });
  });
  it('has objectives and domains in 2.0 alone, and domains of named armies', () => {
    const seats = [{ player: 'human', army: 'first_steps', team: 0, domain: 'darkness' }, { player: 'simple', army: '', team: 1, domain: 'downpour' }];
    const wish = { edition: 'v2', total: 100, map: 'demo', objectives: 'five', seats };
    expect(setupFile(wish, 'Ours', 7)).toMatchObject({
      options: { v2_obj_count: 'five' },
      seats: [{ player: 'human', army: 'first_steps', team: 0, domains: ['darkness'] }, { player: 'simple', team: 1 }],
    });
    const older = JSON.stringify(setupFile({ ...wish, edition: 'unlimited' }, 'Ours', 7));
    expect(older).not.toContain('domains');
    expect(older).not.toContain('options');
  });
  it('has the house decisions that were chosen', () => {
    const wish = { edition: 'unlimited', total: 100, map: 'demo', objectives: '', house: { dead_tokens: 'removed' }, seats: [] };
    expect(setupFile(wish, 'Ours', 7)).toMatchObject({ options: { dead_tokens: 'removed' } });
  });
});
