import { type Random, sfc32 } from '@tabletome/engine'
import { randomPlay } from '@tabletome/engine/testing'
import { expect, test } from 'vitest'
import { Met } from '../../testing/told.ts'
import { ARTIFACT_IDS, FOE_IDS, HERO_IDS } from '../content/cards.ts'
import type { ArtifactId, FoeId, HeroId } from '../content/ids.ts'
import { REGION_IDS } from '../content/regions.ts'
import { game } from '../index.ts'
import type { PlaceId } from '../rules/state/shape.ts'
import { given, type Position } from '../test/given.ts'
import { factsTold, faultsAt, resultTold } from './testing/told.ts'

const met = new Met()
const some = (faults: readonly string[]) => [...new Set(faults)].slice(0, 10)

test.each([1, 2, 3, 4])('%i players: everything that happens and is asked can be said', players => {
  const faults: string[] = []
  const options = { confirmDraw: players === 3, difficulty: players % 2 === 0 ? 'normal' : 'story' }
  const { position } = randomPlay(game, { mode: 'coop', players, options }, 'text', {
    before: (at, seat, option) => faults.push(...faultsAt(at, seat, option, met)),
  })
  faults.push(...factsTold(position, met), ...resultTold(position))
  expect(some(faults)).toEqual([])
})

const BACK: readonly ArtifactId[] = ['wings', 'pack', 'mantle']
const HANDS = ARTIFACT_IDS.filter(id => !BACK.includes(id))
const nth = <T>(list: readonly T[], n: number): T => list[n % list.length]!

/** Every hero, Region side and Artifact in turn, in the middle of a fight with a Foe. */
const fightWith = (foe: FoeId, index: number): Position => {
  const artifacts = (n: number): ArtifactId[] =>
    n < 3 ? [nth(HANDS, index + n * 2), nth(HANDS, index + n * 2 + 1), nth(BACK, n)] : []
  const standing = (n: number): { hero: HeroId; at: PlaceId; artifacts: ArtifactId[] } => ({
    hero: nth(HERO_IDS, index * 3 + n),
    at: n === 1 ? 'capital' : nth(REGION_IDS, index + n),
    artifacts: artifacts(n),
  })
  return {
    players: ((index % 4) + 1) as 1 | 2 | 3 | 4,
    round: 6,
    foe: { id: foe },
    horde: [],
    sides: Object.fromEntries(REGION_IDS.map((region, n) => [region, (index + n) % 2 === 0 ? 'A' : 'B'])),
    threat: { plains: 2, coast: 1, ruins: index % 3 === 0 ? 4 : 1, forest: 3, desert: 1, mountains: 2, capital: 1 },
    red: standing(0),
    blue: { ...standing(1), hp: 1 },
    green: standing(2),
    yellow: standing(3),
  }
}

/** Fights, Defends and uses what it can, so that events, Artifacts and both ends come up. */
const lively = (ids: readonly string[], random: Random): string => {
  const liked = ids.filter(id => /fight|secure|use|defend|drop|path|place|card|order/.test(id))
  return nth(liked.length > 0 && random.below(4) > 0 ? liked : ids, random.below(1000))
}

test.each(FOE_IDS.flatMap((foe, n) => [0, 1, 2].map(more => [foe, n * 3 + more] as const)))(
  '%s, fight %i: everything that happens and is asked can be said',
  (foe, index) => {
    const faults: string[] = []
    const random = sfc32(`fight ${index}`)
    const { table: position } = given(fightWith(foe, index))
      .deck('harpy', 'seaSerpent', 'wraith', 'thornWolves')
      .shuffling()
    for (let answers = 0; answers < 100 && position.outcome === undefined; answers++) {
      const { seat, options } = nth(position.decisions, random.below(1000))
      const option = lively(
        options.map(({ id }) => id),
        random,
      )
      faults.push(...faultsAt(position, seat, option, met))
      position.answer(seat, option)
    }
    faults.push(...factsTold(position, met), ...(position.outcome ? resultTold(position) : []))
    expect(some(faults)).toEqual([])
  },
)

const sorted = (words: Iterable<string>) => [...words].sort()

test('these games have met every question, and what is rare', () => {
  expect(sorted(met.choices)).toEqual([
    'ability.chooseCard',
    'ability.chooseDefender',
    'ability.chooseOrder',
    'ability.choosePath',
    'ability.chooseRegion',
    'ability.rally',
    'ability.retribution',
    'ability.topOrBottom',
    'all.act',
    'artifact.choose',
    'defend.window',
    'round.draw',
    'setup.chooseHero',
    'turn.act',
  ])
  expect(sorted(met.verbs)).toEqual(
    expect.arrayContaining(['ability.rally fight', 'all.act unready', 'artifact.choose refuse', 'turn.act sacrifice']),
  )
  expect(sorted(met.facts)).toEqual(
    expect.arrayContaining(['artifactReturned', 'drained', 'ended', 'epicEvent', 'foeHealed', 'foeMoved', 'topBuried']),
  )
})

test('the figures of every kind of price were held against the rules', () => {
  expect(sorted(met.figures)).toEqual([
    'damage',
    'gain',
    'price of avengingFlight',
    'price of inPlace',
    'price of longshot',
    'price of outriders',
    'price of sandstorm',
    'restored first',
    'secure',
    'step',
  ])
})
