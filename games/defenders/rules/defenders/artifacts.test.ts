import { expect, test } from 'vitest'
import { given } from '../../test/given.ts'
import type { Position } from '../../test/given.ts'

const bard = { at: 'mountains', hero: 'bard' } as const
const defended = (position: Position) => given(position).deck('harpy').seat('p1', 'red defend')

test('[DEF-ARTIFACT-01] drawn face up at once, before anything else happens', () => {
  const game = defended({ red: bard, artifacts: ['horn'] })
  expect(game.types().slice(2, 8)).toEqual([
    'defended',
    'hpLost',
    'artifactDrawn',
    'artifactEquipped',
    'discarded',
    'drawn',
  ])
  expect(game.defender('red').artifacts).toEqual(['horn'])
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[DEF-ARTIFACT-02] only for Defending against a Dire Enemy', () => {
  const game = given({ red: bard, artifacts: ['horn'] })
    .deck('cragBears')
    .seat('p1', 'red defend')
  expect(game.defender('red').artifacts).toEqual([])
  const open = given({ red: bard, artifacts: ['horn'] })
    .deck('harpy')
    .seat('p1', 'red decline')
  expect(open.defender('red').artifacts).toEqual([])
  expect(open.waitsFor()).toBe('p1 turn.act')
  // neither Securing nor Fighting nor the end of a Round gives one
  const busy = given({ red: { at: 'forest' }, foe: { id: 'ancient' }, threat: { forest: 1 }, artifacts: ['horn'] })
    .wholeDeck('turn.red')
    .seat('p1', 'red secure', 'red fight', 'end')
  expect([busy.open.round, busy.of('artifactDrawn'), busy.pile('artifacts')]).toEqual([3, [], ['horn']])
})

test('[DEF-ARTIFACT-03] [DEF-ARTIFACT-04] two for the hands and one for the back; a free slot is filled', () => {
  expect(defended({ red: { ...bard, artifacts: ['spear'] }, artifacts: ['horn'] }).defender('red').artifacts).toEqual([
    'spear',
    'horn',
  ])
  const hands = defended({ red: { ...bard, artifacts: ['spear', 'horn'] }, artifacts: ['hammer'] })
  expect(hands.options('p1')).toEqual(['drop spear', 'drop horn', 'refuse'])
  const back = defended({ red: { ...bard, artifacts: ['wings'] }, artifacts: ['pack'] })
  expect(back.options('p1')).toEqual(['drop wings', 'refuse'])
  expect(back.waitsFor()).toBe('p1 artifact.choose')
})

test('[DEF-ARTIFACT-05] [DEF-RULING-23] only one of the same kind may be dropped', () => {
  const game = defended({ red: { ...bard, artifacts: ['spear', 'wings', 'horn'] }, artifacts: ['hammer'] })
  expect(game.options('p1')).toEqual(['drop spear', 'drop horn', 'refuse'])
  expect(game.refused('p1', 'drop wings')).toMatchObject({ rule: 'DEF-RULING-23', key: 'otherKind' })
  expect(game.whyNot('p1', 'artifact staff')).toBe('DEF-ARTIFACT-08 notCarried')
  expect(game.whyNot('p1', 'place coast')).toBe('')
  const free = defended({ red: { ...bard, artifacts: ['spear', 'horn'] }, artifacts: ['mantle'] })
  expect(free.defender('red').artifacts).toEqual(['spear', 'horn', 'mantle'])
  expect(game.waitsFor()).toBe('p1 artifact.choose')
})

test('[DEF-ARTIFACT-06] [DEF-RULING-21] the dropped card is shuffled into the deck and may be drawn again', () => {
  const game = given({ red: { ...bard, artifacts: ['spear', 'horn'] }, artifacts: ['hammer'] }).deck(
    'harpy',
    'manticore',
  )
  game.seat('p1', 'red defend', 'drop horn')
  expect(game.pile('artifacts')).toEqual(['horn'])
  expect(game.defender('red').artifacts).toEqual(['spear', 'hammer'])
  expect(game.of('artifactReturned')).toEqual([{ type: 'artifactReturned', defender: 'red', artifact: 'horn' }])
  const rest = ['wings', 'pack', 'staff', 'beacon', 'mantle', 'sandglass'] as const
  const shuffled = given({ red: { ...bard, artifacts: ['spear', 'horn'] }, artifacts: ['hammer', ...rest] })
    .deck('harpy')
    .shuffling()
    .seat('p1', 'red defend', 'drop horn')
    .pile('artifacts')
  expect(shuffled.toSorted()).toEqual(['horn', ...rest].sort())
  expect(shuffled.filter(artifact => artifact !== 'horn')).not.toEqual(rest)
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[DEF-ARTIFACT-07] [DEF-RULING-22] nothing dropped: the new card is shuffled back', () => {
  const game = defended({ red: { ...bard, artifacts: ['spear', 'horn'] }, artifacts: ['hammer', 'wings'] }).seat(
    'p1',
    'refuse',
  )
  expect(game.pile('artifacts').toSorted()).toEqual(['hammer', 'wings'])
  expect(game.defender('red').artifacts).toEqual(['spear', 'horn'])
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[DEF-ARTIFACT-08] [DEF-RULING-25] only who carries it uses it; it is not given, traded or dropped', () => {
  const game = given({ red: { at: 'coast', artifacts: ['horn'] }, blue: { at: 'coast' } }).turn('blue')
  expect(game.refused('p2', 'blue use horn')).toMatchObject({ rule: 'DEF-ARTIFACT-08', key: 'notCarried' })
  expect(game.options('p2')).toEqual(['blue move plains', 'blue move forest', 'blue use sprint', 'end'])
  expect(game.waitsFor()).toBe('p2 turn.act')
})

test('[DEF-ARTIFACT-09] [DEF-RULING-24] an empty deck gives nothing, and the Defend still counts', () => {
  const game = defended({ red: bard, artifacts: [] })
  expect([game.defender('red').artifacts, game.threat('mountains'), game.hp('red')]).toEqual([[], 0, [2]])
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[DEF-ARTIFACT-10] some cost AP, others apply by themselves; none is used up', () => {
  const game = given({ red: { at: 'coast', artifacts: ['horn', 'hammer'] }, threat: { coast: 3 } })
    .turn('red')
    .seat('p1', 'red secure')
  expect(game.threat('coast')).toBe(1)
  expect(game.refused('p1', 'red use hammer')).toMatchObject({ rule: 'DEF-ABILITY-03', key: 'appliesByItself' })
  game.seat('p1', 'red use horn')
  expect([game.apLeft(), game.defender('red').artifacts]).toEqual([1, ['horn', 'hammer']])
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[DEF-RULING-49] the Artifact comes first, then what the Defender may do after Defending', () => {
  const game = given({
    red: { at: 'mountains', artifacts: ['spear', 'horn'] },
    blue: { hp: 1 },
    artifacts: ['hammer'],
  }).deck('harpy')
  game.seat('p1', 'red defend')
  expect(game.waitsFor()).toBe('p1 artifact.choose')
  game.seat('p1', 'refuse')
  expect(game.waitsFor()).toBe('p1 ability.retribution')
})
