import type { Reason } from '@tabletome/engine'
import { coloursInPlay } from '../defenders/inPlay.query.ts'
import { adjacent } from '../land/map.query.ts'
import { strike } from '../turn/fight.ts'
import { lowerHere, whyNotLower } from '../turn/secure.ts'
import { defenderOf, seatOf } from '../defenders/defenders.ts'
import { refuse } from '../state/reasons.ts'
import { relocate } from '../defenders/relocate.ts'
import type { Deed } from '../state/steps.ts'
import { option, question, step } from '../state/kit.ts'
import type { Anchor } from '../state/questions.ts'
import type { Colour, Now, Offers } from '../state/shape.ts'
import { pay } from '../turn/pay.ts'

/**
 * Another Defender does one plain action: no Ability, no Artifact, no price, no Turn (DEF-RULING-46, DEF-RULING-63).
 */
const rallied = step('rally.act', (play, { defender, what }) => {
  if (what.deed === 'move') relocate(play, defender, what.to, 'rally')
  else if (what.deed === 'secure') lowerHere(play, defender, 1, 'rally')
  else strike(play, defender, 1, 'rally')
})

const whyNotRallied = (state: Now, colour: Colour, what: Deed): Reason | undefined => {
  const { at, hp } = defenderOf(state, colour)
  if (what.deed === 'move')
    return adjacent(state.open, at).includes(what.to)
      ? undefined
      : refuse('DEF-RULING-63', 'notAdjacent', { from: at, to: what.to })
  if (hp === 0) return refuse('DEF-RULING-63', 'exhausted', { defender: colour })
  if (what.deed === 'secure') return whyNotLower(state, at)
  const { foe } = state.open
  if (foe === undefined) return refuse('DEF-FIGHT-02', 'foeHidden')
  return foe.at === at ? undefined : refuse('DEF-RULING-63', 'foeElsewhere', { place: foe.at })
}

/** Who, which action and where: all chosen by the user's seat (DEF-RULING-63, DEF-RULING-64). */
export const chooseRally = question('ability.rally', {
  seat: (state, { defender }) => seatOf(state, defender),
  options: (state, use) => {
    const list: Offers<'move' | 'secure' | 'fight'> = []
    const offer = (defender: Colour, what: Deed, at: Anchor) => {
      if (whyNotRallied(state, defender, what) !== undefined) return
      const steps = [pay(use), rallied({ defender, what })]
      if (what.deed === 'move') list.push(option({ do: 'move', defender, to: what.to }, steps, at))
      else list.push(option({ do: what.deed, defender }, steps, at))
    }
    for (const colour of coloursInPlay(state.open)) {
      if (colour === use.defender) continue
      const { at } = defenderOf(state, colour)
      for (const to of adjacent(state.open, at)) offer(colour, { deed: 'move', to }, `place ${to}`)
      offer(colour, { deed: 'secure' }, `place ${at}`)
      offer(colour, { deed: 'fight' }, 'foe')
    }
    return list
  },
  whyNot: (state, { defender }, { answer }) => {
    if (answer?.do !== 'move' && answer?.do !== 'secure' && answer?.do !== 'fight') return undefined
    if (answer.defender === defender) return refuse('DEF-RULING-63', 'notSelf', { defender })
    if (state.open.defenders[answer.defender] === undefined) return undefined
    return whyNotRallied(
      state,
      answer.defender,
      answer.do === 'move' ? { deed: 'move', to: answer.to } : { deed: answer.do },
    )
  },
})
