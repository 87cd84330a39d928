// Figures of the collection by words of their names, asked of the program.
import { useEffect, useState } from 'react';
import { engine } from '../../app/engine';
import { isFailure } from '../../engine/client';
import type { Edition, ListedFigure } from '../../engine/protocol';

/** A treasure chest has neither editions nor points. */
export type Found = Pick<ListedFigure, 'id' | 'name'> & Partial<Pick<ListedFigure, 'editions' | 'points' | 'rank' | 'levels'>>;

/** Each level of a figure by itself, as it is called on the table: wyrm@young. */
export function callable(found: Found[], edition: Edition): { id: string; name: string; rank: string; points: number }[] {
  return found
    .filter(({ editions = [] }) => editions.includes(edition))
    .flatMap(({ id, name, rank = '', points = [], levels = [] }) =>
      levels.length > 0
        ? levels.map((level, n) => ({ id: `${id}@${level}`, name: `${name} (${level})`, rank, points: points[n] ?? 0 }))
        : [{ id, name, rank, points: points[0] ?? 0 }],
    );
}

export function useFound(words: string): Found[] {
  const [found, setFound] = useState<Found[]>([]);
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(async () => {
      const asked = words.split(/\s+/).filter((word) => word !== '' && !word.startsWith('-'));
      const reply = await engine.run(['figures', 'list', ...asked, '--json']);
      if (!wanted) return;
      try {
        setFound(isFailure(reply) || reply.code !== 0 ? [] : (JSON.parse(reply.out) as Found[]));
      } catch {
        setFound([]);
      }
    }, 150);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [words]);
  return found;
}
