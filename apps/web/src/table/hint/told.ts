import type { Hint, Hinted } from '@tabletome/bots'
import type { Words } from '../../text/index.ts'
import { percent } from '../decision/preview.ts'

export type FiveWords = keyof Words['table']['hints']['words5']

/** Points below the best, of a hundred, up to which an option still is called so. */
const GOOD = 4
const PLAYABLE = 8
const DOUBTFUL = 12

/** The first two have the same figure, however sure their order is. */
const isSlight = ({ options: [best, second] }: Pick<Hint, 'options'>) =>
  best !== undefined && second !== undefined && Math.round(100 * best.chance) === Math.round(100 * second.chance)

/** What is said of an option in place of its chance. */
export const wordOf = (hint: Pick<Hint, 'options'>, { rank, chance }: Hinted): FiveWords => {
  const [best] = hint.options
  const isAlone = hint.options.filter(each => each.rank === 1).length === 1 && !isSlight(hint)
  if (rank === 1) return isAlone ? 'best' : 'good'
  const below = 100 * ((best?.chance ?? chance) - chance)
  return below < GOOD ? 'good' : below < PLAYABLE ? 'playable' : below < DOUBTFUL ? 'doubtful' : 'costly'
}

/** The chance as it is written; a match that is won or lost for certain is called so. */
export const chanceText = ({ chance }: Pick<Hinted, 'chance'>, words: Words, language: string): string =>
  chance >= 1 ? words.table.hints.won : chance <= 0 ? words.table.hints.lost : percent(chance, language)

/** How many ways the hint has, and whether one of them comes first. */
export const waysOf = ({ options }: Pick<Hint, 'options'>, words: Words): string => {
  const { ways, waysAlike } = words.table.hints
  return options.length > 1 && options.every(({ rank }) => rank === 1)
    ? waysAlike(options.length)
    : ways(options.length)
}

/** One way comes first, and how the match will end can be told. */
export const isClear = ({ options, vague }: Pick<Hint, 'options' | 'vague'>): boolean =>
  !vague && options.filter(({ rank }) => rank === 1).length === 1

/** How sure the order is: a bold word and what follows it. */
export const confidenceOf = (hint: Hint, shows: 'full' | 'words', words: Words): readonly [string, string] => {
  const { hints } = words.table
  const firsts = hint.options.filter(({ rank }) => rank === 1).length
  if (hint.options.length < 2) return ['', hints.only]
  if (firsts > 1) return [hints.close, hints.closeAbout]
  if (hint.vague) return [hints.vague, hints.vagueAbout]
  if (isSlight(hint)) return [hints.slight, hints.slightAbout]
  const [by, reach] = [Math.round(100 * hint.lead), Math.max(1, Math.round(100 * hint.reach))]
  return [hints.sure, shows === 'words' || by <= reach ? hints.clear : hints.beats(by, reach)]
}
