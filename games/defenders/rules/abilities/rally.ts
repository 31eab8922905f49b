import type { Option, Reason } from '@tabletome/engine'
import { option } from '@tabletome/engine'
import { adjacent, coloursInPlay } from '../../knowledge.ts'
import { strike } from '../actions/fight.ts'
import { lowerHere, whyNotLower } from '../actions/secure.ts'
import { defenderOf, seatOf } from '../defenders.ts'
import { refuse } from '../reasons.ts'
import { relocate } from '../relocate.ts'
import { choice, step } from '../state.ts'
import type { Colour, Now, PlaceId } from '../state.ts'
import { active, type Use } from './ability.ts'
import { pay } from './pay.ts'

type Deed = { deed: 'move'; to: PlaceId } | { deed: 'secure' } | { deed: 'fight' }

/**
 * Another Defender does one plain action: no Ability, no Artifact, no price, no Turn (DEF-RULING-46, DEF-RULING-63).
 */
const rallied = step<{ defender: Colour; what: Deed }>('rally.act', (play, { defender, what }) => {
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
const chooseRally = choice<Use>('ability.rally', {
  seat: (state, { defender }) => seatOf(state, defender),
  options: (state, use) => {
    const list: Option[] = []
    const offer = (defender: Colour, what: Deed, id: string, at: string) => {
      if (whyNotRallied(state, defender, what) === undefined)
        list.push(option(`${defender} ${id}`, [pay(use), rallied({ defender, what })], at))
    }
    for (const colour of coloursInPlay(state.open)) {
      if (colour === use.defender) continue
      const { at } = defenderOf(state, colour)
      for (const to of adjacent(state.open, at)) offer(colour, { deed: 'move', to }, `move ${to}`, `place ${to}`)
      offer(colour, { deed: 'secure' }, 'secure', `place ${at}`)
      offer(colour, { deed: 'fight' }, 'fight', 'foe')
    }
    return list
  },
  whyNot: (state, { defender }, anchor) => {
    const [first, deed, to] = anchor.split(' ')
    const colour = coloursInPlay(state.open).find(id => id === first)
    if (colour === undefined) return undefined
    if (colour === defender) return refuse('DEF-RULING-63', 'notSelf', { defender })
    if (deed === 'move' && to !== undefined) return whyNotRallied(state, colour, { deed, to: to as PlaceId })
    return deed === 'secure' || deed === 'fight' ? whyNotRallied(state, colour, { deed }) : undefined
  },
})

/** DEF-RULING-63: a Move is always possible, so there is always something to do. */
export const rally = active({ asks: 'itself', steps: use => [chooseRally(use)] })
