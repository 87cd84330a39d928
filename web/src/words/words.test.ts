import { describe, expect, it } from 'vitest';
import { de } from './de';
import { en } from './en';
import { fill } from './index';

const argumentsOf = (sentence: string) =>
  [...new Set([...sentence.matchAll(/\{([^{}|]+)[^{}]*\}/g)].map((match) => match[1]))].sort();

describe('words', () => {
  it('exist in both languages with the same arguments', () => {
    expect(Object.keys(de)).toEqual(Object.keys(en));
    for (const [key, sentence] of Object.entries(en))
      expect(argumentsOf(de[key as keyof typeof en]), key).toEqual(argumentsOf(sentence));
  });
  it('are sorted, each key once', () => {
    expect(Object.keys(en)).toEqual([...new Set(Object.keys(en))].sort());
  });
  it('are all used, whole or by how they begin', () => {
    const files = import.meta.glob<string>(['../**/*.{ts,tsx}', '!./*', '!../**/*.test.ts'], { query: '?raw', import: 'default', eager: true });
    const source = Object.values(files).join('\n');
    const whole = new Set([...source.matchAll(/['"]([a-z][\w.]*)['"]/g)].map((match) => match[1]));
    const begun = [...source.matchAll(/`([a-z]\w*\.[\w.]*)\$\{/g)].map((match) => match[1] ?? '');
    expect(Object.keys(en).filter((key) => !whole.has(key) && !begun.some((start) => key.startsWith(start)))).toEqual([]);
  });
  it('choose by number', () => {
    expect(fill('{n} {n|figure|figures}', { n: 1 })).toBe('1 figure');
    expect(fill('{n} {n|figure|figures}', { n: 3 })).toBe('3 figures');
  });
});
