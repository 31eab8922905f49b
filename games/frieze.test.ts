import { sfc32, start } from '@tabletome/engine'
import { describe, expect, test } from 'vitest'
import { games } from './index.ts'
import { botsAt } from './selfPlay.ts'
import type { GameInfo } from './types.ts'

/** The facts of a match, as far as all may know them. */
const matchOf = async (info: GameInfo) => {
  const rules = await info.parts.rules()
  const [mode] = info.modes
  const settings = info.settings.filter(({ modes }) => modes === undefined || modes.includes(mode.id))
  const options = Object.fromEntries(settings.map(({ id, standard }) => [id, standard]))
  const position = start(rules.game, { mode: mode.id, players: mode.players.min, options }, sfc32('frieze'))
  const next = botsAt(rules, position.seats, { levels: ['greedy'], random: sfc32('frieze bots') })
  const facts: { type: string }[] = []
  for (let count = 0; count < 1500 && position.outcome === undefined; count++) {
    const { seat, option } = next(position)
    position.answer(seat, option)
    facts.push(...position.facts.flatMap(({ fact, only }) => (only ? [] : [fact])))
  }
  return facts
}

describe.each(games.map(info => [info.id, info] as const))('the frieze of %s', (_, info) => {
  test('names a few facts of a match in both languages, each with an icon of the board and a line of the chronicle', async () => {
    const facts = await matchOf(info)
    const { glyphs } = await info.parts.board()
    for (const language of ['en', 'fr'] as const) {
      const { text } = await info.parts.text(language)
      const marks = (await info.parts.frieze?.(language))?.frieze(facts, text) ?? []
      expect(marks.length).toBeGreaterThan(0)
      expect(marks.length).toBeLessThan(60)
      for (const { at, icon, name } of marks) {
        expect(glyphs).toHaveProperty(icon)
        expect(name).toMatch(/^\S.{0,15}\S$/u)
        const fact = facts[at]
        expect(fact && text.log(fact, { of: seat => seat, isMe: () => false })?.text).toMatch(/^\p{Lu}/u)
      }
    }
  })
})
