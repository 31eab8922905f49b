import type { CampaignResult } from '../../types.ts'
import { DIFFICULTY_IDS } from '../content/difficulties.ts'
import { HERO_IDS } from '../content/heroes.ts'
import type { DifficultyId, HeroId, ScenarioId } from '../content/ids.ts'
import { SCENARIO_IDS } from '../content/scenarios.ts'
import type { ModeId } from '../rules/state/shape.ts'

/** What the record of the campaign holds of one match (RIFT-CAMPAIGN-01). */
export interface Deed {
  readonly mode: ModeId
  readonly isWon: boolean
  readonly scenario: ScenarioId
  readonly difficulty: DifficultyId
  readonly players: number
  readonly stars: number
  readonly rounds: number
  readonly hearts: number
  readonly heartsOf: number
  readonly wave: number
  readonly score: number
  readonly heroes: readonly HeroId[]
  readonly at: number
}

const oneOf = <V>(values: readonly V[], given: unknown): V | undefined => values.find(value => value === given)
const count = (given: unknown): number | undefined =>
  typeof given === 'number' && Number.isInteger(given) && given >= 0 ? given : undefined

/** A result may come from a file, so it is read piece by piece; nothing if it is no result of Rift. */
export const deedOf = ({ outcome, at }: CampaignResult): Deed | undefined => {
  const said = outcome as Readonly<Record<string, unknown>>
  const mode = oneOf<ModeId>(['scenario', 'storm'], said.mode)
  const result = oneOf(['won', 'lost'], said.result)
  const scenario = oneOf(SCENARIO_IDS, said.scenario)
  const difficulty = oneOf(DIFFICULTY_IDS, said.difficulty)
  const players = oneOf([1, 2, 3, 4], said.players)
  if (!mode || !result || !scenario || !difficulty || !players) return undefined
  const isWon = result === 'won'
  const heroes = Array.isArray(said.heroes) ? said.heroes : []
  return {
    mode,
    isWon,
    scenario,
    difficulty,
    players,
    stars: mode === 'scenario' && isWon ? Math.min(3, Math.max(1, count(said.stars) ?? 1)) : 0,
    rounds: count(said.rounds) ?? 0,
    hearts: count(said.hearts) ?? 0,
    heartsOf: count(said.heartsOf) ?? 0,
    wave: count(said.wave) ?? 0,
    score: count(said.score) ?? 0,
    heroes: HERO_IDS.filter(id => heroes.includes(id)),
    at,
  }
}
