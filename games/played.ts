import { played as defenders } from './defenders/played.ts'
import { played as rift } from './rift/played.ts'
import { played as tactics } from './tactics/played.ts'
import type { Played } from './types.ts'
import { played as victorum } from './victorum/played.ts'

/** The games of `index.ts`, without what is agreed before play: a worker need not fetch that. */
const all: readonly Played[] = [defenders, tactics, rift, victorum]

/** Throws when this version does not know the game. */
export const playedById = (id: string): Played => {
  const found = all.find(game => game.id === id)
  if (!found) throw new Error(`This version does not know the game ${id}`)
  return found
}
