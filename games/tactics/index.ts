import type { Game } from '@tabletome/engine'
import { registerEffects } from './rules/effects/inPlay.ts'
import './rules/arrivals.ts'
import './rules/capture.ts'
import { copyOpen, SHARED } from './rules/copyOpen.ts'
import './rules/counter.ts'
import './rules/dungeon.ts'
import './rules/enemyTurn.ts'
import { imagine } from './rules/imagine.ts'
import './rules/move.ts'
import { agree, seatsOf } from './rules/settings.ts'
import { startGame } from './rules/setup.ts'
import { tacticsKit } from './rules/state.ts'
import type { Tactics } from './rules/state.ts'
import './rules/tacticTargets.ts'
import './rules/tacticWindows.ts'
import './rules/turn.ts'

registerEffects()

export const game: Game<Tactics> = {
  id: 'tactics',
  version: 1,
  kit: tacticsKit,
  seats: setup => {
    agree(setup)
    return seatsOf(setup)
  },
  start: startGame,
  imagine,
  copyOpen,
  shared: SHARED,
}
