// A way in words: how far, whom it touches, what it takes to get away.
import type { WayAnswer } from '../engine/protocol';
import { settings } from '../app/settings';
import type { T } from '../words';

export function inches(mils: number): string {
  return new Intl.NumberFormat(settings.get().language, { maximumFractionDigits: 2 }).format(mils / 1000);
}

export function percent(chances: number, of: number): string {
  return new Intl.NumberFormat(settings.get().language, { style: 'percent', maximumFractionDigits: 1 }).format(of ? chances / of : 0);
}

const compass = ['east', 'northeast', 'north', 'northwest', 'west', 'southwest', 'south', 'southeast'] as const;

export function facingWords(t: T, tenths: number): string {
  const eighth = compass[Math.round(tenths / 450) % 8] ?? 'east';
  return t('way.facing', { compass: t(`compass.${eighth}`), degrees: Math.round(tenths / 10) % 360 });
}

export function wayWords(t: T, way: WayAnswer): string {
  const parts = way.length > 0 ? [t('way.length', { inches: inches(way.length) })] : [];
  for (const { figure, friendly, arc } of way.contacts)
    parts.push(friendly ? t('way.friend', { figure }) : t(arc === 'front' ? 'way.foe_front' : 'way.foe_rear', { figure }));
  if (way.breakAway) parts.push(t('way.break_away', { percent: percent(way.breakAway.chances, way.breakAway.of), needed: way.breakAway.needed }));
  return parts.join(' ');
}
