import { hasLateIcons, hasLateParts, loadLateIcons, loadLateParts } from '@tabletome/boardkit'
import type { GameInfo } from '@tabletome/games/types'
import { use } from 'react'
import { useBoard } from '../app/games.ts'

const loading = new Map<string, Promise<unknown>>()
const loadRest = (id: string): Promise<unknown> => {
  const known = loading.get(id)
  if (known) return known
  const rest = Promise.all([loadLateIcons(id), loadLateParts(id)]).catch((error: unknown) => {
    loading.delete(id)
    throw error
  })
  loading.set(id, rest)
  return rest
}

/** The board with the icons and parts that a table fetches only after its first screen; waits (Suspense) for all of it. */
export const useWholeBoard = (info: GameInfo) => {
  const board = useBoard(info)
  if (!hasLateIcons(info.id) || !hasLateParts(info.id)) use(loadRest(info.id))
  return board
}
