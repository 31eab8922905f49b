import { DIRE } from '../../content/dire.ts'
import { applyDireEffect } from './direEffect.ts'
import { attack } from './enemies.ts'
import { step } from '../state/kit.ts'

/**
 * One Region; a text that says so acts before the defend decision, in every case (DEF-DIRE-01, DEF-DIRE-02,
 * DEF-DIRE-08, DEF-RULING-34).
 */
export const resolveDire = step('dire.resolve', (play, { card }) => {
  const { region, timing } = DIRE[card]
  if (timing === 'beforeDefend') play.next(applyDireEffect({ card }))
  play.next(attack({ card, region, order: 'only' }))
})
