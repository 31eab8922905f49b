import { BANE_EVERY } from '../../content/numbers.ts'
import type { Seen } from '../state/shape.ts'
import { addedInCamp } from '../camp/banes.query.ts'
import { earnedBy } from '../camp/earned.query.ts'
import { hasEffect } from './events.query.ts'

type Open = Seen['open']

/** The act's number, more and less, but never below 1 (VIC-RULING-105). */
const pointsOf = ({ act }: Open, more: number): number => Math.max(1, act + more)

/** What spectating costs: Cold Throne adds, Weather Eye takes away (VIC-SPECTATE-03). */
export const influenceOfSpectating = (open: Open): number =>
  pointsOf(open, addedInCamp(open, 'spectating') + earnedBy(open).spectating)

/** What failing the combat in progress costs: Restless Dead and Pluto's Toll add (VIC-PUNISH-01, B35). */
export const influenceOfFailing = (open: Open): number =>
  pointsOf(open, addedInCamp(open, 'failing') + (hasEffect(open, 'onFail:influence') ? 1 : 0))

/** How many banes so many points draw (VIC-INFLUENCE-02, VIC-INFLUENCE-03). */
export const banesOf = ({ influence }: Open, points: number): number =>
  Math.floor((influence + points) / BANE_EVERY) - Math.floor(influence / BANE_EVERY)
