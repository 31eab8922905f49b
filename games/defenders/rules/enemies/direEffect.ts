import { step } from '../state/kit.ts'

/** The text happens, whatever has become of the card (DEF-DIRE-04, DEF-DIRE-06, DEF-RULING-15). */
export const applyDireEffect = step('dire.effect', (play, { card }) => {
  play.emit({ type: 'direEffect', card })
  play.moment('direEffect', { card })
})
