import { EMBER_DAMAGE, emberGoes, ignoresEmbers } from './arenaEffects.query.ts'
import { ARENA_DIE } from '../../content/dice.ts'
import { type SeenUnit, unitAt } from '../units/units.query.ts'
import { combatIn, fightStep } from '../combat/fight.ts'
import { loseHp } from '../combat/harm.ts'
import { go } from '../state/kit.ts'
import type { Play, UnitId } from '../state/shape.ts'

/** The Caldera: every ember drifts by the compass, then burns whoever is on its hex, all at once (VIC-ARENA-TURN-03, VIC-RULING-74). */
export const driftEmbers = fightStep('arena.embers', play => {
  const { open } = play.state
  const { embers } = combatIn(play)
  for (let i = 0; i < embers.length; i++) {
    const from = embers[i] ?? 0
    const face = play.rollOne(ARENA_DIE)
    const to = emberGoes(open, from, face)
    play.emit({ type: 'arenaDie', for: 'embers', face })
    if (to === from) continue
    embers[i] = to
    play.emit({ type: 'emberMoved', from, to })
  }
  const burnt: { unit: UnitId; damage: number }[] = []
  for (const ember of embers) {
    const unit = unitAt(open, ember)
    if (unit === undefined) continue
    if (ignoresEmbers(open, unit)) shrugOff(play, unit)
    else burnt.push({ unit: unit.id, damage: EMBER_DAMAGE })
  }
  if (burnt.length > 0) play.next(go('harm', { units: burnt, cause: 'embers' }))
})

/** Damage that is ignored was dealt all the same, also to a scion (VIC-TURN-08). */
const shrugOff = (play: Play, { id: unit, side, elite }: SeenUnit): void => {
  loseHp(play, unit, { dealt: EMBER_DAMAGE, ignored: EMBER_DAMAGE, cause: 'embers' })
  if (combatIn(play).kind === 'scion' && side === 'rival' && elite)
    play.next(go('scion.hurt', { unit, dealt: EMBER_DAMAGE, byAttack: false }))
}
