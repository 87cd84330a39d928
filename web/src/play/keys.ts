// The whole game by keyboard: a cursor on the table by the arrow keys (an inch, with shift a
// quarter), Enter picks, sets down and confirms, Q and E or [ and ] turn, Esc puts back, N goes to the
// next figure that can act. The arrows go as the eye sees the table, whoever sits at its bottom. Every
// key answers: what does nothing says why.
import type { Place, Seat, TableView } from '../engine/protocol';
import { t, type PlainKey } from '../words';
import { boardOf, figureOf, focusOn } from './asked';
import type { Hand } from './hand';
import { facingWords, inches } from './way_words';

export const keyList: [string, PlainKey][] = [
  ['Tab', 'keys.tab'], ['N', 'keys.next'], ['← ↑ → ↓', 'keys.arrows'], ['⇧ ←', 'keys.fine'], ['Enter', 'keys.enter'],
  ['⇧ Enter', 'keys.join'], ['Q E', 'keys.turn'], ['Esc', 'keys.escape'], [':  /', 'keys.line'], ['?', 'keys.help'],
];

const inch = 1000;
const step: Record<string, Place> = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
const turns: Record<string, number> = { '[': 150, q: 150, ']': -150, e: -150, '{': 10, '}': -10 };
const zooms = ['+', '-', '0'];

/** Right and up on the screen, turned to the table as this seat sees it. */
export function seen([right, up]: Place, edge: string | null): Place {
  if (edge === 'north') return [-right, -up];
  if (edge === 'east') return [-up, right];
  if (edge === 'west') return [up, -right];
  return [right, up];
}

function figureNear(table: TableView, [x, y]: Place): string | null {
  let best: { label: string; gap: number } | null = null;
  for (const { label, at, whereabouts } of table.figures) {
    if (whereabouts !== 'on_table') continue;
    const gap = Math.hypot(at[0] - x, at[1] - y);
    if (gap <= inch && (!best || gap < best.gap)) best = { label, gap };
  }
  return best?.label ?? null;
}

function named(hand: Hand, label: string): string {
  return t('key.figure', { name: hand.figure(label)?.name ?? label, label });
}

// Each of these says what came of it.

function moveCursor(hand: Hand, table: TableView, way: Place, length: number, bottom: Seat): string {
  const { cursor, selected, task } = hand.state.get();
  const { edge = null, area = null } = table.seats.find((seat) => seat.seat === bottom) ?? {};
  const [low, high] = area ?? [[0, 0], [table.field.width, table.field.height]];
  const figure = hand.figure(selected);
  const stands = task.kind === 'place' ? task.at : figure?.whereabouts === 'in_hand' ? null : figure?.at;
  const from = cursor ?? stands ?? [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2];
  const [dx, dy] = seen(way, edge);
  const keep = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)));
  const to: Place = [keep(from[0] + dx * length, table.field.width), keep(from[1] + dy * length, table.field.height)];
  if (cursor && to[0] === cursor[0] && to[1] === cursor[1]) return t('key.table_ends');
  const under = figureNear(table, to);
  hand.setCursor(to);
  hand.hover(under);
  // The cursor is no more exact than its steps are.
  hand.point(to, length / 2);
  const place = t('key.place', { x: inches(to[0]), y: inches(to[1]) });
  return under ? `${place} ${named(hand, under)}` : place;
}

/** What is under the cursor, or has the focus. */
function enter(hand: Hand, label: string | null, add: boolean): string {
  const { task, command, why, cursor, selected } = hand.state.get();
  if (!hand.owed) return t('key.wait');
  const moving = task.kind === 'move' || task.kind === 'march';
  // Where a place is aimed at, the cursor's is meant until it is.
  if (task.kind === 'aim' && task.choice.area !== null && cursor && (task.point?.[0] !== cursor[0] || task.point[1] !== cursor[1])) {
    hand.ground(cursor);
    return t('key.aimed', { x: inches(cursor[0]), y: inches(cursor[1]) });
  }
  const aimsElsewhere = task.kind === 'aim' && label !== null && (add || !task.targets.includes(label)) && task.choice.targets.some((one) => one.figure === label);
  if (command && !aimsElsewhere && (!moving || task.dropped)) {
    if (why && !why.legal) return why.refusal?.sentence ?? '';
    void hand.confirm();
    return '';
  }
  if (task.kind === 'turn') return t('key.turn_first');
  if (task.kind === 'place' || (moving && cursor && !(label && label !== selected && !task.way))) {
    if (!cursor) return t('key.place_first');
    hand.drop(cursor);
    return t('key.set_down');
  }
  if (moving && label === task.figure) return t('key.in_hand', { figure: named(hand, label) });
  if (!label) return t('key.nothing_here');
  void hand.pick(label, add);
  return named(hand, label);
}

function turnBy(hand: Hand, tenths: number): string {
  const { task, selected } = hand.state.get();
  if (!hand.owed) return t('key.wait');
  const moving = task.kind === 'move' || task.kind === 'march' ? task : null;
  if (moving?.reach?.refusal) return moving.reach.refusal.sentence;
  if (!moving && task.kind !== 'turn' && task.kind !== 'place') return t('key.nothing_to_turn');
  const now = task.kind === 'turn' || task.kind === 'place' ? task.facing : (moving?.way?.facing ?? hand.figure(selected)?.facing ?? 0);
  const facing = (now + tenths + 3600) % 3600;
  hand.turn(facing);
  return facingWords(t, facing);
}

function putBack(hand: Hand): string {
  const { task, cursor, selected } = hand.state.get();
  hand.setCursor(null);
  hand.cancel();
  return task.kind === 'rest' && !selected && !cursor ? t('key.nothing_back') : t('key.put_back');
}

/** The next that can act; of those aimed at, the next that may be. */
function next(hand: Hand, table: TableView, by: number, root: HTMLElement): string {
  const { task, selected } = hand.state.get();
  if (!hand.owed) return t('key.wait');
  hand.setCursor(null);
  const round = (labels: string[], from: string | null) => labels[(Math.max(labels.indexOf(from ?? ''), by > 0 ? -1 : 0) + by + labels.length) % labels.length];
  if (task.kind === 'aim') {
    const label = round(task.choice.targets.filter((one) => one.allowed).map((one) => one.figure), figureOf(document.activeElement));
    if (label) focusOn(root, label);
    return label ? '' : t('key.no_target');
  }
  if (!hand.mayChoose && hand.owed.ask !== 'deploy') {
    focusOn(root, hand.owed.figure);
    return hand.owed.sentence;
  }
  const ready = table.unused.length ? table.unused : table.figures.filter((one) => one.whereabouts === 'on_table').map((one) => one.label);
  const label = round(ready, selected);
  if (!label) return t('key.nobody');
  void hand.select(label);
  focusOn(root, label);
  return table.unused.length ? '' : t('key.nobody');
}

const help = () => keyList.map(([key, what]) => `${key}: ${t(what)}.`).join(' ');
const typing = (target: Element | null) => target?.closest('input, select, textarea, dialog[open]') ?? null;
const control = 'button, a[href], summary, [role=tab]';

export function tableKeys(event: KeyboardEvent, hand: Hand, bottom: Seat, root: HTMLElement | null): void {
  const table = hand.session.table;
  const target = event.target instanceof Element ? event.target : null;
  if (!table || !root || typing(target) || event.ctrlKey || event.metaKey || event.altKey) return;
  const { cursor, command } = hand.state.get();
  // A key that is held down answers no question that it has not been asked.
  if (event.key === 'Enter' && event.repeat) return event.preventDefault();
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const way = step[event.key];
  // The arrows scroll what scrolls, belong to the tabs and turn the handle; else they are the cursor's.
  const others = target?.matches('.side-panel, [role=tab], [data-grip]') ?? false;
  const turn = turns[key];
  let said: string;
  if (way && !others) {
    boardOf(root)?.focus({ preventScroll: true });
    said = moveCursor(hand, table, way, event.shiftKey ? inch / 4 : inch, bottom);
  } else if (event.key === 'Enter') {
    // A button is pressed; but a link leads away, and whoever has something in the hand means that.
    const pressed = target?.closest(control) ?? null;
    if (pressed && !(pressed.matches('a') && command)) return;
    said = enter(hand, cursor ? figureNear(table, cursor) : figureOf(target), event.shiftKey);
  } else if (turn !== undefined) said = turnBy(hand, turn);
  else if (event.key === 'Escape') said = putBack(hand);
  else if (key === 'n') said = next(hand, table, event.shiftKey ? -1 : 1, root);
  else if (key === '?') said = help();
  else if (zooms.includes(key)) {
    root.querySelectorAll<HTMLElement>('.board-tools button')[zooms.indexOf(key)]?.click();
    said = '';
  } else {
    if (event.key === 'Tab') hand.setCursor(null);
    if (/^[a-z1-9]$/.test(key)) hand.say(t('key.unknown', { key: event.key }));
    return;
  }
  hand.say(said);
  event.preventDefault();
  event.stopPropagation();
}
