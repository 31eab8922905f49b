import { defenders } from './defenders/info.ts'
import { rift } from './rift/info.ts'
import { tactics } from './tactics/info.ts'
import type { GameInfo } from './types.ts'
import { victorum } from './victorum/info.ts'

/** The list of games; `played.ts` has the same for those who keep matches. Each game's rules, words and board are loaded on demand. */
export const games: readonly GameInfo[] = [defenders, tactics, rift, victorum]

export const gameById = (id: string): GameInfo | undefined => games.find(game => game.id === id)
