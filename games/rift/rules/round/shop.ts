import type { Reason } from '@tabletome/engine'
import type { TowerId } from '../../content/ids.ts'
import { TOWERS } from '../../content/towers.ts'
import { why } from '../state/reasons.query.ts'
import { priceOf } from '../towers/towers.query.ts'
import { readyOption, unready } from './action.ts'
import { addToSupply } from '../towers/pass.ts'
import { enterPhase } from './phase.ts'
import { go, jointQuestion, option, step } from '../state/kit.ts'
import { shared } from '../state/shared.ts'
import type { Answer, Now, Offer, Offers, Seat } from '../state/shape.ts'
import { takeFromHand } from '../towers/tower.ts'

/** Towers in the order of the tables, which is the order of the shop. */
const TOWER_IDS = Object.keys(TOWERS) as TowerId[]

/**
 * Phase 6: the team spends crystals together, until all are ready; where nothing can be bought nobody is asked (RIFT-BUY-06,
 * RIFT-BUY-07, RIFT-CRYSTAL-04, RIFT-RULING-58).
 */
export const phase6 = step('phase6', play => {
  const { open } = play.state
  enterPhase(play, 6)
  open.ready = []
  if (TOWER_IDS.some(tower => canBuy(open, tower))) play.next(shop({ round: open.round }))
  play.next(closeShop(), go('round.end'))
})

/** Level 1 for 2 crystals, level 2 for 3, from the supply into any hand (RIFT-BUY-01…05, RIFT-BUY-08). */
export const shop = jointQuestion('shop', {
  join: 'first',
  anyOrder: true,
  repeat: true,
  seats: ({ open }) => open.seats,
  idle: ({ open }, _about, seat) => open.ready.includes(seat),
  options: ({ open }, _about, seat) => {
    const list: Offers<'buy' | 'refund' | 'ready' | 'unready'> = []
    for (const tower of TOWER_IDS)
      if (canBuy(open, tower)) for (const to of open.seats) list.push(trades('buy', to)(seat, tower))
    for (const { tower, to } of open.bought) {
      const refund = trades('refund', to)(seat, tower)
      if (!list.includes(refund)) list.push(refund)
    }
    list.push(readyOption(open.ready, seat))
    return list
  },
  whyNot: ({ open }, _about, { answer }) => whyNotTrade(open, answer),
})

const canBuy = (open: Now['open'], tower: TowerId): boolean => {
  if ((open.supply[tower] ?? 0) === 0) return false
  const price = priceOf(open, tower)
  return price !== undefined && price <= open.crystals
}

type Trade = 'buy' | 'refund'
const trades = shared((what: Trade, to: Seat) =>
  shared((seat: Seat, tower: TowerId): Offer<Trade> => {
    const about = { seat, tower, to }
    const steps = what === 'buy' ? buy(about) : refund(about)
    return option({ do: what, tower, to }, steps, [`tower ${tower}`, `seat ${to}`])
  }),
)

const buy = step('shop.buy', (play, { seat, tower, to }) => {
  const { open } = play.state
  const price = priceOf(open, tower)
  if (price === undefined) throw new Error(`${tower} is not for sale`)
  unready(play, seat)
  open.crystals -= price
  addToSupply(play, tower, -1)
  open.hands[to].push(tower)
  open.bought.push({ tower, to, price })
  play.emit({ type: 'bought', seat, tower, to, price, crystals: open.crystals })
})

/** Anybody may give back what was bought in this phase (RIFT-RULING-58). */
const refund = step('shop.refund', (play, { seat, tower, to }) => {
  const { open } = play.state
  const index = open.bought.findLastIndex(each => each.tower === tower && each.to === to)
  const bought = open.bought[index]
  if (bought === undefined) throw new Error(`${tower} was not bought for ${to}`)
  unready(play, seat)
  open.bought.splice(index, 1)
  takeFromHand(play, to, tower)
  addToSupply(play, tower, 1)
  open.crystals += bought.price
  play.emit({ type: 'refunded', seat, tower, to, price: bought.price, crystals: open.crystals })
})

const closeShop = step('shop.close', play => {
  play.state.open.bought = []
})

const whyNotTrade = (open: Now['open'], answer: Answer | undefined): Reason | undefined => {
  if (answer?.do !== 'buy' && answer?.do !== 'refund') return undefined
  const { tower, to } = answer
  if (answer.do === 'refund')
    return open.bought.some(each => each.tower === tower && each.to === to)
      ? undefined
      : why('RIFT-RULING-58', 'notBought', { tower })
  const price = priceOf(open, tower)
  const { level } = TOWERS[tower]
  if (level > open.maxLevel) return why('RIFT-BUY-08', 'aboveMaxLevel', { tower, level, max: open.maxLevel })
  if (price === undefined) return why('RIFT-BUY-03', 'notForSale', { tower, level })
  if ((open.supply[tower] ?? 0) === 0) return why('RIFT-BUY-08', 'notInSupply', { tower })
  if (price > open.crystals) return why('RIFT-BUY-05', 'tooDear', { tower, price, crystals: open.crystals })
  return undefined
}
