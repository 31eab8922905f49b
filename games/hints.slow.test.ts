import { type Hint, hintAt } from '@tabletome/bots'
import { type Decision, type Shape, sfc32, start, type View } from '@tabletome/engine'
import { describe, expect, test } from 'vitest'
import { games } from './index.ts'
import { botsAt } from './selfPlay.ts'
import type { GameInfo } from './types.ts'

const POSITIONS = 20
const TIMES = 5
const LONGEST = 64

const setupOf = (info: GameInfo) => {
  const [mode] = info.modes
  const settings = info.settings.filter(({ modes }) => modes === undefined || modes.includes(mode.id))
  const options = Object.fromEntries(settings.map(({ id, standard }) => [id, standard]))
  return { mode: mode.id, players: Math.min(2, mode.players.max), options }
}

/** Questions of a match among bots at which there is something to choose, spread over its first answers. */
const questionsOf = async (info: GameInfo): Promise<readonly { view: View<Shape>; question: Decision }[]> => {
  const rules = await info.parts.rules()
  const found: { view: View<Shape>; question: Decision }[] = []
  for (let deal = 1; found.length < POSITIONS; deal++) {
    const position = start(rules.game, setupOf(info), sfc32(`hints ${deal}`))
    const next = botsAt(rules, position.seats, { levels: ['greedy'], random: sfc32(`hints ${deal} bots`) })
    for (let count = 0; count < 160 && position.outcome === undefined && found.length < POSITIONS; count++) {
      const question = position.decisions.find(({ seat }) => position.waiting.includes(seat))
      if (question && question.options.length > 1 && count % 7 === 3)
        found.push({ view: structuredClone(position.view(question.seat)), question })
      const { seat, option } = next(position)
      position.answer(seat, option)
    }
  }
  return found
}

describe.each(games.map(info => [info.id, info] as const))('hints in %s', (_, info) => {
  test('the same position gives the same answer however often it is asked, with a reason in both languages', async () => {
    const { game, evaluation } = await info.parts.rules()
    const texts = await Promise.all([info.parts.text('en'), info.parts.text('fr')])
    for (const { view, question } of await questionsOf(info)) {
      // As it comes over the network: ids alone.
      const { choice, seat } = question
      const options = question.options.map(({ id }) => ({ id }))
      const asked = (): Hint => hintAt(game, evaluation, structuredClone(view), { choice, seat, options })
      const hint = asked()
      for (let again = 1; again < TIMES; again++) expect(asked()).toEqual(hint)
      expect(hint.options.length).toBeGreaterThan(1)
      expect(hint.options.length).toBeLessThanOrEqual(3)
      expect(hint.options[0]?.rank).toBe(1)
      for (const { option, chance, low, high, reason } of hint.options) {
        expect(question.options.map(({ id }) => id)).toContain(option)
        expect([low <= chance, chance <= high]).toEqual([true, true])
        const [english = '', french = ''] = texts.map(({ text }) => text.because(reason))
        for (const said of [english, french]) {
          expect(said).toMatch(/^\p{Lu}|^\d/u)
          expect(said).toMatch(/\S\.$/)
          expect(said).not.toMatch(/undefined|\s{2}|\s\./)
          expect(said.length).toBeLessThanOrEqual(LONGEST)
        }
        expect(english).not.toBe(french)
      }
    }
  }, 600_000)
})
