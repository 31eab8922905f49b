import { COACH, forum, type Lesson, STAY } from './forum.ts'

/** Read the rival: its list, its arrows, and what to make of them. */
export const read: Lesson = {
  id: 'read',
  minutes: 3,
  after: 'turn',
  rules: [
    'VIC-RIVAL-MOVE-03',
    'VIC-RIVAL-MOVE-04',
    'VIC-RIVAL-MOVE-05',
    'VIC-RIVAL-MOVE-08',
    'VIC-RIVAL-MOVE-11',
    'VIC-RIVAL-MOVE-12',
    'VIC-RIVAL-MOVE-19',
    'VIC-RIVAL-ENGAGE-04',
    'VIC-RIVAL-ENGAGE-09',
    'VIC-UNIT-05',
  ],
  position: forum({
    combat: {
      kind: 'bloodshed',
      trident: 'D4',
      mine: ['hero F3', 'defender.1 E3'],
      rival: ['attacker.2 C2 hp2', 'archer.2 B3'],
    },
    rolls: 'x. .. xx x.x',
  }),
  steps: [
    { id: 'list', light: ['slot scales'], rule: 'VIC-RIVAL-MOVE-03' },
    { id: 'arrow', light: ['unit attacker.2', 'hex D4'], rule: 'VIC-RIVAL-MOVE-08' },
    { id: 'first', light: ['hex D4', 'unit defender.1'], open: ['move defender.1 D4'], rule: 'VIC-RIVAL-MOVE-04' },
    {
      id: 'near',
      light: ['unit hero', 'hex E4', 'hex D5'],
      hand: 'none',
      open: ['move hero E4', 'move hero D5'],
      rule: 'VIC-RIVAL-MOVE-11',
    },
    { id: 'let', light: ['slot scales', 'option begin'], open: ['begin'], rule: 'VIC-RIVAL-ENGAGE-04' },
    {
      id: 'strike',
      light: ['hex C4', 'unit hero'],
      open: ['move hero C4'],
    },
    {
      id: 'defender',
      light: ['unit attacker.2', 'unit defender.1'],
      open: ['attack defender.1 attacker.2'],
      script: [STAY],
      rule: 'VIC-UNIT-05',
    },
    { id: 'archer', light: ['unit archer.2', 'unit hero'], open: ['attack hero archer.2'] },
  ],
  success: [{ say: 'done' }],
  script: COACH,
}
