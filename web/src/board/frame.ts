// How places of the rules become places of the drawing. The rules count y to the north and facings
// counter-clockwise from east; a picture counts y downwards. The table is turned by quarters, so
// that the bottom seat looks at its own edge and every text still stands upright.
import type { Place, Seat, TableView } from '../engine/protocol';

export interface Frame {
  /** Of the drawn table, mils. */
  width: number;
  height: number;
  put(place: Place): Place;
  back(place: Place): Place;
  /** Degrees clockwise from the right, as SVG turns. */
  angle(facing: number): number;
  facing(from: Place, to: Place): number;
}

/** The walnut rim around the field. */
export const kRim = 1500;

const kQuarters = { south: 0, east: 1, north: 2, west: 3 } as const;

export function frameOf(field: { width: number; height: number }, edge: keyof typeof kQuarters): Frame {
  const quarters = kQuarters[edge];
  const { width: w, height: h } = field;
  const put = ([x, y]: Place): Place => {
    if (quarters === 0) return [x, h - y];
    if (quarters === 1) return [y, x];
    if (quarters === 2) return [w - x, y];
    return [h - y, w - x];
  };
  const back = ([x, y]: Place): Place => {
    if (quarters === 0) return [x, h - y];
    if (quarters === 1) return [y, x];
    if (quarters === 2) return [w - x, y];
    return [w - y, h - x];
  };
  // East at the bottom: what faced east faces down, a quarter turn clockwise.
  const angle = (facing: number) => -facing / 10 + 90 * quarters;
  const aside = quarters % 2 === 1;
  return {
    width: aside ? h : w,
    height: aside ? w : h,
    put,
    back,
    angle,
    facing: (from, to) => {
      const tenths = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 1800) / Math.PI;
      return (Math.round(tenths) + 3600) % 3600;
    },
  };
}

export function edgeOf(table: TableView, seat: Seat): keyof typeof kQuarters {
  return table.seats.find((one) => one.seat === seat)?.edge ?? 'south';
}

/** So that Tab leads to what is drawn. SVG knows the attribute in small letters alone, and its types in none. */
export const kTabStop = { tabindex: 0 } as object;

export function ahead(from: Place, degrees: number, by: number): Place {
  const turn = (degrees * Math.PI) / 180;
  return [from[0] + Math.cos(turn) * by, from[1] + Math.sin(turn) * by];
}

const whole = ([x, y]: Place) => `${Math.round(x)} ${Math.round(y)}`;

export function polygon(points: Place[]): string {
  return points.length ? `M${points.map(whole).join('L')}z` : '';
}
export function polyline(points: Place[]): string {
  return points.length ? `M${points.map(whole).join('L')}` : '';
}
export function circle([x, y]: Place, r: number): string {
  return `M${whole([x - r, y])}a${Math.round(r)} ${Math.round(r)} 0 1 0 ${Math.round(2 * r)} 0a${Math.round(r)} ${Math.round(r)} 0 1 0 ${-Math.round(2 * r)} 0z`;
}
/** A slice of a disc around the direction to the right, so many degrees wide. */
export function wedge(r: number, degrees: number): string {
  if (degrees >= 360) return circle([0, 0], r);
  const half = degrees / 2;
  const big = degrees > 180 ? 1 : 0;
  return `M0 0L${whole(ahead([0, 0], -half, r))}A${r} ${r} 0 ${big} 1 ${whole(ahead([0, 0], half, r))}z`;
}
