import { type Setup, sfc32, type Shape, start, type Position } from '@tabletome/engine'
import { gameById, games } from '@tabletome/games'
import { botsAt, type Rules } from '@tabletome/games/selfPlay.ts'
import type { GameInfo } from '@tabletome/games/types'

/** A kind of table at which bots are timed: with as many as can sit there, since that is the slowest. */
export interface Timed {
  readonly name: string
  readonly info: GameInfo
  readonly rules: Rules
  readonly setup: Setup
}

/** What is slower than the standard of its mode. */
const HARDER: Readonly<Record<string, Setup['options']>> = { 'rift scenario': { scenario: 9 } }

/** Every game in every mode. */
export async function tables(): Promise<readonly Timed[]> {
  const all: Timed[] = []
  for (const info of games) {
    const rules = await info.parts.rules()
    for (const { id: mode, players } of info.modes) {
      const settings = info.settings.filter(({ modes }) => !modes || modes.includes(mode))
      const standard = Object.fromEntries(settings.map(({ id, standard: value }) => [id, value]))
      const options = { ...standard, ...HARDER[`${info.id} ${mode}`] }
      all.push({ name: `${info.id} ${mode}`, info, rules, setup: { mode, players: players.max, options } })
    }
  }
  return all
}

/** One table of a game, by its standard mode. */
export async function tableOf(id: string): Promise<Timed> {
  const found = (await tables()).find(({ info }) => info === gameById(id))
  if (!found) throw new Error(`there is no game "${id}"`)
  return found
}

/** Positions of matches among `greedy` bots, one after the other, a new match when one is over. */
export function* positionsAt({ name, rules, setup }: Timed): Generator<Position<Shape>> {
  for (let match = 1; ; match++) {
    const position = start(rules.game, setup, sfc32(`${name} ${match}`))
    const next = botsAt(rules, position.seats, { levels: ['greedy'], random: sfc32(`${name} ${match} bots`) })
    while (position.outcome === undefined) {
      yield position
      const { seat, option } = next(position)
      position.answer(seat, option)
    }
  }
}
