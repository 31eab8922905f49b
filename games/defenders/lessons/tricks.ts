import { at, land, type Lesson, threat } from './land.ts'

/** Your own tricks: hero and Region Abilities. */
export const tricks: Lesson = {
  id: 'tricks',
  minutes: 2.5,
  after: 'hold',
  rules: [
    'DEF-ABILITY-01',
    'DEF-ABILITY-02',
    'DEF-ABILITY-04',
    'DEF-REGION-01',
    'DEF-REGION-02',
    'DEF-CAPITAL-01',
    'DEF-DEFENDER-05',
  ],
  words: ['ability', 'side'],
  position: land({
    blue: { at: 'forest' },
    threat: { mountains: 3, forest: 3, coast: 2, plains: 1, ruins: 4, capital: 1 },
    deck: ['turn.red', 'turn.blue', 'stoneGhouls'],
  }),
  steps: [
    {
      id: 'sprint',
      light: ['option red use sprint'],
      open: ['red use sprint'],
      done: { asked: 'ability.choosePath' },
    },
    { id: 'way', light: ['place forest', 'place coast'], open: ['path forest coast'], done: at('red', 'coast') },
    { id: 'clear', light: ['place coast'], open: ['red secure'], done: threat('coast', 0) },
    {
      id: 'leave',
      light: ['place plains', 'place forest'],
      hand: 'none',
      open: ['red move plains', 'red move forest', 'end'],
      done: { answered: 'end' },
    },
    {
      id: 'thunderclap',
      light: ['option blue use thunderclap', 'place forest'],
      open: ['blue use thunderclap'],
      done: threat('forest', 0),
    },
    {
      id: 'enchant',
      light: ['option blue use enchant'],
      open: ['blue use enchant'],
      done: { asked: 'ability.chooseRegion' },
      rule: 'DEF-REGION-01',
    },
    {
      id: 'which',
      light: ['place mountains', 'place plains'],
      hand: 'none',
      open: ['place mountains', 'place plains'],
    },
    { id: 'end', light: ['option end'], open: ['end'] },
  ],
  success: [{ say: 'held', when: threat('mountains', { atMost: 3 }) }, { say: 'lost' }],
}
