import { expect, test } from 'vitest'
import { faultsIn } from '../../../testing/rows.ts'
import { NAMES } from '../../../testing/sane.ts'
import { glyphs } from '../../board/art/glyphs.ts'
import type { Fact } from '../../rules/state/shape.ts'
import { inBoth, LANGUAGES } from '../testing/sane.ts'

const { en, fr } = LANGUAGES

/** One of each, in the order of rules/state/facts.ts; the type sees to it that none is missing. */
const FACTS: { [T in Fact['type']]: Extract<Fact, { type: T }> } = {
  mapDealt: {
    type: 'mapDealt',
    slots: { w: 'mountains', nw: 'plains', ne: 'coast', e: 'forest', se: 'desert', sw: 'ruins' },
    sides: { mountains: 'A', plains: 'A', coast: 'A', forest: 'A', desert: 'A', ruins: 'A' },
  },
  heroChosen: { type: 'heroChosen', seat: 'p2', defender: 'blue', hero: 'cleric' },
  roundBegan: { type: 'roundBegan', round: 3, cards: 9 },
  drawn: { type: 'drawn', card: 'cragBears' },
  discarded: { type: 'discarded', card: 'cragBears', unresolved: true },
  turnBegan: { type: 'turnBegan', defender: 'red', ap: 4 },
  poolGranted: { type: 'poolGranted', ap: 3 },
  turnTaken: { type: 'turnTaken', defender: 'red' },
  restored: { type: 'restored', defender: 'red', from: 1, to: 4, cause: 'tidewell' },
  turnEnded: { type: 'turnEnded', defender: 'red', lost: 2 },
  ready: { type: 'ready', seat: 'p1', ready: true },
  moved: { type: 'moved', defender: 'red', from: 'capital', to: 'coast', cause: 'move' },
  threatRose: { type: 'threatRose', place: 'capital', from: 3, to: 4, cause: 'destruction' },
  threatFell: { type: 'threatFell', place: 'plains', from: 2, to: 1, cause: 'secure', defender: 'red' },
  destroyed: { type: 'destroyed', region: 'ruins', marker: { card: 'stoneGhouls' } },
  attacked: { type: 'attacked', card: 'cragBears', region: 'mountains', order: 'first' },
  defended: {
    type: 'defended',
    defender: 'red',
    region: 'mountains',
    card: 'cragBears',
    cost: 2,
    way: 'longshot',
    lowered: [],
  },
  declined: { type: 'declined', defender: 'red', region: 'mountains', declined: true },
  undefended: { type: 'undefended', region: 'mountains', card: 'cragBears' },
  direEffect: { type: 'direEffect', card: 'harpy' },
  hpLost: { type: 'hpLost', defender: 'red', from: 3, to: 1, cause: 'dragon' },
  hpGained: { type: 'hpGained', defender: 'red', from: 1, to: 3, cause: 'mend' },
  exhausted: { type: 'exhausted', defender: 'red' },
  sacrificed: { type: 'sacrificed', defender: 'red', gain: 2 },
  abilityUsed: { type: 'abilityUsed', defender: 'red', ability: 'enchant', ap: 2, hp: 0 },
  artifactDrawn: { type: 'artifactDrawn', defender: 'red', artifact: 'wings' },
  artifactEquipped: { type: 'artifactEquipped', defender: 'red', artifact: 'wings', instead: 'horn' },
  artifactReturned: { type: 'artifactReturned', defender: 'red', artifact: 'wings' },
  cardsShown: { type: 'cardsShown', cards: ['cragBears', 'turn.red', 'harpy'], cause: 'mirage' },
  cardsPlaced: { type: 'cardsPlaced', cards: ['cragBears', 'turn.red'], where: 'top' },
  topBuried: { type: 'topBuried' },
  entombed: { type: 'entombed', card: 'harpy', defender: 'red' },
  leftTomb: { type: 'leftTomb', card: 'harpy' },
  enteredCircle: { type: 'enteredCircle', defender: 'red' },
  leftCircle: { type: 'leftCircle', defender: 'red' },
  direInVain: { type: 'direInVain', card: 'giantWasps' },
  drained: { type: 'drained' },
  fought: { type: 'fought', defender: 'red', damage: 2 },
  foeRevealed: { type: 'foeRevealed', foe: 'ancient', at: 'forest', hp: 11 },
  foeMoved: { type: 'foeMoved', from: 'mountains', to: 'coast', cause: 'dragon' },
  foeHurt: { type: 'foeHurt', from: 7, to: 6, cause: 'fight' },
  foeHealed: { type: 'foeHealed', from: 6, to: 8 },
  epicEvent: { type: 'epicEvent', foe: 'dragon', space: 6 },
  roundEnded: { type: 'roundEnded', round: 3 },
  hordeAdded: { type: 'hordeAdded', left: 1 },
  reshuffled: { type: 'reshuffled', cards: 9 },
  ended: { type: 'ended', result: 'won' },
}

/** What the line before or after already says. */
const QUIET = ['turnTaken', 'ready', 'undefended']

const TELLING = Object.values(FACTS).filter(({ type }) => !QUIET.includes(type))

test('facts that tell a player nothing have no line', () => {
  const silent = Object.values(FACTS).filter(fact => en.log(fact, NAMES) === undefined)
  expect(silent.map(({ type }) => type)).toEqual(QUIET)
})

test('every fact that tells something has its line', () => {
  const faults = faultsIn(
    TELLING,
    ({ type }) => type,
    fact => {
      const lines = [en.log(fact, NAMES), fr.log(fact, NAMES)]
      expect(inBoth(fact.type, text => text.log(fact, NAMES))).toEqual([])
      const [one, other] = lines
      expect(one?.text).not.toBe(other?.text)
      expect(glyphs).toHaveProperty(one?.icon ?? '')
      expect([one?.icon, one?.tone, one?.at, one?.heading]).toEqual([
        other?.icon,
        other?.tone,
        other?.at,
        other?.heading,
      ])
    },
  )
  expect(faults).toEqual([])
})

const enSays = (fact: Fact) => en.log(fact, NAMES)
const frSays = (fact: Fact) => fr.log(fact, NAMES)?.text

test('a fact nobody knows has no line', () => {
  expect(en.log({ type: 'laughed' }, NAMES)).toBeUndefined()
})

test('a price is told where it is paid, not twice', () => {
  for (const cause of ['defend', 'sacrifice', 'mirage', 'bloodRite'])
    expect(enSays({ type: 'hpLost', defender: 'red', from: 2, to: 1, cause })).toBeUndefined()
  expect(enSays(FACTS.defended)).toMatchObject({
    text: 'Red Defends the Mountains (Longshot)',
    figure: '−2 HP',
    tone: 'good',
    at: ['place mountains', 'defender red'],
  })
  expect(enSays({ ...FACTS.defended, way: 'inPlace', cost: 0 })).toMatchObject({
    text: 'Red Defends the Mountains',
    figure: 'free',
  })
})

test('every line names its cause', () => {
  const { defended, threatRose, restored, abilityUsed, foeHurt } = FACTS
  expect(enSays({ ...defended, way: 'inPlace', cost: 0, lowered: ['shield'] })?.text).toBe(
    'Red Defends the Mountains (Warden’s Shield)',
  )
  expect(enSays({ ...defended, lowered: ['vigil', 'canopy'] })?.text).toBe(
    'Red Defends the Mountains (Longshot, Vigil, Canopy)',
  )
  expect(enSays({ ...threatRose, region: 'ruins' })?.text).toBe('The Capital gains Threat (the Ruins are Destroyed)')
  expect(frSays({ ...threatRose, region: 'coast' })).toBe('La Capitale gagne de la Menace (la Côte est détruite)')
  expect(enSays(restored)?.text).toBe('Red is Restored (Tidewell)')
  expect(enSays({ ...abilityUsed, ability: 'sandglass', ap: 1 })).toMatchObject({
    text: 'Red uses the Cracked Sandglass',
    figure: '−1 AP',
  })
  expect(enSays(foeHurt)?.text).toBe('The Epic Foe loses Hit Points')
  expect(enSays({ type: 'hordeAdded', left: 0 })?.text).toBe('The last card of the Horde joins the Turn Deck')
})

test('AP that are spent are no news, AP that are lost are', () => {
  expect(enSays({ type: 'turnEnded', defender: 'red', lost: 0 })).toBeUndefined()
  expect(enSays({ type: 'turnEnded', lost: 2 })).toMatchObject({
    text: 'The team lets Action Points go',
    figure: '−2 AP',
  })
})

test('a card that was resolved is discarded without a word', () => {
  expect(enSays({ type: 'discarded', card: 'harpy', unresolved: false })).toBeUndefined()
})

test('whoever looks is “you”', () => {
  expect(enSays({ type: 'heroChosen', seat: 'p1', defender: 'red', hero: 'oracle' })?.text).toBe(
    'You lead Red, the Oracle',
  )
  expect(frSays({ type: 'heroChosen', seat: 'p1', defender: 'red', hero: 'oracle' })).toBe('Vous menez Rouge, l’Oracle')
})

test('one and several in English', () => {
  expect(enSays({ type: 'destroyed', region: 'plains', marker: 'leftover' })?.text).toBe('The Plains are Destroyed')
  expect(enSays({ type: 'destroyed', region: 'coast', marker: 'token' })?.text).toBe('The Coast is Destroyed')
  expect(enSays({ type: 'attacked', card: 'boneCavalry', region: 'plains', order: 'first' })?.text).toBe(
    'The Bone Cavalry attacks the Plains',
  )
  expect(enSays({ type: 'hordeAdded', left: 1 })?.text).toContain('1 card left')
})

test('gender and number in French', () => {
  const fallen = (region: 'plains' | 'coast' | 'desert') => frSays({ type: 'destroyed', region, marker: 'leftover' })
  expect([fallen('plains'), fallen('coast'), fallen('desert')]).toEqual([
    'Les Plaines sont détruites',
    'La Côte est détruite',
    'Le Désert est détruit',
  ])
  expect(frSays(FACTS.heroChosen)).toBe('Bram mène Bleu, la Prêtresse')
  expect(frSays(FACTS.attacked)).toBe('Les Ours des cimes attaquent les Montagnes')
  expect(frSays({ ...FACTS.attacked, card: 'wraith', region: 'ruins' })).toBe('Le Spectre attaque les Ruines')
  expect(frSays(FACTS.moved)).toBe('Rouge va sur la Côte')
})

test('French counts to none in words and never recovers without an object', () => {
  expect(frSays({ type: 'hordeAdded', left: 0 })).not.toMatch(/reste 0/)
  expect(frSays({ type: 'hordeAdded', left: 1 })).toMatch(/il en reste 1$/)
  expect(frSays({ type: 'hpGained', defender: 'red', from: 1, to: 2, cause: 'mend' })).toMatch(
    /récupère des Points de vie/,
  )
  const reason = (has: number) => fr.reason({ rule: 'DEF-DEFENDER-05', key: 'notEnoughAp', values: { needs: 1, has } })
  expect([reason(0), reason(1)].map(text => text?.replaceAll('\u202f', ' ').replaceAll('\u00a0', ' '))).toEqual([
    'Cela coûte 1 PA ; il n’en reste plus.',
    'Cela coûte 1 PA ; il en reste 1.',
  ])
})

test('what carries a Defender off, and what brings it', () => {
  const moved = (cause: string) => enSays({ ...FACTS.moved, cause })?.text
  expect(moved('seaSerpent')).toBe('Red is swept to the Coast')
  expect(moved('kraken')).toBe('Red is swept to the Coast (Kraken)')
  expect(moved('horn')).toBe('Red is brought to the Coast (Muster Horn)')
  expect(moved('sprint')).toBe('Red goes to the Coast (Sprint)')
})

test('Rounds, cards, the Foe and the end open chapters', () => {
  const headings = Object.values(FACTS).filter(fact => en.log(fact, NAMES)?.heading)
  expect(headings.map(({ type }) => type)).toEqual(['roundBegan', 'drawn', 'foeRevealed', 'roundEnded', 'ended'])
  expect(enSays({ type: 'drawn', card: 'turn.red' })?.text).toBe('Red’s Turn')
})
