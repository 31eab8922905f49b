import { step } from '../state.ts'
import { passive } from './ability.ts'
import { direEffect } from './direEffect.ts'

/** No Player Card Ability until the end of the Round (DEF-ABILITY-07). */
const drainAbilities = step('drain', play => {
  play.state.open.drained = true
  play.emit({ type: 'drained' })
})

export const drain = passive(direEffect(() => [drainAbilities()]))
