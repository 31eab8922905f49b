import type { Effect } from '@tabletome/engine'
import { UNIT_IDS } from '../../content/heroes.ts'
import type { StormId } from '../../content/ids.ts'
import { lowestOpenStack } from '../march/stacks.query.ts'
import { gainCrystals, loseCrystals } from '../round/crystals.ts'
import { heal } from '../heroes/harm.ts'
import { go } from '../state/kit.ts'
import type { Play, Rift } from '../state/shape.ts'

type StormEffect = Effect<Rift, never, (play: Play, storm: StormId) => void>

/** What the numbers of the card say is asked for where it matters. */
const lasting: StormEffect = {}
const crystalShower: StormEffect = { use: (play, storm) => gainCrystals(play, 1, storm) }
const crystalDrain: StormEffect = { use: (play, storm) => loseCrystals(play, 1, storm) }
const secondWind: StormEffect = {
  use: (play, storm) => {
    for (const hero of UNIT_IDS) if (play.state.open.heroes[hero]?.place === 'map') heal(play, hero, 1, storm)
  },
}
/** The lowest-numbered open stack spawns one more card. */
const echo: StormEffect = {
  use: play => {
    const spawn = lowestOpenStack(play.state.open)
    if (spawn !== undefined) play.next(go('spawn.from', { spawn }))
  },
}

/** What the portal storms do at once. */
export const STORM_EFFECTS: Readonly<Record<StormId, StormEffect>> = {
  PS01: lasting,
  PS02: lasting,
  PS03: lasting,
  PS04: lasting,
  PS05: lasting,
  PS06: crystalShower,
  PS07: crystalDrain,
  PS08: lasting,
  PS09: lasting,
  PS10: lasting,
  PS11: lasting,
  PS12: secondWind,
  PS13: echo,
  PS14: {},
  PS15: lasting,
  PS16: lasting,
}
