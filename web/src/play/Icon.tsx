// Small signs of what a figure may be told to do, drawn with one pen: fonts differ, these do not.
import { itemSign } from '../board/Markers';
import type { Choice } from '../engine/protocol';

const paths: Record<Choice['what'], string> = {
  move: 'M4 20 18 6M9 5.5h9.5V15',
  turn: 'M19 12a7 7 0 1 1-2.2-5.1M17 2.5v4.8h-4.8',
  close: 'M4 4l12 12M20 4 8 16M13 19l6-6M11 19l-6-6M18 20l2-2M6 20l-2-2',
  shoot: 'M4 20 20 4M12 4h8v8M4 15v5h5M6.5 17.5l3-.6M6.5 17.5l.6-3',
  capture: 'M9.5 14.5 7 17a3.5 3.5 0 0 1-5-5l3-3a3.5 3.5 0 0 1 5 0M14.5 9.5 17 7a3.5 3.5 0 0 1 5 5l-3 3a3.5 3.5 0 0 1-5 0M9 12h6',
  raze: 'M3 9h18v11H3zM3 14.5h18M9 9v5.5M15 14.5V20M7 2l2 4M13 1v5M18 2l-2 4',
  rescue: 'M12 5v14M5 12h14M3 3l3 3M21 3l-3 3M3 21l3-3M21 21l-3-3',
  take: 'M4 20h16M12 15V4M7 9l5-5 5 5',
  drop: 'M4 20h16M12 4v12M7 11l5 5 5-5',
  cast: 'M4 4h7l1 1.5L13 4h7v14h-7l-1 1.5L11 18H4zM12 5.5V19.5M16 8v4M14 10h4',
  use: 'M12 2l2.4 7.6L22 12l-7.6 2.4L12 22l-2.4-7.6L2 12l7.6-2.4Z',
  form: 'M12 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM6 14a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM18 14a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM10.5 9 7.5 14M13.5 9l3 5M9 17h6',
  board: 'M12 15V3M7 8l5-5 5 5M4 14v6h16v-6',
  disembark: 'M12 3v12M7 10l5 5 5-5M4 14v6h16v-6',
  pass: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM8 12h8',
  release: 'M9.5 14.5 7 17a3.5 3.5 0 0 1-5-5l2-2M14.5 9.5 17 7a3.5 3.5 0 0 1 5 5l-2 2M9 5V2M5 9H2M15 19v3M19 15h3',
  cancel: 'M5 5 19 19M19 5 5 19',
  leave_out: 'M4 12h16M15 7l5 5-5 5',
};

// A move that is not simply one.
const ways: Record<'up' | 'down' | 'then' | 'carried', string> = {
  up: 'M3 13q4-7 9 0q5-7 9 0M12 22v-5M12 9V2M8.5 5.5 12 2l3.5 3.5',
  down: 'M3 9q4-7 9 0q5-7 9 0M12 13v8M8.5 17.5 12 21l3.5-3.5',
  then: 'M3 19 11 11M6 11h5v5M14 3l7 7M21 3l-7 7',
  carried: 'M3 9q4-7 9 0q5-7 9 0M12 12a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Z',
};

function pathOf({ what, going }: Pick<Choice, 'what' | 'going'>): string {
  if (going?.level) return ways[going.level];
  if (going?.then) return ways.then;
  return going?.carried ? ways.carried : paths[what];
}

export function Icon({ choice }: { choice: Pick<Choice, 'what' | 'going'> }) {
  return (
    <svg className="choice-icon" viewBox="0 0 24 24" width="1.25em" height="1.25em" aria-hidden="true">
      <path d={pathOf(choice)} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

/** An item, as its token shows it. */
export function ItemSign() {
  return (
    <svg className="item-sign" viewBox="-1.1 -1.1 2.2 2.2" width="1.2em" height="1.2em" aria-hidden="true">
      <path d={itemSign} />
    </svg>
  );
}
