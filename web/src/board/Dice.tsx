// Dice as they lie on the table; what they show is what the engine was told.
import { useEffect, useState } from 'react';
import './dial.css';

// Of a grid of three by three, numbered by rows.
const kPips: Record<number, number[]> = {
  1: [4],
  2: [2, 6],
  3: [2, 4, 6],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

export interface DiceProps {
  pips: number[];
  rolling: boolean;
  /** What is read out. */
  said?: string;
  motion?: boolean;
}

function Die({ pips, rolling }: { pips: number; rolling: boolean }) {
  return (
    <svg className={rolling ? 'die die-rolling' : 'die die-lands'} viewBox="-50 -50 100 100">
      <rect x={-42} y={-38} width={88} height={88} rx={18} className="die-shadow" />
      <rect x={-44} y={-44} width={88} height={88} rx={18} className="die-body" />
      <path d="M-34 -34Q0 -42 34 -34Q0 -30 -34 -34z" className="die-shine" />
      {(kPips[pips] ?? []).map((place) => (
        <circle
          key={place}
          cx={((place % 3) - 1) * 25}
          cy={(Math.floor(place / 3) - 1) * 25}
          r={9.5}
          className="die-pip"
        />
      ))}
    </svg>
  );
}

export function Dice({ pips, rolling, said, motion = true }: DiceProps) {
  const turns = rolling && motion;
  const [beat, setBeat] = useState(0);
  useEffect(() => {
    if (!turns) return;
    const tumbling = setInterval(() => setBeat((n) => n + 1), 90);
    return () => clearInterval(tumbling);
  }, [turns]);
  return (
    <span className="dice" role="img" aria-label={said ?? pips.join(' + ')}>
      {pips.map((one, i) => (
        // While they tumble any face may be up.
        <Die key={`${i} ${turns}`} pips={turns ? ((beat * (i + 2) + i * 3) % 6) + 1 : one} rolling={turns} />
      ))}
    </span>
  );
}
