import { asked, both, happened, near, picked, type Lesson } from '../lesson';

export const second: Lesson = {
  id: 'second',
  title: 'learn.second',
  hint: 'learn.second.hint',
  sign: 'banner',
  scenario: `edition v2
table 30 x 24 ; build 400 ; actions 4
terrain palisade constructed points 3 low_wall polygon 6,15 10,15 10,15.5 6,15.5
terrain crag blocking polygon 21,9 25,9 25,12 21,12
given r1 greywater_legionary_standard red at 15,2 facing 90
      r2 squallwing_druid_standard red at 23,7 facing 90
      r3 sooty_bend_mortarman_standard red at 4,5 facing 90
      r4 greywater_legionary_standard red at 8,14.375 facing 90
      b1 gnash_hollow_snarer_standard blue at 4,16 facing 270
      b2 gnash_hollow_snarer_standard blue at 26,22 facing 270
      objective 15,12 nobody
`,
  steps: [
    { title: 'learn.second.1', say: 'learn.second.1.say', clauses: ['V-OBJ-1', 'V-OBJ-7'], lights: ['r1'], aim: picked('r1') },
    {
      title: 'learn.second.2', say: 'learn.second.2.say', clauses: ['V-SPD-8', 'V-OBJ-7'], lights: ['r1'], press: 'move',
      aim: both(happened('moved', 'r1'), near('r1', [15_000, 12_000], 1_200)),
    },
    {
      title: 'learn.second.3', say: 'learn.second.3.say', clauses: ['V-SOAR-2', 'V-SOAR-3'], lights: ['r2'], press: 'move',
      aim: happened('took_off', 'r2'),
    },
    {
      title: 'learn.second.4', say: 'learn.second.4.say', clauses: ['V-BOMB-1', 'V-BOMB-3'], lights: ['r3', 'b1'], press: 'shoot',
      aim: happened('shot_prepared', 'r3'),
    },
    {
      title: 'learn.second.5', say: 'learn.second.5.say', clauses: ['V-TURN-3', 'V-BOMB-4'], lights: ['r3'], press: 'end_turn', dice: [2, 6],
      aim: both(happened('shot_came_down', 'r3'), asked('give_action')),
    },
    {
      title: 'learn.second.6', say: 'learn.second.6.say', clauses: ['V-TERR-11', 'V-TERR-13'], lights: ['r4'], press: 'raze', dice: [5, 6],
      aim: happened('structure_lost', 'r4'),
    },
    { title: 'learn.second.7', say: 'learn.second.7.say', clauses: ['V-DOM-1', 'V-END-3'], lights: [], aim: null },
  ],
};
