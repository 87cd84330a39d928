// Terrain as it would be modelled: woods, stone, water, hills, walls. What decides is the outline,
// so it is drawn exactly, as a thin line over everything else; all the rest is for the eye.
import type { ReactNode } from 'react';
import type { Figure, Piece } from '../engine/protocol';
import type { Drawn } from './chance';
import { type Frame, polygon } from './frame';
import { Cliff, Hill } from './Hills';
import { Boulders, Courses, Roof } from './Stones';
import { Water } from './Water';
import { Scree, Wood, Wetland } from './Woods';

// What a piece is called may say what it looks like; the rules ask only for its kind.
const kRoofed = /house|barn|inn$|bakery|chapel|shed|shrine|farm|mill_(?!ruin)/;
const kLoose = /boulder|stones|spoil|rock/;
const kStony = /scree|rubble/;
const kWet = /reed|marsh/;

function cover(piece: Piece, drawn: Drawn): ReactNode {
  switch (piece.kind) {
    case 'hindering':
      if (piece.section || kStony.test(piece.name)) return <Scree {...drawn} />;
      if (kWet.test(piece.name)) return <Wetland {...drawn} />;
      return <Wood {...drawn} low={/scrub|gorse|bramble|thicket/.test(piece.name)} />;
    case 'blocking':
      if (kRoofed.test(piece.name)) return <Roof {...drawn} />;
      if (kLoose.test(piece.name)) return <Boulders {...drawn} />;
      return <Courses {...drawn} />;
    case 'shallow_water':
    case 'deep_water':
      return <Water {...drawn} deep={piece.kind === 'deep_water'} />;
    case 'low_wall':
      return <Courses {...drawn} low />;
    case 'concealing':
      return <Wetland {...drawn} />;
    case 'clear':
      return null;
  }
}

const kOrder: Piece['kind'][] = ['clear', 'shallow_water', 'deep_water', 'concealing', 'hindering', 'low_wall', 'blocking'];

/** What stands of a castle is drawn with the figures; its rubble lies here. What was built and is torn down is gone. */
export function isGround(piece: Piece, figures: Figure[]): boolean {
  if (piece.structure === 0) return false;
  return !piece.section || !figures.some((one) => one.label === piece.section && one.whereabouts === 'built');
}

interface TerrainProps {
  pieces: Piece[];
  frame: Frame;
  id: string;
  turf?: string; // what the ground is filled with
}

export function Terrain({ pieces, frame, id, turf = `url(#${id}turf)` }: TerrainProps) {
  const inOrder = [...pieces].sort(
    (a, b) =>
      Number(b.height !== 'ground') - Number(a.height !== 'ground') || kOrder.indexOf(a.kind) - kOrder.indexOf(b.kind),
  );
  return (
    <g>
      {inOrder.map((piece, i) => {
        const outline = piece.outline.map(frame.put);
        const drawn: Drawn = { outline, seed: piece.name, id: `${id}piece${i}`, turf };
        const access = piece.access.map(frame.put);
        return (
          <g key={piece.name}>
            <clipPath id={drawn.id}>
              <path d={polygon(outline)} />
            </clipPath>
            {piece.height === 'gradual' && <Hill {...drawn} />}
            {piece.height === 'abrupt' && <Cliff {...drawn} access={access} />}
            {cover(piece, drawn)}
            <path d={polygon(outline)} className={`exact exact-${piece.kind} exact-${piece.height}`} />
          </g>
        );
      })}
    </g>
  );
}
