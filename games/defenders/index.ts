import type { Game } from '@tabletome/engine'
import type { BotMayAnswer } from '../types.ts'
import { abilities } from './rules/abilities/index.ts'
import { registerAbilities } from './rules/abilities/inPlay.ts'
import { copyOpen } from './rules/copyOpen.ts'
import { imagine } from './rules/imagine.ts'
import { agree, seatsOf } from './rules/settings.ts'
import { startGame } from './rules/setup.ts'
import { defendersKit } from './rules/state.ts'
import type { Colour, Defenders, Open } from './rules/state.ts'

registerAbilities(abilities)

export const game: Game<Defenders> = {
  id: 'defenders',
  version: 1,
  kit: defendersKit,
  seats: setup => {
    agree(setup)
    return seatsOf(setup)
  },
  start: startGame,
  imagine,
  copyOpen,
}

/**
 * A bot never snatches a decision of the team: it Defends when every human candidate has declined, spends the common
 * pool when every human is ready, and leaves drawing to them.
 */
export const botMayAnswer: BotMayAnswer = (view, seat, humans) => {
  const others = humans.filter(human => human !== seat)
  const open = view.open as Open
  const top = view.agenda.at(-1)
  if (others.length === 0 || top === undefined) return true
  if (top.do === 'round.draw') return false
  if (top.do === 'all.act') {
    const { turn } = open
    return turn?.card !== 'all' || others.every(human => turn.ready.some(ready => ready === human))
  }
  if (top.do !== 'defend.window') return true
  const { candidates, declined } = top.with as { candidates: readonly Colour[]; declined: readonly Colour[] }
  return candidates.every(
    colour => declined.includes(colour) || !others.some(human => human === open.defenders[colour]?.seat),
  )
}
