import type { Reason } from '@tabletome/engine'
import { pass } from '@tabletome/engine'
import { coloursInPlay } from '../defenders/inPlay.query.ts'
import { lowerHere, whyNotLower } from '../turn/secure.ts'
import { defenderOf, maxHpOf, seatOf } from '../defenders/defenders.ts'
import { refuse } from '../state/reasons.ts'
import { gainHp } from '../defenders/restore.ts'
import { option, question, step } from '../state/kit.ts'
import type { Colour, Now, Offers } from '../state/shape.ts'
import { amountOf, isTooTired } from '../turn/user.ts'
import { pay } from '../turn/pay.ts'
import type { Use } from '../state/questions.ts'

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

const secureHere = step('retribution.secure', (play, { defender, ability }) =>
  lowerHere(play, defender, amountOf(ability), ability),
)

/** Another Defender gains 1 HP, or the Region one is in loses 1 Threat, or nothing (DEF-RULING-48, DEF-RULING-64). */
export const offerRetribution = question('ability.retribution', {
  seat: (state, { defender }) => seatOf(state, defender),
  options: (state, use) => {
    const amount = amountOf(use.ability)
    const list: Offers<'heal' | 'secureHere' | 'pass'> = []
    for (const other of coloursInPlay(state.open))
      if (whyNotHeal(state, use, other) === undefined) {
        const heal = gainHp({ defender: other, amount, cause: use.ability })
        list.push(option({ do: 'heal', defender: other }, [pay(use), heal], `defender ${other}`))
      }
    if (whyNotSecureHere(state, use) === undefined)
      list.push(
        option({ do: 'secureHere' }, [pay(use), secureHere(use)], `place ${defenderOf(state, use.defender).at}`),
      )
    if (list.length > 0) list.push(pass())
    return list
  },
  whyNot: (state, use, { answer, thing }) => {
    const other = answer?.do === 'heal' ? answer.defender : thing?.is === 'defender' ? thing.defender : undefined
    if (other !== undefined)
      return state.open.defenders[other] === undefined ? undefined : whyNotHeal(state, use, other)
    const { at } = defenderOf(state, use.defender)
    const isHere = answer?.do === 'secureHere' || (thing?.is === 'place' && thing.place === at)
    return isHere ? whyNotSecureHere(state, use) : undefined
  },
})
