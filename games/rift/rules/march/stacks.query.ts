import { CARDS } from '../../content/cards.ts'
import type { CardId, Spawn, TrayId } from '../../content/ids.ts'
import { SPAWNS } from '../../content/sites.ts'
import type { Cell, Now } from '../state/shape.ts'
import { mapIn } from '../map/map.query.ts'
import { isBlocked } from './order.query.ts'

type Open = Now['open']

/** The path space in front of a stack. */
export const frontOf = (open: Open, spawn: Spawn): Cell => {
  for (const each of mapIn(open).spawns) if (each.spawn === spawn) return each.front
  return -1
}

/** Used with this number of players and not blocked, even if its stack is empty (RIFT-SPAWN-12). */
export const isOpenPoint = (open: Open, spawn: Spawn): boolean =>
  open.slots[spawn] !== undefined && !isBlocked(open, frontOf(open, spawn))

/** It would turn a card now: not blocked, not opened in this round, not empty (RIFT-PATHBREAKER-06). */
export const isOpenStack = (open: Open, spawn: Spawn): boolean =>
  isOpenPoint(open, spawn) && !open.opened.includes(spawn) && (open.slots[spawn]?.length ?? 0) > 0

export const lowestOpenStack = (open: Open): Spawn | undefined => SPAWNS.find(spawn => isOpenStack(open, spawn))

export const highestOpenPoint = (open: Open): Spawn | undefined => SPAWNS.findLast(spawn => isOpenPoint(open, spawn))

/** Crystals on the back of a card; a boss token has none (RIFT-RULING-69). */
export const crystalsOf = (card: TrayId): number => CARDS[card as CardId]?.crystals ?? 0
