import { expect, test } from 'vitest'
import { OVER, rivalEngage } from '../../test/fights.ts'
import { given } from '../../test/given.ts'
import { won } from '../../test/outcome.ts'

test('Endurance 2: the hero heals 1 HP when an event begins', () => {
  const game = given({ place: 'ATL-3', bloodshed: ['B01'], hp: 3, health: 6, prowess: ['endurance-1', 'endurance-2'] })
    .from('event')
    .do('accept')
  expect(game.of('healed')).toEqual([{ type: 'healed', unit: 'hero', from: 3, to: 4, cause: 'endurance-2' }])
  expect(game.waitsFor()).toBe('p1 rival.start')
})

test('Borrowed Banners: a tactic with the rival that joins you', () => {
  const game = won({
    hero: 'krakenlance',
    prowess: ['borrowed-banners'],
    supply: { adrenaline: 1 },
    combat: { sport: 'hill', mine: ['hero F3'], rival: ['archer.2 B2'] },
  })
  game.do('recruit archer.2')
  expect(game.open.camp.tactics).toEqual(['adrenaline'])
  expect(game.waitsFor()).toBe('p1 travel')
})

test('Feed the Dark: the hero heals 1 HP for each other unit of yours, in combat or not', () => {
  const position = { hero: 'nox', prowess: ['feed-the-dark'], hp: 2 } as const
  const inCamp = rivalEngage({ rival: ['attacker.1 D4'], mine: ['archer.1 D5 hp1', 'defender.1 G1'] }, position)
  expect(inCamp.dice('x.').hp('hero')).toEqual([3])
  expect(inCamp.waitsFor()).toBe(OVER)
  const inCombat = rivalEngage({ rival: ['attacker.1 D4'], mine: ['archer.1 D5 hp1', 'hero G1 hp2'] }, position)
  expect(inCombat.dice('x.').hp('hero')).toEqual([3])
  expect(inCombat.waitsFor()).toBe(OVER)
  const cursed = rivalEngage(
    { event: 'B13', rival: ['attacker.1 D4'], mine: ['archer.1 D5 hp1', 'hero G1 hp2'] },
    position,
  )
  expect(cursed.dice('x.').hp('hero')).toEqual([2])
  expect(cursed.waitsFor()).toBe(OVER)
})

test('Freedom’s Price: whoever stands beside the hero when a blessing saves it is dealt 2', () => {
  const game = rivalEngage(
    { rival: ['attacker.1 D4', 'archer.1 C5', 'archer.2 A1'], mine: ['hero D5 hp1'] },
    { hero: 'stygiana', blessings: 1, prowess: ['freedoms-price'] },
  ).dice('x.')
  game.do('unit attacker.1')
  expect(game.hp('hero', 'attacker.1')).toEqual([5, 1])
  expect(game.isIn('archer.1')).toBe(false)
  expect(game.hp('archer.2')).toEqual([2])
  expect(game.waitsFor()).toBe(OVER)
})
