import type { Effect } from '@tabletome/engine'
import { SPECIAL_CARDS } from '../../content/bosses.ts'
import type { SpecialId, TrayId } from '../../content/ids.ts'
import { heroesWithin } from '../boss/bosses.query.ts'
import { isHorde } from '../heroes/heroes.query.ts'
import { hatch } from '../boss/hatch.ts'
import { moult } from '../boss/moult.ts'
import { paradox } from '../boss/paradox.ts'
import { roar } from '../boss/roar.ts'
import { web } from '../boss/web.ts'
import { wreckingBlow } from '../boss/wreckingBlow.ts'
import { hurt } from '../heroes/harm.ts'
import type { Play, Rift, Tray } from '../state/shape.ts'
import { healTray, trayIn } from '../march/trays.ts'

/** `order`: the trays of this phase 4. Everything is measured from the boss's space before it moves. */
type SpecialEffect = Effect<Rift, never, (play: Play, boss: Tray, special: SpecialId, order: readonly TrayId[]) => void>

/** Stomp, Venom, Entropy: protection helps (RIFT-BOSS-04). */
const hurting: SpecialEffect = {
  use: (play, boss, special) => {
    const { hurts } = SPECIAL_CARDS[special]
    if (hurts === undefined) return
    for (const hero of heroesWithin(play.state.open, boss.at, hurts.within, hurts.engaged))
      play.next(hurt({ hero, cause: special }))
  },
}
/** Charge, Time Skip: the movement that follows has speed. */
const speed: SpecialEffect = {}
/** Rewind: the first horde of this phase's order that is still there loses all its tiles. */
const rewind: SpecialEffect = {
  use: (play, _boss, special, order) => {
    for (const id of order) {
      const tray = trayIn(play, id)
      if (tray === undefined || !isHorde(tray)) continue
      healTray(play, tray, special)
      return
    }
  },
}

/** What the special cards of the bosses do. */
export const SPECIAL_EFFECTS: Readonly<Record<SpecialId, SpecialEffect>> = {
  'B1-1': hurting,
  'B1-2': speed,
  'B1-3': { use: (play, boss) => wreckingBlow(play, boss.at) },
  'B1-4': { use: (play, boss) => roar(play, boss) },
  'B2-1': { use: (play, boss) => web(play, boss.at) },
  'B2-2': { use: play => hatch(play) },
  'B2-3': { use: (play, boss) => moult(play, boss) },
  'B2-4': hurting,
  'B3-1': rewind,
  'B3-2': speed,
  'B3-3': { use: play => paradox(play) },
  'B3-4': hurting,
}
