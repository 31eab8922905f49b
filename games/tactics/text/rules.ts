import type { QuestionId } from '@tabletome/engine'
import type { Tactics } from '../rules/state/shape.ts'

/** Which rule a question stands on. */
export const QUESTION_RULES: Readonly<Record<QuestionId<Tactics>, string>> = {
  'setup.keepUnit': 'TAC-SOLO-SETUP-02',
  'setup.location': 'TAC-SETUP-10',
  'setup.place': 'TAC-SETUP-10',
  'setup.keepTactic': 'TAC-SETUP-13',
  'turn.act': 'TAC-TURN-03',
  'move.go': 'TAC-MOVE-03',
  'melee.knockBack': 'TAC-KNOCK-01',
  'spell.power': 'TAC-SPELL-03',
  'spell.way': 'TAC-RULING-88',
  'spell.space': 'TAC-RULING-04',
  'ballista.way': 'TAC-BALLISTA-06',
  'counter.offer': 'TAC-COUNTER-02',
  'tactic.window': 'TAC-TACTIC-01',
  'tactic.unit': 'TAC-TACTIC-01',
  'tactic.gain': 'TAC-TACTIC-01',
  'tactic.way': 'TAC-RULING-88',
  'turn.discard': 'TAC-TACTIC-07',
  'dungeon.caveIn': 'TAC-DUNGEON-15',
  'dungeon.exit': 'TAC-DUNGEON-20',
  'crystal.bonus': 'TAC-DUNGEON-23',
  'crystal.unit': 'TAC-DUNGEON-23',
}

/** Which rules a card links to, the most telling one first. */
export const CARD_RULES = {
  fighter: ['TAC-MISSILE-01', 'TAC-MELEE-01', 'TAC-ABILITY-01'],
  rogue: ['TAC-MISSILE-01', 'TAC-MELEE-01', 'TAC-ABILITY-01'],
  wizard: ['TAC-SPELL-01', 'TAC-SPELL-03', 'TAC-MELEE-01'],
  beast: ['TAC-MELEE-01', 'TAC-SETUP-08', 'TAC-ABILITY-01'],
  reactive: ['TAC-ABILITY-02', 'TAC-ABILITY-03'],
  enemyUnit: ['TAC-ENEMY-ACT-01', 'TAC-ENEMY-ATTACK-05', 'TAC-ENEMY-ATTACK-06'],
  weakened: ['TAC-WEAK-01', 'TAC-WEAK-04'],
  tactic: ['TAC-TACTIC-01', 'TAC-TACTIC-03'],
  enemyCard: ['TAC-ENEMY-ACT-02', 'TAC-ENEMY-ACT-11', 'TAC-DUNGEON-14'],
  climb: ['TAC-CLIMB-01'],
  dungeon: ['TAC-DUNGEON-01', 'TAC-DUNGEON-23'],
  glory: ['TAC-DUNGEON-04', 'TAC-DUNGEON-24'],
  box: ['TAC-TERRAIN-01', 'TAC-SETUP-03'],
  flipped: ['TAC-DUNGEON-08', 'TAC-DUNGEON-05'],
  area: ['TAC-CONTROL-03', 'TAC-CONTROL-06', 'TAC-CONTROL-02'],
  portal: ['TAC-PORTAL-01', 'TAC-PORTAL-03'],
  artifact: ['TAC-BATTLE-04', 'TAC-BATTLE-08', 'TAC-BATTLE-13'],
  time: ['TAC-SOLO-TURN-03', 'TAC-SOLO-CAPTURE-01'],
  start: ['TAC-SETUP-10'],
} as const satisfies Record<string, readonly string[]>

export const TERRAIN_RULES = {
  plain: ['TAC-TERRAIN-04', 'TAC-MOVE-03'],
  bridge: ['TAC-TERRAIN-04'],
  water: ['TAC-TERRAIN-05', 'TAC-TERRAIN-06'],
  forest: ['TAC-TERRAIN-07'],
  peak: ['TAC-TERRAIN-08', 'TAC-TERRAIN-09'],
  village: ['TAC-VILLAGE-01', 'TAC-VILLAGE-05'],
  ballista: ['TAC-BALLISTA-01', 'TAC-BALLISTA-02', 'TAC-BALLISTA-06'],
} as const satisfies Record<string, readonly string[]>

export const CELL_RULES = {
  floor: ['TAC-DUNGEON-11'],
  rock: ['TAC-DUNGEON-11'],
  entrance: ['TAC-DUNGEON-12'],
  crystal: ['TAC-DUNGEON-19'],
  water: ['TAC-DUNGEON-13'],
  monster: ['TAC-DUNGEON-14'],
  caveIn: ['TAC-DUNGEON-15'],
  trap: ['TAC-DUNGEON-16'],
  door: ['TAC-DUNGEON-17'],
  barrier: ['TAC-DUNGEON-18'],
} as const satisfies Record<string, readonly string[]>

export const PILE_RULES = {
  tactics: ['TAC-TACTIC-07', 'TAC-TACTIC-08'],
  discard: ['TAC-TACTIC-09', 'TAC-TACTIC-08'],
  enemy: ['TAC-ENEMY-ACT-02', 'TAC-ENEMY-ACT-05'],
  enemyDiscard: ['TAC-ENEMY-ACT-05'],
} as const satisfies Record<string, readonly string[]>
