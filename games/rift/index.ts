import type { Game } from '@tabletome/engine'
import './rules/effects/heroes.ts'
import './rules/round/act.ts'
import './rules/march/advance.ts'
import './rules/heroes/bench.ts'
import { copyOpen, SHARED } from './rules/state/copyOpen.ts'
import './rules/march/destroy.ts'
import './rules/heroes/displace.ts'
import './rules/march/exit.ts'
import './rules/heroes/harm.ts'
import './rules/heroes/hero.ts'
import { imagine } from './rules/state/imagine.ts'
import './rules/round/pickup.ts'
import './rules/placing/place.ts'
import './rules/round/round.ts'
import { agree, seatsOf } from './rules/state/settings.ts'
import { startGame } from './rules/state/setup.ts'
import './rules/round/shop.ts'
import './rules/march/spawn.ts'
import './rules/spells/spells.ts'
import { riftKit } from './rules/state/kit.ts'
import type { Rift } from './rules/state/shape.ts'
import './rules/towers/tower.ts'

export const game: Game<Rift> = {
  id: 'rift',
  version: 4,
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
