import { adjacentOuter, opposite } from '../../knowledge.ts'
import { defendersIn } from '../defenders.ts'
import { addThreat } from '../destruction.ts'
import { foeAt } from '../foe.ts'
import { displace } from '../relocate.ts'
import { loseHp } from '../restore.ts'
import { modifier, reaction } from '../state.ts'
import { passive } from './ability.ts'
import { spread } from './spread.ts'

/**
 * Dear to approach, switches its Region off, floods at the end of a Round, sweeps Defenders away (DEF-RULING-65,
 * DEF-RULING-66).
 */
export const kraken = passive(
  reaction('foeRevealed', () => [addThreat({ region: 'coast', cause: 'kraken' })]),
  modifier('enterCost', (state, { place }) => (place === foeAt(state) ? 1 : 0)),
  modifier('regionOff', (state, { region }) => region === foeAt(state)),
  reaction('endOfRound', state => {
    const region = foeAt(state)
    return [addThreat({ region, cause: 'kraken' }), ...spread(state, adjacentOuter(state.open, region), 'kraken')]
  }),
  reaction('epicEvent', state => {
    const region = foeAt(state)
    const swept = defendersIn(state, [region])
    const to = opposite(state.open, region)
    return [
      ...swept.map(defender => loseHp({ defender, amount: 1, cause: 'kraken' })),
      displace({ moves: swept.map(defender => ({ defender, to })), cause: 'kraken' }),
    ]
  }),
)
