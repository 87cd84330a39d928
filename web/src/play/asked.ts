// Where the focus is when somebody is asked: on the figure that is asked about, on its handle when it
// may turn, on the first answer when there are buttons. Who is typing is left alone.
import { useEffect, useRef, type RefObject } from 'react';
import type { Owed } from '../engine/protocol';
import type { Hand } from './hand';
import { ghostOf, type HandState } from './hand_state';

export const boardOf = (root: HTMLElement) => root.querySelector<SVGElement>('.board-figures');
export const figureOf = (element: Element | null) => element?.closest<SVGElement>('[data-figure]')?.dataset.figure ?? null;

const busyElsewhere = 'input, textarea, select, dialog, [role=dialog], .menu';

/** On this figure, else on the table. */
export function focusOn(root: HTMLElement, label: string | null): void {
  const figure = label === null ? null : root.querySelector<SVGElement>(`.figure[data-figure="${CSS.escape(label)}"]`);
  (figure ?? boardOf(root))?.focus({ preventScroll: true });
}

/** The table as it is drawn now shows what the hand holds: true when that could be given the focus. */
function focusHeld(root: HTMLElement, { task, selected }: HandState, owed: Owed): boolean {
  const pick = (selector: string) => root.querySelector<HTMLElement | SVGElement>(selector);
  if (task.kind === 'turn') {
    const grip = pick('[data-grip]');
    grip?.focus({ preventScroll: true });
    return grip !== null;
  }
  if (task.kind === 'aim') focusOn(root, task.targets[0] ?? task.choice.targets.find((one) => one.allowed)?.figure ?? null);
  else if (task.kind === 'weigh') pick('.confirm')?.focus({ preventScroll: true });
  else if (task.kind === 'place') focusOn(root, ghostOf(task));
  else if (task.kind === 'rest' && owed.answers.some((answer) => answer.command !== 'end_turn'))
    (pick('.answers .primary') ?? pick('.answers button'))?.focus({ preventScroll: true });
  else focusOn(root, selected);
  return true;
}

export function useAskedFocus(root: RefObject<HTMLDivElement | null>, hand: Hand, held: HandState, busy: boolean): void {
  const asked = useRef('');
  const kind = useRef(held.task.kind);
  useEffect(() => {
    const [owed, table] = [hand.owed, hand.session.table];
    if (!root.current || !owed || !table || busy || hand.goesOn) return;
    const now = `${table.answered} ${owed.ask}`;
    const at = document.activeElement;
    // What was pressed may be gone with what it began; the choices stay, but lead to the table.
    const lost = !at || at === document.body || !at.isConnected;
    const chosen = kind.current !== held.task.kind && held.task.kind !== 'rest' && (lost || at.closest('.choices') !== null);
    if (asked.current === now && !chosen) {
      kind.current = held.task.kind;
      return;
    }
    if (!at?.closest(busyElsewhere)) {
      const first = asked.current === '';
      const focusStays = owed.ask === 'give_action' && (first || !lost) && !chosen;
      if (!focusStays && !focusHeld(root.current, held, owed)) return;
    }
    asked.current = now;
    kind.current = held.task.kind;
  });
}
