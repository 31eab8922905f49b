import { winChance } from '@tabletome/bots'
import { imagine, sfc32, start } from '@tabletome/engine'
import { describe, expect, test } from 'vitest'
import { games } from './index.ts'
import { botsAt } from './selfPlay.ts'

describe.each(games.map(info => [info.id, info] as const))('the chance to win in %s', (_, info) => {
  const [mode] = info.modes
  const setup = {
    mode: mode.id,
    players: Math.min(2, mode.players.max),
    options: Object.fromEntries(
      info.settings
        .filter(({ modes }) => modes === undefined || modes.includes(mode.id))
        .map(({ id, standard }) => [id, standard]),
    ),
  }

  test('was fitted on the rules as they are', async () => {
    const { game, evaluation } = await info.parts.rules()
    expect(evaluation.winning?.fitted.rules).toBe(game.version)
    expect(Object.keys(evaluation.winning?.fitted.phases ?? {})).not.toEqual([])
  })

  test('is told in every position, within its reach, and for sure at the end', async () => {
    const rules = await info.parts.rules()
    const { winning } = rules.evaluation
    if (!winning) throw new Error('no signs')
    const position = start(rules.game, setup, sfc32('winning'))
    const next = botsAt(rules, position.seats, { levels: ['greedy'], random: sfc32('winning bots') })
    for (let count = 0; count < 120 && position.outcome === undefined; count++) {
      for (const seat of position.seats) {
        const { chance, low, high } = winChance(winning, position.view(seat), seat)
        expect([low >= 0, low <= chance, chance <= high, high <= 1]).toEqual([true, true, true, true])
      }
      const { seat, option } = next(position)
      position.answer(seat, option)
    }
  })

  test('follows from the view of the seat alone: the same in every world that looks alike', async () => {
    const { game, evaluation } = await info.parts.rules()
    const { winning } = evaluation
    if (!winning) throw new Error('no signs')
    const position = start(game, setup, sfc32('alike'))
    const [seat = ''] = position.seats
    const view = position.view(seat)
    const told = winChance(winning, view, seat)
    for (const luck of ['one', 'two', 'three']) {
      const world = imagine(game, view, sfc32(luck))
      expect(winChance(winning, world.view(seat), seat)).toEqual(told)
    }
  })
})
