// What lies on the table besides figures and terrain, of games that have it: objective tokens with
// the flag of whoever controls them, shots that wait to come down, the points that built terrain has
// left. Whose it is stands in the pattern of the ring and on the flag, not in the colour alone.
import { memo } from 'react';
import type { Glyph, ItemToken, Objective, Place, Seat, TableView, WaitingShot } from '../engine/protocol';
import { ahead, type Frame } from './frame';
import { kOwners } from './looks';
import type { BoardProps } from './props';
import { Tag } from './Tag';

/** A standing stone in a ring, and a flag on it: a bare one while nobody holds it. */
export function Token({ r, seat }: { r: number; seat: Seat | null }) {
  const look = seat ? kOwners[seat] : null;
  const side = r * 0.62;
  const stone = [0, 1, 2, 3, 4, 5].map((n) => ahead([0, 0], n * 60 + 30, side).map(Math.round).join(' ')).join('L');
  return (
    <>
      <circle cx={r * 0.1} cy={r * 0.14} r={r} className="shade" />
      <circle r={r} className="token" />
      {look && <circle r={r * 0.84} className={`token-ring ring-${look.line}`} stroke={look.colour} />}
      {look?.line === 'double' && <circle r={r * 0.84} className="token-gap" />}
      <path d={`M${stone}z`} className="token-stone" />
      {/* As large at any distance: who holds it is what the game is about. */}
      <g className="tag-size">
        <path d="M0 .35V-2.1" className="token-pole" />
        <path d="M0 -2.1L1.5 -1.55L0 -.95z" fill={look?.colour ?? 'none'} className="token-cloth" />
      </g>
    </>
  );
}

export const Objectives = memo(function Objectives({ list, frame, words }: { list: Objective[]; frame: Frame; words: BoardProps['words'] }) {
  return (
    <g pointerEvents="none">
      {list.map((one) => {
        const said = words.objective(one);
        return (
          <g key={one.at.join()} transform={`translate(${frame.put(one.at).join(' ')})`} className="objective" data-seat={one.seat ?? undefined} role="img" aria-label={said}>
            <title>{said}</title>
            <Token r={one.radius} seat={one.seat} />
          </g>
        );
      })}
    </g>
  );
});

/** A jewel on a band: an item, on the table and in a figure's panel. */
export const itemSign = 'M0 -1L.62 -.28L0 1L-.62 -.28zM-.62 -.28H.62M0 -1L-.24 -.28L0 1L.24 -.28z';

/** Items that nobody wields. */
export const Items = memo(function Items({ list, frame, words }: { list: ItemToken[]; frame: Frame; words: BoardProps['words'] }) {
  return (
    <g>
      {list.map((one, n) => {
        const [x, y] = frame.put(one.at);
        return (
          <g key={`${n} ${one.at.join()}`} role="img" aria-label={words.item(one)}>
            <title>{words.item(one)}</title>
            <g transform={`translate(${x} ${y})`}>
              <circle cx={one.radius * 0.1} cy={one.radius * 0.14} r={one.radius} className="shade" />
              <circle r={one.radius} className="token" />
              <circle r={one.radius * 0.8} className="item-ring" />
              <path d={itemSign} className="item-jewel" transform={`scale(${one.radius * 0.62})`} />
            </g>
            <Tag at={[x, y + one.radius]} text={one.name} rise={-0.9} />
          </g>
        );
      })}
    </g>
  );
});

/** Glyphs, with whose they are. */
export const Glyphs = memo(function Glyphs({ list, frame }: { list: Glyph[]; frame: Frame }) {
  return (
    <g pointerEvents="none">
      {list.map((one, n) => (
        <g key={`${n} ${one.at.join()}`} transform={`translate(${frame.put(one.at).join(' ')})`} role="img" aria-label={one.name}>
          <title>{one.name}</title>
          <circle r={one.radius} className="token" />
          <circle r={one.radius * 0.84} className={`token-ring ring-${kOwners[one.seat].line}`} stroke={kOwners[one.seat].colour} />
          <path d={`M0 ${-one.radius * 0.6}V${one.radius * 0.6}M${-one.radius * 0.5} ${-one.radius * 0.2}L${one.radius * 0.5} ${one.radius * 0.3}`} className="token-pole" />
        </g>
      ))}
    </g>
  );
});

const cross = (r: number) => `M${-r} 0H${-r * 0.4}M${r} 0H${r * 0.4}M0 ${-r}V${-r * 0.4}M0 ${r}V${r * 0.4}`;

export const Shots = memo(function Shots({ table, frame, words }: { table: TableView; frame: Frame; words: BoardProps['words'] }) {
  const name = ({ figure }: WaitingShot) => table.figures.find((one) => one.label === figure)?.name ?? figure;
  return (
    <g pointerEvents="none">
      {table.shots.map((shot) => {
        const [from, at] = [frame.put(shot.from), frame.put(shot.at)];
        const { colour, line } = kOwners[shot.seat];
        const said = words.shot(shot, name(shot));
        return (
          <g key={shot.figure + shot.at.join()} className="shot" role="img" aria-label={said}>
            <title>{said}</title>
            <path d={`M${from.join(' ')}Q${(from[0] + at[0]) / 2} ${(from[1] + at[1]) / 2 - 1600} ${at.join(' ')}`} className="shot-arc" />
            <g transform={`translate(${at.join(' ')})`}>
              <circle r={shot.radius} className="shot-area" />
              <circle r={shot.radius} className={`shot-ring ring-${line}`} stroke={colour} />
              <path d={cross(shot.radius * 0.8)} className="shot-cross" stroke={colour} />
            </g>
            <Tag at={[at[0], at[1] - shot.radius]} text={shot.figure} tone="bad" rise={0.9} />
          </g>
        );
      })}
    </g>
  );
});

/** Where shots came down just now, and the way they drifted. */
export function Impacts({ list, frame }: { list: NonNullable<BoardProps['impacts']>; frame: Frame }) {
  return (
    <g pointerEvents="none" aria-hidden="true">
      {list.map(({ at, from, radius, key }) => {
        const [x, y] = frame.put(at);
        const drift = from ? frame.put(from) : null;
        const rays = Array.from({ length: 8 }, (_, n) => {
          const [a, b] = [ahead([0, 0], n * 45 + 22, radius * 0.3), ahead([0, 0], n * 45 + 22, radius * 0.9)];
          return `M${a.map(Math.round).join(' ')}L${b.map(Math.round).join(' ')}`;
        });
        return (
          <g key={key} className="impact">
            {drift && <path d={`M${drift.join(' ')}L${x} ${y}`} className="drift" />}
            {drift && <circle cx={drift[0]} cy={drift[1]} r={140} className="drift-from" />}
            <g transform={`translate(${x} ${y})`}>
              <circle r={radius} className="impact-area" />
              <path d={rays.join('')} className="impact-rays" />
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** What the hand aims at, where that is a place. */
export function AimedPlace({ at, radius, legal, frame }: { at: Place; radius: number; legal: boolean; frame: Frame }) {
  return (
    <g transform={`translate(${frame.put(at).join(' ')})`} pointerEvents="none" className={legal ? 'aimed' : 'aimed aimed-no'}>
      <circle r={radius} className="target" />
      <path d={cross(radius)} className="reticle" />
    </g>
  );
}

const kBricks = 'M-.75 -.45H.75V.45H-.75zM-.75 0H.75M0 -.45V0M-.35 0V.45M.35 0V.45';

function middleOf(outline: Place[]): Place {
  const [x, y] = outline.reduce<Place>(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
  return [x / outline.length, y / outline.length];
}

/** The points that attacks have left of what was built. */
export const Structures = memo(function Structures({ table, frame, words }: { table: TableView; frame: Frame; words: BoardProps['words'] }) {
  return (
    <g pointerEvents="none">
      {table.field.pieces.map(({ name, said, outline, structure }) =>
        structure ? (
          <g key={name} role="img" aria-label={words.structure(said, structure)} className="structure">
            <title>{words.structure(said, structure)}</title>
            <Tag at={frame.put(middleOf(outline))} text={String(structure)}>
              <path d={kBricks} className="tag-icon structure-icon" />
            </Tag>
          </g>
        ) : null,
      )}
    </g>
  );
});
