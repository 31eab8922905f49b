import { expect, test } from 'vitest'
import { NAMES } from '../../../testing/sane.ts'
import { hexNamed } from '../../rules/ground/hexes.query.ts'
import type { Fact } from '../../rules/state/shape.ts'
import { inBoth, LANGUAGES } from '../testing/sane.ts'

const { en, fr } = LANGUAGES
const D4 = hexNamed('D4')
const E4 = hexNamed('E4')

const attacked: Fact = {
  type: 'attacked',
  unit: 'hero',
  target: 'reptilian',
  pool: [],
  dice: ['G', 'B', 'Y'],
  hits: [true, true, false],
}
const damaged: Fact = {
  type: 'damaged',
  unit: 'hero',
  from: 5,
  to: 3,
  dealt: 3,
  ignored: 1,
  cause: 'barbed',
  by: 'bone-warden',
}
const says = (fact: Fact) => en.log(fact, NAMES)

test('an attack is told with its hits, figures and pieces', () => {
  expect(says(attacked)).toMatchObject({
    text: 'Your hero attacks the Reptilian: 2 hits',
    icon: 'attack',
    figure: '2 / 3',
    at: ['unit hero', 'unit reptilian'],
  })
  expect(fr.log(attacked, NAMES)?.text).toBe('Votre héros attaque le Reptilien\u00a0: 2 touches')
  expect(says({ ...attacked, hits: [false, false, false] })?.text).toBe('Your hero attacks the Reptilian: no hit')
})

test('damage names its cause unless it is an attack', () => {
  expect(says(damaged)).toMatchObject({
    text: 'Your hero is dealt 3 damage, 1 of it ignored by Warded (Barbed)',
    figure: '5 → 3',
    tone: 'bad',
  })
  expect(says({ ...damaged, cause: 'attack', ignored: 0 })?.text).toBe('Your hero is dealt 3 damage')
})

test('a rival unit says why it goes where it goes', () => {
  const marked: Fact = { type: 'marked', unit: 'archer.2', entry: '!with:trident', mark: 'hero', backup: false }
  expect(says(marked)?.text).toBe('Archer 2 marks your hero: opponent with the trident')
  expect(says({ type: 'marked', unit: 'archer.2', entry: 'chip:trident', hex: D4, backup: true })).toMatchObject({
    text: 'Archer 2 heads for D4: unequipped trident',
    at: ['unit archer.2', 'hex D4'],
  })
})

test('every line names its cause, also where the hero is meant by name or a name holds the word', () => {
  const hero: Fact = { type: 'marked', unit: 'magus', entry: '!hero', mark: 'hero', backup: false }
  expect([says(hero)?.text, fr.log(hero, NAMES)?.text]).toEqual([
    'The Magus marks your hero: the hero is on its list',
    'Le Mage prend pour objectif votre héros\u00a0: le héros figure sur sa liste',
  ])
  const burnt: Fact = { type: 'damaged', unit: 'ember-archer', from: 3, to: 3, dealt: 1, ignored: 1, cause: 'embers' }
  expect(fr.log(burnt, NAMES)?.text).toBe('L’Archer de braise subit 1 dégât, ignoré en tant qu’unité locale (braise)')
  expect(says({ ...burnt, unit: 'apep' })?.text).toBe(
    'Apep is dealt 1 damage, all of it ignored as one of the scion’s troop (ember)',
  )
  expect(says({ type: 'moved', unit: 'apep', path: [E4], cause: 'apep.move' })?.text).toBe('Apep moves to E4')
  expect([9, 5].map(from => says({ type: 'darkness', from, to: 0 })?.text)).toEqual([
    'Darkness falls upon everyone and begins anew',
    'Darkness lifts: one attack dealt 3 damage or more',
  ])
})

test('a die of the compass gives its direction, that of the chariot a number of hexes', () => {
  const die = (what: string, face: number): Fact => ({ type: 'arenaDie', for: what, face })
  expect(says(die('embers', 2))?.text).toBe('The arena die for an ember shows 2, south-east')
  expect(fr.log(die('hurl', 6), NAMES)?.text).toBe('Dé d’arène pour Projection\u00a0: 6, nord-est')
  expect(says(die('chariot', 2))?.text).toBe('The arena die for the chariot shows 2')
})

test('what was told already is not told again', () => {
  const lines: readonly Fact[] = [
    { type: 'tacticReturned', tactic: 'bolster-health', unit: 'magus' },
    { type: 'tacticReturned', tactic: 'stun' },
    { type: 'effectBegan', unit: 'hero', what: 'netted', cause: 'net' },
    { type: 'effectBegan', unit: 'hero', what: 'cursed', cause: 'curse' },
  ]
  expect(lines.map(says)).toEqual([undefined, undefined, undefined, undefined])
  expect(says({ type: 'tacticReturned', tactic: 'stun', unit: 'magus' })?.text).toBe(
    'Stun on the Magus returns to the supply',
  )
})

test('banes of the bag are called so, and one is not many', () => {
  const drawn = (cause: string): string | undefined => says({ type: 'bagDrawn', what: 'erinys', cause })?.text
  expect([drawn('lineup'), drawn('primus')]).toEqual([
    'Drawn from the bag: the bane Erinys (rival lineup)',
    'Drawn from the bag: the bane Erinys, which goes back (primus combat)',
  ])
  const returned = (...chips: string[]): string | undefined => says({ type: 'returned', what: 'rivals', chips })?.text
  expect([returned('magus'), returned('magus', 'archer.1')]).toEqual([
    'A rival unit goes to the bag: Magus',
    'Rival units go to the bag: Magus and Archer 1',
  ])
})

test('moves, chips and cards by name', () => {
  expect(says({ type: 'moved', unit: 'beast.1', path: [D4, E4], cause: 'move' })?.text).toBe(
    'Kennel Beast 1 moves to E4',
  )
  expect(says({ type: 'bagDrawn', what: 'thick-hides', cause: 'lineup' })?.text).toBe(
    'Drawn from the bag: the bane Thick Hides (rival lineup)',
  )
  expect(says({ type: 'combatBegan', kind: 'sport', event: 'S02', sport: 'flag', region: 'ATL' })).toMatchObject({
    text: 'Sport event at the Sunken Forum: Race for the Standard (Capture the Flag)',
    heading: true,
  })
  expect(
    says({ type: 'defeated', unit: 'shade.archer.1', kind: 'archer', side: 'rival', at: D4, cause: 'attack' }),
  ).toMatchObject({
    text: 'The Shade of Archer 1 falls',
    tone: 'good',
  })
})

test('a match is divided into acts and weeks: the week marked off begins the next one, but for the last', () => {
  const week = (weeks: number) => says({ type: 'weekMarked', weeks, cause: 'cleanup' })?.round
  expect([week(1), week(11), week(12)]).toEqual(['Week 2', 'Week 12', undefined])
  expect(says({ type: 'actBegan', act: 2 })).toMatchObject({ text: 'Act II', round: true })
})

test('facts that tell a player nothing have no line', () => {
  expect(says({ type: 'returned', what: 'rivals', chips: [] })).toBeUndefined()
  expect(en.log({ type: 'laughed' }, NAMES)).toBeUndefined()
})

/** Facts that random games hardly meet. */
const RARE: readonly Fact[] = [
  { type: 'darkness', from: 4, to: 2 },
  { type: 'risenAgain', unit: 'zahhak', times: 2 },
  { type: 'relocated', unit: 'hydra', from: D4, to: E4 },
  { type: 'primusBeaten', hero: 'nox' },
  { type: 'prowessUsed', prowess: 'silent-command', unit: 'archer.1' },
  { type: 'rerolled', unit: 'hero', cause: 'returning-axe-1', hits: [true] },
  { type: 'undazed', unit: 'archer.1', cause: 'rouse' },
  { type: 'dropped', item: 'laurel', at: -1 },
  { type: 'dropped', item: 'flag', at: D4 },
  { type: 'deployBlocked', chip: 'qilin' },
  { type: 'blessingUsed', left: 0, for: 'purification' },
  { type: 'baneRemoved', bane: 'ambush', from: 'bag', out: true },
  { type: 'moved', unit: 'hero', path: [E4], cause: 'parthian-shot' },
  { type: 'ended', result: 'won', cause: 'scion' },
]
test.each(RARE)('$type is told in both languages', fact => {
  expect(inBoth(fact.type, text => text.log(fact, NAMES))).toEqual([])
  expect(fr.log(fact, NAMES)?.text).not.toBe(says(fact)?.text)
})

test('a combat that is failed for want of a hex says so, and a standstill is told in time with the way out', () => {
  const ended: Fact = { type: 'combatEnded', result: 'failed', cause: 'shutOut' }
  expect(says(ended)?.text).toBe('You fail the combat: no deployment hex can become free any more')
  expect(fr.log(ended, NAMES)?.text).toContain('aucune case de déploiement ne peut plus se libérer')
  const quiet: Fact = { type: 'standstill', rounds: 20, left: 10 }
  expect(says(quiet)).toMatchObject({ figure: '20 / 30', tone: 'bad' })
  expect(says(quiet)?.text).toContain('10 more')
  expect(fr.log(quiet, NAMES)?.text).toContain('encore 10')
})
