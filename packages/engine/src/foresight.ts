import { foresee, type PlayedOn, playOn, type Usually } from './foresee.ts'
import type { Game, Shape, View } from './types.ts'

/** What boards and words may ask the rules about what comes: they compute nothing themselves. */
export interface Foresight<T extends Shape> {
  /** Where an option surely leads; undefined where that depends. */
  after(view: View<T>, option: string): View<T> | undefined
  /** What would come if everybody gave the usual answers from here on. */
  ahead(view: View<T>): PlayedOn<T> | undefined
}

/** Every position is played on once, however often it is asked about. */
export function foresightOf<T extends Shape>(game: Game<T>, usually: Usually<T> | undefined): Foresight<T> {
  const played = new WeakMap<View<T>, PlayedOn<T> | 'nothing'>()
  const led = new WeakMap<View<T>, Map<string, View<T> | undefined>>()
  return {
    after(view, option) {
      const known = led.get(view) ?? new Map<string, View<T> | undefined>()
      led.set(view, known)
      if (!known.has(option)) {
        const [sure, ...others] = foresee(game, view, option)
        known.set(option, others.length === 0 ? sure?.view : undefined)
      }
      return known.get(option)
    },
    ahead(view) {
      const known = played.get(view) ?? (usually && playOn(game, view, usually)) ?? 'nothing'
      played.set(view, known)
      return known === 'nothing' ? undefined : known
    },
  }
}
