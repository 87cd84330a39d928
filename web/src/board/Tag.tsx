// A little plate with a word on it, readable at any distance: it is sized by the pixels of the
// screen, not by the inches of the table.
import type { ReactNode } from 'react';
import type { Place } from '../engine/protocol';

export type TagTone = 'plain' | 'good' | 'bad' | 'aim' | 'hint';

export function Tag({
  at,
  text,
  tone = 'plain',
  rise = 0,
  children,
}: {
  at: Place;
  text: string;
  tone?: TagTone;
  rise?: number;
  children?: ReactNode;
}) {
  const wide = text.length * 0.6 + 0.9 + (children ? 1.7 : 0);
  return (
    <g transform={`translate(${at[0]} ${at[1]})`} className={`tag tag-${tone}`}>
      <g className="tag-size">
        <g transform={`translate(0 ${-rise})`}>
          <rect x={-wide / 2} y={-0.8} width={wide} height={1.6} rx={0.5} />
          {children && <g transform={`translate(${-wide / 2 + 1.05} 0)`}>{children}</g>}
          <text x={children ? 0.85 : 0} y={0.06}>
            {text}
          </text>
        </g>
      </g>
    </g>
  );
}

/** A mark of fixed size on the screen, in the units of a Tag: one is a line of text high. */
export function Glyph({ at, className, d }: { at: Place; className: string; d: string }) {
  return (
    <g transform={`translate(${at[0]} ${at[1]})`} className={className}>
      <path className="tag-size" d={d} />
    </g>
  );
}
