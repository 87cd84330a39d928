// The combat dial as a dial: a wheel of clicks that turns under a cover, and a window in the cover
// through which one click is seen.
import type { ReactNode } from 'react';
import type { Cell, Seat, Section, Stat } from '../engine/protocol';
import './dial.css';
import { EmblemAt } from './Emblem';
import { ahead } from './frame';
import { factionColour, kOwners, markOf } from './looks';
import { useShortWay } from './useShortWay';
import { inches } from './numbers';

const kSlots = 12; // on every dial
const kStep = 360 / kSlots;

// Each drawn in a square of 20 about the middle.
const kStatIcons: Record<Stat, string> = {
  speed: 'M-7 -9h6v9l7 4c2 1 2 4 1 5H-7zM-7 9.5H8',
  attack: 'M8 -9L-3 2M8 -9l-1 5L-1 4M-6 0L1 7M-4 3.5L-8 8.5',
  defense: 'M0 -9L8 -6V0C8 5 4 8 0 10C-4 8 -8 5 -8 0V-6z',
  damage:
    'M0 -10L2.4 -3.6L8.6 -6.4L5.4 -0.6L10 3L3.8 3.6L3.4 9.6L-0.6 5L-5.8 8.6L-4.4 2.6L-10 0.6L-4.8 -2L-7 -8L-1.6 -4.6z',
};
const kFort = 'M-9 9V-8h4v4h3v-4h4v4h3v-4h4V9H3V4a3 3 0 0 0-6 0v5z';
const kSkull =
  'M0 -9C-6 -9 -8.5 -5 -8.5 -1C-8.5 2 -7 3.6 -5 4.6V8.5H5V4.6C7 3.6 8.5 2 8.5 -1C8.5 -5 6 -9 0 -9zM-3.4 -2.6A2.2 2.2 0 1 1 -3.4 1.8A2.2 2.2 0 1 1 -3.4 -2.6zM3.4 -2.6A2.2 2.2 0 1 1 3.4 1.8A2.2 2.2 0 1 1 3.4 -2.6zM0 2.4L1.2 4.6H-1.2zM-2 8.5V6M2 8.5V6';

// Where the four values stand in the window.
const kPlaces: [Stat, x: number, y: number][] = [
  ['speed', -25, -24],
  ['attack', 25, -24],
  ['defense', -25, 22],
  ['damage', 25, 22],
];

const rounded = (x: number, y: number, w: number, h: number, r: number) => ({ x, y, width: w, height: h, rx: r });

function Patch({ ability, half }: { ability: string; half: 'whole' | 'left' | 'right' }) {
  const look = markOf(ability);
  const r = look.round ? 21 : 5;
  const clip = half === 'whole' ? undefined : half === 'left' ? 'inset(0 50% 0 0)' : 'inset(0 0 0 50%)';
  return <rect {...rounded(-23, -21, 46, 42, r)} fill={look.ground} style={{ clipPath: clip }} />;
}

function Value({ stat, cell, icon }: { stat: Stat; cell: Cell; icon: string }) {
  const [first, second] = cell.marks;
  const ink = first ? markOf(first.ability).ink : 'var(--dial-ink)';
  const halo = second !== undefined;
  // The corner of a round mark is bare.
  const corner = first && !markOf(first.ability).round ? ink : 'var(--dial-ink)';
  return (
    <>
      <rect {...rounded(-23, -21, 46, 42, 5)} className="dial-cell" />
      {first && <Patch ability={first.ability} half={second ? 'left' : 'whole'} />}
      {second && <Patch ability={second.ability} half="right" />}
      <path
        d={icon}
        className={`dial-stat dial-stat-${stat}`}
        stroke={corner}
        fill={corner}
        transform="translate(-16.5 -14.5) scale(.42)"
      />
      {cell.value === null ? (
        <path d={kSkull} fill={ink} fillRule="evenodd" transform="translate(4 -4) scale(1.25)" />
      ) : (
        <text
          x={first ? 5 : 4}
          y={first ? -5 : 2}
          className={halo ? 'dial-value dial-halo' : 'dial-value'}
          fill={halo ? '#fff' : ink}
        >
          {cell.value}
        </text>
      )}
      {cell.marks.slice(0, 2).map((mark, i) => (
        <g key={mark.ability} opacity={mark.cancelled ? 0.55 : 1}>
          <EmblemAt
            name={`abilities/${mark.ability}`}
            x={second ? (i === 0 ? -9 : 11) : 5}
            y={13}
            size={13}
            fill={markOf(mark.ability).ink}
          />
          {mark.cancelled && (
            <path
              d={`M${second && i === 0 ? -17 : -3} 19l16 -12`}
              stroke={markOf(mark.ability).ink}
              strokeWidth={2.4}
            />
          )}
        </g>
      ))}
    </>
  );
}

/** The track around the rim: a notch for every click, skulls where the dial ends. */
function Wheel({ section }: { section: Section }) {
  const turn = useShortWay(-section.click * kStep);
  return (
    <g className="dial-wheel" style={{ transform: `rotate(${turn}deg)` }}>
      <circle r={97} className="dial-rim" />
      {Array.from({ length: kSlots }, (_, slot) => {
        const [x, y] = ahead([0, 0], slot * kStep - 90, 85);
        const state =
          slot === section.click
            ? 'dial-slot dial-slot-now'
            : slot < section.click
              ? 'dial-slot dial-slot-past'
              : 'dial-slot';
        return (
          <g key={slot} transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${slot * kStep})`}>
            {slot < section.clicks ? (
              <>
                <circle r={8.5} className={state} />
                <text className={slot === section.click ? 'dial-number dial-number-now' : 'dial-number'}>
                  {slot + 1}
                </text>
              </>
            ) : (
              <path d={kSkull} className="dial-skull" fillRule="evenodd" transform="scale(.72)" />
            )}
          </g>
        );
      })}
      {Array.from({ length: kSlots }, (_, slot) => (
        <path key={slot} d="M0 -97V-90" className="dial-tick" transform={`rotate(${(slot + 0.5) * kStep})`} />
      ))}
    </g>
  );
}

export interface DialViewProps {
  section: Section;
  warrior: string; // id of its definition
  /** For the colours of the cover and its ring. */
  faction?: string;
  owner?: Seat;
  /** What is read out instead of the picture. */
  said?: string;
  small?: boolean;
  /** Of a castle section, whose first value is its Fortification. */
  built?: boolean;
  motion?: boolean;
}

export function DialView({
  section,
  warrior,
  faction = '',
  owner,
  said,
  small = false,
  built = false,
  motion = true,
}: DialViewProps) {
  const dead = section.click >= section.clicks;
  const arrows: ReactNode[] = Array.from({ length: section.range > 0 ? section.targets : 0 }, (_, i) => (
    <path key={i} d="M-4 5L0 -6L4 5L0 2.5z" className="dial-arrow" transform={`translate(${8 + i * 9} 0)`} />
  ));
  const line = owner && kOwners[owner];
  return (
    <svg
      className={`dial${small ? ' dial-small' : ''}${section.active ? '' : ' dial-inactive'}`}
      data-motion={motion}
      viewBox="-104 -108 208 212"
      role="img"
      aria-label={said ?? warrior.replaceAll('_', ' ')}
    >
      <circle cx={2} cy={4} r={99} className="dial-shadow" />
      <Wheel section={section} />
      <path d="M0 -92L-7 -107H7z" className="dial-pointer" />
      <circle r={73} className="dial-cover" style={{ fill: factionColour(faction) }} />
      <circle r={73} className="dial-cover-shade" />
      {line && <circle r={70} className={`dial-owner dial-owner-${line.line}`} stroke={line.colour} />}
      {line?.line === 'double' && <circle r={70} className="dial-owner-gap" />}
      <rect {...rounded(-52, -49, 104, 95, 12)} className="dial-window" />
      {dead ? (
        <path d={kSkull} className="dial-dead" fillRule="evenodd" transform="translate(0 -4) scale(4.2)" />
      ) : (
        // A new click is a new child, so that it swings in as the wheel turns.
        <g key={section.click} className="dial-seen">
          {kPlaces.map(([stat, x, y]) => (
            <g key={stat} transform={`translate(${x} ${y})`}>
              <Value stat={stat} cell={section[stat]} icon={built && stat === 'speed' ? kFort : kStatIcons[stat]} />
            </g>
          ))}
        </g>
      )}
      <rect {...rounded(-52, -49, 104, 95, 12)} className="dial-frame" />
      {section.range > 0 && (
        <g transform={`translate(${-4 - section.targets * 4.5} 57)`}>
          <text x={2} className="dial-range">
            {inches(section.range)}
          </text>
          {arrows}
        </g>
      )}
      {section.acted && <circle cx={0} cy={-60} r={6} className="dial-coin" />}
    </svg>
  );
}
