// All clauses, asked of the program once for each language, and the order they are read in.
import { useEffect, useState } from 'react';
import documents from '../../../../data/rules/documents.json';
import { askProgram } from '../../app/program';
import { useSettings } from '../../app/settings';
import type { Answers, Language, RuleClause, RuleOption } from '../../engine/protocol';

export type { RuleClause as Clause, RuleOption as Option };
export type OptionValue = RuleOption['default'][string];
export interface Section {
  id: string; // of its first clause: in addresses, because names change with the language
  document: string;
  name: string;
  clauses: RuleClause[];
}
export interface Document {
  id: string;
  title: string;
  sections: Section[];
}
export interface Catalog {
  clauses: RuleClause[];
  byId: Map<string, RuleClause>;
  documents: Document[];
}

/** Clauses stand in the order of their documents; those of one section stand together. */
export function bind(clauses: RuleClause[]): Catalog {
  const documents: Document[] = [];
  for (const clause of clauses) {
    let document = documents.at(-1);
    if (document?.id !== clause.document) {
      document = { id: clause.document, title: clause.title, sections: [] };
      documents.push(document);
    }
    let section = document.sections.at(-1);
    if (section?.name !== clause.section) {
      section = { id: clause.id, document: clause.document, name: clause.section, clauses: [] };
      document.sections.push(section);
    }
    section.clauses.push(clause);
  }
  return { clauses, byId: new Map(clauses.map((clause) => [clause.id, clause])), documents };
}

/** The section in which a clause stands. */
export function sectionOf(document: Document | undefined, clause: string | undefined): Section | undefined {
  return document?.sections.find(({ clauses }) => clauses.some(({ id }) => id === clause));
}

export function neighbours<T>(all: T[], one: T): [before: T | undefined, after: T | undefined] {
  const at = all.indexOf(one);
  return at < 0 ? [undefined, undefined] : [all[at - 1], all[at + 1]];
}

/** Clauses that a house decision fills in. */
export function decidedBy(catalog: Catalog, decision: string): RuleClause[] {
  return catalog.clauses.filter((one) => one.id !== decision && one.options?.some(({ id }) => id === decision));
}

/** Text in which every id of a clause that exists is a piece of its own. */
export function pieces(text: string, known: (id: string) => boolean): { text: string; id: boolean }[] {
  return text
    .split(/\b([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)\b/)
    .map((part) => ({ text: part, id: known(part) }))
    .filter((part) => part.text !== '');
}

/** What the marks of a source mean, where its document says so. */
export function sourcesOf(clause: RuleClause): { mark: string; said: string | undefined }[] {
  const list = documents as { id: string; sources?: Record<string, string> }[];
  const sources = list.find(({ id }) => id === clause.document)?.sources;
  return (clause.source ?? '')
    .split(/,\s*/)
    .filter((mark) => mark !== '')
    .map((mark) => ({ mark, said: sources?.[mark] }));
}

const asked = new Map<Language, Promise<Catalog | string>>();

function catalogIn(language: Language): Promise<Catalog | string> {
  const known = asked.get(language);
  if (known) return known;
  const asking = askProgram<Answers['rules list']>(['rules', 'list', '--json', '--lang', language]).then((told) => {
    if ('value' in told) return bind(told.value);
    asked.delete(language); // the next visit asks again
    return told.trouble;
  });
  asked.set(language, asking);
  return asking;
}

/** Null while it is being asked for, a sentence when it cannot be had. */
export function useCatalog(): Catalog | string | null {
  const { language } = useSettings();
  const [catalog, setCatalog] = useState<Catalog | string | null>(null);
  useEffect(() => {
    let wanted = true;
    void catalogIn(language).then((told) => wanted && setCatalog(told));
    return () => {
      wanted = false;
    };
  }, [language]);
  return catalog;
}

/** What the program is asked: in the language that is read, and of one edition alone if one is chosen. */
export function searchLine(words: string, language: Language, edition: string): string[] {
  const only = edition === '' ? [] : ['--edition', edition];
  return ['rules', 'search', '--json', '--lang', language, ...only, '--', ...words.trim().split(/\s+/)];
}

/** Ids in the order of the program: what is played comes first. */
export async function search(words: string, language: Language, edition: string): Promise<string[]> {
  const told = await askProgram<Answers['rules search']>(searchLine(words, language, edition));
  return 'value' in told ? told.value.map(({ id }) => id) : [];
}
