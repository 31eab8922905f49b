import type { Setup } from '@tabletome/engine'
import type { Rate } from '@tabletome/games/lab/intervals.ts'
import { bestAt, type Measured, strengthAt } from '@tabletome/games/lab/strength/find.ts'
import { STRENGTH } from '@tabletome/games/lab/strength/measured.ts'
import { percentOf } from '@tabletome/games/text/percent.ts'
import type { GameInfo, GameText } from '@tabletome/games/types'
import { useWords, type Words } from '../../text/index.ts'

export const levelName = (text: GameText, level: string, words: Words) => {
  const said = text.words(`bot.${level}`)
  return said === `bot.${level}` ? (words.newTable.levels[level] ?? level) : said
}

/** The interval, and how many matches it rests on. */
const reachOf = ({ low, high, of }: Rate, words: Words) => words.newTable.measured(percentOf(low), percentOf(high), of)

interface StrengthProps {
  info: GameInfo
  text: GameText
  setup: Setup
}

/** How hard such a table is: what our best bot makes of it. */
export const BestBot = ({ info, text, setup, named }: StrengthProps & { named?: string | undefined }) => {
  const words = useWords()
  const best = bestAt(STRENGTH, info, setup)
  if (!best) return undefined
  const { cell, rate } = best
  const says = words.newTable.bestBot(levelName(text, cell.level, words), percentOf(rate.share), named)
  return (
    <p className="small soft strength">
      {says} {reachOf(rate, words)}
    </p>
  )
}

/** What one level is worth at such a table. */
export const LevelStrength = ({ info, text, setup, level }: StrengthProps & { level: string }) => {
  const words = useWords()
  const known = strengthAt(STRENGTH, info, setup, level)
  const about = text.words(`bot.${level}.about`)
  return (
    <p className="small soft strength">
      {about === `bot.${level}.about` ? undefined : `${about} `}
      {known ? saysOf(known, text, words) : undefined}
    </p>
  )
}

const saysOf = ({ cell, rate }: Measured, text: GameText, words: Words) => {
  const share = percentOf(rate.share)
  const says =
    cell.against === undefined
      ? words.newTable.levelWins(share)
      : words.newTable.levelBeats(levelName(text, cell.against, words), share)
  return `${says} ${reachOf(rate, words)}`
}
