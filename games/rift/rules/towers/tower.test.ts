import { describe, expect, test } from 'vitest'
import { TOWERS } from '../../content/towers.ts'
import type { TowerCard } from '../../content/types.ts'
import { given, shown } from '../../test/given.ts'

const TEAM = 'p1 act + p2 act'
const BLANKS = '...../...../...../.....'
const FIVE = `ggggg/${BLANKS}`

/** p1 has a, b, d, e and h, p2 has c, f and g: two players on col4. */
describe('where towers are played', () => {
  test('[RIFT-TOWER-01] [RIFT-TOWER-07] on an own site, the card turned any way', () => {
    const game = given({ hands: { p1: ['archer', 'mage'], p2: ['archer'] } }).seat('p1', 'tower archer')
    expect(game.options('p1')).toEqual(
      ['a', 'b', 'd', 'e', 'h'].flatMap(site => ['n', 'e', 's', 'w'].map(w => `${site} ${w}`)),
    )
    game.seat('p1', 'b e')
    expect(game.built('b')).toEqual([{ tower: 'archer', turn: 1, by: 'p1', faceDown: false }])
    expect(game.hand('p1')).toEqual(['mage'])
    expect(game.waitsFor()).toBe(TEAM)
  })

  test("[RIFT-TOWER-02] never on another player's site", () => {
    const game = given({ hands: { p1: ['archer'] } }).seat('p1', 'tower archer')
    expect(game.refused('p1', 'c n')).toBe('RIFT-TOWER-02 otherColour')
    expect(game.whyNot('p1', 'site c')).toBe('RIFT-TOWER-02 otherColour')
    expect(game.whyNot('p1', 'site a')).toBe('')
    expect(game.waitsFor()).toBe('p1 tower.site')
  })

  test('[RIFT-EX-26] [RIFT-TOWER-03] not where a hero stands, until it leaves', () => {
    const game = shown('RIFT-EX-26', 1).seat('p1', 'tower archer')
    expect(game.refused('p1', 'd w')).toBe('RIFT-TOWER-03 heroOnSite')
    game.seat('p1', 'a n')
    expect(game.waitsFor()).toBe(TEAM)

    const left = shown('RIFT-EX-26', 2)
    left.seat('p1', 'hero malik', 'to C4', 'done', 'tower archer', 'd w')
    expect(left.built('d')).toHaveLength(1)
    expect(left.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-EX-25] [RIFT-TOWER-04] [RIFT-TOWER-05] two towers if one makes soldiers, three never', () => {
    const game = shown('RIFT-EX-25', 1)
    game.seat('p1', 'tower mage')
    expect(game.after('p1', 'b')).toEqual(['e', 'n', 's', 'w'])
    expect(game.whyNot('p1', 'site a')).toBe('RIFT-TOWER-04 siteTaken')
    expect(game.whyNot('p1', 'site d')).toBe('RIFT-TOWER-05 twoTowers')
    game.seat('p1', 'b n', 'tower footmen')
    expect(game.after('p1', 'a')).toEqual(['e', 'n', 's', 'w'])
    expect(game.whyNot('p1', 'site b')).toBe('RIFT-TOWER-05 twoTowers')
    expect(game.whyNot('p1', 'site e')).toBe('RIFT-TOWER-05 twoTowers')
    game.seat('p1', 'a n')
    expect(game.built('a').map(({ tower }) => tower)).toEqual(['archer', 'footmen'])
    expect(game.of('towerBuilt').map(({ upon }) => upon)).toEqual(['militia', 'archer'])
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-TOWER-06] only the owner adds a second tower', () => {
    const game = given({ sites: { b: 'militia n p1' }, hands: { p2: ['archer'] } }).seat('p2', 'tower archer')
    expect(game.refused('p2', 'b n')).toBe('RIFT-TOWER-02 otherColour')
    expect(game.waitsFor()).toBe('p2 tower.site')
  })

  test('a tower that no site takes is not offered', () => {
    const game = given({
      sites: { a: 'archer n p1', b: 'archer n p1', d: 'mage n p1', e: 'mage n p1', h: ['militia n p1', 'mage n p1'] },
      hands: { p1: ['bombard', 'militia'] },
    })
    expect(game.options('p1')).not.toContain('tower bombard')
    expect(game.refused('p1', 'tower bombard')).toBe('RIFT-TOWER-01 noSite')
    expect(game.refused('p1', 'tower wizard')).toBe('RIFT-TOWER-01 notInHand')
    expect(game.options('p1')).toContain('tower militia')
    expect(game.waitsFor()).toBe(TEAM)
  })
})

describe('towers fire when they are built', () => {
  test('[RIFT-TOWER-08] turning the card turns arrows and tiles together', () => {
    const game = given({ map: 'lane4', trays: [`H91 B3 ${FIVE}`], hands: { p1: ['archer', 'archer'] } })
    game.seat('p1', 'tower archer', 'e n')
    expect(game.options('p1')).toContain('I2 H91 a1a2')
    expect(game.options('p1')).not.toContain('I2 H91 a1b1')
    game.seat('p1', 'I2 H91 a1a2')
    // when the other one points west and east, no path space is in range
    game.seat('p1', 'tower archer', 'a e')
    expect(game.of('pieceLost')).toHaveLength(1)
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-TOWER-09] [RIFT-TOWER-10] each attack with a target is carried out once and cannot be declined', () => {
    const game = given({ trays: [`H91 C3 ${FIVE}`], hands: { p1: ['marksmen'] } }).seat('p1', 'tower marksmen', 'd w')
    expect(game.refused('p1', 'skip I2')).toBe('RIFT-RULING-15 mustPlace')
    expect(game.refused('p1', 'stop')).toBe('RIFT-RULING-15 mustPlace')
    game.seat('p1', 'I2 H91 a1b1', 'I1 H91 c1')
    expect(game.lying('H91')).toEqual(['I2 a1b1', 'I1 c1'])
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-TOWER-11] [RIFT-RULING-18] without a target nothing is placed, even if the player turned it away', () => {
    const game = given({ trays: [`H91 C3 ${FIVE}`], hands: { p1: ['mage'] } }).seat('p1', 'tower mage', 'd e')
    expect(game.types().slice(-2)).toEqual(['towerBuilt', 'pieceLost'])
    expect(game.lying('H91')).toEqual([])
    expect(game.built('d')[0]).toMatchObject({ tower: 'mage', faceDown: false })
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-EX-25] [RIFT-TOWER-12] the tower below does not attack again', () => {
    const game = shown('RIFT-EX-25', 2)
    game.seat('p1', 'tower marksmen', 'd w', 'I2 H91 a1b1', 'I1 H91 c1')
    expect(game.of('soldierPlaced')).toEqual([])
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-TOWER-13] towers that stand do nothing in later phases', () => {
    const game = given({ trays: [`H91 C2 ${FIVE}`], sites: { d: 'archer w p1' } }).from(3)
    // the horde has come to C3, beside the tower, and nothing lies on it
    expect(game.trays()).toEqual(['H91 C3'])
    expect(game.lying('H91')).toEqual([])
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-TOWER-14] a card shows its family, level, type, pieces and arrows', () => {
    for (const card of Object.values(TOWERS)) {
      expect(card.level).toBeGreaterThan(0)
      expect(card.attacks.length).toBeGreaterThan(0)
      for (const { type, arrows, groups, soldiers } of card.attacks) {
        expect(['physical', 'magical', 'true']).toContain(type)
        expect(arrows.length).toBeGreaterThan(0)
        expect(groups.length + soldiers).toBeGreaterThan(0)
      }
    }
    expect(TOWERS.archer.attacks[0]).toMatchObject({ type: 'physical', groups: [['I2']], free: false })
    expect(given().waitsFor()).toBe(TEAM)
  })

  test('[RIFT-DAMAGE-09] [RIFT-RULING-17] two linked pairs on one card: each binds itself to a horde of its own', () => {
    const cards = TOWERS as Record<string, TowerCard>
    const { marksmen } = TOWERS
    const [attack] = marksmen.attacks
    if (attack === undefined) throw new Error('marksmen shoot')
    try {
      cards.marksmen = {
        ...marksmen,
        attacks: [
          {
            ...attack,
            groups: [
              ['I1', 'I1'],
              ['I2', 'I2'],
            ],
          },
        ],
      }
      const game = given({
        map: 'lane4',
        trays: [`H91 B3 ggggg/${BLANKS}`, `H92 D3 ggggg/${BLANKS}`],
        hands: { p1: ['marksmen'] },
      }).seat('p1', 'tower marksmen', 'b s', 'I1 H91 a1', 'I2 H92 a1b1')
      const left = (piece: string) => [...new Set(game.after('p1', piece).map(id => id.slice(0, 3)))]
      expect([left('I1'), left('I2')]).toEqual([['H91'], ['H92']])
    } finally {
      cards.marksmen = marksmen
    }
  })

  test('[RIFT-TOWER-15] a card with two attacks: each with its own arrows, type and pieces, in the order the player likes', () => {
    const cards = TOWERS as Record<string, TowerCard>
    const { mage } = TOWERS
    try {
      // given a mage that besides shoots a red arrow at what is behind it
      const shot = {
        type: 'physical',
        arrows: [{ dir: 4, reach: 1 }],
        groups: [['I1']],
        soldiers: 0,
        free: false,
      } as const
      cards.mage = { ...mage, attacks: [...mage.attacks, shot] }
      const game = given({
        map: ['_______', '1>>>>>X', '__b____', '2>>>>>Y', '_______'],
        trays: [`H91 C2 cgg../${BLANKS}`, `H92 C4 ogg../${BLANKS}`],
        hands: { p1: ['mage'] },
      }).seat('p1', 'tower mage', 'b n')
      expect(game.whyNot('p1', 'I1 H92 a1')).toBe('RIFT-TYPE-02 resistsPhysical')
      expect(game.whyNot('p1', 'tray H91')).toBe('')
      expect(game.options('p1').every(id => id.startsWith('L3 H91') || id.startsWith('I1 H92'))).toBe(true)
      game.seat('p1', 'I1 H92 b1', 'L3 H91 b1b2c2')
      expect(game.of('tilePlaced').map(({ damage }) => damage)).toEqual(['physical', 'magical'])
      expect(game.waitsFor()).toBe(TEAM)
    } finally {
      cards.mage = mage
    }
  })
})

describe('alone', () => {
  test('[RIFT-SOLO-02] three colours, all of them usable', () => {
    const game = given({ players: 1, map: 1, hands: { p1: ['archer'] } }).seat('p1', 'tower archer')
    const sites = new Set(game.options('p1').map(id => id.charAt(0)))
    expect([...sites].toSorted().join('')).toBe('bcefghijk')
    expect(game.waitsFor()).toBe('p1 tower.site')
  })

  test('[RIFT-SOLO-03] [RIFT-EX-76] the colour named takes no towers this round, but its sites work otherwise', () => {
    const game = shown('RIFT-EX-76', 1).seat('p1', 'tower archer')
    expect(game.refused('p1', 'b n')).toBe('RIFT-SOLO-03 colourNamed')
    expect(game.options('p1').some(id => id.startsWith('c '))).toBe(true)
    game.seat('p1', 'c n', 'hero malik')
    // d is red too: a hero may stand there
    expect(game.options('p1')).toContain('to D4')
    expect(game.waitsFor()).toBe('p1 hero.act')
  })

  test('[RIFT-SOLO-04] never the same colour twice in a row', () => {
    const game = given({ players: 1, eliminated: 'red' }).from('round')
    expect(game.options('p1')).toEqual(['colour blue', 'colour green'])
    game.seat('p1', 'colour blue')
    expect(game.open.eliminated).toBe('blue')
    expect(game.waitsFor()).toBe('p1 act')
  })

  test('[RIFT-SOLO-05] white sites are never eliminated', () => {
    const game = given({
      players: 1,
      map: ['__1__', '_avw_', '__v__', '__X__'],
      eliminated: 'red',
      hands: { p1: ['archer'] },
    }).seat('p1', 'tower archer')
    expect(game.options('p1')).toEqual(['w n', 'w e', 'w s', 'w w'])
    expect(game.waitsFor()).toBe('p1 tower.site')
  })
})

test.each([
  ['ranger-hideout', 'true', ['I3', 'I2', 'I1']],
  ['sorcerer-wizard', 'magical', ['P5', 'I2']],
] as const)('[RIFT-TOWER-14] level 4: %s places %s tiles, turned freely', (tower, type, tiles) => {
  const game = given({ trays: [`H91 C2 ${FIVE}`], hands: { p1: [tower] } }).seat('p1', `tower ${tower}`, 'a e')
  const pieces = game.open.placing?.pieces ?? []
  expect(pieces.map(({ what }) => what)).toEqual(tiles)
  expect(new Set(pieces.map(piece => `${piece.type} ${piece.turn}`))).toEqual(new Set([`${type} free`]))
  expect(game.waitsFor()).toBe('p1 place')
})
