import type { Reason } from '@tabletome/engine'
import type { AbilityId } from '../../content/ids.ts'
import { placesToMove, surcharge } from '../turn/move.ts'
import { seatOf } from '../defenders/defenders.ts'
import { refuse } from '../state/reasons.ts'
import { relocate } from '../defenders/relocate.ts'
import { option, question, step } from '../state/kit.ts'
import type { Now, Offers, PlaceId } from '../state/shape.ts'
import { abilityCard, tooDear, userOf, type User } from '../turn/user.ts'
import { pay } from '../turn/pay.ts'
import type { Use } from '../state/questions.ts'

/** One step of a path: High Watch and the circle see each of them (DEF-RULING-65). */
const run = step('sprint.step', (play, { defender, to, cause }) => relocate(play, defender, to, cause))

/** Surcharges of every step are paid at the start (DEF-RULING-65). */
const surcharges = (state: Now, path: readonly PlaceId[]): number => {
  let more = 0
  for (const place of path) more += surcharge(state, place)
  return more
}

const whyNotPath = (state: Now, user: User, ability: AbilityId, path: readonly PlaceId[]): Reason | undefined => {
  let from = user.at
  for (const to of path) {
    if (!placesToMove(state, user.colour, from).includes(to)) return refuse('DEF-MOVE-02', 'notAdjacent', { from, to })
    from = to
  }
  if (from === user.at) return refuse('DEF-RULING-65', 'endsWhereItBegan', { place: from })
  return tooDear(user, (abilityCard(ability).ap ?? 0) + surcharges(state, path))
}

/** The whole path of one or two steps; it may not end where it began (DEF-RULING-65). */
export const choosePath = question('ability.choosePath', {
  seat: (state, { defender }) => seatOf(state, defender),
  options: (state, use) => {
    const user = userOf(state, use.defender)
    const list: Offers<'path'> = []
    for (const path of paths(state, user))
      if (whyNotPath(state, user, use.ability, path) === undefined) list.push(pathOption(state, use, path))
    return list
  },
  whyNot: (state, use, { answer, thing }) => {
    const path = answer?.do === 'path' ? answer.path : thing?.is === 'place' ? [thing.place] : undefined
    return path && whyNotPath(state, userOf(state, use.defender), use.ability, path)
  },
})

const paths = (state: Now, { colour, at }: User): PlaceId[][] => {
  const found: PlaceId[][] = []
  for (const first of placesToMove(state, colour, at)) {
    found.push([first])
    for (const second of placesToMove(state, colour, first)) if (second !== at) found.push([first, second])
  }
  return found
}

const pathOption = (state: Now, { defender, ability }: Use, path: readonly PlaceId[]): Offers<'path'>[number] =>
  option(
    { do: 'path', path },
    [
      pay({ defender, ability, more: surcharges(state, path) }),
      ...path.map(to => run({ defender, to, cause: ability })),
    ],
    `place ${path.at(-1) ?? 'capital'}`,
  )
