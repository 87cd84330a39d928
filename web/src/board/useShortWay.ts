// A thing that turns takes the shorter way round, also past north: the angle it is drawn at runs on
// beyond a full turn.
import { useRef } from 'react';

export function useShortWay(angle: number): number {
  const shown = useRef(angle);
  const off = ((((angle - shown.current) % 360) + 540) % 360) - 180;
  shown.current += off;
  return shown.current;
}
