import type { Reason } from '@tabletome/engine'
import { hasEffect } from '../campaign/events.query.ts'
import { why } from '../state/reasons.query.ts'
import { fightStep } from './fight.ts'
import { endCombat } from './over.ts'
import type { Now } from '../state/shape.ts'

/** Capital combats and No Quarter cannot be given up (VIC-SURRENDER-02, VIC-PRIMUS-02, VIC-SCION-02, B10). */
export const whyNotSurrender = (open: Now['open']): Reason | undefined => {
  const kind = open.combat?.kind
  if (kind === 'primus' || kind === 'scion') return why('VIC-SURRENDER-02', 'noSurrender', { kind })
  return hasEffect(open, 'rule:noSurrender') ? why('VIC-GEN-02', 'noQuarter', { card: 'B10' }) : undefined
}
export const canSurrender = (open: Now['open']): boolean => whyNotSurrender(open) === undefined

/** Failed, and over at once; HP and undefeated units are kept (VIC-SURRENDER-03, VIC-SURRENDER-04, VIC-COMBAT-END-03). */
export const surrender = fightStep('combat.surrender', play => {
  play.emit({ type: 'surrendered' })
  endCombat(play, 'failed', 'surrender')
})
