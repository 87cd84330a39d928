// Hints on the table: each is a numbered line to where it leads, the one being looked at in full.
import { memo } from 'react';
import type { Hint, Place, TableView } from '../engine/protocol';
import { reachOf } from './Base';
import { type Frame, polyline } from './frame';
import { Tag } from './Tag';

interface Props {
  hints: Hint[];
  lit: string | null; // the command of the one that is pointed at or weighed
  table: TableView;
  frame: Frame;
}

/** The line of a hint and where its number stands; none where there is nothing to draw. */
export function lineOf({ drawn }: Hint, table: TableView): Place[] | null {
  const placeOf = (label: string | null): Place | null => {
    const figure = table.figures.find((one) => one.label === label);
    const body = figure?.chariot ? table.figures.find((one) => one.label === figure.chariot) : figure;
    return body?.at ?? null;
  };
  const [way] = drawn.ways;
  if (way?.points.length) {
    const from = placeOf(way.figure);
    const stands = table.figures.find((one) => one.label === way.figure)?.whereabouts === 'on_table';
    return from && stands ? [from, ...way.points] : way.points;
  }
  const [from, to] = [placeOf(drawn.figure), drawn.at ?? placeOf(drawn.targets[0] ?? null)];
  if (drawn.at && !from) return [drawn.at];
  return from && to ? [from, to] : null;
}

export const HintMarks = memo(function HintMarks({ hints, lit, table, frame }: Props) {
  return (
    <g pointerEvents="none" aria-hidden="true">
      {hints.map((hint, n) => {
        const line = lineOf(hint, table)?.map(frame.put);
        const end = line?.at(-1);
        if (!line || !end || (lit !== null && lit !== hint.command)) return null;
        const attacks = hint.drawn.ways.length === 0;
        const ringed = hint.drawn.targets.map((label) => table.figures.find((one) => one.label === label));
        return (
          <g key={hint.command} className={attacks ? 'hint hint-attack' : 'hint'}>
            <path d={polyline(line)} className="hint-casing" />
            <path d={polyline(line)} className="hint-line" />
            {ringed.map((one) => {
              if (!one || one.whereabouts !== 'on_table') return null;
              const [x, y] = frame.put(one.at);
              return <circle key={one.label} cx={x} cy={y} r={reachOf(one) + 140} className="hint-ring" />;
            })}
            <Tag at={end} text={String(n + 1)} tone="hint" rise={attacks ? 1.6 : 0} />
          </g>
        );
      })}
    </g>
  );
});
