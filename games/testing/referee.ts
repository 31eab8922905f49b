import type { Game, Position, Random, Setup, Shape } from '@tabletome/engine'
import { randomPlay } from '@tabletome/engine/testing'

/** A second pair of eyes: its own arithmetic from the rulebook, without a line of the rules. Whatever differs is thrown. */
export interface Referee<S extends Shape> {
  /** Before an answer: what is asked and what is offered. */
  asked?: (position: Position<S>) => void
  /** A fact, with the open table just before it and just after. */
  fact?: (fact: S['fact'], before: S['open'], after: S['open']) => void
}

/** Follows random games from the first question to the end, fact by fact; gives back how often rules and referee were compared. */
export const follow = <S extends Shape>(
  game: Game<S>,
  setups: readonly Setup[],
  games: number,
  seed: string,
  referee: () => Referee<S>,
  max = 4_000,
): number => {
  const begun = compared
  for (let i = 0; i < games; i++) {
    const setup = setups[i % setups.length] as Setup
    const eyes = referee()
    let open: S['open'] | undefined
    const look = (position: Position<S>): void => {
      if (open === undefined) position.watch()
      else
        for (const { fact, shot } of position.facts) {
          if (shot === undefined) continue
          eyes.fact?.(fact, open as S['open'], shot.open as S['open'])
          open = shot.open as S['open']
        }
      if (open === undefined || position.facts.length > 0) open = structuredClone(position.state.open) as S['open']
      eyes.asked?.(position)
    }
    const before = (position: Position<S>, _seat: S['seat'], _option: string, _random: Random): void => look(position)
    try {
      const { position } = randomPlay(game, setup, `${seed} ${i}`, { max, before })
      look(position)
    } catch (error) {
      if (error instanceof Error && error.message.includes('did not end')) continue
      throw new Error(`game "${seed} ${i}" (${JSON.stringify(setup)}): ${String(error)}`, { cause: error })
    }
  }
  return compared - begun
}

/** How many games are followed: some with every slow run, as many as one likes by hand (`TABLETOME_GAMES=500`). */
export const gamesToFollow = (usual: number): number => Number(process.env.TABLETOME_GAMES ?? usual)
/** Where they begin: another number shows other games (`TABLETOME_FROM=2`). */
export const seedToFollow = (): string => `referee ${process.env.TABLETOME_FROM ?? 1}`

let compared = 0
export const agrees = (mine: unknown, theirs: unknown, what: string): void => {
  compared++
  const [a, b] = [JSON.stringify(mine), JSON.stringify(theirs)]
  if (a !== b) throw new Error(`${what}: the referee says ${a}, the rules say ${b}`)
}
