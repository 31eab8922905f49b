import { lowerHere, whyNotLower } from '../actions/secure.ts'
import { step } from '../state.ts'
import { amountOf } from '../user.ts'
import { active } from './ability.ts'

const clap = step('thunderclap', (play, { defender, ability }) => lowerHere(play, defender, amountOf(ability), ability))

/** Lowers the Threat here by up to 3, always as much as possible (DEF-ABILITY-05). */
export const thunderclap = active({
  asks: 'nothing',
  barred: (state, user) => whyNotLower(state, user.at),
  steps: use => [clap(use)],
})
