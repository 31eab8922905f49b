import type { CampaignResult } from '../../types.ts'
import { DIFFICULTY_IDS } from '../content/difficulties.ts'
import type { DifficultyId, ScenarioId } from '../content/ids.ts'
import { SCENARIO_IDS } from '../content/scenarios.ts'
import { type Deed, deedOf } from './outcome.ts'

export type Status = 'locked' | 'open' | 'won'
/** One of the ten places of the kingdom map, with the sticker it has earned. */
export interface Place {
  readonly scenario: ScenarioId
  readonly status: Status
  /** Most stars of a win, at whatever difficulty. */
  readonly stars: number
  /** The best win at the highest difficulty won. */
  readonly sticker?: Deed
  /** The best win of each difficulty, the hardest first. */
  readonly wins: readonly Deed[]
  readonly tries: number
  readonly victories: number
}
export interface Endless {
  readonly isOpen: boolean
  /** The highest score of each map played, in the order of the maps. */
  readonly best: readonly Deed[]
  /** The highest scores by map, difficulty and number of players. */
  readonly scores: readonly Deed[]
}
export interface Progress {
  readonly places: readonly Place[]
  readonly endless: Endless
  readonly won: number
  readonly stars: number
}

export const MOST_STARS = 3 * SCENARIO_IDS.length

const rankOf = (difficulty: DifficultyId) => DIFFICULTY_IDS.indexOf(difficulty)

/** More stars, then more hearts left, then fewer rounds. */
const isBetterWin = (deed: Deed, than: Deed): boolean => {
  const by = deed.stars - than.stars || deed.hearts * than.heartsOf - than.hearts * deed.heartsOf
  return by > 0 || (by === 0 && deed.rounds < than.rounds)
}
const isHigherScore = (deed: Deed, than: Deed): boolean => deed.score > than.score

/** The best deed under each key; the earlier stays unless a later one is better. */
const bestBy = <K>(deeds: readonly Deed[], key: (deed: Deed) => K, isBetter: typeof isBetterWin): Map<K, Deed> => {
  const best = new Map<K, Deed>()
  for (const deed of deeds) {
    const known = best.get(key(deed))
    if (known === undefined || isBetter(deed, known)) best.set(key(deed), deed)
  }
  return best
}

/** A win opens the next place, the first is always open (RIFT-CAMPAIGN-01). */
const statusOf = (isWon: boolean, isReached: boolean): Status => (isWon ? 'won' : isReached ? 'open' : 'locked')

const placeOf = (scenario: ScenarioId, deeds: readonly Deed[], isReached: boolean): Place => {
  const here = deeds.filter(deed => deed.mode === 'scenario' && deed.scenario === scenario)
  const victories = here.filter(({ isWon }) => isWon)
  const wins = [...bestBy(victories, ({ difficulty }) => difficulty, isBetterWin).values()].sort(
    (a, b) => rankOf(b.difficulty) - rankOf(a.difficulty),
  )
  const [sticker] = wins
  return {
    scenario,
    status: statusOf(victories.length > 0, isReached),
    stars: Math.max(0, ...wins.map(({ stars }) => stars)),
    ...(sticker ? { sticker } : {}),
    wins,
    tries: here.length,
    victories: victories.length,
  }
}

/** Opened by the last scenario; every map has its own record. */
const endlessOf = (deeds: readonly Deed[], isReached: boolean): Endless => {
  const storms = deeds.filter(({ mode }) => mode === 'storm')
  const byMap = bestBy(storms, ({ scenario }) => scenario, isHigherScore)
  const scores = bestBy(storms, deed => `${deed.scenario} ${deed.difficulty} ${deed.players}`, isHigherScore)
  return {
    isOpen: isReached || storms.length > 0,
    best: SCENARIO_IDS.flatMap(scenario => byMap.get(scenario) ?? []),
    scores: [...scores.values()].sort((a, b) => b.score - a.score),
  }
}

/** Where the team stands, from every match it has finished, in whatever order they come. */
export const progressOf = (results: readonly CampaignResult[], allOpen: boolean): Progress => {
  const deeds = results.flatMap(result => deedOf(result) ?? []).sort((a, b) => a.at - b.at)
  const places: Place[] = []
  for (const scenario of SCENARIO_IDS)
    places.push(placeOf(scenario, deeds, allOpen || scenario === 1 || places.at(-1)?.status === 'won'))
  return {
    places,
    endless: endlessOf(deeds, allOpen || places.at(-1)?.status === 'won'),
    won: places.filter(({ status }) => status === 'won').length,
    stars: places.reduce((sum, { stars }) => sum + stars, 0),
  }
}

/** What lies ahead: the first place that is open and not won; with all won, the endless storm. */
export const nextOf = ({ places }: Progress): ScenarioId | 'storm' =>
  places.find(({ status }) => status === 'open')?.scenario ?? 'storm'
