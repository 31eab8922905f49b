import { TURN_CARDS } from '../../content/cards.ts'
import { DIRE } from '../../content/dire.ts'
import { applyDireEffect } from './direEffect.ts'
import { addThreat } from '../land/destruction.ts'
import { step } from '../state/kit.ts'

/**
 * Threat rises by 1; a Dire Enemy then also has its effect, even if its card is now a marker or the Region had fallen
 * before (DEF-ENEMY-02, DEF-DIRE-04, DEF-DIRE-06, DEF-DIRE-07).
 */
export const undefended = step('attack.undefended', (play, { card, region }) => {
  play.emit({ type: 'undefended', region, card })
  play.next(addThreat({ region, cause: card, by: card }))
  const dire = TURN_CARDS[card]
  if (dire.kind === 'dire' && DIRE[dire.id].timing === 'onUndefended') play.next(applyDireEffect({ card: dire.id }))
})
