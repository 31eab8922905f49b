import type { GameInfo, GameParts } from '@tabletome/games/types'

export type Rules = Awaited<ReturnType<GameParts['rules']>>

/** The games this server offers. Their rules are loaded when first needed. */
export interface Catalogue {
  readonly all: readonly GameInfo[]
  /** Where worker threads find the same games. */
  readonly module: string
  info(game: string): GameInfo | undefined
  /** Throws for a game there is not. */
  rules(game: string): Promise<Rules>
}

/** `module` exports `games`; the standard one is `@tabletome/games`. */
export const openCatalogue = async (module: string): Promise<Catalogue> => {
  const { games } = (await import(module)) as { games: readonly GameInfo[] }
  const loaded = new Map<string, Promise<Rules>>()
  const info = (id: string): GameInfo | undefined => games.find(game => game.id === id)
  return {
    all: games,
    module,
    info,
    rules(id) {
      const game = info(id)
      if (!game) return Promise.reject(new Error(`There is no game ${id}`))
      const known = loaded.get(id) ?? game.parts.rules()
      loaded.set(id, known)
      return known
    },
  }
}
