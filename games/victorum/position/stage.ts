import type { Saved, Step } from '@tabletome/engine'
import { sfc32 } from '@tabletome/engine'
import { arenaOf } from '../rules/arena/arenas.query.ts'
import type { Victorum } from '../rules/state/shape.ts'
import { openOf, pilesOf } from './open.ts'
import type { Point, Position } from './words.ts'

/** The position as the engine saves it. `steps` instead of those that follow from where it begins, `before` in front of them. */
export const stage = (position: Position, before: readonly Step[] = [], steps?: readonly Step[]): Saved<Victorum> => {
  const open = openOf(position)
  const piles = pilesOf(position, open)
  const point = position.begins ?? (open.combat === undefined ? 'travel' : 'player')
  if (open.combat !== undefined && (point === 'rival' || point === 'fight')) open.combat.turn--
  const agenda = [...before, ...(steps ?? stepsFrom(point, position))].reverse()
  const dice = diceOf(position.rolls ?? '')
  return { open, own: { p1: {} }, piles, random: sfc32('given').save(), dice, agenda, held: {} }
}

export const diceOf = (rolls: string): (boolean | number)[] =>
  rolls
    .replaceAll(' ', '')
    .split('')
    .map(face => (face === 'x' ? true : face === '.' ? false : Number(face)))

const stepsFrom = (point: Point, { combat }: Position): Step[] => {
  const named = (id: string, about?: unknown): Step => ({ do: id, with: about })
  const after = [named('combat.round'), named('cleanup.begin')]
  const hasArenaTurn = combat?.arena !== undefined && arenaOf(combat.arena).arenaTurn
  if (point === 'rival') return after
  if (point === 'fight') return [named('combat.fight')]
  if (point === 'player') return [named('player.turn'), ...(hasArenaTurn ? [named('arena.turn')] : []), ...after]
  if (point === 'arena') return [named('arena.turn'), ...after]
  if (point === 'event') return [named('event.phase')]
  return [named(point === 'cleanup' ? 'cleanup.begin' : 'round.begin')]
}
