import type { Reason } from '@tabletome/engine'
import { isAbility, TURN_CARDS } from '../../content/cards.ts'
import { COLOURS } from '../../content/levels.ts'
import { gainArtifact } from '../defenders/artifacts.ts'
import { undefended } from './attack.ts'
import { defenderIn, defenderOf, seatOf } from '../defenders/defenders.ts'
import { refuse } from '../state/reasons.ts'
import { relocate } from '../defenders/relocate.ts'
import { takeHp } from '../defenders/restore.ts'
import type { AbilityId } from '../../content/ids.ts'
import type { Attack, WayId } from '../state/questions.ts'
import { go, jointQuestion, modifiers, option, step } from '../state/kit.ts'
import type { Colour, Defending, Now, Offers, Seat, Way } from '../state/shape.ts'
import { markUsed } from '../turn/user.ts'

/** HP to Defend against an Enemy, and against a Dire Enemy (DEF-DEFEND-01, DEF-DIRE-03). */
const PRICE = { enemy: 1, dire: 2 } as const

/** One way for one Defender, and what it would cost. */
export interface Defence {
  readonly way: WayId
  readonly cost: number
  /** Abilities that really lower the cost. */
  readonly lowered: readonly AbilityId[]
  readonly arrive: boolean
}

/**
 * Every way a Defender could Defend a Region, if it has the HP: in the Region, or by an Ability that reaches it
 * (DEF-DEFEND-01, DEF-DEFEND-03, DEF-DEFEND-05, DEF-DEFEND-06, DEF-DESTROY-07, DEF-RULING-13, DEF-RULING-14).
 */
export const waysToDefend = (state: Now, defender: Colour, { card, region }: Attack): Defence[] => {
  const { hp } = defenderOf(state, defender)
  return hp === 0 ? [] : everyWay(state, defender, { card, region }).filter(({ cost }) => cost <= hp)
}

const everyWay = (state: Now, defender: Colour, { card, region }: Pick<Attack, 'card' | 'region'>): Defence[] => {
  if (defenderOf(state, defender).at === region) return [defence(state, { defender, region, card, way: 'inPlace' }, {})]
  const ways: Defence[] = []
  for (const { adds, ability } of modifiers(state, 'defendWay', { defender, region, card }))
    if (adds !== undefined && isAbility(ability))
      ways.push(defence(state, { defender, region, card, way: ability }, adds))
  return ways
}

/** The price: the way's own, additions, reductions, then nothing at all; never below 0 (DEF-RULING-56). */
const defence = (state: Now, defending: Defending, way: Way): Defence => {
  const normal = TURN_CARDS[defending.card].kind === 'dire' ? PRICE.dire : PRICE.enemy
  let cost = (way.price ?? normal) + (way.surcharge ?? 0)
  const lowered: AbilityId[] = []
  for (const { adds, ability } of modifiers(state, 'defendCost', defending)) {
    const changed = Math.max(0, cost + adds)
    if (changed < cost && isAbility(ability)) lowered.push(ability)
    cost = changed
  }
  for (const { adds, ability } of modifiers(state, 'defendFree', defending))
    if (adds && cost > 0 && isAbility(ability)) {
      lowered.push(ability)
      cost = 0
    }
  return { way: defending.way, cost, lowered, arrive: way.arrive ?? false }
}

/** Defenders who could Defend, in colour order. */
export const candidatesFor = (state: Now, attack: Attack): Colour[] =>
  COLOURS.filter(colour => state.open.defenders[colour] !== undefined && waysToDefend(state, colour, attack).length > 0)

/**
 * The team decides who of those who can Defends; the first who does counts, also after declining, and it closes when
 * all have declined (DEF-DEFEND-04, DEF-DEFEND-07, DEF-RULING-12, DEF-RULING-43).
 */
export const defendWindow = jointQuestion('defend.window', {
  join: 'first',
  seats: (state, { candidates }) => {
    const seats: Seat[] = []
    for (const colour of candidates) if (!seats.includes(seatOf(state, colour))) seats.push(seatOf(state, colour))
    return seats
  },
  options: (state, window, seat) => {
    const list: Offers<'defend' | 'decline' | 'reconsider'> = []
    for (const defender of window.candidates) {
      if (seatOf(state, defender) !== seat) continue
      for (const { way } of waysToDefend(state, defender, window)) {
        const steps = defend({ attack: attackOf(window), defender, way })
        list.push(option({ do: 'defend', defender, way }, steps, `defender ${defender}`))
      }
      const word = window.declined.includes(defender) ? 'reconsider' : 'decline'
      list.push(option({ do: word, defender }, decline({ window, defender })))
    }
    return list
  },
  whyNot: (state, window, { answer, thing }, seat) => {
    const colour =
      answer && 'defender' in answer ? answer.defender : thing?.is === 'defender' ? thing.defender : undefined
    return colour === undefined || state.open.defenders[colour] === undefined
      ? undefined
      : whyNotDefend(state, colour, window, seat)
  },
})

/** DEF-DEFEND-01, DEF-DEFEND-05, DEF-DEFEND-06. */
const whyNotDefend = (state: Now, colour: Colour, attack: Attack, seat: Seat): Reason | undefined => {
  const { hp } = defenderOf(state, colour)
  const [way] = everyWay(state, colour, attack)
  if (way === undefined) return refuse('DEF-DEFEND-01', 'notInRegion', { defender: colour, place: attack.region })
  if (hp === 0) return refuse('DEF-DEFEND-05', 'exhausted', { defender: colour })
  if (hp < way.cost) return refuse('DEF-DEFEND-06', 'notEnoughHp', { needs: way.cost, has: hp })
  return seatOf(state, colour) === seat ? undefined : refuse('DEF-DEFEND-04', 'otherSeat', { defender: colour })
}

const attackOf = ({ card, region, order }: Attack): Attack => ({ card, region, order })

/** A decline binds nobody until all have declined; it can be withdrawn (DEF-RULING-12). */
const decline = step('defend.decline', (play, { window, defender }) => {
  const { candidates, region } = window
  const isDeclining = !window.declined.includes(defender)
  const declined = isDeclining ? [...window.declined, defender] : window.declined.filter(colour => colour !== defender)
  play.emit({ type: 'declined', defender, region, declined: isDeclining })
  const all = declined.length === candidates.length
  play.next(all ? undefended(attackOf(window)) : go('defend.window', { ...attackOf(window), candidates, declined }))
})

/**
 * One Defender pays the whole cost and the attack is cancelled; then the Artifact, then what the Defender may do
 * afterwards (DEF-DEFEND-02, DEF-DEFEND-04, DEF-DIRE-05, DEF-ARTIFACT-01, DEF-RULING-49).
 */
const defend = step('defend', (play, { attack, defender, way }) => {
  const { card, region } = attack
  const chosen = waysToDefend(play.state, defender, attack).find(each => each.way === way)
  if (chosen === undefined) throw new Error(`${defender} cannot Defend the ${region}`)
  if (chosen.arrive) relocate(play, defender, region, way)
  play.emit({ type: 'defended', defender, region, card, cost: chosen.cost, way, lowered: [...chosen.lowered] })
  takeHp(play, defender, chosen.cost, 'defend')
  defenderIn(play, defender).deeds.defended++
  if (way !== 'inPlace') markUsed(play, defender, way)
  for (const ability of chosen.lowered) markUsed(play, defender, ability)
  play.moment('defendPaid', { defender, region, lowered: [...chosen.lowered] })
  if (TURN_CARDS[card].kind === 'dire') play.next(gainArtifact({ defender }))
  play.moment('defended', { defender, region, card })
})
