import { SPAWNS } from '../../content/sites.ts'
import { CARDS } from '../../content/cards.ts'
import type { BlockId, CardId, Spawn, TrayId } from '../../content/ids.ts'
import { mapIn } from '../map/map.query.ts'
import { spaceFrom, turnAt } from './order.query.ts'
import { crystalsOf, frontOf, isOpenStack } from './stacks.query.ts'
import { displaceAll } from '../heroes/displace.ts'
import { exitTray } from './exit.ts'
import { enterPhase } from '../round/phase.ts'
import { go, step } from '../state/kit.ts'
import type { Cell, Play } from '../state/shape.ts'
import { drawStorm } from './storms.ts'
import { newTray, putTray } from './trays.ts'
import { buildWave } from '../state/waves.ts'

/** Phase 1: stack by stack in the order of the tokens, then a portal storm (RIFT-SPAWN-01, RIFT-ROUND-02). */
export const spawnPhase = step('phase1', play => {
  const { open } = play.state
  enterPhase(play, 1)
  open.opened = []
  if (open.mode === 'storm' && SPAWNS.every(spawn => !open.slots[spawn]?.length)) buildWave(play)
  for (const spawn of SPAWNS) if (open.slots[spawn] !== undefined) play.next(spawnFrom({ spawn }))
  if (open.storms) play.next(drawStorm())
  play.next(go('phase2'))
})

/**
 * A stack turns its top card, unless it is empty, blocked, or was opened in this very phase (RIFT-SPAWN-01, RIFT-SPAWN-10,
 * RIFT-SPAWN-12, RIFT-PATHBREAKER-05, RIFT-PATHBREAKER-06, RIFT-RULING-08, RIFT-RULING-10).
 */
export const spawnFrom = step('spawn.from', (play, { spawn }) => {
  const { open } = play.state
  const pile = `stack${spawn}` as const
  const slots = open.slots[spawn]
  if (slots === undefined || !isOpenStack(open, spawn)) return
  const card = play.draw(pile)
  if (card === undefined) return
  slots.shift()
  const [top] = play.peek(pile, 1)
  if (top === undefined) delete open.tops[spawn]
  else open.tops[spawn] = crystalsOf(top)
  enterPath(play, card, spawn, breakBlock(play, card) ?? frontOf(open, spawn))
})

/** The leftmost icon whose card is still in play: that card leaves the game, and the horde takes its space. */
const breakBlock = (play: Play, card: TrayId): Cell | undefined => {
  const { open } = play.state
  for (const block of CARDS[card as CardId]?.breaks ?? []) {
    const at = open.blocks[block]
    if (at !== undefined) {
      removeBlock(play, block, at)
      return at
    }
  }
  return undefined
}

/** The stack behind it waits until the next round (RIFT-PATHBREAKER-02…06, RIFT-RULING-64). */
const removeBlock = (play: Play, block: BlockId, at: Cell): void => {
  const { open } = play.state
  delete open.blocks[block]
  const opens = mapIn(open).spawns.find(({ front, spawn }) => front === at && open.slots[spawn] !== undefined)?.spawn
  if (opens !== undefined) open.opened.push(opens)
  play.emit(opens === undefined ? { type: 'blockRemoved', block, at } : { type: 'blockRemoved', block, at, opens })
}

/**
 * A card becomes a tray on the first space without one; heroes there step aside first. Where all are held it goes straight into
 * the kingdom (RIFT-SPAWN-02, RIFT-SPAWN-05…09, RIFT-RULING-09, RIFT-RULING-11, RIFT-RULING-12).
 */
export const enterPath = (play: Play, tray: TrayId, from: Spawn | 'hatch', front: Cell): void => {
  const { to, over } = spaceFrom(play.state.open, front)
  if (to < 0) {
    play.emit({ type: 'spawned', tray, from, at: to, turn: turnAt(mapIn(play.state.open), front), over })
    play.next(exitTray({ tray, spawning: true }))
    return
  }
  displaceAll(play, to, 'spawn')
  play.next(land({ tray, from, at: to, over }))
}

/** Any number of trays can be on the path (RIFT-SPAWN-13, RIFT-RULING-01). */
export const land = step('spawn.land', (play, { tray, from, at, over }) => {
  const turn = turnAt(mapIn(play.state.open), at)
  putTray(play, newTray(tray, at, turn), at)
  play.emit({ type: 'spawned', tray, from, at, turn, over: [...over] })
})
