import { freshUnit } from '../units/freshUnit.query.ts'
import { arenaOf } from './arenas.query.ts'
import { kindNamed } from '../units/kinds.query.ts'
import { combatIn } from '../combat/fight.ts'
import type { Hex, Play } from '../state/shape.ts'

const BEAST = 'kennel-beast'
/** From this act on a third beast comes. */
const THIRD_BEAST = 3

/** The chips that the arena's reference asks for, in every kind of combat (VIC-COMBAT-PREP-08, VIC-COMBAT-PREP-09, VIC-RULING-79). */
export const setUpArena = (play: Play): void => {
  const combat = combatIn(play)
  const { zones, laurel } = arenaOf(combat.region)
  const [trident] = zones.trident ?? []
  const [chariot] = zones.chariot ?? []
  if (trident !== undefined) combat.trident = trident
  if (chariot !== undefined) combat.chariot = chariot
  if (laurel) combat.laurel = -1
  combat.embers = [...(zones.embers ?? [])]
  const beasts = (zones.beasts ?? []).slice(0, play.state.open.act >= THIRD_BEAST ? 3 : 2)
  for (const [index, at] of beasts.entries()) releaseBeast(play, `beast.${index + 1}`, at)
}

/** It is there before the first turn, so it is not dazed (VIC-STATUS-02, VIC-ARENA-TURN-04). */
const releaseBeast = (play: Play, id: string, at: Hex): void => {
  const hp = kindNamed(BEAST).health
  combatIn(play).units.push(freshUnit({ id, kind: BEAST, side: 'arena', at, hp }))
  play.emit({ type: 'deployed', unit: id, kind: BEAST, side: 'arena', at, hp, dazed: false })
}
