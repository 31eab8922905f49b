import type { Option, Reason, Step } from '@tabletome/engine'
import { option } from '@tabletome/engine'
import { PLACE_IDS } from '../content/regions.ts'
import { stepsToUse } from './abilities/choose.ts'
import { abilitiesToUse, whyNotUse } from './abilities/use.ts'
import { fight, whyNotFight } from './actions/fight.ts'
import { move, moveCost, placesToMove, whyNotMove } from './actions/move.ts'
import { whyNotSacrifice } from './actions/sacrifice.ts'
import { secure, whyNotSecure } from './actions/secure.ts'
import { refuse } from './reasons.ts'
import { beginTurn } from './restore.ts'
import { step } from './state.ts'
import type { Colour, Now, PlaceId } from './state.ts'
import type { User } from './user.ts'

/**
 * A Defender's Turn under an All Defenders Card begins with its first action, before it is paid; without one there is
 * none, and there is at most one (DEF-ALL-04, DEF-ALL-05, DEF-ALL-06, DEF-RULING-05, DEF-RULING-06).
 */
export const takeTurn = step<{ defender: Colour }>('all.takeTurn', (play, { defender }) => {
  const { turn } = play.state.open
  if (turn?.card !== 'all') throw new Error('no All Defenders Card')
  turn.begun.push(defender)
  play.emit({ type: 'turnTaken', defender })
  beginTurn(play, defender)
})

/** The first action under an All Defenders Card begins the Turn. */
const command = (user: User, what: string, action: Step, at: string): Option =>
  option(`${user.colour} ${what}`, user.fresh ? [takeTurn({ defender: user.colour }), action] : action, at)

const abilityCommand = (user: User, ability: string): Option => {
  const steps = stepsToUse({ defender: user.colour, ability })
  return option(
    `${user.colour} use ${ability}`,
    user.fresh ? [takeTurn({ defender: user.colour }), ...steps] : steps,
    `ability ${ability}`,
  )
}

/**
 * Move, Secure, Fight and Use an Ability, in any order and any number of times while the AP last (DEF-DEFENDER-04,
 * DEF-DEFENDER-05).
 */
export const listCommands = (state: Now, user: User, list: Option[]): void => {
  const defender = user.colour
  if (user.ap > 0) {
    for (const to of placesToMove(state, defender, user.at))
      if (user.ap >= moveCost(state, to)) list.push(command(user, `move ${to}`, move({ defender, to }), `place ${to}`))
    if (whyNotSecure(state, user) === undefined)
      list.push(command(user, 'secure', secure({ defender }), `place ${user.at}`))
    if (whyNotFight(state, user) === undefined) list.push(command(user, 'fight', fight({ defender }), 'foe'))
  }
  for (const ability of abilitiesToUse(state, user))
    if (whyNotUse(state, user, ability) === undefined) list.push(abilityCommand(user, ability))
}

/** Whether a Defender could spend what it has (DEF-SACRIFICE-05, DEF-RULING-26). */
export const canSpend = (state: Now, user: User): boolean => {
  const list: Option[] = []
  listCommands(state, user, list)
  return list.length > 0
}

/**
 * Why a Defender cannot do what was pointed at: a place, the Foe, an Ability, a Defender, an action by its name, or an
 * option's own id.
 */
export const whyNotCommand = (state: Now, user: User, anchor: string): Reason | undefined => {
  const [word, what, target] = anchor.split(' ')
  if (word === 'place') return whyNotAt(state, user, what ?? '')
  if (word === 'ability') return whyNotUse(state, user, what ?? '')
  if (word === 'foe') return whyNotFight(state, user)
  if (word === 'end' || word === 'ready') return whyNotEnd(user)
  if (word === 'defender')
    return what === user.colour ? whyNotSacrifice(state, user, poorer => canSpend(state, poorer)) : undefined
  if (word !== 'action' && word !== user.colour) return undefined
  switch (what) {
    case 'move':
      return whyNotMove(state, user, placeOf(target ?? '') ?? user.at)
    case 'secure':
      return whyNotSecure(state, user)
    case 'fight':
      return whyNotFight(state, user)
    case 'use':
      return whyNotUse(state, user, target ?? '')
    case 'sacrifice':
      return whyNotSacrifice(state, user, poorer => canSpend(state, poorer))
    case 'end':
      return whyNotEnd(user)
    default:
      return undefined
  }
}

const placeOf = (word: string): PlaceId | undefined => PLACE_IDS.find(id => id === word)

/** One's own place is Secured, others are moved to. */
const whyNotAt = (state: Now, user: User, word: string): Reason | undefined => {
  const place = placeOf(word)
  if (place === undefined) return undefined
  return place === user.at ? whyNotSecure(state, user) : whyNotMove(state, user, place)
}

/** An AP gained by Sacrifice cannot be lost on purpose (DEF-SACRIFICE-04). */
const whyNotEnd = (user: User): Reason | undefined =>
  user.mustSpend ? refuse('DEF-SACRIFICE-04', 'mustSpend', { has: user.ap }) : undefined
