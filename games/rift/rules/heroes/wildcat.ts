import { actingSeat } from './heroes.query.ts'
import { baseBlocks } from '../placing/targets.query.ts'
import { topAt } from '../march/trays.query.ts'
import { chooseBase, wildcatLands } from './engage.ts'
import { heroIn } from './harm.ts'
import { option, question, step } from '../state/kit.ts'
import type { Now, Play } from '../state/shape.ts'

/**
 * With Alleria's first movement of the game the wildcat comes, ready to be activated; if it finds no room it waits for her
 * basic attack (RIFT-ALLERIA-06, RIFT-RULING-76).
 */
export const wildcatJoins = step('wildcat.join', play => {
  delete heroIn(play, 'alleria').alone
  if (canCome(play.state.open)) come(play, 'ready')
})

/**
 * Her basic attack may bring it back, but not to be activated this round unless she came from the bench (RIFT-ALLERIA-07,
 * RIFT-ALLERIA-08, RIFT-SOLO-12).
 */
export const offerWildcat = question('wildcat.place', {
  seat: ({ open }) => actingSeat(open, 'alleria'),
  options: ({ open }) =>
    canCome(open) ? [option({ do: 'here' }, returns(), 'hero wildcat'), option({ do: 'none' }, [])] : [],
})

const returns = step('wildcat.return', play => come(play, heroIn(play, 'alleria').called ? 'ready' : 'tired'))

/** It is off the map, and Alleria's space has room for it (RIFT-RULING-38). */
const canCome = (open: Now['open']): boolean => {
  const { alleria, wildcat } = open.heroes
  if (alleria?.place !== 'map' || wildcat === undefined) return false
  if (wildcat.place !== 'board' && wildcat.place !== 'bench') return false
  const tray = topAt(open, alleria.at)
  return tray === undefined || baseBlocks(open, tray).length > 0
}

const come = (play: Play, comes: 'ready' | 'tired'): void => {
  const tray = topAt(play.state.open, heroIn(play, 'alleria').at)
  if (tray === undefined) play.next(wildcatLands({ base: 0, ready: comes === 'ready' }))
  else play.next(chooseBase({ hero: 'wildcat', tray: tray.id, comes }))
}
