import { filled } from '@tabletome/boardkit'
import type { GameText } from '../../types.ts'
import type { ScenarioId } from '../content/ids.ts'
import type { campaign } from '../text/en/campaign.ts'
import type { Deed } from './outcome.ts'
import type { Place } from './progress.ts'

export type CampaignWord = keyof typeof campaign
type Values = Readonly<Record<string, string | number>>
/** What the map leads to: a scenario, or the endless mode. */
export type Goal = ScenarioId | 'storm'

/** The campaign's word for something, with its values filled in. */
export const say = (text: GameText, key: CampaignWord, values: Values = {}): string =>
  filled(text.words(`campaign.${key}`), values)

/** “1 round”, “9 rounds”. */
export const sayCount = (text: GameText, key: 'rounds' | 'players' | 'points', n: number): string =>
  n === 1 ? say(text, `${key}1`) : say(text, key, { n })

export const goalName = (text: GameText, goal: Goal): string => say(text, `place.${goal}`)
export const heroNames = (text: GameText, { heroes }: Deed): string =>
  heroes.map(hero => text.words(`hero.${hero}`)).join(', ')
export const difficultyName = (text: GameText, { difficulty }: Deed): string => text.words(`difficulty.${difficulty}`)

export const starsText = (text: GameText, stars: number): string => say(text, 'starsOf', { stars, most: 3 })

/** “won, 2 of 3 stars, Normal, 2 players”: what the sign of a place shows, in words. */
export const placeText = (text: GameText, { status, stars, sticker }: Place): string =>
  [
    say(text, status),
    ...(sticker
      ? [starsText(text, stars), difficultyName(text, sticker), sayCount(text, 'players', sticker.players)]
      : []),
  ].join(', ')
