import type { Reason } from '@tabletome/engine'
import type { SiteId, TowerId } from '../../content/ids.ts'
import type { Turn } from '../../content/types.ts'
import { wayOf } from '../map/cells.query.ts'
import { mapIn } from '../map/map.query.ts'
import { piecesOf, whyNotSite } from './towers.query.ts'
import { faceOf, trayNamed } from '../march/trays.query.ts'
import { placePieces } from '../placing/place.ts'
import { option, question, step } from '../state/kit.ts'
import type { Now, Offer, Offers, Play, Seat, Wish } from '../state/shape.ts'

const TURNS: readonly Turn[] = [0, 1, 2, 3]

/** A card in hand is played: its site and orientation are chosen together (RIFT-TOWER-01, RIFT-TOWER-07). */
export const playTower = step('tower.play', (play, { seat, tower }) => play.next(chooseSite({ seat, tower })))

/** The orientation is free, one that reaches nothing too (RIFT-TOWER-11, RIFT-RULING-18). */
export const chooseSite = question('tower.site', {
  seat: (_state, { seat }) => seat,
  options: ({ open }, { seat, tower }) => {
    const list: Offers<'build'> = []
    for (const site of mapIn(open).sites)
      if (whyNotSite(open, seat, tower, site) === undefined)
        for (const turn of TURNS) list.push(siteOption(seat, tower, site, turn))
    return list
  },
  whyNot: ({ open }, { seat, tower }, wish) => whyNotAt(open, seat, tower, wish),
})

const whyNotAt = (open: Now['open'], seat: Seat, tower: TowerId, wish: Wish): Reason | undefined => {
  const site = siteWished(wish)
  return site === undefined || !mapIn(open).sites.includes(site) ? undefined : whyNotSite(open, seat, tower, site)
}
/** The site itself, or a tower on it that might be an option. */
const siteWished = ({ answer, thing }: Wish): SiteId | undefined =>
  answer?.do === 'build' ? answer.site : thing?.is === 'site' || thing?.is === 'siteWay' ? thing.site : undefined

/** Made once and shared. */
const siteOptions = new Map<string, Offer<'build'>>()
const siteOption = (seat: Seat, tower: TowerId, site: SiteId, turn: Turn): Offer<'build'> => {
  const key = `${seat} ${tower} ${site} ${turn}`
  let made = siteOptions.get(key)
  if (made === undefined) {
    const at = [`site ${site}`, `site ${site} ${wayOf(turn)}`] as const
    made = option({ do: 'build', site, turn }, build({ seat, tower, site, turn }), at)
    siteOptions.set(key, made)
  }
  return made
}

/**
 * The tower stands and at once carries out each of its attacks that has a target; the one below does not attack again
 * (RIFT-TOWER-09, RIFT-TOWER-12, RIFT-TOWER-13, RIFT-TOWER-15).
 */
export const build = step('tower.build', (play, { seat, tower, site, turn }) => {
  const { open } = play.state
  takeFromHand(play, seat, tower)
  const built = (open.sites[site] ??= [])
  const upon = built[0]?.tower
  const index = built.length
  built.push({ tower, turn, by: seat, faceDown: false })
  const fact = { type: 'towerBuilt' as const, seat, tower, site, turn }
  play.emit(upon === undefined ? fact : { ...fact, upon })
  const pieces = piecesOf(open, tower, site, turn)
  play.next(placePieces({ seat, by: { kind: 'tower', site, tower }, pieces }), turnFaceDown({ site, index }))
})

/**
 * One piece on a portal costs the tower, once all its pieces lie; a boss does not (RIFT-PORTAL-04, RIFT-PORTAL-05,
 * RIFT-SOLDIER-13, RIFT-RULING-24, RIFT-RULING-26, RIFT-RULING-68).
 */
const turnFaceDown = step('tower.turn', (play, { site, index }) => {
  const { open } = play.state
  const built = open.sites[site]?.[index]
  if (built === undefined || !hitPortal(open)) return
  built.faceDown = true
  play.emit({ type: 'towerTurned', site, index, tower: built.tower, cause: 'portal' })
})
const hitPortal = (open: Now['open']): boolean => {
  for (const { tray: id } of open.placing?.placed ?? []) {
    const tray = trayNamed(open, id)
    if (tray !== undefined && faceOf(tray).isPortal) return true
  }
  return false
}

/** One card leaves a hand. */
export const takeFromHand = (play: Play, seat: Seat, tower: TowerId): void => {
  const hand = play.state.open.hands[seat]
  const index = hand.indexOf(tower)
  if (index < 0) throw new Error(`${seat} has no ${tower} in hand`)
  hand.splice(index, 1)
}
