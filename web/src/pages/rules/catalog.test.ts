import { describe, expect, it } from 'vitest';
import { bind, type Clause, decidedBy, neighbours, pieces, searchLine, sectionOf, sourcesOf } from './catalog';
import { readable, scenariosOf, stateOf } from './coverage';

const clause = (id: string, some: Partial<Clause> = {}): Clause => ({
  id, document: 'U', title: 'Base rules', section: 'Movement', kind: 'rule', tag: 'found', editions: ['unlimited'], text: '', lang: 'en', ...some,
});
const house = { id: 'H-A', name: 'a', type: 'bool' as const, default: { unlimited: true }, doubt: 'low', chosen_in: [] };

describe('the catalog', () => {
  const all = [
    clause('U-1'),
    clause('U-2', { section: 'Combat', options: [house] }),
    clause('H-A', { document: 'H', kind: 'decision', options: [house] }),
  ];
  const catalog = bind(all);
  it('is bound by documents and sections', () => {
    expect(catalog.documents.map(({ id, sections }) => [id, sections.map(({ name }) => name)])).toEqual([
      ['U', ['Movement', 'Combat']],
      ['H', ['Movement']],
    ]);
  });
  it('finds the section of a clause', () => {
    expect(sectionOf(catalog.documents[0], 'U-2')?.name).toBe('Combat');
    expect(sectionOf(catalog.documents[0], 'H-A')).toBeUndefined();
  });
  it('knows what stands before and after', () => {
    expect(neighbours(all, all[0])).toEqual([undefined, all[1]]);
    expect(neighbours(all, clause('X-1'))).toEqual([undefined, undefined]);
  });
  it('knows which clauses a decision fills in', () => {
    expect(decidedBy(catalog, 'H-A').map(({ id }) => id)).toEqual(['U-2']);
  });
  it('finds the ids within a text', () => {
    expect(pieces('See U-1 and X-9.', (id) => catalog.byId.has(id)).filter(({ id }) => id)).toEqual([{ text: 'U-1', id: true }]);
    expect(pieces('See U-1 and X-9.', () => false).map(({ text }) => text).join('')).toBe('See U-1 and X-9.');
  });
  it('says what the marks of a source mean', () => {
    expect(sourcesOf(clause('U-1', { source: 'S4, S99' }))).toEqual([{ mark: 'S4', said: 'FAQ' }, { mark: 'S99', said: undefined }]);
  });
});

describe('a search', () => {
  it('is asked in the language that is read, of one edition if one is chosen', () => {
    expect(searchLine(' break  away ', 'en', '')).toEqual(['rules', 'search', '--json', '--lang', 'en', '--', 'break', 'away']);
    expect(searchLine('--json', 'de', 'conquest')).toEqual(['rules', 'search', '--json', '--lang', 'de', '--edition', 'conquest', '--', '--json']);
  });
});

describe('coverage', () => {
  const coverage = {
    documents: { U: { clauses: 3, testable: 2, covered: 1, untranslated: 0 } },
    files: ['unlimited/move/a_short_way'],
    scenarios: { 'U-1': [0, 7] },
    parts: { 'U-2': { a: [0], b: [] } },
  };
  it('tells shown from open, untestable and house', () => {
    expect(stateOf(clause('U-1'), coverage)).toBe('shown');
    expect(stateOf(clause('U-2'), coverage)).toBe('not_shown');
    expect(stateOf(clause('U-3', { untestable: 'flavour' }), coverage)).toBe('untestable');
    expect(stateOf(clause('H-A', { document: 'H' }), coverage)).toBe('decision');
  });
  it('tells the parts of a clause apart', () => {
    expect(scenariosOf('U-2', coverage)).toEqual(['unlimited/move/a_short_way']);
    expect(scenariosOf('U-2', coverage, 'a')).toEqual(['unlimited/move/a_short_way']);
    expect(scenariosOf('U-2', coverage, 'b')).toEqual([]);
  });
  it('names scenarios to be read', () => {
    expect(scenariosOf('U-1', coverage)).toEqual(['unlimited/move/a_short_way']);
    expect(readable('unlimited/move/a_short_way')).toEqual({ folder: 'unlimited › move', name: 'a short way' });
  });
});
