import { type Lesson, realm } from './realm.ts'

/** Teams and Battle: friends, the Artifact and how it is stolen, three captures. */
export const artifact: Lesson = {
  id: 'artifact',
  minutes: 2.5,
  after: 'push',
  further: true,
  rules: [
    'TAC-BATTLE-08',
    'TAC-BATTLE-01',
    'TAC-BATTLE-04',
    'TAC-BATTLE-05',
    'TAC-BATTLE-07',
    'TAC-BATTLETEAM-01',
    'TAC-BATTLETEAM-03',
    'TAC-BATTLETEAM-04',
    'TAC-TEAM-02',
    'TAC-TEAM-04',
    'TAC-TEAM-06',
    'TAC-TEAM-10',
  ],
  position: realm({
    mode: 'battleTeam',
    players: 4,
    map: 'battle:5x4@F8.0,1x2@H9.0,3x2@B2.0,2x2@L2.0',
    begins: true,
    artifact: { unit: 'p2.rogue' },
    captured: [
      { card: 'B4', of: 'p2', by: 'p1' },
      { card: 'W5', of: 'p4', by: 'p1' },
    ],
    units: {
      p1: 'B1 F7, F8 G5, R8 J4, W1 B1',
      p2: 'R7 H6 h7, F6 N10, W7 O10',
      p3: 'F5 G7, R3 N1, W3 O1, B8 N2',
      p4: 'F2 A10, B2 A11, R1 B10',
    },
    inPlay: { p2: 3, p4: 3 },
    dice: ['push', 'miss', 'star', 'star'],
  }),
  steps: [
    { id: 'team', light: ['slot seats', 'unit p3.fighter'], rule: 'TAC-TEAM-06' },
    { id: 'bearer', light: ['unit p2.rogue'], rule: 'TAC-BATTLE-04' },
    { id: 'through', light: ['space H7', 'unit p1.beast'], open: ['beast to H7'], rule: 'TAC-TEAM-04' },
    {
      id: 'strike',
      light: ['unit p2.rogue', 'unit p1.beast'],
      open: ['beast melee p2.rogue'],
      rule: 'TAC-BATTLE-08',
    },
    { id: 'steal', light: ['unit p2.rogue', 'option roll'], open: ['roll'], rule: 'TAC-BATTLE-08' },
    { id: 'mine', light: ['unit p1.beast'], rule: 'TAC-BATTLE-05' },
    {
      id: 'third',
      light: ['unit p2.rogue', 'unit p1.fighter', 'unit p1.rogue'],
      hand: 'none',
      open: ['fighter melee p2.rogue', 'rogue missile p2.rogue'],
      rule: 'TAC-BATTLETEAM-03',
    },
    {
      id: 'end',
      light: ['option done'],
      open: ['done'],
      script: [
        { seat: 'p2', say: 'done' },
        { seat: 'p3', say: 'done' },
        { seat: 'p4', say: 'done' },
      ],
      rule: 'TAC-TEAM-10',
    },
  ],
  success: [{ say: 'done' }],
  script: [
    { seat: 'p2', say: 'pass', always: true },
    { seat: 'p4', say: 'pass', always: true },
    { ask: 'tactic.window', say: 'pass', always: true },
  ],
}
