import type { Game } from '@tabletome/engine'
import './rules/effects/heroes.ts'
import './rules/act.ts'
import './rules/advance.ts'
import './rules/bench.ts'
import { copyOpen, SHARED } from './rules/copyOpen.ts'
import './rules/destroy.ts'
import './rules/displace.ts'
import './rules/exit.ts'
import './rules/harm.ts'
import './rules/hero.ts'
import { imagine } from './rules/imagine.ts'
import './rules/pickup.ts'
import './rules/place.ts'
import './rules/round.ts'
import { agree, seatsOf } from './rules/settings.ts'
import { startGame } from './rules/setup.ts'
import './rules/shop.ts'
import './rules/spawn.ts'
import './rules/spells.ts'
import { riftKit } from './rules/state/kit.ts'
import type { Rift } from './rules/state/shape.ts'
import './rules/tower.ts'

export const game: Game<Rift> = {
  id: 'rift',
  version: 2,
  kit: riftKit,
  seats: setup => {
    agree(setup)
    return seatsOf(setup)
  },
  start: startGame,
  imagine,
  copyOpen,
  shared: SHARED,
}
