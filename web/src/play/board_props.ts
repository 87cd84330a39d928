// What the drawn table is given: the table as it is, and what the hand holds over it.
import type { BoardProps, BoardWords, Ghost } from '../board/props';
import type { Seat, TableView } from '../engine/protocol';
import type { Hand } from './hand';
import { aimedPlaceOf, ghostOf, targetsOf, type HandState } from './hand_state';
import type { Shown } from './session';
import { said, type T } from '../words';
import { facingWords, inches } from './way_words';

function ghostsOf({ task }: HandState): Ghost[] {
  if (task.kind === 'march')
    return Object.values(task.ways)
      .filter((way) => way.figure !== task.figure)
      .map(({ figure, at, facing, path }) => ({ figure, at, facing, path, legal: true }));
  if (task.kind === 'place' && task.at) {
    const { at, facing, legal, piece, radius } = task;
    return [{ figure: ghostOf(task), at, facing, path: [], legal, ...(piece ? { piece } : {}), ...(radius !== null ? { radius } : {}) }];
  }
  return [];
}

/** Where it may not look is told by whom it would not face; it is not itself in its way. */
function facedBy({ task, blocked }: HandState): BoardProps['blocked'] {
  return blocked && task.kind === 'turn' ? { ...blocked, figure: null, where: null } : blocked;
}

function turningOf({ task }: HandState): BoardProps['turning'] {
  if (task.kind === 'turn') return { figure: task.figure, facing: task.facing };
  if (task.kind === 'place' && task.dropped && task.at && task.radius === null) return { figure: ghostOf(task), facing: task.facing };
  if ((task.kind === 'move' || task.kind === 'march') && task.dropped && task.way)
    return { figure: task.figure, facing: task.way.facing };
  return null;
}

export function boardWords(t: T): BoardWords {
  return {
    table: t('board.table'),
    closer: t('board.closer'),
    further: t('board.further'),
    whole: t('board.whole'),
    turn: t('board.turn'),
    facing: (tenths) => facingWords(t, tenths),
    figure: ({ name, label, owner, at, soaring }) =>
      t(soaring ? 'board.figure_soaring' : 'board.figure', { name, label, seat: said('seat', owner), x: inches(at[0]), y: inches(at[1]) }),
    objective: ({ at, seat }) =>
      seat ? t('board.objective', { seat: said('seat', seat), x: inches(at[0]), y: inches(at[1]) }) : t('board.objective_free', { x: inches(at[0]), y: inches(at[1]) }),
    item: ({ name, said: does, at }) => t('board.item', { name, does, x: inches(at[0]), y: inches(at[1]) }),
    shot: ({ figure, seat, at }, name) => t('board.shot', { name, label: figure, seat: said('seat', seat), x: inches(at[0]), y: inches(at[1]) }),
    structure: (piece, n) => t('board.structure', { piece, n }),
  };
}

export function boardProps(
  shown: Shown,
  held: HandState,
  hand: Hand,
  table: TableView,
  bottom: Seat,
): Omit<BoardProps, 'motion' | 'words'> {
  const { task } = held;
  const moving = task.kind === 'move' || task.kind === 'march' ? task : null;
  const members = task.kind === 'form' ? task.members : task.kind === 'march' ? task.members : task.kind === 'aim' ? task.members : [];
  return {
    table,
    bottom,
    selected: task.kind === 'place' ? ghostOf(task) : held.selected,
    members,
    cursor: held.cursor,
    reach: moving?.reach ?? null,
    way: moving?.way ?? null,
    wish: moving?.wish ?? null,
    pointing: task.kind === 'place',
    targets: targetsOf(held),
    aimed: aimedPlaceOf(held),
    aimedPiece: task.kind === 'weigh' ? task.piece : null,
    fire: held.why?.lines ?? [],
    ...(held.hints && (task.kind === 'rest' || task.kind === 'weigh') ? { hints: held.hints, hinted: held.hinted ?? (task.kind === 'weigh' ? held.command : null) } : {}),
    blocked: held.lit ?? facedBy(held),
    ghosts: shown.ghosts.length ? shown.ghosts : ghostsOf(held),
    ready: hand.mayChoose ? table.unused : [],
    turning: turningOf(held),
    showAreas: table.phase === 'deploying' || table.phase === 'setup',
    flashes: shown.flashes,
    impacts: shown.impacts,
    onPick: (figure, add) => void hand.pick(figure, add),
    onLasso: (figures) => hand.joinFormation(figures),
    onHover: (figure) => hand.hover(figure),
    onPoint: (at, near) => hand.point(at, near),
    onDrop: (at, near) => hand.drop(at, near),
    onTurn: (facing) => hand.turn(facing),
    onTurned: (facing) => hand.turn(facing),
    onGround: (at, near) => hand.ground(at, near),
  };
}
