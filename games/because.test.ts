import { sfc32, start } from '@tabletome/engine'
import { describe, expect, test } from 'vitest'
import { games } from './index.ts'
import { botsAt } from './selfPlay.ts'
import type { GameInfo } from './types.ts'

const tableOf = async (info: GameInfo) => {
  const rules = await info.parts.rules()
  const [mode] = info.modes
  const settings = info.settings.filter(({ modes }) => modes === undefined || modes.includes(mode.id))
  const options = Object.fromEntries(settings.map(({ id, standard }) => [id, standard]))
  const position = start(rules.game, { mode: mode.id, players: mode.players.max, options }, sfc32('because'))
  return { rules, position, next: botsAt(rules, position.seats, { levels: ['greedy'], random: sfc32('because bots') }) }
}

describe.each(games.map(info => [info.id, info] as const))('reasons of hints in %s', (_, info) => {
  test('whatever a position is compared by has a sentence of its own, for more and for less, in both languages', async () => {
    const { rules, position, next } = await tableOf(info)
    const texts = await Promise.all([info.parts.text('en'), info.parts.text('fr')])
    const told = new Set<string>()
    for (let count = 0; count < 60 && position.outcome === undefined; count++) {
      for (const seat of position.seats)
        for (const { id, about } of rules.evaluation.traits?.(position.view(seat), seat) ?? []) {
          if (told.has(`${id} ${about}`)) continue
          told.add(`${id} ${about}`)
          for (const { text } of texts) {
            const general = [1, -1].map(by => text.because({ id: 'even', by }))
            const said = [2, -2].map(by => text.because(about === undefined ? { id, by } : { id, about, by }))
            expect(new Set([...general, ...said]).size).toBe(4)
            for (const sentence of said) expect(sentence).toMatch(/^\p{Lu}.*\p{L}[^.]*\.$/u)
            for (const sentence of said) expect(sentence).not.toMatch(/undefined|\s{2}|\s[.,]/)
          }
        }
      const { seat, option } = next(position)
      position.answer(seat, option)
    }
    expect(told.size).toBeGreaterThan(6)
  })
})
