import type { Reason, Step } from '@tabletome/engine'
import type { AbilityId } from '../../content/ids.ts'
import { stepsToUse } from './choose.ts'
import { abilitiesToUse, whyNotUse } from './use.ts'
import { fight, whyNotFight } from './fight.ts'
import { move, moveCost, placesToMove, whyNotMove } from './move.ts'
import { whyNotSacrifice } from './sacrifice.ts'
import { secure, whyNotSecure } from './secure.ts'
import { refuse } from '../state/reasons.ts'
import { beginTurn } from '../defenders/restore.ts'
import type { Command } from '../state/questions.ts'
import { option, step } from '../state/kit.ts'
import type { Into, Now, Offers, PlaceId, Wish } from '../state/shape.ts'
import type { User } from './user.ts'

/**
 * A Defender's Turn under an All Defenders Card begins with its first action, before it is paid; without one there is
 * none, and there is at most one (DEF-ALL-04, DEF-ALL-05, DEF-ALL-06, DEF-RULING-05, DEF-RULING-06).
 */
export const takeTurn = step('all.takeTurn', (play, { defender }) => {
  const { turn } = play.state.open
  if (turn?.card !== 'all') throw new Error('no All Defenders Card')
  turn.begun.push(defender)
  play.emit({ type: 'turnTaken', defender })
  beginTurn(play, defender)
})

/** The first action under an All Defenders Card begins the Turn. */
const begun = (user: User, action: Step): Step | Step[] =>
  user.fresh ? [takeTurn({ defender: user.colour }), action] : action

const abilityCommand = (user: User, ability: AbilityId): Offers<'use'>[number] => {
  const defender = user.colour
  const steps = stepsToUse({ defender, ability })
  return option(
    { do: 'use', defender, ability },
    user.fresh ? [takeTurn({ defender }), ...steps] : steps,
    `ability ${ability}`,
  )
}

/**
 * Move, Secure, Fight and Use an Ability, in any order and any number of times while the AP last (DEF-DEFENDER-04,
 * DEF-DEFENDER-05).
 */
export const listCommands = (state: Now, user: User, list: Into<Command>): void => {
  const defender = user.colour
  if (user.ap > 0) {
    for (const to of placesToMove(state, defender, user.at))
      if (user.ap >= moveCost(state, to))
        list.push(option({ do: 'move', defender, to }, begun(user, move({ defender, to })), `place ${to}`))
    if (whyNotSecure(state, user) === undefined)
      list.push(option({ do: 'secure', defender }, begun(user, secure({ defender })), `place ${user.at}`))
    if (whyNotFight(state, user) === undefined)
      list.push(option({ do: 'fight', defender }, begun(user, fight({ defender })), 'foe'))
  }
  for (const ability of abilitiesToUse(state, user))
    if (whyNotUse(state, user, ability) === undefined) list.push(abilityCommand(user, ability))
}

/** Whether a Defender could spend what it has (DEF-SACRIFICE-05, DEF-RULING-26). */
export const canSpend = (state: Now, user: User): boolean => {
  const list: Offers<Command> = []
  listCommands(state, user, list)
  return list.length > 0
}

/** Why a Defender cannot do what was pointed at: a place, the Foe, an Ability, a Defender, or an answer that is no option. */
export const whyNotCommand = (state: Now, user: User, { answer, thing }: Wish): Reason | undefined => {
  if (answer !== undefined && !('defender' in answer && answer.defender !== user.colour))
    switch (answer.do) {
      case 'move':
        return whyNotMove(state, user, answer.to)
      case 'secure':
        return whyNotSecure(state, user)
      case 'fight':
        return whyNotFight(state, user)
      case 'use':
        return whyNotUse(state, user, answer.ability)
      case 'sacrifice':
        return whyNotPoorer(state, user)
      case 'end':
      case 'ready':
        return whyNotEnd(user)
      default:
        break
    }
  switch (thing?.is) {
    case 'place':
      return whyNotAt(state, user, thing.place)
    case 'ability':
      return whyNotUse(state, user, thing.ability)
    case 'foe':
      return whyNotFight(state, user)
    case 'defender':
      return thing.defender === user.colour ? whyNotPoorer(state, user) : undefined
    default:
      return undefined
  }
}

const whyNotPoorer = (state: Now, user: User): Reason | undefined =>
  whyNotSacrifice(state, user, poorer => canSpend(state, poorer))

/** One's own place is Secured, others are moved to. */
const whyNotAt = (state: Now, user: User, place: PlaceId): Reason | undefined =>
  place === user.at ? whyNotSecure(state, user) : whyNotMove(state, user, place)

/** An AP gained by Sacrifice cannot be lost on purpose (DEF-SACRIFICE-04). */
const whyNotEnd = (user: User): Reason | undefined =>
  user.mustSpend ? refuse('DEF-SACRIFICE-04', 'mustSpend', { has: user.ap }) : undefined
