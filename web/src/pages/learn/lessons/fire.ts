import { asked, both, either, happened, picked, standsIn, type Lesson } from '../lesson';

export const fire: Lesson = {
  id: 'fire',
  title: 'learn.fire',
  hint: 'learn.fire.hint',
  sign: 'archer',
  scenario: `table 22 x 20 ; build 300 ; actions 3
terrain wood hindering polygon 5,9 9,8.8 10,10 9.6,11.8 7,12.2 5,11.5
terrain crag blocking polygon 13,8.5 16,8 16.5,10.5 13.5,11
given r1 longstone_yeoman_weak red at 8,5.8 facing 90
      r2 longbarrel_marksman red at 14.5,4.5 facing 115 click 4
      r3 thorn_runner red at 4,3.5 facing 90
      b1 mirefen_brawler blue at 9.2,12.9 facing 270 click 2
      b2 tollgate_pikeman blue at 15,13 facing 270
`,
  steps: [
    { title: 'learn.fire.1', say: 'learn.fire.1.say', clauses: ['U-RNG-1', 'U-RNG-2'], lights: ['r2'], aim: picked('r2') },
    {
      title: 'learn.fire.2', say: 'learn.fire.2.say', clauses: ['U-BLK-2'], lights: ['b2'], press: 'shoot',
      aim: ({ blocked }) => blocked?.piece === 'crag',
    },
    {
      title: 'learn.fire.3', say: 'learn.fire.3.say', clauses: ['U-HIND-3'], lights: ['r1', 'b1'], press: 'shoot', dice: [5, 5],
      aim: happened('attack_rolled', 'r1', 'b1'),
    },
    {
      title: 'learn.fire.4', say: 'learn.fire.4.say', clauses: ['U-HIND-1', 'U-HIND-2'], lights: ['r3'], press: 'move',
      aim: both(happened('moved', 'r3'), standsIn('r3', 'wood')),
    },
    {
      title: 'learn.fire.5', say: 'learn.fire.5.say', clauses: ['U-TURN-7'], lights: [], press: 'end_turn',
      other: ['move b1 via 10.4,10.5 to 8.57,6.92 facing 240', 'move b1 via 10.7,9.6 to 9.25,5.8 facing 180'],
      aim: asked('free_spin'),
    },
    {
      title: 'learn.fire.6', say: 'learn.fire.6.say', clauses: ['U-SPIN-1', 'U-SPIN-2'], lights: ['r1'], press: 'answers',
      aim: either(happened('free_spun', 'r1'), happened('spin_declined', 'r1')),
    },
    {
      title: 'learn.fire.7', say: 'learn.fire.7.say', clauses: ['U-RNG-5', 'U-BREAK-1', 'U-BREAK-2'], lights: ['r1'], press: 'move', dice: [5],
      aim: both(happened('break_away_rolled', 'r1'), happened('moved', 'r1')),
    },
    {
      title: 'learn.fire.8', say: 'learn.fire.8.say', clauses: ['U-RNG-5', 'U-RNG-3'], lights: ['r2', 'b1'], press: 'shoot', dice: [6, 3],
      aim: happened('eliminated', 'b1'),
    },
    { title: 'learn.fire.9', say: 'learn.fire.9.say', clauses: ['U-ELEV-4', 'U-CFORM-1'], lights: [], aim: null },
  ],
};
