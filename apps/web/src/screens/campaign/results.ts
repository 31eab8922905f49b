import { createStore } from '@tabletome/boardkit'
import type { Setup } from '@tabletome/engine'
import type { CampaignResult } from '@tabletome/games/types'

/** What the map of a campaign is drawn from, by game, in this browser only. */
export interface Campaign {
  /** The newest first, one for each match. */
  readonly results: readonly CampaignResult[]
  readonly allOpen: boolean
}
export type Unread = 'notOne' | 'otherGame'

const keyOf = (game: string) => `tabletome.campaign.${game}`
const LONGEST_ID = 200
/** The last moment a date can tell. */
const LATEST = 8.64e15

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isValue = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)
const isSetup = (value: unknown): value is Setup =>
  isObject(value) &&
  typeof value.mode === 'string' &&
  typeof value.players === 'number' &&
  isObject(value.options) &&
  Object.values(value.options).every(isValue)

/** By match in the store and in the file; what is broken is left out. */
const resultsIn = (kept: unknown): readonly CampaignResult[] => {
  if (!isObject(kept)) return []
  const results: CampaignResult[] = []
  for (const [match, result] of Object.entries(kept)) {
    if (match === '' || match.length > LONGEST_ID || !isObject(result)) continue
    const { at, setup, outcome } = result
    if (typeof at !== 'number' || !(Math.abs(at) <= LATEST) || !isSetup(setup) || !isObject(outcome)) continue
    results.push({ match, at, setup, outcome })
  }
  return inOrder(results)
}

const inOrder = (results: readonly CampaignResult[]) => [...results].sort((a, b) => b.at - a.at)

const byMatch = (results: readonly CampaignResult[]) =>
  Object.fromEntries(results.map(({ match, ...result }) => [match, result]))

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}

export const readCampaign = (kept: string | null): Campaign => {
  const found = parsed(kept)
  return isObject(found)
    ? { results: resultsIn(found.results), allOpen: found.allOpen === true }
    : { results: [], allOpen: false }
}

/** A match is over once: what is known of it stays. */
export const withResult = (campaign: Campaign, result: CampaignResult): Campaign =>
  campaign.results.some(({ match }) => match === result.match)
    ? campaign
    : { ...campaign, results: inOrder([result, ...campaign.results]) }

export const fileName = (game: string) => `tabletome-campaign-${game}.json`

export const fileOf = (game: string, { results }: Campaign): string =>
  `${JSON.stringify({ tabletome: 'campaign', game, results: byMatch(results) }, undefined, 2)}\n`

/** The matches of a file, added to those known. */
export const withFile = (game: string, campaign: Campaign, file: string): Campaign | Unread => {
  const found = parsed(file)
  if (!isObject(found) || found.tabletome !== 'campaign' || !isObject(found.results)) return 'notOne'
  if (found.game !== game) return 'otherGame'
  const results = resultsIn(found.results)
  if (results.length < Object.keys(found.results).length) return 'notOne'
  return results.reduce(withResult, campaign)
}

const store = createStore(() => new Map<string, Campaign>())
export const { subscribe } = store

/** Another tab may finish a match too; once something is known here, it has to be heard. */
const onStorage = ({ key }: StorageEvent) => {
  if (key !== null && !key.startsWith(keyOf(''))) return
  store.refresh()
}
let isListening = false
const listen = () => {
  if (isListening) return
  isListening = true
  addEventListener('storage', onStorage)
}

export const campaignOf = (game: string): Campaign => {
  const campaigns = store.read()
  const known = campaigns.get(game)
  if (known) return known
  listen()
  let kept: string | null = null
  try {
    kept = localStorage.getItem(keyOf(game))
  } catch {
    // A browser that keeps nothing begins every campaign anew.
  }
  const campaign = readCampaign(kept)
  campaigns.set(game, campaign)
  return campaign
}

const write = (game: string, campaign: Campaign) => {
  const campaigns = store.read()
  if (campaign === campaigns.get(game)) return
  try {
    localStorage.setItem(keyOf(game), JSON.stringify({ ...campaign, results: byMatch(campaign.results) }))
  } catch {
    // A browser that keeps nothing: the result then lasts as long as the page.
  }
  store.set(new Map(campaigns).set(game, campaign))
}

export const keepResult = (game: string, result: CampaignResult) => write(game, withResult(campaignOf(game), result))
export const setAllOpen = (game: string, allOpen: boolean) => write(game, { ...campaignOf(game), allOpen })

/** How many matches were new in the file, or why it was not read. */
export const importFile = (game: string, file: string): number | Unread => {
  const before = campaignOf(game)
  const after = withFile(game, before, file)
  if (typeof after === 'string') return after
  write(game, after)
  return after.results.length - before.results.length
}
