import type { Hint } from '@tabletome/bots'
import type { Shape, View } from '@tabletome/engine'
import type { OpenDecision } from '@tabletome/match'
import type { LocalApi } from './api.ts'
import type { Rules } from './running.ts'

/** The worker also plays tables: it thinks for so long at a time, in milliseconds. */
const SLICE = 40

/** Hints, thought out slice by slice: whoever answers, or wishes for another, ends the thinking. */
export const hintApi = (rulesOf: (game: string) => Promise<Rules>): Pick<LocalApi, 'hint' | 'stopHint'> => {
  let wish = 0
  return {
    hint: async (
      game: string,
      view: View<Shape>,
      decision: OpenDecision,
      longer: number,
    ): Promise<Hint | undefined> => {
      const mine = ++wish
      const [{ game: rules, evaluation }, { thinkOf }] = await Promise.all([rulesOf(game), import('./thinking.ts')])
      const thinking = thinkOf(rules, evaluation, view, decision, longer)
      while (mine === wish) {
        const until = performance.now() + SLICE
        do {
          const step = thinking.next()
          if (step.done) return step.value
        } while (performance.now() < until)
        await new Promise(resolve => setTimeout(resolve))
      }
      return undefined
    },
    stopHint: async () => {
      wish++
    },
  }
}
