import type { Reaction, Step } from '@tabletome/engine'
import { reaction, step } from '../state.ts'
import type { Defenders, Now } from '../state.ts'

/** The text of a Dire Enemy: `cause` is its card (DEF-DIRE-04, DEF-DIRE-08). */
export const direEffect = (steps: (state: Now, cause: string) => readonly Step[]): Reaction<Defenders, 'direEffect'> =>
  reaction('direEffect', (state, { card }, self) => (card === self ? steps(state, card) : []))

/** The text happens, whatever has become of the card (DEF-DIRE-04, DEF-DIRE-06, DEF-RULING-15). */
export const applyDireEffect = step('dire.effect', (play, { card }) => {
  play.emit({ type: 'direEffect', card })
  play.moment('direEffect', { card })
})
