import type { Step } from '@tabletome/engine'
import { COLOURS } from '../../content/levels.ts'
import { REGION_IDS } from '../../content/regions.ts'
import { surcharge } from './move.ts'
import { lowerThreat, whyNotLower } from './secure.ts'
import { seatOf } from '../defenders/defenders.ts'
import { refuse } from '../state/reasons.ts'
import { option, question } from '../state/kit.ts'
import type { Now, Offers, RegionId } from '../state/shape.ts'
import { amountOf, userOf } from './user.ts'
import { EFFECTS } from '../effects/index.ts'
import type { Use } from '../state/questions.ts'
import { pay } from './pay.ts'
import { whyNotCard, whyNotDefender, whyNotRegion } from './use.ts'

const seat = (state: Now, { defender }: Use) => seatOf(state, defender)

/**
 * The Region an Ability is aimed at (DEF-RULING-64). `among`: the price is paid and the cards now shown leave these to
 * be lowered.
 */
export const chooseRegion = question('ability.chooseRegion', {
  seat,
  options: (state, use) => {
    const user = userOf(state, use.defender)
    const list: Offers<'place'> = []
    for (const region of use.among ?? REGION_IDS)
      if (use.among !== undefined || whyNotRegion(state, user, use.ability, region) === undefined)
        list.push(
          option({ do: 'place', region }, use.among === undefined ? aimedAt(state, use, region) : lowered(use, region)),
        )
    return list
  },
  whyNot: (state, use, { answer }) => {
    if (answer?.do !== 'place' || use.among?.includes(answer.region)) return undefined
    const { region } = answer
    if (use.among === undefined) return whyNotRegion(state, userOf(state, use.defender), use.ability, region)
    return whyNotLower(state, region) ?? refuse('DEF-RULING-37', 'nothingWouldChange', { ability: use.ability })
  },
})

const aimedAt = (state: Now, { defender, ability }: Use, region: RegionId): Step[] => {
  const code = EFFECTS[ability].use
  if (code?.asks !== 'region') return []
  const use = { defender, ability }
  return [pay(code.enters ? { defender, ability, more: surcharge(state, region) } : use), ...code.steps(use, region)]
}

const lowered = ({ defender, ability }: Use, region: RegionId): Step =>
  lowerThreat({ region, amount: amountOf(ability), cause: ability, defender })

/** The Defender an Ability is aimed at; no consent is asked (DEF-RULING-46, DEF-RULING-64). */
export const chooseDefender = question('ability.chooseDefender', {
  seat,
  options: (state, use) => {
    const user = userOf(state, use.defender)
    const code = EFFECTS[use.ability].use
    const list: Offers<'defender'> = []
    if (code?.asks === 'defender')
      for (const colour of COLOURS)
        if (whyNotDefender(state, user, use.ability, colour) === undefined)
          list.push(option({ do: 'defender', defender: colour }, [pay(use), ...code.steps(use, colour)]))
    return list
  },
  whyNot: (state, use, { answer }) =>
    answer?.do === 'defender'
      ? whyNotDefender(state, userOf(state, use.defender), use.ability, answer.defender)
      : undefined,
})

/** The card of the Discard Pile an Ability is aimed at. */
export const chooseCard = question('ability.chooseCard', {
  seat,
  options: (state, use) => {
    const user = userOf(state, use.defender)
    const code = EFFECTS[use.ability].use
    const list: Offers<'card'> = []
    if (code?.asks === 'card')
      for (const card of state.open.discard)
        if (whyNotCard(state, user, use.ability, card) === undefined)
          list.push(option({ do: 'card', card }, [pay(use), ...code.steps(use, card)]))
    return list
  },
  whyNot: (state, use, { answer }) =>
    answer?.do === 'card' ? whyNotCard(state, userOf(state, use.defender), use.ability, answer.card) : undefined,
})

/** What choosing to use an Ability leads to: its question, or its price and what it does. */
export const stepsToUse = (use: Use): readonly Step[] => {
  const code = EFFECTS[use.ability].use
  switch (code?.asks) {
    case 'region':
      return [chooseRegion(use)]
    case 'defender':
      return [chooseDefender(use)]
    case 'card':
      return [chooseCard(use)]
    case 'itself':
      return code.steps(use)
    case 'nothing':
      return [pay(use), ...code.steps(use)]
    default:
      return []
  }
}
