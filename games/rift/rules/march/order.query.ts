import type { StormId, TrayId } from '../../content/ids.ts'
import type { Turn } from '../../content/types.ts'
import type { Cell, Now } from '../state/shape.ts'
import { type KingdomMap, mapIn } from '../map/map.query.ts'
import { stormIn } from './storms.query.ts'
import { basesOn, faceOf, shows, topAt, trayNamed } from './trays.query.ts'

type Open = Now['open']
type Tray = Open['trays'][number]

/**
 * Section by section in the order of the spawn tokens, in each the tray nearest to the exit first, stacks from the top down
 * (RIFT-ADVANCE-01, RIFT-ADVANCE-02, RIFT-FORK-01…04, RIFT-FLYING-06, RIFT-RULING-06, RIFT-RULING-91).
 */
export const activationOrder = (open: Open): TrayId[] => {
  const order: TrayId[] = []
  const { trays } = open
  for (const cell of mapIn(open).order)
    for (let i = trays.length - 1; i >= 0; i--) {
      const tray = trays[i]
      if (tray?.at === cell) order.push(tray.id)
    }
  return order
}

/** A pathbreaker card lies there: no tray may (RIFT-PATHBREAKER-07, RIFT-RULING-64). */
export const isBlocked = (open: Open, cell: Cell): boolean =>
  open.blocks[1] === cell || open.blocks[2] === cell || open.blocks[3] === cell

/**
 * Where the next step of a tray leads, −1 into the kingdom, and what it passes over. A flying tray lands on others
 * (RIFT-ADVANCE-04, RIFT-ADVANCE-12, RIFT-FLYING-04, RIFT-RULING-54).
 */
export const destinationOf = (open: Open, tray: Tray): { to: Cell; over: Cell[] } => {
  const map = mapIn(open)
  return walk(open, map.next(tray.at), faceOf(tray).flying)
}

/** From a path space on, the first one that takes a new tray; flying ones need a free one too (RIFT-SPAWN-05, RIFT-RULING-12). */
export const spaceFrom = (open: Open, cell: Cell): { to: Cell; over: Cell[] } => walk(open, cell, false)

const walk = (open: Open, first: Cell, flies: boolean): { to: Cell; over: Cell[] } => {
  const map = mapIn(open)
  const over: Cell[] = []
  let to = first
  while (to >= 0 && (isBlocked(open, to) || (!flies && topAt(open, to) !== undefined))) {
    over.push(to)
    to = map.next(to)
  }
  return { to, over }
}

/** How a tray lies that enters on a path space: its purple edge faces the exit (RIFT-SPAWN-03, RIFT-RULING-03). */
export const turnAt = (map: KingdomMap, cell: Cell): Turn => TURNS[map.exitSide(cell)]
const TURNS: Readonly<Record<'n' | 'e' | 's' | 'w', Turn>> = { s: 0, w: 1, n: 2, e: 3 }

/** Something stands on it: it does not advance (RIFT-SOLDIER-10, RIFT-ENGAGE-09, RIFT-ADVANCE-05). */
export const isHeld = (open: Open, tray: Tray): boolean => tray.soldiers !== 0 || basesOn(open, tray) !== 0

/** What makes it throw off its tiles: a visible icon or the storm Mending Light (RIFT-ICON-04). */
export const healedBy = (open: Open, tray: Tray): 'heal' | StormId | undefined => {
  if (shows(open, tray, 'heal')) return 'heal'
  return stormIn(open)?.heals === 'first' && open.stormTray === tray.id ? open.storm : undefined
}

/** It attempts to move twice; `charge` is a boss's own speed (RIFT-ICON-07). */
export const isFast = (open: Open, tray: Tray, charge: boolean): boolean => {
  const speeds = stormIn(open)?.speeds
  if (speeds === 'nobody') return false
  if (charge || shows(open, tray, 'speed')) return true
  if (speeds === 'first') return open.stormTray === tray.id
  return speeds === 'portals' && faceOf(tray).isPortal
}

/** Stasis: a portal makes no attempt at all. */
export const isInStasis = (open: Open, tray: Tray): boolean =>
  stormIn(open)?.stops === 'portals' && faceOf(tray).isPortal

/** The tray that Temporal Rush and Mending Light mean: the first one that is no portal. */
export const stormTrayOf = (open: Open, order: readonly TrayId[]): TrayId | undefined => {
  const storm = stormIn(open)
  if (storm?.speeds !== 'first' && storm?.heals !== 'first') return undefined
  return order.find(id => {
    const tray = trayNamed(open, id)
    return tray !== undefined && !faceOf(tray).isPortal
  })
}
