// The whole game by keyboard: a cursor on the table by the arrow keys (an inch, with shift a
// quarter), Enter picks and sets down, Q and E or [ and ] turn, Esc puts back, N goes to the next
// figure that can act. The arrows go as the eye sees the table, whoever sits at its bottom.
import type { Place, Seat, TableView } from '../engine/protocol';
import type { Hand } from './hand';

const inch = 1000;
const step: Record<string, Place> = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** Right and up on the screen, turned to the table as this seat sees it. */
export function seen([right, up]: Place, edge: string | null): Place {
  if (edge === 'north') return [-right, -up];
  if (edge === 'east') return [-up, right];
  if (edge === 'west') return [up, -right];
  return [right, up];
}

export function figureNear(table: TableView, [x, y]: Place): string | null {
  let best: { label: string; gap: number } | null = null;
  for (const { label, at, whereabouts } of table.figures) {
    if (whereabouts !== 'on_table') continue;
    const gap = Math.hypot(at[0] - x, at[1] - y);
    if (gap <= inch && (!best || gap < best.gap)) best = { label, gap };
  }
  return best?.label ?? null;
}

function moveCursor(hand: Hand, table: TableView, way: Place, length: number, bottom: Seat): void {
  const { cursor, selected, task } = hand.state.get();
  const { edge = null, area = null } = table.seats.find((seat) => seat.seat === bottom) ?? {};
  const [low, high] = area ?? [[0, 0], [table.field.width, table.field.height]];
  const figure = hand.figure(selected);
  const stands = task.kind === 'place' ? task.at : figure?.whereabouts === 'in_hand' ? null : figure?.at;
  const from = cursor ?? stands ?? [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2];
  const [dx, dy] = seen(way, edge);
  const keep = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)));
  const to: Place = [keep(from[0] + dx * length, table.field.width), keep(from[1] + dy * length, table.field.height)];
  hand.setCursor(to);
  hand.hover(figureNear(table, to));
  hand.point(to);
}

function enter(hand: Hand, table: TableView, cursor: Place, add: boolean): void {
  const { task, command } = hand.state.get();
  const under = figureNear(table, cursor);
  const moving = task.kind === 'move' || task.kind === 'march';
  if (command && (!moving || task.dropped)) void hand.confirm();
  else if (task.kind === 'place') void hand.drop(cursor);
  else if (moving && !(under && under !== hand.state.get().selected && !('way' in task && task.way))) void hand.drop(cursor);
  else if (under) void hand.pick(under, add);
}

function turnBy(hand: Hand, tenths: number): void {
  const { task, selected } = hand.state.get();
  const way = task.kind === 'move' || task.kind === 'march' ? task.way : null;
  const now = task.kind === 'turn' || task.kind === 'place' ? task.facing : (way?.facing ?? hand.figure(selected)?.facing ?? 0);
  hand.turn((now + tenths + 3600) % 3600);
}

function next(hand: Hand, table: TableView, by: number): void {
  const { selected } = hand.state.get();
  const ready = table.unused.length ? table.unused : table.figures.filter((one) => one.whereabouts === 'on_table').map((one) => one.label);
  const at = selected === null ? -1 : ready.indexOf(selected);
  const label = ready[(at + by + ready.length) % ready.length] ?? ready[0];
  hand.setCursor(null);
  if (label) void hand.select(label);
}

const typing = (target: EventTarget | null) => target instanceof Element && target.closest('input, select, textarea, dialog[open]') !== null;

export function tableKeys(event: KeyboardEvent, hand: Hand, bottom: Seat, root: HTMLElement | null): void {
  const table = hand.session.table;
  if (!table || !root || typing(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  const { cursor } = hand.state.get();
  // The arrows scroll what scrolls and belong to the tabs; everywhere else they are the cursor's.
  const others = event.target instanceof Element && event.target.matches('.side-panel, [role=tab]');
  const way = step[event.key];
  if (way && !others) moveCursor(hand, table, way, event.shiftKey ? inch / 4 : inch, bottom);
  else if (event.key === 'Enter' && cursor) enter(hand, table, cursor, event.shiftKey);
  else if ('[q'.includes(event.key.toLowerCase())) turnBy(hand, 150);
  else if (']e'.includes(event.key.toLowerCase())) turnBy(hand, -150);
  else if (event.key === '{' || event.key === '}') turnBy(hand, event.key === '{' ? 10 : -10);
  else if (event.key === 'Escape') {
    hand.setCursor(null);
    hand.cancel();
  } else if (event.key.toLowerCase() === 'n') next(hand, table, event.shiftKey ? -1 : 1);
  else {
    if (event.key === 'Tab') hand.setCursor(null);
    return;
  }
  event.preventDefault();
  event.stopPropagation();
}
