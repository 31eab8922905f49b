import { expect, test } from 'vitest'
import { faultsOf } from '../../testing/sane.ts'
import { lineFaults } from '../../testing/templates.ts'
import { words as en } from './en/words.ts'
import { words as fr } from './fr/words.ts'
import { inBoth } from './testing/sane.ts'
import type { Words } from './words.ts'

const idsOf = <K extends string>(table: Readonly<Record<K, unknown>>) => Object.keys(table) as K[]
const PLACES = idsOf(en.names.places)
const REGIONS = PLACES.filter(place => place !== 'capital')
const ENEMIES = idsOf(en.names.enemies)
const FOES = idsOf(en.names.foes)
const ARTIFACTS = idsOf(en.names.artifacts)
const HEROES = idsOf(en.names.heroes)
const CAUSES = [...idsOf(en.abilities), ...FOES]
const CARDS = [...ENEMIES, ...idsOf(en.names.turns)]

test('every line of the chronicle reads well with every name', () => {
  const faults = lineFaults(inBoth, {
    declared: new URL('../rules/state/facts.ts', import.meta.url),
    values: {
      seat: 'p1',
      defender: 'red',
      hero: 'oracle',
      round: 1,
      cards: ['harpy', 'turn.red', 'cragBears'],
      card: 'harpy',
      unresolved: true,
      ap: 1,
      hp: 1,
      from: 1,
      to: 2,
      cause: 'rally',
      place: 'forest',
      region: 'forest',
      marker: { card: 'harpy' },
      order: 'first',
      cost: 1,
      way: 'longshot',
      lowered: ['vigil'],
      declined: true,
      gain: 1,
      ability: 'rally',
      artifact: 'wings',
      where: 'top',
      damage: 1,
      foe: 'ancient',
      at: 'coast',
      space: 6,
      left: 1,
      lost: 1,
      ready: true,
      result: 'won',
    },
    kinds: {
      seat: ['p1', 'p2', 'p3'],
      hero: HEROES,
      card: CARDS,
      cause: CAUSES,
      place: PLACES,
      region: REGIONS,
      ability: idsOf(en.abilities),
      artifact: ARTIFACTS,
      foe: FOES,
      at: REGIONS,
      left: [0, 1, 2],
    },
    but: {
      moved: { from: 'forest', to: 'coast' },
      foeMoved: { from: 'forest', to: 'coast' },
      attacked: { card: 'harpy' },
      direEffect: { card: 'harpy' },
      reshuffled: { cards: 1 },
      roundBegan: { cards: 9 },
    },
  })
  expect(faults).toEqual([])
})

const inEach = (say: (words: Words) => readonly string[]): string[] =>
  [['en', en] as const, ['fr', fr] as const].flatMap(([language, words]) =>
    say(words).flatMap(said => faultsOf(language, words.typeset(said), 'sentence')),
  )

test('options and cards read well with every Region, Foe, Enemy and Artifact', () => {
  const faults = inEach(({ log, options, why, cards }) => [
    ...PLACES.flatMap(place => [
      log.moved('red', place),
      log.swept('red', place),
      log.brought('red', place),
      options.move(place),
      options.secure(place),
      why.from(place, '…'),
      why.flies(place, '…'),
      why.comesHere(place),
    ]),
    ...REGIONS.flatMap(region => [
      cards.regionAbility(region, 'A'),
      log.foeMoved(region),
      ...ENEMIES.map(enemy => log.attacked(enemy, region)),
    ]),
    ...FOES.flatMap(foe => [options.fight(foe), why.dearer(foe), ...REGIONS.map(at => log.foeRevealed(foe, at))]),
    ...HEROES.map(hero => cards.heroAbility(hero)),
    ...ARTIFACTS.flatMap(artifact => [options.drop(artifact), options.refuse(artifact), why.takes(artifact)]),
  ])
  expect([...new Set(faults)]).toEqual([])
})
