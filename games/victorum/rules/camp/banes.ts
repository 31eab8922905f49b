import { BANE_EVERY } from '../../content/numbers.ts'
import { BANES } from '../../content/banes.ts'
import type { BaneId, CampBaneId } from '../../content/ids.ts'
import { banesInPlay } from './banes.query.ts'
import { why } from '../state/reasons.query.ts'
import { ask } from '../combat/fight.ts'
import { putInBag, takeFromBag } from '../campaign/piles.ts'
import { go, option, step } from '../state/kit.ts'
import type { Offers, Play } from '../state/shape.ts'

/** Point by point; each fourth draws a bane at once, without end, and none is ever lost (VIC-INFLUENCE-01…05, VIC-HERO-09). */
export const influence = step('influence.gain', (play, { points, cause }) => {
  if (points <= 0) return
  const { open } = play.state
  const from = open.influence
  open.influence++
  play.emit({ type: 'influenceGained', from, to: open.influence, cause })
  if (open.influence % BANE_EVERY === 0) play.next(drawBane())
  play.next(influence({ points: points - 1, cause }))
})

/**
 * The front chip of the stack: camp banes to your camp, all others into the bag; an empty stack gives none. What lowers a limit
 * is felt at once (VIC-BANE-01…03, VIC-RULING-88, VIC-RULING-91).
 */
export const drawBane = step('bane.draw', play => {
  const { camp } = play.state.open
  const bane = play.draw('banes')
  if (bane === undefined) return
  if (!isCampBane(bane)) {
    putInBag(play, bane)
    play.emit({ type: 'baneDrawn', bane, to: 'bag' })
    return
  }
  camp.banes.push(bane)
  play.emit({ type: 'baneDrawn', bane, to: 'camp' })
  play.next(go('camp.limits', { cause: bane }))
})
const isCampBane = (bane: BaneId): bane is CampBaneId => BANES[bane].type === 'camp'

/** From the bag or the camp to the back of the stack, or out of the game (VIC-OPPORTUNITY-10, VIC-BANE-09, VIC-RULING-91). */
export const removeBane = (play: Play, bane: BaneId, out: boolean): void => {
  const { open } = play.state
  const from = open.camp.banes.some(each => each === bane) ? 'camp' : 'bag'
  if (from === 'camp') open.camp.banes = open.camp.banes.filter(each => each !== bane)
  else if (!takeFromBag(play, bane)) throw new Error(`${bane} is not in play`)
  if (out) open.removed.push(bane)
  else play.place('banes', bane, 'bottom')
  play.emit({ type: 'baneRemoved', bane, from, out })
}

/** Remove a Bane: any in your camp or in the bag; with none there it gives nothing (VIC-OPPORTUNITY-10, VIC-RULING-92, VIC-RULING-112). */
export const chooseBane = step('reward.banes', (play, { cause }) => {
  if (banesInPlay(play.state.open).length === 0) play.emit({ type: 'nothingToGain', cause })
  else play.next(baneToRemove())
})
const baneToRemove = ask('reward.bane', {
  options: ({ open }) => {
    const list: Offers<'bane'> = []
    for (const bane of banesInPlay(open)) list.push(option({ do: 'bane', bane }, remove({ bane })))
    return list
  },
  whyNot: ({ open }, _about, { answer }) => {
    if (answer?.do !== 'bane' || banesInPlay(open).includes(answer.bane)) return undefined
    const { bane } = answer
    const isOut = open.combat?.drawn.includes(bane) || open.combat?.units.some(({ id }) => id === bane)
    return isOut ? why('VIC-RULING-92', 'baneInCombat', { bane }) : why('VIC-RULING-92', 'baneNotInPlay', { bane })
  },
})
const remove = step('reward.removeBane', (play, { bane }) => removeBane(play, bane, false))
