import { expect, test } from 'vitest'
import { type Given, given, type Position } from '../../test/given.ts'

type Arms = NonNullable<Position['combat']>
const SHORE = { place: 'ATL-5', from: 'ATL-4' } as const
/** The rival's first turn in Lamos, up to your own. */
const first = (combat: Arms, position: Position = {}): Given =>
  given({ ...position, combat: { arena: 'LAM', turn: 1, ...combat } })
    .from('rival')
    .do('begin')
const atBloodshed = (position: Position): Given =>
  given({ place: 'ATL-3', bloodshed: ['B01'], ...position })
    .from('event')
    .do('accept')
const rivalsGo = (game: Given): Given => {
  while (game.asked?.startsWith('rival')) game.do(game.options[0] ?? '')
  return game
}
const deployedHp = (game: Given): number[] => game.of('deployed').map(({ hp }) => hp)

test('Thick Hides and Gigantic: the unit they lie on comes with more HP, the others do not', () => {
  const thick = first({ column: ['attacker.2 thick-hides', 'tactician.2'], event: 'B22' })
  const gigantic = first({ column: ['attacker.2 gigantic', 'tactician.2'], event: 'B22' })
  expect([deployedHp(thick), deployedHp(gigantic)]).toEqual([
    [5, 3],
    [6, 3],
  ])
  expect(thick.waitsFor()).toBe('p1 player.start')
})

test('Ambush: one rival more comes in the first Deployment Step', () => {
  const column = ['attacker.2', 'defender.2', 'tactician.2']
  expect(first({ column }).column).toEqual(['defender.2', 'tactician.2'])
  const game = first({ column, drawn: ['ambush'] })
  expect(game.column).toEqual(['tactician.2'])
  expect(game.waitsFor()).toBe('p1 player.start')
})

test('Dread Banner: your units come with 1 HP fewer, your hero and the rivals do not', () => {
  const game = given({
    combat: { arena: 'LAM', mine: ['archer.1 G1'], rival: ['archer.2 A1'], drawn: ['dread-banner'] },
  })
  const hero = given({
    hp: 2,
    combat: { arena: 'LAM', mine: ['archer.1 G1'], rival: ['archer.2 A1'], drawn: ['dread-banner'] },
  })
  game.do('begin', 'deploy defender.1 F4')
  hero.do('begin', 'deploy hero F4')
  expect([game.hp('defender.1'), hero.hp('hero')]).toEqual([[3], [2]])
  expect(deployedHp(first({ column: ['attacker.2'], drawn: ['dread-banner'] }))).toEqual([3])
  expect(game.waitsFor()).toBe('p1 player.move')
})

test('Hunted: the first rival of an event has 1 HP more', () => {
  const game = first({ column: ['attacker.2', 'tactician.2'], event: 'B22' }, { campBanes: ['hunted'] })
  expect(deployedHp(game)).toEqual([4, 3])
  expect(game.waitsFor()).toBe('p1 player.start')
})

test('Stone Gaze: the first unit you deploy is dazed on your next turn too', () => {
  const game = given({ combat: { arena: 'LAM', mine: ['hero G1'], rival: ['defender.2 A1'], drawn: ['stone-gaze'] } })
  rivalsGo(game.do('begin', 'deploy attacker.1 F3').past('player.move', 'done'))
  expect(game.unit('attacker.1').dazed).toBe(true)
  game.do('begin', 'pass')
  expect(game.after('move attacker.1')).toEqual([])
  rivalsGo(game.do('done'))
  expect(game.unit('attacker.1').dazed).toBe(false)
  expect(game.waitsFor()).toBe('p1 player.start')
})

test('Ill Winds: a harbor that is used also gives influence', () => {
  const game = given({ ...SHORE, campBanes: ['ill-winds'], influence: 3, banes: ['gigantic'] })
  game.do('sail LAM-H2 AMA-H1 AMA-5')
  expect(game.open.influence).toBe(4)
  expect(game.open.bag).toContain('gigantic')
  expect(game.waitsFor()).toBe('p1 event')
  const ignored = given({ ...SHORE, campBanes: ['ill-winds'], influence: 3 }).do('pass LAM-H2 LAM-6')
  expect(ignored.open.influence).toBe(3)
  expect(ignored.waitsFor()).toBe('p1 event')
})

test('[VIC-RULING-107] Trembling Earth: a tactic is taken instead, and never the hero’s last HP', () => {
  const game = atBloodshed({ tactics: ['stun'], campBanes: ['trembling-earth'], hp: 1 })
  expect(game.options).toEqual(['discard stun', 'loseHp'])
  const taken = atBloodshed({ tactics: ['stun'], campBanes: ['trembling-earth'], hp: 3 }).do('discard stun')
  expect(taken.of('tacticDiscarded')).toEqual([{ type: 'tacticDiscarded', tactic: 'stun', cause: 'trembling-earth' }])
  const many = atBloodshed({ tactics: ['stun', 'adrenaline', 'stun'], campBanes: ['trembling-earth'], hp: 3 })
  expect(many.do('discard stun').open.camp.tactics).toEqual(['adrenaline', 'stun'])
  const spared = atBloodshed({ campBanes: ['trembling-earth'], hp: 1 })
  expect(spared.open.hero.hp).toBe(1)
  game.do('discard stun')
  expect(game.open.camp.tactics).toEqual([])
  expect(game.open.tactics.stun).toBe(3)
  expect([game.open.hero.hp, game.waitsFor()]).toEqual([1, 'p1 rival.start'])
})

test('Eclipse: the cards are not looked at', () => {
  const game = given({ place: 'ATL-5', campBanes: ['eclipse'] })
    .from('event')
    .do('spectate')
  expect(game.open.fronts.sport).toBe('S02')
  expect(game.open.known.sport).toEqual([])
  expect(game.pile('sport').at(-1)).toBe('S01')
  expect(game.waitsFor()).toBe('p1 travel')
})
