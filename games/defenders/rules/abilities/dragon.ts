import { REGION_IDS } from '../../content/regions.ts'
import { coloursInPlay } from '../../knowledge.ts'
import { moveFoeClockwise } from '../foe.ts'
import { loseHp } from '../restore.ts'
import { reaction } from '../state.ts'
import { passive } from './ability.ts'
import { spread } from './spread.ts'

/**
 * Moves 2 Regions clockwise at each Defender Card drawn, of whatever kind; its events hurt everybody (DEF-FOE-06,
 * DEF-ALL-09).
 */
export const dragon = passive(
  reaction('foeRevealed', state => spread(state, REGION_IDS, 'dragon')),
  reaction('defenderCardDrawn', () => [moveFoeClockwise({ steps: 2, cause: 'dragon' })]),
  reaction('epicEvent', state =>
    coloursInPlay(state.open).map(defender => loseHp({ defender, amount: 2, cause: 'dragon' })),
  ),
)
