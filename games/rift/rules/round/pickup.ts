import type { Reason } from '@tabletome/engine'
import type { SiteId, TowerId } from '../../content/ids.ts'
import { mapIn } from '../map/map.query.ts'
import { why } from '../state/reasons.query.ts'
import { readyOption, unready } from './action.ts'
import { addToSupply } from '../towers/pass.ts'
import { enterPhase } from './phase.ts'
import { go, jointQuestion, option, step } from '../state/kit.ts'
import type { Answer, Now, Offer, Offers, Open, Play, Seat } from '../state/shape.ts'

/**
 * Phase 5: towers and hero cards return to the hands. The team is asked only about towers on white sites (RIFT-PICKUP-01…07,
 * RIFT-WHITE-03, RIFT-RULING-57).
 */
export const phase5 = step('phase5', play => {
  const { open } = play.state
  enterPhase(play, 5)
  open.ready = []
  open.given = open.seats.length > 1 ? toBuilders(open) : []
  if (open.given.length > 0) play.next(pickup({ round: open.round }))
  play.next(takeBack(), go('phase6'))
})

/** Unless the team says otherwise a tower goes to who played it (RIFT-RULING-57). */
const toBuilders = (open: Open): Open['given'] => {
  const given: Open['given'] = []
  for (const site of mapIn(open).sites)
    if (mapIn(open).ownerOf(site) === 'white')
      open.sites[site]?.forEach(({ by, faceDown }, index) => {
        if (!faceDown) given.push({ site, index, to: by })
      })
  return given
}

/** Who gets the towers on white sites: any player may say so, the last word counts (RIFT-WHITE-03, RIFT-WHITE-04). */
export const pickup = jointQuestion('pickup', {
  join: 'first',
  anyOrder: true,
  repeat: true,
  seats: ({ open }) => open.seats,
  idle: ({ open }, _about, seat) => open.ready.includes(seat),
  options: ({ open }, _about, seat) => {
    const list: Offers<'give' | 'ready' | 'unready'> = []
    for (const { site, index, to: now } of open.given)
      for (const to of open.seats) if (to !== now) list.push(giveOption(seat, site, index, to))
    list.push(readyOption(open.ready, seat))
    return list
  },
  whyNot: ({ open }, _about, { answer }) => whyNotGive(open, answer),
})

const giveOption = (seat: Seat, site: SiteId, index: number, to: Seat): Offer<'give'> =>
  option({ do: 'give', site, index, to }, give({ seat, site, index, to }), [`site ${site}`, `seat ${to}`])

const give = step('pickup.give', (play, { seat, site, index, to }) => {
  const { open } = play.state
  unready(play, seat)
  const given = open.given.find(each => each.site === site && each.index === index)
  const tower = open.sites[site]?.[index]?.tower
  if (given === undefined || tower === undefined) throw new Error(`no tower ${index} to give on ${site}`)
  given.to = to
  play.emit({ type: 'assigned', site, index, tower, to })
})

const whyNotGive = (open: Now['open'], answer: Answer | undefined): Reason | undefined => {
  if (answer?.do !== 'give') return undefined
  const { site, index, to } = answer
  const built = open.sites[site]?.[index]
  if (built === undefined) return why('RIFT-PICKUP-01', 'noTowerThere', { site })
  if (built.faceDown) return why('RIFT-WHITE-05', 'faceDownIsLost', { tower: built.tower })
  const given = open.given.find(each => each.site === site && each.index === index)
  if (given === undefined) return why('RIFT-PICKUP-01', 'notWhite', { site })
  return given.to === to ? why('RIFT-WHITE-03', 'alreadyGiven', { tower: built.tower, to }) : undefined
}

/**
 * Every tower leaves its site: face-down ones to the supply, the others to a hand, with all that is incoming; hero cards come
 * back (RIFT-PICKUP-01…06, RIFT-PORTAL-06, RIFT-WHITE-05, RIFT-RULING-84).
 */
const takeBack = step('pickup.takeBack', play => {
  const { open } = play.state
  const taken: Record<Seat, TowerId[]> = { p1: [], p2: [], p3: [], p4: [] }
  for (const site of mapIn(open).sites) clearSite(play, site, taken)
  open.given = []
  for (const seat of open.seats) {
    const arrived = open.incoming[seat]
    const towers = taken[seat]
    if (towers.length + arrived.length === 0) continue
    open.hands[seat].push(...towers, ...arrived)
    open.incoming[seat] = []
    play.emit({ type: 'pickedUp', seat, towers, arrived })
  }
  for (const hero of Object.values(open.heroes)) hero.played = false
})

const clearSite = (play: Play, site: SiteId, taken: Record<Seat, TowerId[]>): void => {
  const { open } = play.state
  open.sites[site]?.forEach(({ tower, faceDown, by }, index) => {
    if (faceDown) {
      addToSupply(play, tower, 1)
      play.emit({ type: 'towerLost', site, tower })
      return
    }
    const given = open.given.find(each => each.site === site && each.index === index)
    taken[given?.to ?? by].push(tower)
  })
  delete open.sites[site]
}
