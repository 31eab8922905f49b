import type { Game } from '@tabletome/engine'
import { registerEffects } from './rules/effects/inPlay.ts'
import './rules/enemies/arrivals.ts'
import './rules/attack/capture.ts'
import { copyOpen, SHARED } from './rules/state/copyOpen.ts'
import './rules/attack/counter.ts'
import './rules/dungeon/dungeon.ts'
import './rules/enemies/enemyTurn.ts'
import { imagine } from './rules/state/imagine.ts'
import './rules/movement/move.ts'
import { agree, seatsOf } from './rules/state/settings.ts'
import { startGame } from './rules/state/setup.ts'
import { tacticsKit } from './rules/state/kit.ts'
import type { Tactics } from './rules/state/shape.ts'
import './rules/turn/tacticTargets.ts'
import './rules/turn/tacticWindows.ts'
import './rules/turn/turn.ts'

registerEffects()

export const game: Game<Tactics> = {
  id: 'tactics',
  version: 2,
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
