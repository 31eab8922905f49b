import { CIRCLE, emptyCircle, enterCircle } from '../circle.ts'
import { refuse } from '../reasons.ts'
import { modifier, reaction, step } from '../state.ts'
import { amountOf } from '../user.ts'
import { active } from './ability.ts'

const stepIn = step('vigil.stepIn', (play, { defender }) => enterCircle(play, defender))
const stepOut = step('vigil.stepOut', play => emptyCircle(play))

/**
 * From the circle the Mountains are Defended for 1 HP less, and the Defender steps out (DEF-RULING-56, DEF-RULING-66,
 * DEF-RULING-68).
 */
export const vigil = active(
  {
    asks: 'nothing',
    barred: (state, { colour }) => {
      const { circle } = state.open
      if (circle === undefined) return undefined
      return refuse('DEF-ABILITY-07', circle === colour ? 'inCircle' : 'circleTaken', { defender: circle })
    },
    steps: use => [stepIn(use)],
  },
  modifier('defendCost', (state, { defender, region, way }) =>
    region === CIRCLE && way === 'inPlace' && state.open.circle === defender ? -amountOf('vigil') : 0,
  ),
  reaction('defendPaid', (_state, { lowered }) => (lowered.includes('vigil') ? [stepOut()] : [])),
)
