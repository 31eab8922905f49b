import type { Effort } from '@tabletome/bots'
import { sfc32 } from '@tabletome/engine'
import { LITTLE_EFFORT } from './fingerprint.ts'
import { botsAt, type Rules } from './selfPlay.ts'
import { headOf, retell, tellGame } from './told.ts'

/** Who plays, the quick ones first; the last win what is hard to win. */
const PLAYERS: readonly { readonly level: string; readonly effort: Partial<Effort> }[] = [
  { level: 'greedy', effort: {} },
  { level: 'skilled', effort: LITTLE_EFFORT },
  { level: 'skilled', effort: { positions: 200, plans: 8, worlds: 2, ahead: 12 } },
]
/** From so many seeds before nobody is believed to reach that end. */
const SEEDS = 12
/** No told game is longer. */
const ANSWERS = 3000

/** How a told game ended, whoever won: the last fact. */
const endOf = (told: string): string | undefined =>
  told
    .trimEnd()
    .split('\n')
    .at(-1)
    ?.replace(/ winners=\S+/, '')

/**
 * A told game by the rules as they are now: with the same answers if they still lead to an end like that, otherwise played by bots
 * from the first seed that does; nothing if there is none.
 */
export function toldAnew(rules: Rules, told: string): string | undefined {
  const end = endOf(told)
  const hasEnd = (again: string | undefined): again is string => again !== undefined && endOf(again) === end
  const again = retold(rules, told)
  if (hasEnd(again)) return again
  for (const player of PLAYERS)
    for (let number = 0; number < SEEDS; number++) {
      const played = toldByBots(rules, told, player, `playthrough ${number}`)
      if (hasEnd(played)) return played
    }
  return undefined
}

/** Answers that are no longer offered throw. */
function retold({ game }: Rules, told: string): string | undefined {
  try {
    return retell(game, told)
  } catch {
    return undefined
  }
}

function toldByBots(rules: Rules, told: string, { level, effort }: (typeof PLAYERS)[number], seed: string): string {
  const random = sfc32(`${seed} bots`)
  let next: ReturnType<typeof botsAt> | undefined
  let answered = 0
  return tellGame(rules.game, { ...headOf(told), seed }, position => {
    if (position.outcome !== undefined || answered++ >= ANSWERS) return undefined
    next ??= botsAt(rules, position.seats, { levels: [level], random, effort })
    return next(position)
  })
}
