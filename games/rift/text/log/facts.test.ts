import { expect, test } from 'vitest'
import { faultsIn } from '../../../testing/rows.ts'
import { NAMES } from '../../../testing/sane.ts'
import { glyphs } from '../../board/art/glyphs.ts'
import { cellNamed } from '../../rules/map/cells.query.ts'
import { maskNamed } from '../../rules/placing/shapes.query.ts'
import type { Fact, Source } from '../../rules/state/shape.ts'
import { inBoth, LANGUAGES } from '../testing/sane.ts'

const { en, fr } = LANGUAGES
const C4 = cellNamed('C4')!
const C5 = cellNamed('C5')!
const tower: Source = { kind: 'tower', site: 'c', tower: 'archer' }
const hero: Source = { kind: 'hero', hero: 'malik', as: 'hammer-smash' }
const spell: Source = { kind: 'spell', spell: 'thunderbolt' }
const base = maskNamed('a1b1a2b2')

/** One of each fact there is, as the types make sure. */
const FACTS: { [T in Fact['type']]: Extract<Fact, { type: T }> } = {
  heroChosen: { type: 'heroChosen', seat: 'p1', hero: 'malik', bench: false },
  abilitiesChosen: { type: 'abilitiesChosen', seat: 'p2', hero: 'alleria', abilities: ['multishot', 'do-you-bleed'] },
  spellChosen: { type: 'spellChosen', seat: 'p2', spell: 'thunderbolt' },
  towersDealt: { type: 'towersDealt', seat: 'p2', towers: ['archer', 'mage'] },
  waveBuilt: { type: 'waveBuilt', wave: 3 },
  roundBegan: { type: 'roundBegan', round: 4 },
  phaseBegan: { type: 'phaseBegan', phase: 4, round: 4 },
  colourNamed: { type: 'colourNamed', seat: 'p1', colour: 'green' },
  readied: { type: 'readied', seat: 'p2' },
  unreadied: { type: 'unreadied', seat: 'p1' },
  spawned: { type: 'spawned', tray: 'H07', from: 1, at: C4, turn: 0, over: [C5] },
  blockRemoved: { type: 'blockRemoved', block: 2, at: C4, opens: 3 },
  stormDrawn: { type: 'stormDrawn', storm: 'PS08' },
  stormsShuffled: { type: 'stormsShuffled' },
  displaced: { type: 'displaced', hero: 'alleria', from: C4, to: C5, why: 'advance' },
  regenerated: { type: 'regenerated', hero: 'lilith', health: 4 },
  towerBuilt: { type: 'towerBuilt', seat: 'p2', tower: 'archer', site: 'c', turn: 1, upon: 'militia' },
  tilePlaced: {
    type: 'tilePlaced',
    by: tower,
    tray: 'H07',
    mask: maskNamed('a1a2'),
    shape: 'I2',
    damage: 'physical',
    left: 0,
  },
  soldierPlaced: { type: 'soldierPlaced', by: tower, tray: 'P05', mask: 1, supply: 11, left: 4 },
  soldierMoved: { type: 'soldierMoved', by: tower, from: 'H03', fromMask: 1, tray: 'P05', mask: 2 },
  pieceLost: { type: 'pieceLost', by: hero, what: 'O4' },
  pieceSkipped: { type: 'pieceSkipped', by: spell, what: 'soldier' },
  towerTurned: { type: 'towerTurned', site: 'c', index: 0, tower: 'archer', cause: 'portal' },
  towerPassed: { type: 'towerPassed', seat: 'p2', to: 'p1', tower: 'archer', as: 'marksmen' },
  heroActivated: { type: 'heroActivated', hero: 'wildcat' },
  heroMoved: { type: 'heroMoved', hero: 'malik', from: C4, to: C5, cause: 'hocus-pocus' },
  heroEngaged: { type: 'heroEngaged', hero: 'malik', tray: 'H07', base },
  heroFaced: { type: 'heroFaced', hero: 'alleria', facing: 3 },
  heroActs: { type: 'heroActs', hero: 'magnus', as: 'earthquake', copied: true },
  abilityTurned: { type: 'abilityTurned', hero: 'malik', ability: 'earthquake', up: true },
  recovered: { type: 'recovered', hero: 'malik', from: 3, to: 5 },
  healed: { type: 'healed', hero: 'malik', from: 2, to: 3, cause: 'flaming-frenzy' },
  hurt: { type: 'hurt', hero: 'malik', from: 3, to: 2, cause: 'deadEye' },
  spared: { type: 'spared', hero: 'malik', cause: 'held' },
  knockedOut: { type: 'knockedOut', hero: 'malik', at: C4, cause: 'destroyed' },
  sentHome: { type: 'sentHome', hero: 'malik', at: C4, cause: 'B2-1' },
  shielded: { type: 'shielded', hero: 'lilith', around: false, cause: 'resurrection' },
  wildcatCame: { type: 'wildcatCame', at: C4, base },
  benchCalled: { type: 'benchCalled', hero: 'ignus', at: C4 },
  heroGone: { type: 'heroGone', hero: 'ignus' },
  spellCast: { type: 'spellCast', seat: 'p2', spell: 'thunderbolt' },
  destroyed: { type: 'destroyed', tray: 'P05', at: C4, crystals: 1, soldiers: 0, portal: true },
  crystals: { type: 'crystals', from: 2, to: 3, cause: 'destroyed' },
  soldiersBack: { type: 'soldiersBack', tray: 'H07', count: 2, cause: 'B1-4' },
  lifeCleared: { type: 'lifeCleared', boss: 'B2', life: 0, next: true },
  bossBeaten: { type: 'bossBeaten', boss: 'B1' },
  portalsClosed: { type: 'portalsClosed', destroyed: 2, total: 3 },
  heartsGained: { type: 'heartsGained', from: 7, to: 8, cause: 'portal' },
  activated: { type: 'activated', tray: 'H07', at: C4 },
  bossSpecial: { type: 'bossSpecial', boss: 'B1', special: 'B1-2' },
  specialsShuffled: { type: 'specialsShuffled' },
  trayHealed: { type: 'trayHealed', tray: 'H07', tiles: 3, cause: 'heal' },
  tileRemoved: { type: 'tileRemoved', tray: 'B2', mask: 3, cause: 'B2-3' },
  held: { type: 'held', tray: 'H07', at: C4 },
  stayed: { type: 'stayed', tray: 'P05', cause: 'PS04' },
  advanced: { type: 'advanced', tray: 'H07', from: C4, to: C5, over: [C5] },
  escaped: { type: 'escaped', tray: 'H07', from: C4, lost: 3, hearts: 5 },
  towerLowered: { type: 'towerLowered', seat: 'p2', tower: 'wizard', to: 'adept', cause: 'B3-3' },
  assigned: { type: 'assigned', site: 'w', index: 0, tower: 'archer', to: 'p2' },
  pickedUp: { type: 'pickedUp', seat: 'p2', towers: ['archer', 'mage'], arrived: ['adept'] },
  towerLost: { type: 'towerLost', site: 'c', tower: 'archer' },
  bought: { type: 'bought', seat: 'p1', tower: 'archer', to: 'p2', price: 2, crystals: 3 },
  refunded: { type: 'refunded', seat: 'p2', tower: 'archer', to: 'p2', price: 2, crystals: 5 },
  ended: { type: 'ended', result: 'lost', cause: 'portal' },
}

/** What the line before or after already says, or the seats show. */
const QUIET = ['activated', 'readied', 'unreadied', 'heroActivated']

test('every fact that tells something has its line', () => {
  const telling = Object.values(FACTS).filter(({ type }) => !QUIET.includes(type))
  const faults = faultsIn(
    telling,
    ({ type }) => type,
    fact => {
      const one = en.log(fact, NAMES)
      const other = fr.log(fact, NAMES)
      expect(inBoth(fact.type, text => text.log(fact, NAMES))).toEqual([])
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

const says = (fact: Fact) => en.log(fact, NAMES)
const frSays = (fact: Fact) => fr.log(fact, NAMES)?.text

test('facts that tell a player nothing have no line', () => {
  expect(says(FACTS.activated)).toBeUndefined()
  expect(says({ ...FACTS.pickedUp, towers: [], arrived: [] })).toBeUndefined()
  expect(says({ ...FACTS.phaseBegan, phase: 0 })).toBeUndefined()
  expect(en.log({ type: 'laughed' }, NAMES)).toBeUndefined()
})

test('a horde that enters tells who is on it, and what it had to pass', () => {
  expect(says(FACTS.spawned)).toMatchObject({
    text: 'Horde 7 enters on C4 from spawn point 1, past 1 held space: 2 Wulfs, 6 Goblins',
    at: ['tray H07', 'cell C4'],
  })
  expect(frSays(FACTS.spawned)).toBe(
    'La horde 7 apparaît en C4, point d’apparition 1, par-dessus 1 case occupée\u00a0: 2 Wulfs, 6 Gobelins',
  )
  expect(says({ ...FACTS.spawned, tray: 'G02', from: 'ghosts', over: [] })?.text).toBe(
    'Ghost Horde 2 rises on C4: 6 Wisps',
  )
  expect(says({ ...FACTS.spawned, tray: 'B1', over: [] })?.text).toBe(
    'The Gatebreaker enters on C4 from spawn point 1: 11 Orcs, 1 Goblin',
  )
  expect(says({ ...FACTS.spawned, at: -1 })?.text).toBe('Horde 7 finds no free space and goes straight for the kingdom')
})

test('an attack is told by who makes it, with what it leaves', () => {
  expect(says(FACTS.tilePlaced)).toMatchObject({
    text: 'Archer on site c: 1×2 tile on Horde 7',
    figure: 'all covered',
    tone: 'good',
    at: ['site c', 'tray H07'],
  })
  expect(says({ ...FACTS.tilePlaced, by: hero, left: 2 })).toMatchObject({
    text: 'Malik, Hammer Smash: 1×2 tile on Horde 7',
    figure: '2 left',
    at: ['hero malik', 'tray H07'],
  })
  expect(frSays({ ...FACTS.tilePlaced, by: spell })).toBe('Coup de tonnerre\u00a0: tuile 1×2 sur la horde 7')
  expect(frSays({ ...FACTS.soldierMoved, tray: 'H03' })).toBe(
    'Archers (emplacement c)\u00a0: un soldat change de place sur la horde 3',
  )
  expect(frSays(FACTS.soldierMoved)).toBe(
    'Archers (emplacement c)\u00a0: un soldat de la horde 3 passe sur le portail 5',
  )
})

test('passing tells what arrives; alone it is an upgrade', () => {
  expect(says(FACTS.towerPassed)?.text).toBe('Bram passes Archer to you: it becomes Marksmen')
  expect(says({ ...FACTS.towerPassed, as: 'archer' })?.text).toBe('Bram passes Archer to you, unchanged')
  expect(says({ ...FACTS.towerPassed, seat: 'p1', cause: 'hand-of-midas' })).toMatchObject({
    text: 'You upgrade Archer to Marksmen (Hand of Midas)',
    icon: 'upgrade',
  })
})

test('what happens has its cause in brackets, its figure beside it', () => {
  expect(says(FACTS.hurt)).toMatchObject({ text: 'Malik is hurt (dead-eye)', figure: '3 → 2', tone: 'bad' })
  expect(says({ ...FACTS.hurt, cause: 'B3-4' })?.text).toBe('Malik is hurt (Entropy)')
  expect(says({ ...FACTS.hurt, cause: 'whim' })?.text).toBe('Malik is hurt')
  expect(says(FACTS.escaped)).toMatchObject({ text: 'Horde 7 escapes: 3 hearts lost', figure: '8 → 5', tone: 'bad' })
  expect(says({ ...FACTS.escaped, tray: 'P05', lost: 0 })).toMatchObject({
    text: 'Portal 5 enters the kingdom',
    tone: 'bad',
  })
  expect(says({ ...FACTS.escaped, lost: 0 })?.tone).toBeUndefined()
  expect(says({ ...FACTS.crystals, from: 11, to: 12, cause: 'destroyed', lost: 2 })).toMatchObject({
    text: 'The team gains 1 crystal: it holds 12 crystals at most, and 2 are lost (tray destroyed)',
    figure: '11 → 12',
  })
  expect(says({ ...FACTS.advanced, fast: true })?.text).toMatch(/ is fast and moves on to /)
  expect(says({ type: 'spared', hero: 'wildcat', cause: 'destroyed' })?.text).toBe(
    'The wildcat takes no harm (tray destroyed)',
  )
  expect(says({ ...FACTS.pickedUp, seat: 'p1', towers: [], arrived: ['adept', 'adept'] })?.text).toBe(
    'You receive Adept (×2)',
  )
  expect(says(FACTS.ended)?.text).toBe('Defeat (a portal has entered the kingdom)')
})

test('French agrees in gender and elides', () => {
  expect(frSays(FACTS.displaced)).toBe('Alleria s’écarte en C5 (un plateau avance)')
  expect(frSays({ ...FACTS.displaced, hero: 'wildcat' })).toBe('Le chat sauvage s’écarte en C5 (un plateau avance)')
  expect(frSays({ ...FACTS.destroyed, tray: 'H07', portal: false })).toBe('La horde 7 est détruite')
  expect(frSays(FACTS.destroyed)).toBe('Le portail 5 est fermé')
  expect(frSays(FACTS.lifeCleared)).toBe('La Matriarche perd sa carte de vie 1 et révèle la suivante')
  expect(frSays(FACTS.towersDealt)).toBe('Tours de Bram\u00a0: Archers et Mage')
  expect(fr.log(FACTS.colourNamed, NAMES)?.text).toBe(
    'Vous ne construisez rien sur les emplacements verts cette manche',
  )
})

test('French says who gets what, whom one fights and what lies face down as a player would', () => {
  const plainly = (fact: Fact) => frSays(fact)?.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')
  expect(plainly(FACTS.towerPassed)).toBe('Bram vous transmet la tour Archers : elle devient Tireurs')
  expect(plainly({ ...FACTS.towerPassed, seat: 'p1', to: 'p2', as: 'archer' })).toBe(
    'Vous transmettez la tour Archers à Bram, sans amélioration',
  )
  expect(plainly(FACTS.heroEngaged)).toBe('Malik engage le combat contre la horde 7')
  expect(plainly(FACTS.towerTurned)).toMatch(/^La tour Archers .* est mise face cachée/)
  expect(plainly({ ...FACTS.hurt, cause: 'held' })).toBe('Malik est blessé (en retenant le plateau)')
  expect(plainly(FACTS.abilityTurned)).toBe('Malik peut de nouveau utiliser Séisme')
  expect(fr.log(FACTS.regenerated, NAMES)?.figure).toBe('santé 4')
  // the bench and the supply are two things
  expect([plainly(FACTS.benchCalled), plainly(FACTS.soldiersBack)]).toEqual([
    'Ignus quitte le banc pour C4',
    '2 soldats sur la horde 7 retournent à la réserve (Rugissement)',
  ])
})

test('rounds and the end open chapters; portals, bosses and lost hearts weigh', () => {
  const headings = Object.values(FACTS).filter(fact => en.log(fact, NAMES)?.heading)
  expect(headings.map(({ type }) => type)).toEqual(['roundBegan', 'ended'])
  const weights = Object.values(FACTS).filter(fact => (en.log(fact, NAMES)?.weight ?? 0) > 1)
  expect(weights.map(({ type }) => type)).toEqual(['destroyed', 'bossBeaten', 'escaped'])
})
