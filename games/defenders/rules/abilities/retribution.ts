import type { Option, Reason } from '@tabletome/engine'
import { option, pass } from '@tabletome/engine'
import { coloursInPlay } from '../../knowledge.ts'
import { lowerHere, whyNotLower } from '../actions/secure.ts'
import { defenderOf, maxHpOf, seatOf } from '../defenders.ts'
import { refuse } from '../reasons.ts'
import { gainHp } from '../restore.ts'
import { choice, reaction, step } from '../state.ts'
import type { Colour, Now } from '../state.ts'
import { amountOf, isTooTired } from '../user.ts'
import { passive, type Use } from './ability.ts'
import { pay } from './pay.ts'

/** Only another Defender, and only one that misses HP (DEF-RULING-37, DEF-RULING-48). */
const whyNotHeal = (state: Now, { defender }: Use, other: Colour): Reason | undefined => {
  if (other === defender) return refuse('DEF-RULING-48', 'notSelf', { defender })
  const isFull = defenderOf(state, other).hp === maxHpOf(state, other)
  return isFull ? refuse('DEF-RULING-37', 'fullHp', { defender: other }) : undefined
}

/** Judged with the HP that the Defend has left (DEF-RULING-37). */
const whyNotSecureHere = (state: Now, { defender }: Use): Reason | undefined => {
  const { at, hp } = defenderOf(state, defender)
  const tired = isTooTired(state, { colour: defender, hp }, 'secure')
  return tired ? refuse('DEF-ABILITY-05', 'exhausted', { defender }) : whyNotLower(state, at)
}

const secureHere = step<Use>('retribution.secure', (play, { defender, ability }) =>
  lowerHere(play, defender, amountOf(ability), ability),
)

/** Another Defender gains 1 HP, or the Region one is in loses 1 Threat, or nothing (DEF-RULING-48, DEF-RULING-64). */
const offerRetribution = choice<Use>('ability.retribution', {
  seat: (state, { defender }) => seatOf(state, defender),
  options: (state, use) => {
    const amount = amountOf(use.ability)
    const list: Option[] = []
    for (const other of coloursInPlay(state.open))
      if (whyNotHeal(state, use, other) === undefined) {
        const heal = gainHp({ defender: other, amount, cause: use.ability })
        list.push(option(`heal ${other}`, [pay(use), heal], `defender ${other}`))
      }
    if (whyNotSecureHere(state, use) === undefined)
      list.push(option('secure', [pay(use), secureHere(use)], `place ${defenderOf(state, use.defender).at}`))
    if (list.length > 0) list.push(pass())
    return list
  },
  whyNot: (state, use, anchor) => {
    const [word, what] = anchor.split(' ')
    const other = coloursInPlay(state.open).find(colour => colour === what)
    if ((word === 'defender' || word === 'heal') && other !== undefined) return whyNotHeal(state, use, other)
    const isHere = anchor === 'secure' || anchor === `place ${defenderOf(state, use.defender).at}`
    return isHere ? whyNotSecureHere(state, use) : undefined
  },
})

/** After a Defend, and after its Artifact (DEF-RULING-49). */
export const retribution = passive(
  reaction('defended', (_state, { defender }, self) =>
    defender === self ? [offerRetribution({ defender: self as Colour, ability: 'retribution' })] : [],
  ),
)
