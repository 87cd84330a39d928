// A figure on the table: its base exactly as large as the rules have it, whose it is, where it looks.
import { type CSSProperties, memo } from 'react';
import type { Figure, Section } from '../engine/protocol';
import { Castle } from './Castle';
import { EmblemAt } from './Emblem';
import { ahead, circle, type Frame, kTabStop, wedge } from './frame';
import { factionColour, kOwners, pictureOf } from './looks';
import { useShortWay } from './useShortWay';

/** How far the base reaches ahead of its dot. */
export function reachOf(figure: Figure): number {
  return figure.base.kind === 'outline' ? 1500 : figure.base.radius;
}

function Ring({ owner, r }: { owner: Figure['owner']; r: number }) {
  const { colour, line } = kOwners[owner];
  // From afar the ring grows inwards, never beyond the base (board.css).
  const size = { '--r': `${r}px` } as CSSProperties;
  return (
    <g style={size}>
      <circle r={r - 65} className="ring-ground" />
      <circle r={r - 65} className={`ring ring-${line}`} stroke={colour} />
      {line === 'double' && <circle r={r - 65} className="ring-gap" />}
    </g>
  );
}

function Disc({ figure, r, arc }: { figure: Figure; r: number; arc: number }) {
  const front = r - 130;
  return (
    <>
      <circle r={r} className="base-body" />
      <circle r={front} fill={factionColour(figure.faction)} />
      <circle r={front - 75} fill={kOwners[figure.owner].deep} />
      {arc > 0 && <path d={wedge(front, arc / 10)} className="arc" />}
      <Ring owner={figure.owner} r={r} />
      <circle r={r} className="base-line" />
    </>
  );
}

/** Ends of the front arc on the rim, and the notch that shows where it faces. */
function Facing({ r, arc }: { r: number; arc: number }) {
  const ends = arc > 0 && arc < 3600 ? [-arc / 20, arc / 20] : [];
  return (
    <>
      {ends.map((turn) => {
        const [a, b] = [ahead([0, 0], turn, r - 170), ahead([0, 0], turn, r + 70)];
        return <path key={turn} d={`M${a.join(' ')}L${b.join(' ')}`} className="arc-end" />;
      })}
      <path d={`M${r + 210} 0L${r - 100} -185L${r - 20} 0L${r - 100} 185z`} className="notch" />
    </>
  );
}

const kQuarters: Record<string, number> = { front: 0, right: 90, rear: 180, left: 270 };

function Quarter({ section, r }: { section: Section; r: number }) {
  const turn = kQuarters[section.name ?? 'front'] ?? 0;
  const state = section.active ? (section.name === 'front' ? 'quarter-front' : 'quarter') : 'quarter-off';
  return (
    <g transform={`rotate(${turn})`}>
      <path d={wedge(r - 130, 90)} className={state} />
      {!section.active && (
        <path
          d={`M${r * 0.45} -${r * 0.16}l${r * 0.32} ${r * 0.32}m0 -${r * 0.32}l-${r * 0.32} ${r * 0.32}`}
          className="quarter-cross"
        />
      )}
      {section.acted && <circle cx={r * 0.66} r={130} className="coin" />}
    </g>
  );
}

function Body({ figure }: { figure: Figure }) {
  const { base } = figure;
  if (base.kind === 'disc')
    return (
      <>
        <Disc figure={figure} r={base.radius} arc={base.arc} />
        <Facing r={base.radius} arc={base.arc} />
      </>
    );
  if (base.kind === 'double') {
    const { radius: r, spacing } = base;
    return (
      <>
        <path
          d={`M0 ${-r * 0.7}Q${-spacing / 2} ${-r * 0.3} ${-spacing} ${-r * 0.7}V${r * 0.7}Q${-spacing / 2} ${r * 0.3} 0 ${r * 0.7}z`}
          fill={factionColour(figure.faction)}
          className="base-waist"
        />
        <g transform={`translate(${-spacing} 0)`}>
          <Disc figure={figure} r={r} arc={0} />
        </g>
        <Disc figure={figure} r={r} arc={base.arc} />
        <Facing r={r} arc={base.arc} />
      </>
    );
  }
  if (base.kind === 'quartered') {
    const r = base.radius;
    const cut = (r - 130) * Math.SQRT1_2;
    return (
      <>
        <circle r={r} className="base-body" />
        <Ring owner={figure.owner} r={r} />
        <circle r={r - 130} fill={factionColour(figure.faction)} />
        {figure.sections.map((section) => (
          <Quarter key={section.name} section={section} r={r - 60} />
        ))}
        <path d={`M${-cut} ${-cut}L${cut} ${cut}M${-cut} ${cut}L${cut} ${-cut}`} className="quarter-line" />
        <circle r={r * 0.42} fill={kOwners[figure.owner].deep} className="base-hub" />
        <circle r={r} className="base-line" />
        <Facing r={r} arc={0} />
      </>
    );
  }
  return null;
}

function shadeOf(figure: Figure): string {
  const { base } = figure;
  if (base.kind === 'outline') return '';
  return circle([0, 0], base.radius) + (base.kind === 'double' ? circle([-base.spacing, 0], base.radius) : '');
}

/** Signs around the base, upright whichever way it faces. */
function Signs({ figure, r }: { figure: Figure; r: number }) {
  const off = r * 0.74 + 60;
  return (
    <>
      {Array.from({ length: figure.tokens }, (_, i) => (
        <g key={i} transform={`translate(${off + i * 60} ${-off + i * 270})`}>
          <circle cx={25} cy={35} r={165} className="shade" />
          <circle r={165} className="coin" />
          <circle r={105} className="coin-rim" />
        </g>
      ))}
      {figure.soaring && (
        <g transform={`translate(${-off} ${off})`} className="wings">
          <circle r={210} />
          <path d="M-150 60Q-90 -110 0 0Q90 -110 150 60Q80 0 0 90Q-80 0 -150 60z" />
        </g>
      )}
      {figure.demoralized && (
        <g transform={`translate(${-off} ${-off})`}>
          <rect x={-180} y={-180} width={360} height={360} rx={60} className="demoralized" />
          <EmblemAt name="abilities/demoralized" x={0} y={0} size={290} fill="#211911" />
        </g>
      )}
      {(figure.captor ?? figure.captive) && (
        <g transform={`translate(${-off} ${off * 0.35})`} className="chain">
          <rect x={-250} y={-95} width={290} height={190} rx={95} />
          <rect x={-40} y={-95} width={290} height={190} rx={95} />
        </g>
      )}
      {figure.passenger && (
        <g transform={`translate(${off} ${off * 0.35})`}>
          <path d="M-260 -170H260L180 0L260 170H-260z" className="pennant" />
          <text className="pennant-text">{figure.passenger}</text>
        </g>
      )}
    </>
  );
}

export interface BaseProps {
  figure: Figure;
  frame: Frame;
  /** Points of access of its ground, when it is a castle section. */
  doors: Figure['at'][];
  said: string;
  ready: boolean;
  selected: boolean;
  /** Its place in a formation, from 1; 0: no member. */
  member: number;
  away: boolean; // a ghost of it is drawn elsewhere
}

/** What is drawn of a figure, without where: used for the figure itself and for its ghosts. */
export function Look({ figure, angle }: { figure: Figure; angle: number }) {
  const turn = useShortWay(angle);
  const r = reachOf(figure);
  const picture = figure.base.kind === 'quartered' ? r * 0.7 : r * 1.06;
  const { base } = figure;
  const behind = base.kind === 'double' ? ahead([0, 0], angle, -base.spacing) : null;
  return (
    <>
      <g className="facing" style={{ transform: `rotate(${turn}deg)` }}>
        <Body figure={figure} />
      </g>
      {behind && (
        <EmblemAt name={`factions/${figure.faction}`} x={behind[0]} y={behind[1]} size={r * 0.8} fill="#fff4da99" />
      )}
      <EmblemAt name={pictureOf(figure)} x={0} y={0} size={picture} fill="#fff4da" />
    </>
  );
}

export const Base = memo(function Base({
  figure,
  frame,
  doors,
  said,
  ready,
  selected,
  member,
  away,
}: BaseProps) {
  const [x, y] = frame.put(figure.at);
  const r = reachOf(figure);
  const angle = frame.angle(figure.facing);
  // Not over the notch.
  const below = Math.sin((angle * Math.PI) / 180) < 0.6;
  return (
    <g
      data-figure={figure.label}
      className={`figure${away ? ' figure-away' : ''}${figure.captor ? ' figure-captive' : ''}${selected ? ' figure-selected' : ''}`}
      {...kTabStop}
      role="button"
      aria-label={said}
      aria-pressed={selected}
    >
      <title>{said}</title>
      {figure.base.kind === 'outline' ? (
        <Castle
          figure={figure}
          outline={figure.base.outline}
          frame={frame}
          doors={doors}
          ready={ready}
          selected={selected}
        />
      ) : (
        <g transform={`translate(${x} ${y})`}>
          {/* Whoever soars casts a shade far from its base, on the peg of its stand. */}
          <path d={shadeOf(figure)} className={figure.soaring ? 'shade shade-aloft' : 'shade'} transform={`translate(${figure.soaring ? '330 460' : '70 95'}) rotate(${angle})`} />
          {figure.soaring && <circle r={r + 90} className="aloft" />}
          {ready && !selected && <circle r={r + 110} className="ready" />}
          {selected && <circle r={r + 190} className="halo-soft" />}
          {selected && <circle r={r + 190} className="halo" />}
          <circle r={r + 250} className="focus-ring" />
          <Look figure={figure} angle={angle} />
          <Signs figure={figure} r={r} />
          <g transform={`translate(0 ${below ? r * 0.86 : -r * 0.86})`}>
            <text className="label">{figure.label}</text>
          </g>
          {member > 0 && (
            <g transform={`translate(${r * 0.74 + 60} ${r * 0.74})`}>
              <circle r={250} className="member" />
              <text className="member-text">{member}</text>
            </g>
          )}
        </g>
      )}
    </g>
  );
});
