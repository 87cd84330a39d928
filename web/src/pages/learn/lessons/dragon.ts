import { happened, picked, type Lesson } from '../lesson';

export const dragon: Lesson = {
  id: 'dragon',
  title: 'learn.dragon',
  hint: 'learn.dragon.hint',
  sign: 'dragon',
  scenario: `table 24 x 24 ; build 400 ; actions 4
given r1 ember_wyrm@young red at 12,8 facing 90
      b1 slatehide_bruiser blue at 9,17 facing 270 click 2
      b2 mirefen_brawler blue at 14,17 facing 270 click 3
      b3 grey_heron_duelist blue at 12,5.375 facing 90 click 3
      b4 thorn_runner blue at 9.375,8 facing 0
`,
  steps: [
    { title: 'learn.dragon.1', say: 'learn.dragon.1.say', clauses: ['DRG-DEF-2', 'LRG-DIAL-1'], lights: ['r1'], aim: picked('r1') },
    {
      title: 'learn.dragon.2', say: 'learn.dragon.2.say', clauses: ['LRG-CC-2', 'LRG-ACT-2'], lights: ['b3'], press: 'close', dice: [5, 5],
      aim: happened('attack_rolled', 'r1', 'b3'),
    },
    {
      title: 'learn.dragon.3', say: 'learn.dragon.3.say', clauses: ['LRG-RNG-4', 'U-RNG-7', 'U-RNG-8'], lights: ['b1', 'b2'], press: 'shoot', dice: [5, 5],
      aim: ({ told }) => told.some(({ lines }) => lines.some(({ kind, figure, other }) => kind === 'attack_rolled' && figure === 'r1' && (other === 'b1' || other === 'b2'))),
    },
    {
      title: 'learn.dragon.4', say: 'learn.dragon.4.say', clauses: ['LRG-ATK-1', 'LRG-ATK-5'], lights: ['b4'], press: 'end_turn', dice: [6, 5],
      other: ['close b4 at r1'], aim: happened('attack_rolled', 'b4', 'r1'),
    },
    { title: 'learn.dragon.5', say: 'learn.dragon.5.say', clauses: ['LRG-DIAL-5', 'LRG-DIAL-7'], lights: ['r1'], aim: null },
    {
      title: 'learn.dragon.6', say: 'learn.dragon.6.say', clauses: ['LRG-MOVE-3', 'LRG-GEN-12'], lights: ['r1'], press: 'move', dice: [4],
      aim: happened('moved', 'r1'),
    },
    {
      title: 'learn.dragon.7', say: 'learn.dragon.7.say', clauses: ['LRG-PUSH-1', 'LRG-PUSH-3'], lights: [], press: 'answers',
      aim: happened('clicked', 'r1'),
    },
    { title: 'learn.dragon.8', say: 'learn.dragon.8.say', clauses: ['LRG-MOVE-4', 'LRG-GEN-11'], lights: [], aim: null },
  ],
};
