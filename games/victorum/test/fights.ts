import { pass } from '@tabletome/engine'
import { extra } from './extra.ts'
import type { Arms, Given, Position } from './given.ts'
import { given } from './given.ts'

/** Asked when the step of the test is over: nothing is left to do. */
const rest = extra.question('test.rest', { seat: () => 'p1', ask: 'always', options: () => [pass()] })
export const OVER = `p1 ${rest.id}`

/** A step of a turn alone, without what comes before and after it; on the open ground of the Sunken Forum unless told otherwise. */
const only = (id: string, about: unknown, combat: Arms, position: Position): Given => {
  const ground: Arms = combat.arena === undefined ? { arena: 'ATL', trident: 'none' } : {}
  const place = `${combat.arena ?? 'ATL'}-1` as const
  return given({ place, ...position, combat: { ...ground, ...combat } }).onlyRunning({ do: id, with: about }, rest())
}

/** Your Engage Step, your Abilities Step. */
export const myEngage = (combat: Arms, position: Position = {}): Given =>
  only('player.acts', { step: 'engage' }, { side: 'player', step: 'engage', ...combat }, position)
export const myAbilities = (combat: Arms, position: Position = {}): Given =>
  only('player.acts', { step: 'ability' }, { side: 'player', step: 'ability', ...combat }, position)
/** The same of the rival. */
export const rivalEngage = (combat: Arms, position: Position = {}): Given =>
  only('engage.side', { side: 'rival' }, { side: 'rival', step: 'engage', ...combat }, position)
export const rivalAbilities = (combat: Arms, position: Position = {}): Given =>
  only('abilities.side', { side: 'rival' }, { side: 'rival', step: 'ability', ...combat }, position)
