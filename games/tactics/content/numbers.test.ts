import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { rowsUnder } from '../../testing/tables.ts'
import { ABILITIES } from './abilities.ts'
import { BOXES } from './boxes.ts'
import { DIE_FACES } from './dice.ts'
import { BONUSES } from './dungeons.ts'
import { MONSTERS } from './enemyCards.ts'
import {
  ACTIONS,
  BALLISTA,
  BUY_OFF,
  BUY_OFF_NEEDS,
  CAPTURES_TO_END,
  COLLISION,
  FLAGS_TO_END,
  HAND_LIMIT,
  MOST_DICE,
  POINTS,
  TIME,
  TIME_FOR_CAPTURE,
  VILLAGE_HEALTH,
  WEAKENED_TOKENS,
} from './numbers.ts'
import { FRONT_BOXES, READY_REALMS } from './realms.ts'
import { AREAS, BATTLE, CORNERS, DIAGONAL, FRONT } from './scrolls.ts'
import { TACTICS } from './tactics.ts'
import type { Side } from './types.ts'
import { CLASSES, UNIT_CARD_IDS, UNITS } from './units.ts'
import { WIZARD_CARDS } from './wizards.ts'

const BOOK = readFileSync(new URL('../rulebook/en.md', import.meta.url), 'utf8')

test('[TAC-TURN-03] [TAC-TACTIC-06] [TAC-SPELL-03] [TAC-WEAK-04] [TAC-WEAK-05] [TAC-SETUP-15] what is counted in every game', () => {
  expect({ ACTIONS, HAND_LIMIT, MOST_DICE, BUY_OFF, BUY_OFF_NEEDS, WEAKENED_TOKENS }).toEqual({
    ACTIONS: 3,
    HAND_LIMIT: 2,
    MOST_DICE: 3,
    BUY_OFF: 2,
    BUY_OFF_NEEDS: 3,
    WEAKENED_TOKENS: 10,
  })
})

test('[TAC-VILLAGE-01] [TAC-BALLISTA-05] [TAC-BALLISTA-06] [TAC-KNOCK-07] what terrain gives and takes', () => {
  expect([VILLAGE_HEALTH, BALLISTA, COLLISION]).toEqual([4, { range: 4, damage: 1, push: 1 }, 1])
})

test('[TAC-END-02] [TAC-BATTLE-12] [TAC-SCORE-01] [TAC-SCORE-02] [TAC-SCORE-03] [TAC-SCORE-04] [TAC-BATTLE-13] the end and the points', () => {
  expect([FLAGS_TO_END, CAPTURES_TO_END]).toEqual([{ 2: 1, 3: 2, 4: 3 }, 3])
  expect(POINTS).toEqual({ flag: 5, survivor: 2, capture: 2, village: 1, artifact: 3 })
})

test('[TAC-SOLO-SETUP-08] [TAC-COOP-08] [TAC-SOLO-CAPTURE-01] time', () => {
  expect([TIME, TIME_FOR_CAPTURE]).toEqual([{ solo: 7, coop: 11 }, 2])
})

test('[TAC-RULING-01] how often each icon is on a die', () => {
  const icons = (faces: readonly string[]) =>
    ['push', 'star', 'miss', 'blank'].map(icon => faces.filter(face => face.toLowerCase().includes(icon)).length)
  // ➤, ★, ✖, blank of six
  expect(icons(DIE_FACES.standard)).toEqual([3, 3, 2, 0])
  expect(icons(DIE_FACES.wild)).toEqual([4, 3, 2, 0])
  expect(icons(DIE_FACES.calm)).toEqual([2, 2, 2, 1])
})

describe('the numbers in the texts', () => {
  test('[TAC-SPELL-04] spells: damage before any ★, and the number of their effect', () => {
    const numbers = (side: Side) => `${side.spell?.damage ?? '-'} ${side.spell?.amount ?? '-'}`
    const sides = Object.entries(WIZARD_CARDS).map(([id, { front, solo }]) => [id, numbers(front), numbers(solo)])
    expect(sides).toEqual([
      ['W1', '2 -', '2 -'],
      // pushes by 1
      ['W2', '1 1', '2 -'],
      // heals 2
      ['W3', '- 2', '2 -'],
      // an area of at most 2
      ['W4', '1 2', '2 -'],
      // Weakens from the first ★ on, as an enemy from the second
      ['W5', '1 1', '2 2'],
      // places within 2
      ['W6', '- 2', '2 -'],
      // steals 1
      ['W7', '1 1', '2 -'],
      ['W8', '2 -', '3 -'],
    ])
    const printed = (...heads: string[]) =>
      rowsUnder(BOOK, ...heads).map(row => /(\d) damage/.exec(row[heads.at(-1) ?? ''] ?? '')?.[1] ?? '-')
    expect(sides.map(([, front]) => front?.split(' ')[0])).toEqual(
      printed('Unit', 'Health', 'Mana', 'Move', 'Melee', 'Range', 'Spell'),
    )
    expect(sides.map(([, , solo]) => solo?.split(' ')[0])).toEqual(
      printed('Solo Enemy side', 'Health', 'Move', 'Melee', 'Range', 'Spell, always with 3 dice'),
    )
  })

  test('[TAC-ABILITY-01] [TAC-ABILITY-02] abilities', () => {
    expect(ABILITIES).toEqual({
      stubborn: { amount: 1, atMost: 3 },
      vanish: { amount: 0 },
      enraged: { amount: 1 },
      quills: { amount: 1 },
      relentless: { amount: 3 },
      regrowth: { amount: 1 },
      lightFingers: { amount: 1 },
      retrieve: { amount: 1 },
    })
    const passives = UNIT_CARD_IDS.flatMap(id => {
      const { trait, front } = UNITS[id]
      return Object.keys(front.passive).length > 0 ? [[trait, front.passive]] : []
    })
    expect(Object.fromEntries(passives)).toEqual({
      bulwark: { damage: [{ of: ['missile'], adds: -1, who: 'toAlly' }] },
      longHaft: { meleeReach: 2 },
      braced: { braced: 1 },
      sureFooted: { step: { noClimb: true } },
      standFirm: { damage: [{ of: ['melee'], adds: -1, who: 'to', while: 'allyNextToMe' }] },
      crushingBlow: { collision: 2 },
      lastStand: { damage: [{ of: ['melee', 'missile'], adds: 1, who: 'by', while: { healthAtMost: 4 } }] },
      slipThrough: { step: { passEnemies: true } },
      vantage: { highGround: 2 },
      delver: { step: { noWater: true }, trapDice: 1 },
      flank: { damage: [{ of: ['melee'], adds: 1, who: 'by', while: 'allyNextToTarget' }] },
      hidden: { hiddenBeyond: 2 },
      aquatic: { step: { noWater: true }, noWaterDamage: true },
      charge: { charge: 1 },
      immovable: { immune: true },
      flight: { step: { flat: true, passEnemies: true } },
    })
    // kept as it is, or not at all
    const sides = UNIT_CARD_IDS.map(id => UNITS[id])
    const kept = sides.filter(({ solo }) => Object.keys(solo.passive).length > 0)
    expect(kept.map(({ solo }) => solo.passive)).toEqual(kept.map(({ front }) => front.passive))
    const acting = sides.filter(({ solo }) => solo.ability !== undefined)
    expect(acting.map(({ solo }) => solo.ability)).toEqual(acting.map(({ front }) => front.ability))
  })

  test('[TAC-DUNGEON-14] [TAC-DUNGEON-23] monsters and crystals', () => {
    const amounts = (table: Readonly<Record<string, { amount: number }>>) =>
      Object.fromEntries(Object.entries(table).map(([id, { amount }]) => [id, amount]))
    expect(amounts(MONSTERS)).toEqual({
      bats: 1,
      boneGuard: 2,
      rats: 1,
      spider: 2,
      thief: 1,
      wisp: 2,
      ogre: 3,
      spirit: 1,
      warden: 0,
    })
    expect(amounts(BONUSES)).toEqual({ spark: 1, tide: 0, root: 1, storm: 2, hour: 2 })
  })

  test('[TAC-TACTIC-01] Tactic Cards: window, whose turn, number', () => {
    expect(
      Object.entries(TACTICS).map(([id, { window, turn, amount }]) => `${id} ${window} ${turn} ${amount}`),
    ).toEqual([
      'T01 captured any 3',
      'T02 moveEnd own 2',
      'T03 collided any 0',
      'T04 actionsDone own 3',
      'T05 becameWeakened own 0',
      'T06 moveEnd other 1',
      'T07 actionDone any 2',
      'T08 villageUsed any 2',
      'T09 turnStart own 2',
      'T10 portalUsed own 2',
      'T11 attackDone any 2',
      'T12 counterDone any 1',
      'T13 damaged any 2',
      'T14 knockedBack any 2',
      'T15 actionDone own 1',
      'T16 actionsDone own 2',
    ])
  })
})

describe('boxes and scrolls', () => {
  test('[TAC-RULING-03] [TAC-BUILDER-05] how much each box lifts, and where its portals are', () => {
    const boxes = Object.entries(BOXES).map(([id, { width, height, rise, portals }]) => {
      const doors = portals.map(({ cell: [x, y], side }) => `${x},${y} ${side}`).join(' and ')
      return `${id} ${width}x${height} +${rise}: ${doors}`
    })
    expect(boxes).toEqual([
      '1x2 1x2 +1: 0,0 w',
      '2x2 2x2 +1: 0,0 n',
      '3x2 3x2 +1: 1,1 s',
      '5x4 5x4 +1: 4,1 e',
      '8x1 8x1 +1: 4,0 s',
      '8x5 8x5 +2: 0,2 w and 6,4 s',
    ])
  })

  test('[TAC-SETUP-02] [TAC-SETUP-03] [TAC-BUILDER-02] where the boxes of each realm stand', () => {
    const placed = (boxes: typeof FRONT_BOXES) =>
      boxes.map(({ box, at, turn }) => `${box} ${at}${turn === 0 ? '' : ` turned ${turn}`}`).join(', ')
    expect(placed(FRONT_BOXES)).toBe('8x5 D1, 8x1 D2, 3x2 C8, 5x4 H8, 1x2 J9, 2x2 M4')
    expect(Object.values(READY_REALMS).map(placed)).toEqual([
      '8x5 D1, 8x1 D5, 5x4 K8, 1x2 M9, 3x2 B8, 2x2 M3',
      '8x5 C1 turned 1, 8x1 G1 turned 1, 5x4 I8, 2x2 I8, 3x2 K2',
      '5x4 F8, 1x2 H9, 3x2 B2, 2x2 L2',
    ])
  })

  test('[TAC-SETUP-11] [TAC-CONTROL-01] [TAC-BUILDER-03] [TAC-TRACK-04] corners, areas and classes, none missing', () => {
    expect([CORNERS, AREAS, CLASSES]).toEqual([
      ['nw', 'ne', 'sw', 'se'],
      ['crimson', 'gold', 'azure'],
      ['fighter', 'wizard', 'rogue', 'beast'],
    ])
    expect(DIAGONAL).toEqual({ nw: 'se', ne: 'sw', sw: 'ne', se: 'nw' })
    for (const { width, height, uncovered } of [FRONT, BATTLE])
      expect([width, height, uncovered]).toEqual([15, 11, ['B6', 'H6', 'N6']])
    expect([FRONT.artifact, BATTLE.artifact]).toEqual([undefined, 'H6'])
  })
})
