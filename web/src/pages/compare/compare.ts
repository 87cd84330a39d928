// One question put to two editions: the program's `why --editions`, asked when somebody wants to know.
import { useEffect, useState } from 'react';
import { askProgram } from '../../app/program';
import { useSettings } from '../../app/settings';
import type { Edition, Language, RuleClause, Why, WhyCompared, WhyDifference, WhySide } from '../../engine/protocol';

export interface Question {
  /** A scenario; what its script says has happened before. */
  position: string;
  /** With the seat that gives it, or without: then whoever is asked. */
  command: string;
  editions: readonly [Edition, Edition];
}
/** Where an edition has words of its own for the command, each is asked by itself and nothing is compared. */
export type Asking = Question | [Question, Question];
export type Compared = WhyCompared | { trouble: string };

const place = 'in/position.scn';

async function ask<T extends object>(line: string[], { position, command }: Question): Promise<T | { trouble: string }> {
  const args = ['why', place, ...line, '--json', '--', ...command.trim().split(/\s+/)];
  const told = await askProgram<T | { errors: { message: string }[] }>(args, { [place]: position });
  if ('trouble' in told) return told;
  return 'errors' in told.value ? { trouble: told.value.errors.map(({ message }) => message).join(' ') } : told.value;
}

async function compare(asking: Asking, lang: Language): Promise<Compared> {
  if (!Array.isArray(asking)) return ask<WhyCompared>(['--editions', asking.editions.join(','), '--lang', lang], asking);
  const [first, second] = [await ask<Why>(['--lang', lang], asking[0]), await ask<Why>(['--lang', lang], asking[1])];
  if ('trouble' in first) return first;
  if ('trouble' in second) return second;
  const side = (why: Why): WhySide => ({ edition: why.edition, refused: null, why });
  return { lang, sides: [side(first), side(second)], differences: [] };
}

/** Null while it is being asked, and while there is no question. */
export function useCompared(question: Asking | null): Compared | null {
  const { language } = useSettings();
  const [compared, setCompared] = useState<Compared | null>(null);
  const key = question && JSON.stringify(question);
  useEffect(() => {
    let wanted = true;
    setCompared(null);
    if (key !== null) void compare(JSON.parse(key) as Asking, language).then((told) => wanted && setCompared(told));
    return () => {
      wanted = false;
    };
  }, [key, language]);
  return compared;
}

/** The one that is played, and another. */
export function pairFor(edition: Edition): [Edition, Edition] {
  return edition === 'v2' ? ['unlimited', edition] : [edition, edition === 'unlimited' ? 'v2' : 'unlimited'];
}

/** What decides for this edition and not for the other: its refusal, or what it alone cites. */
export function decidingOf({ edition, why }: WhySide, differences: WhyDifference[]): RuleClause[] {
  if (!why) return [];
  const alone = differences.find((one) => one.part === 'clauses' && one.edition === edition)?.clauses ?? [];
  const ids = why.refusal ? [why.refusal.clause] : alone;
  return why.clauses.filter(({ id }) => ids.includes(id));
}
