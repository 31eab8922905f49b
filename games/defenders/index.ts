import type { Game } from '@tabletome/engine'
import type { BotMayAnswer } from '../types.ts'
import { registerEffects } from './rules/effects/inPlay.ts'
import { copyOpen, SHARED } from './rules/state/copyOpen.ts'
import { imagine } from './rules/state/imagine.ts'
import { agree, seatsOf } from './rules/state/settings.ts'
import { startGame } from './rules/state/setup.ts'
import { defendersKit } from './rules/state/kit.ts'
import type { Colour, Defenders, View } from './rules/state/shape.ts'

registerEffects()

export const game: Game<Defenders> = {
  id: 'defenders',
  version: 3,
  kit: defendersKit,
  seats: setup => {
    agree(setup)
    return seatsOf(setup)
  },
  start: startGame,
  imagine,
  copyOpen,
  shared: SHARED,
  // Which attacks of a card are still to come is only known by what waits.
  shotAgenda: true,
}

/**
 * A bot never snatches a decision of the team: it Defends when every human candidate has declined, spends the common pool
 * when every human is ready, and leaves drawing to them. And it does not take back what it has said by itself.
 */
export const botMayAnswer: BotMayAnswer = (view, seat, humans) => {
  const { open, agenda } = view as View
  const others = humans.filter(human => human !== seat)
  const top = agenda.at(-1)
  if (top?.do === 'round.draw') return others.length === 0
  if (top?.do === 'all.act') return open.turn?.card === 'all' && isNext(seat, others, open.turn.ready)
  if (top?.do !== 'defend.window') return true
  const { candidates, declined } = top.with
  const seatOf = (colour: Colour): string => open.defenders[colour]?.seat ?? ''
  const undecided = candidates.filter(colour => !declined.includes(colour)).map(seatOf)
  const done = candidates.map(seatOf).filter(each => !undecided.includes(each))
  const asked = others.filter(other => undecided.includes(other) || done.includes(other))
  return isNext(seat, asked, done)
}

/** It has not had its say, and those before it have. */
const isNext = (seat: string, before: readonly string[], done: readonly string[]): boolean =>
  !done.includes(seat) && before.every(other => done.includes(other))
