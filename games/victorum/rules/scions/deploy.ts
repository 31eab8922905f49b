import type { ChipId } from '../../content/ids.ts'
import { SCIONS } from '../../content/scions.ts'
import { rivalDeployHexes } from '../arena/arenas.query.ts'
import { CENTRE } from '../ground/hexes.query.ts'
import { kindOfChip } from '../units/kinds.query.ts'
import { scionBonus } from './scions.query.ts'
import { isBlocked } from '../units/units.query.ts'
import { enterArena } from '../combat/deploy.ts'
import { combatIn, fightStep } from '../combat/fight.ts'
import type { Hex, Now, Play } from '../state/shape.ts'

/** The lowest-numbered rival deployment hex that is free. */
export const freeRivalHex = (open: Now['open']): Hex | undefined =>
  rivalDeployHexes(open).find(hex => !isBlocked(open, hex))

/** The scion on the rival's first turn; later one unit of the Court, as the card says (VIC-SCION-08, VIC-SCION-10, VIC-RULING-94). */
export const deployScion = fightStep('scion.deploy', play => {
  if (combatIn(play).turn === 1) deployChips(play)
  else deployCourt(play)
})

/** Its chips on hexes 1, 2, 3; Balor in the centre. */
const deployChips = (play: Play): void => {
  const { open } = play.state
  const bonus = scionBonus(open)
  for (const { id, health, fixed } of SCIONS[open.scion].chips) {
    const at = fixed ? CENTRE : freeRivalHex(open)
    if (at === undefined) throw new Error(`there is no hex for ${id}`)
    const entry = { id, kind: id, side: 'rival', at, elite: true } as const
    enterArena(play, bonus === 0 ? entry : { ...entry, health: health + bonus })
  }
}

/** They wait while all deployment hexes are blocked. */
const deployCourt = (play: Play): void => {
  const { column } = combatIn(play)
  const [next] = column
  if (next === undefined) return
  const at = freeRivalHex(play.state.open)
  if (at === undefined) return play.emit({ type: 'deployBlocked', chip: next.chip })
  column.shift()
  deployUnit(play, next.chip, at)
}
export const deployUnit = (play: Play, chip: ChipId, at: Hex): void => {
  enterArena(play, { id: chip, kind: kindOfChip(chip).id, side: 'rival', at })
}
