import { playOn, sfc32, type View } from '@tabletome/engine'
import { game as rift } from '@tabletome/games/rift/index.ts'
import { placements } from '@tabletome/games/rift/rules/placing/targets.query.ts'
import { usually } from '@tabletome/games/rift/rules/march/usually.query.ts'
import type { Open, Piece, Rift } from '@tabletome/games/rift/rules/state/shape.ts'
import { type Bench, type Figure, median, perSecond } from './figure.ts'
import { playRandomly, rulesOf } from './play.ts'

const ROUNDS = 3
const MILLISECONDS = 700
const SCENARIOS = [1, 5, 10] as const
/** The tile with most places, 96 on an empty tray, and the largest one. */
const TILES = ['P5', 'R6'] as const

export const bench: Bench = {
  about: 'random play of Rift with the legal list at each step; placements on a tray; the forecast of phases 3 and 4',
  async run(tell) {
    const random = sfc32('rift bench')
    let games = 0
    const figures: Figure[] = []
    const seen: Open[] = []
    const planned: View<Rift>[] = []
    for (const scenario of SCENARIOS)
      for (const players of [1, 2, 4]) {
        const { game, setupFor } = await rulesOf('rift', 'scenario', { scenario })
        const setup = setupFor(players)
        const play = (): number => playRandomly(game, setup, `bench ${games++}`, random)
        perSecond(MILLISECONDS, play)
        const speeds = Array.from({ length: ROUNDS }, () => perSecond(MILLISECONDS, play))
        const what = `choices per core-second, scenario ${scenario}, ${players} ${players === 1 ? 'player' : 'players'}`
        figures.push({ what, value: median(speeds), unit: '/s', target: { atLeast: 50_000 } })
        let count = 0
        playRandomly(game, setup, `seen ${scenario}`, random, position => {
          if (count++ % 10 > 0) return
          const view = structuredClone(position.view(position.decisions[0]?.seat)) as View<Rift>
          seen.push(view.open as Open)
          planned.push(view)
        })
        tell(`rift: scenario ${scenario}, ${players}`)
      }
    return [...figures, ...placementFigures(seen), forecastFigure(planned)]
  },
}

/** Microseconds for all legal places of one tile on one tray, over trays met in play. */
function placementFigures(seen: readonly Open[]): Figure[] {
  const trays = seen.flatMap(open => open.trays.map(tray => ({ open, tray })))
  return TILES.map(what => {
    const piece: Piece = { what, type: 'physical', turn: 'free', cells: [] }
    const all = (): number => {
      for (const { open, tray } of trays) placements(open, tray, piece)
      return trays.length
    }
    perSecond(MILLISECONDS, all)
    const value = 1_000_000 / perSecond(MILLISECONDS, all)
    return { what: `all places of a ${what} on a tray`, value, unit: 'µs', target: { atMost: 1_000 } }
  })
}

function forecastFigure(planned: readonly View<Rift>[]): Figure {
  const all = (): number => {
    let count = 0
    for (const view of planned) if (playOn(rift, view, usually)) count++
    return count
  }
  perSecond(MILLISECONDS, all)
  const value = 1_000_000 / perSecond(MILLISECONDS, all)
  return { what: 'forecast of phases 3 and 4', value, unit: 'µs', target: { atMost: 5_000 } }
}
