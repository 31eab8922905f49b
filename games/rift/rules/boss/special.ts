import type { SpecialId, TrayId } from '../../content/ids.ts'
import { heroesWithin, isBossSpeed } from '../../knowledge/bosses.ts'
import { isHorde } from '../../knowledge/heroes.ts'
import { checkIcons } from '../attempt.ts'
import { hurt } from '../harm.ts'
import { step } from '../state.ts'
import type { Play, Tray } from '../state.ts'
import { healTray, trayIn } from '../trays.ts'
import { hatch } from './hatch.ts'
import { moult } from './moult.ts'
import { paradox } from './paradox.ts'
import { roar } from './roar.ts'
import { web } from './web.ts'
import { wreckingBlow } from './wreckingBlow.ts'

const EVERYWHERE = 99

/**
 * A boss that activates, held or not, draws one of its special cards first; when none is left they are shuffled again. Then
 * icons and movement as for any tray (RIFT-BOSS-01, RIFT-BOSS-02, RIFT-RULING-68, D6).
 */
export const bossSpecial = step('boss.special', (play, { boss, order }) => {
  const { open } = play.state
  const tray = trayIn(play, boss)
  if (tray === undefined) return
  if (play.state.piles.specials === 0) reshuffle(play)
  const special = play.draw('specials')
  if (special !== undefined) {
    open.specialsUsed.push(special)
    play.emit({ type: 'bossSpecial', boss, special })
    resolve(play, tray, special, order)
  }
  play.next(checkIcons({ tray: boss, charge: special !== undefined && isBossSpeed(special) }))
})

const reshuffle = (play: Play): void => {
  const { open } = play.state
  for (const special of open.specialsUsed) play.place('specials', special)
  open.specialsUsed = []
  play.shuffle('specials')
  play.emit({ type: 'specialsShuffled' })
}

/** Everything is measured from the boss's space before it moves. */
const resolve = (play: Play, tray: Tray, special: SpecialId, order: readonly TrayId[]): void => {
  switch (special) {
    case 'B1-1':
      return hurtWithin(play, tray, special, 1, false)
    case 'B1-2':
    case 'B3-2':
      return // speed only: the movement that follows has it
    case 'B1-3':
      return wreckingBlow(play, tray.at)
    case 'B1-4':
      return roar(play, tray)
    case 'B2-1':
      return web(play, tray.at)
    case 'B2-2':
      return hatch(play)
    case 'B2-3':
      return moult(play, tray)
    case 'B2-4':
      return hurtWithin(play, tray, special, 2, true)
    case 'B3-1':
      return rewind(play, order)
    case 'B3-3':
      return paradox(play)
    case 'B3-4':
      return hurtWithin(play, tray, special, EVERYWHERE, false)
  }
}

/** Stomp, Venom, Entropy: protection helps (RIFT-BOSS-04). */
const hurtWithin = (play: Play, tray: Tray, cause: SpecialId, most: number, engaged: boolean): void => {
  for (const hero of heroesWithin(play.state.open, tray.at, most, engaged)) play.next(hurt({ hero, cause }))
}

/** Rewind: the first horde of this phase's order that is still there loses all its tiles. */
const rewind = (play: Play, order: readonly TrayId[]): void => {
  for (const id of order) {
    const tray = trayIn(play, id)
    if (tray === undefined || !isHorde(tray)) continue
    healTray(play, tray, 'B3-1')
    return
  }
}
