import { foresee, type SettingValue, type Shape, sfc32, start, type View } from '@tabletome/engine'
import { expect, test } from 'vitest'
import { gameById } from './index.ts'
import { botsAt } from './selfPlay.ts'

interface Stop {
  readonly game: string
  readonly mode: string
  readonly set: Readonly<Record<string, SettingValue>>
  readonly ask: string
  readonly stop: string
  readonly saved: readonly string[]
  readonly deals: number
}
/** Where a turn is ended, by which answer, and what is spent for good and so may be saved for later. */
const STOPS: readonly Stop[] = [
  { game: 'defenders', mode: 'coop', ask: 'turn.act', stop: 'end', saved: [], set: {}, deals: 3 },
  { game: 'tactics', mode: 'competitive', ask: 'turn.act', stop: 'done', saved: [], set: {}, deals: 1 },
  { game: 'rift', mode: 'scenario', ask: 'act', stop: 'ready', saved: ['spell'], set: { scenario: 8 }, deals: 1 },
]
/** Better by less is no reason to act. */
const LEAST = 0.05

test.each(STOPS)(
  'skilled leaves nothing harmless and useful undone in $game',
  async ({ deals, ...at }) => {
    const info = gameById(at.game)
    if (!info) throw new Error(at.game)
    const rules = await info.parts.rules()
    const { game, evaluation } = rules
    const settings = info.settings.filter(({ modes }) => modes?.includes(at.mode) ?? true)
    const options = { ...Object.fromEntries(settings.map(({ id, standard }) => [id, standard])), ...at.set }
    const worst = (view: View<Shape>, seat: string, option: string): number =>
      Math.min(...foresee(game, view, option).map(({ view: after }) => evaluation.value(after, seat)))

    let ends = 0
    const idle: string[] = []
    for (let deal = 1; deal <= deals; deal++) {
      const position = start(game, { mode: at.mode, players: 2, options }, sfc32(`idle ${deal}`))
      const next = botsAt(rules, position.seats, { levels: ['skilled'], random: sfc32(`idle ${deal} bots`) })
      while (position.outcome === undefined) {
        const { seat, ask, option } = next(position)
        const view = position.copy().view(seat)
        const isStop = ask === at.ask && option === at.stop
        if (isStop) ends++
        if (isStop && (evaluation.idle?.(view, seat) ?? 1) > 0) {
          const question = position.decisions.find(each => each.seat === seat && each.choice === ask)
          const now = evaluation.value(view, seat)
          for (const { id, answer } of question?.options ?? [])
            if (id !== option && !at.saved.some(verb => verb === wordOf(answer)))
              if (worst(view, seat, id) > now + LEAST) idle.push(`deal ${deal}, ${seat}: ${option} instead of ${id}`)
        }
        position.answer(seat, option)
      }
    }
    expect(ends).toBeGreaterThan(10)
    expect(idle).toEqual([])
  },
  300_000,
)

const wordOf = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'do' in answer ? answer.do : undefined
