import type { GameText } from '../../types.ts'
import { CORNERS } from '../content/scrolls.ts'
import { isForAllies, targetsOf } from '../knowledge/targets.ts'
import { attacksOf } from '../knowledge/limits.ts'
import { ALL_UNITS, areEnemies, unitsOf } from '../knowledge/units.ts'
import { groundOf } from '../knowledge/ground.ts'
import { distance } from '../knowledge/spaces.ts'
import type { ActionKind, UnitId } from '../rules/state.ts'
import { aboutOf, isSeat, type OpenView, viewOf } from './read.ts'
import type { Words } from './words.ts'

type Barred = { anchor: string; what: string }

/** The enemy closest to a unit: what one would most likely aim at. */
const closestEnemy = (open: OpenView, id: UnitId): UnitId | undefined => {
  const unit = open.units[id]
  if (unit === undefined) return undefined
  let found: UnitId | undefined
  let near = Number.POSITIVE_INFINITY
  for (const other of ALL_UNITS) {
    const target = open.units[other]
    if (target === undefined || target.at < 0 || !areEnemies(open, unit.owner, target.owner)) continue
    const far = distance(unit.at, target.at)
    if (far >= near) continue
    found = other
    near = far
  }
  return found
}

/** For each kind of attack the unit has and cannot make at all, the target one would think of first. */
const unitBarred = (words: Words, open: OpenView, id: UnitId): Barred[] => {
  const unit = open.units[id]
  if (unit === undefined) return []
  const { options } = words
  const say = (what: string) => `${words.names.classes[unit.class]}${words.colon}${what}`
  const target = closestEnemy(open, id)
  const kinds: ActionKind[] = [...attacksOf(unit)]
  if (unit.at >= 0 && groundOf(open).terrain(unit.at) === 'ballista') kinds.push('ballista')
  const list: Barred[] = []
  for (const kind of kinds) {
    if (kind === 'move') continue
    const aim = isForAllies(unit, kind) ? id : (targetsOf(open, id, kind)[0] ?? target)
    if (aim !== undefined) list.push({ anchor: `${unit.class} ${kind} ${aim}`, what: say(options.kinds[kind]) })
  }
  if (unit.weakened) list.push({ anchor: `${unit.class} buyOff`, what: say(options.buyOff) })
  return list
}

/** What one might want to do and may not be able to: the shell asks the rules why, and leaves out what is possible. */
export const makeBarred =
  (words: Words): GameText['barred'] =>
  (choice, anyView, seat) => {
    const view = viewOf(anyView)
    const { open } = view
    switch (choice) {
      case 'setup.location':
        return CORNERS.map(corner => ({ anchor: `corner ${corner}`, what: words.options.corner(corner) }))
      case 'turn.act': {
        const owner = open.turn?.owner
        if (owner === undefined || !isSeat(owner) || owner !== seat) return []
        return unitsOf(open, owner).flatMap(id => unitBarred(words, open, id))
      }
      case 'counter.offer': {
        const { unit, attacker } = aboutOf(view)
        if (unit === undefined || attacker === undefined) return []
        const { options } = words
        return [
          { anchor: 'counter melee', what: options.counter.melee },
          { anchor: 'counter missile', what: options.counter.missile },
          { anchor: 'counter spell', what: options.counter.spell },
        ].filter(({ anchor }) => {
          const piece = open.units[unit]
          return piece !== undefined && attacksOf(piece).some(kind => anchor === `counter ${kind}`)
        })
      }
      default:
        return []
    }
  }
