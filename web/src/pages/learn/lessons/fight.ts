import { either, happened, picked, type Lesson } from '../lesson';

export const fight: Lesson = {
  id: 'fight',
  title: 'learn.fight',
  hint: 'learn.fight.hint',
  sign: 'footman',
  scenario: `table 20 x 20 ; build 300 ; actions 3
given r1 lantern_guard red at 8,5 facing 90
      r2 grey_heron_duelist red at 13,8 facing 90
      b1 mirefen_brawler blue at 8,12 facing 270 click 1
      b2 tollgate_pikeman blue at 17,18 facing 270
`,
  steps: [
    { title: 'learn.fight.1', say: 'learn.fight.1.say', clauses: ['U-DIAL-1', 'U-BASE-6'], lights: ['r1'], aim: picked('r1') },
    {
      title: 'learn.fight.2', say: 'learn.fight.2.say', clauses: ['U-MOVE-1', 'U-CC-1'], lights: ['r1', 'b1'], press: 'move',
      other: ['spin b1 towards r1'],
      aim: either(happened('free_spun', 'b1', 'r1'), happened('spin_declined', 'b1', 'r1')),
    },
    {
      title: 'learn.fight.3', say: 'learn.fight.3.say', clauses: ['U-SPIN-1', 'U-CC-2'], lights: ['r2', 'b1'], press: 'move',
      aim: happened('spin_declined', 'b1', 'r2'),
    },
    {
      title: 'learn.fight.4', say: 'learn.fight.4.say', clauses: ['U-TURN-4', 'U-TOK-1'], lights: [], press: 'end_turn',
      other: ['close b1 at r1', 'close b1 at r2'], dice: [5, 3], aim: happened('attack_rolled', 'b1'),
    },
    { title: 'learn.fight.5', say: 'learn.fight.5.say', clauses: ['U-CBT-1', 'U-DIAL-4', 'U-DIAL-6'], lights: ['r1'], aim: null },
    {
      title: 'learn.fight.6', say: 'learn.fight.6.say', clauses: ['U-CC-1', 'U-PUSH-1'], lights: ['r1', 'r2'], press: 'close',
      dice: [5, 4], aim: happened('attack_rolled', null, 'b1'),
    },
    {
      title: 'learn.fight.7', say: 'learn.fight.7.say', clauses: ['U-DIAL-6', 'U-VP-2'], lights: ['r1', 'r2'], press: 'close',
      dice: [6, 4], aim: happened('eliminated', 'b1'),
    },
    { title: 'learn.fight.8', say: 'learn.fight.8.say', clauses: ['U-PUSH-2', 'U-TOK-3'], lights: [], aim: null },
  ],
};
