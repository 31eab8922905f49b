import { PRIMUS_LINEUPS, PRIMUS_PLAYER } from '../../content/lineups.ts'
import { setUpArena } from '../arena/arenaSetup.ts'
import { beginCombat, regionHere } from './combat.ts'
import { buildLineup } from './lineup.ts'
import { go, step } from '../state/kit.ts'

/**
 * The preset lineup of the act, without card, tribune or act modifiers; hero and four camp units of yours
 * (VIC-PRIMUS-01, VIC-PRIMUS-05, VIC-PRIMUS-07, VIC-RULING-13, VIC-RULING-14).
 */
export const preparePrimusCombat = step('combat.preparePrimus', (play, { hero }) => {
  const { act } = play.state.open
  if (act === 4) throw new Error('no primus is fought in Act IV')
  const region = regionHere(play)
  beginCombat(play, { kind: 'primus', region, player: PRIMUS_PLAYER })
  play.emit({ type: 'combatBegan', kind: 'primus', region, against: hero })
  buildLineup(play, PRIMUS_LINEUPS[act].rival)
  setUpArena(play)
  play.next(go('combat.fight'))
})
