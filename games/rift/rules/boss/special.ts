import { isBossSpeed } from './bosses.query.ts'
import { checkIcons } from '../march/attempt.ts'
import { SPECIAL_EFFECTS } from '../effects/specials.ts'
import { step } from '../state/kit.ts'
import type { Play } from '../state/shape.ts'
import { trayIn } from '../march/trays.ts'

/**
 * A boss that activates, held or not, draws one of its special cards first; when none is left they are shuffled again. Then
 * icons and movement as for any tray (RIFT-BOSS-01, RIFT-BOSS-02, RIFT-RULING-68).
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
    SPECIAL_EFFECTS[special].use?.(play, tray, special, order)
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
