import { games } from '@tabletome/games'
import type { GameInfo } from '@tabletome/games/types'
import { oneOf } from './arguments.ts'

/** The game of that id; a misspelt one is refused with the nearest there is. */
export function gameNamed(name: string): GameInfo {
  const ids = games.map(({ id }) => id)
  const id = oneOf('game', name, ids)
  const info = games.find(each => each.id === id)
  if (!info) throw new Error(`there is no game "${id}"`)
  return info
}
