import { go, step } from '../state/kit.ts'
import { travel } from './travel.ts'

/**
 * Every act has its own twelve weeks; what was left of the last is lost, and one may turn anywhere (VIC-ACT-01, VIC-ACT-03,
 * VIC-ACT-09, VIC-TRAVEL-07, VIC-RULING-83).
 */
export const act = step('act.begin', (play, { act: number }) => {
  const { open } = play.state
  open.act = number
  open.weeks = 0
  open.onceAct = []
  open.lastFrom = undefined
  open.lastLanding = undefined
  play.emit({ type: 'actBegan', act: number })
  play.next(go('opportunity.check'), go('round.begin'))
})

/** Travel, Event and Cleanup; a round is not a week (VIC-ACT-05, VIC-ACT-06, VIC-ACT-08). */
export const round = step('round.begin', play => {
  const { open } = play.state
  open.round++
  open.phase = 'travel'
  play.next(travel())
})
