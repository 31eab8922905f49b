import { describe, expect, test } from 'vitest'
import { BOXES, TERRAIN_OF } from './boxes.ts'
import { DIE_FACES } from './dice.ts'
import { DUNGEON_CELLS, DUNGEONS, GLORY } from './dungeons.ts'
import { ENEMY_CARDS, ENEMY_ROW } from './enemyCards.ts'
import { BOX_IDS, ENEMY_CARD_IDS, TACTIC_IDS, type UnitCardId } from './ids.ts'
import { BATTLE, FRONT } from './scrolls.ts'
import { TACTICS } from './tactics.ts'
import type { Side } from './types.ts'
import { CLASS_DECKS, CLASSES, UNITS } from './units.ts'

const ALL = CLASSES.flatMap(each => CLASS_DECKS[each])
const card = (id: UnitCardId) => UNITS[id]
/** `12 2 3 · 3■2 · 2/2/2`: Health, supply, Move, melee with its dice, missile or spell. */
const line = ({ health, supply, move, melee, missile, spell }: Side): string =>
  `${health} ${supply} ${move} ${melee.damage}■${melee.dice}` +
  (missile ? ` ${missile.range}/${missile.damage}/${missile.dice}` : '') +
  (spell ? ` ${spell.id} ${spell.range ?? '-'}/${spell.damage ?? '-'}` : '')

describe('Unit Cards', () => {
  test('[TAC-SETUP-05] 32 cards, eight of each class', () => {
    expect(ALL).toHaveLength(32)
    expect(new Set(ALL).size).toBe(32)
    for (const each of CLASSES) {
      expect(CLASS_DECKS[each]).toHaveLength(8)
      expect(CLASS_DECKS[each].every(id => card(id).class === each)).toBe(true)
    }
  })

  test('[TAC-TRACK-04] [TAC-MISSILE-01] [TAC-SPELL-01] Move and Melee on all, missiles on Fighters and Rogues, a spell on Wizards', () => {
    for (const id of ALL)
      for (const side of [card(id).front, card(id).solo]) {
        const { class: unitClass } = card(id)
        expect(side.move).toBeGreaterThanOrEqual(3)
        expect(side.melee.dice).toBeGreaterThanOrEqual(1)
        expect(side.melee.dice).toBeLessThanOrEqual(3)
        expect(side.missile !== undefined).toBe(unitClass === 'fighter' || unitClass === 'rogue')
        expect(side.spell !== undefined).toBe(unitClass === 'wizard')
        expect(side.missile?.dice ?? 0).toBeLessThanOrEqual(3)
      }
  })

  test('[TAC-SETUP-08] [TAC-SOLO-SETUP-04] Ammo and Mana where there is a track; none on Beasts and on Solo Enemy sides', () => {
    for (const id of ALL) {
      expect(card(id).front.supply > 0).toBe(card(id).class !== 'beast')
      expect(card(id).solo.supply).toBe(0)
      expect(card(id).solo.missile?.dice ?? 0).toBe(0)
    }
  })

  test('the printed numbers of some cards, both sides', () => {
    expect(line(card('F1').front)).toBe('12 2 3 3■2 2/2/2')
    expect(line(card('F4').front)).toBe('9 4 3 2■1 4/3/3')
    expect(line(card('F7').solo)).toBe('13 0 3 4■3 2/2/0')
    expect(line(card('W5').front)).toBe('7 7 3 1■1 hex 3/1')
    expect(line(card('W6').front)).toBe('7 6 4 1■1 passage -/-')
    expect(line(card('W6').solo)).toBe('10 0 3 2■1 soloPassage 3/2')
    expect(line(card('W8').solo)).toBe('11 0 3 2■1 soloFrost 2/3')
    expect(line(card('R2').front)).toBe('7 5 4 2■1 5/2/2')
    expect(line(card('R8').solo)).toBe('10 0 3 2■1 4/3/0')
    expect(line(card('B5').front)).toBe('14 0 3 3■1')
    expect(line(card('B3').solo)).toBe('13 0 4 3■3')
  })

  test('abilities kept on the Solo Enemy side, and those that are not', () => {
    const lost = ALL.filter(id => {
      const { front, solo, kind } = card(id)
      const has = (side: Side) => side.ability !== undefined || Object.keys(side.passive).length > 0
      return kind !== 'spell' && has(front) && !has(solo)
    })
    expect(lost).toEqual(['F4', 'R1', 'R5', 'R6', 'B3', 'B6'])
    for (const id of ALL) expect(card(id).trait !== undefined).toBe(card(id).kind !== 'spell')
    expect(new Set(ALL.map(id => card(id).trait ?? id)).size).toBe(32)
  })
})

describe('the other cards', () => {
  test('Tactic Cards for the own turn, for any and for others’ turns', () => {
    expect(new Set(TACTIC_IDS.map(id => TACTICS[id].turn))).toEqual(new Set(['own', 'any', 'other']))
  })

  test('[TAC-SOLO-SETUP-06] [TAC-SOLO-SETUP-03] nine Solo Enemy Cards, one of them Climb; the row of a Solo Enemy', () => {
    expect(ENEMY_CARD_IDS).toHaveLength(9)
    expect(ENEMY_CARD_IDS.filter(id => ENEMY_CARDS[id].climb)).toEqual(['S8'])
    expect(ENEMY_CARD_IDS.map(id => ENEMY_CARDS[id].compass).join('')).toBe('nwesswnen')
    expect(ENEMY_CARD_IDS.map(id => `${ENEMY_CARDS[id].damage}${ENEMY_CARDS[id].move}`).join(' ')).toBe(
      '10 01 02 10 10 10 01 00 11',
    )
    expect(new Set(ENEMY_CARD_IDS.map(id => ENEMY_CARDS[id].monster)).size).toBe(9)
    expect(ENEMY_ROW).toEqual(['fighter', 'beast', 'rogue', 'wizard'])
  })

  test('[TAC-RULING-01] every die has six faces', () => {
    for (const faces of Object.values(DIE_FACES)) expect(faces).toHaveLength(6)
    expect(DIE_FACES.standard).toEqual(['push', 'pushStar', 'star', 'star', 'miss', 'missPush'])
  })
})

describe('terrain', () => {
  test('tops and dungeons have the size of their box', () => {
    for (const id of BOX_IDS) {
      const { width, height, top, portals } = BOXES[id]
      expect(id).toBe(`${width}x${height}`)
      for (const rows of [top, DUNGEONS[id].rows]) {
        expect(rows).toHaveLength(height)
        for (const row of rows) expect(row).toHaveLength(width)
      }
      for (const letter of top.join('')) expect(TERRAIN_OF[letter]).toBeDefined()
      for (const letter of DUNGEONS[id].rows.join('')) expect(DUNGEON_CELLS[letter]).toBeDefined()
      expect(portals.length).toBeGreaterThan(0)
    }
  })

  test('both sides of the scroll are 15 × 11; the reverse looks the same turned round', () => {
    for (const scroll of [FRONT, BATTLE]) {
      expect(scroll.rows).toHaveLength(11)
      for (const row of scroll.rows) expect(row).toHaveLength(15)
    }
    const turned = BATTLE.rows.map(row => row.split('').reverse().join('')).reverse()
    expect(turned).toEqual(BATTLE.rows)
  })

  test('every dungeon can be finished by every class, in the MP of the rulebook', () => {
    const ways = BOX_IDS.map(id => [shortest(id, ''), shortest(id, 'L'), shortest(id, 'B')].join(' / '))
    expect(ways).toEqual(['1 / 1 / 1', '2 / 2 / 2', '3 / 3 / 3', '9 / 7 / 8', '8 / 8 / 8', '12 / 10 / 11'])
  })

  test('[TAC-DUNGEON-24] the Crystal of Glory has no bonus, every other has its own', () => {
    expect(BOX_IDS.filter(id => DUNGEONS[id].bonus === undefined)).toEqual([GLORY])
    expect(new Set(BOX_IDS.map(id => DUNGEONS[id].bonus)).size).toBe(6)
  })
})

/** MP from the Entrance to the crystal; `opens` are the closed spaces this unit may enter. */
const shortest = (id: (typeof BOX_IDS)[number], opens: string): number => {
  const { rows } = DUNGEONS[id]
  const at = (x: number, y: number) => rows[y]?.[x] ?? '#'
  const best = new Map<string, number>()
  const start = rows.flatMap((row, y) => (row.includes('E') ? [{ x: row.indexOf('E'), y, cost: 0 }] : []))
  for (const queue = start; ; ) {
    queue.sort((a, b) => a.cost - b.cost)
    const here = queue.shift()
    if (here === undefined) return Number.POSITIVE_INFINITY
    if (at(here.x, here.y) === 'C') return here.cost
    if ((best.get(`${here.x},${here.y}`) ?? 99) <= here.cost) continue
    best.set(`${here.x},${here.y}`, here.cost)
    for (const [x, y] of [
      [here.x, here.y - 1],
      [here.x + 1, here.y],
      [here.x, here.y + 1],
      [here.x - 1, here.y],
    ] as const) {
      const cell = at(x, y)
      if (cell === '#' || ('LB'.includes(cell) && !opens.includes(cell))) continue
      queue.push({ x, y, cost: here.cost + (cell === '~' ? 2 : 1) })
    }
  }
}
