import { type ByQuestion, byQuestion } from '../../../text/typed.ts'
import type { GameText } from '../../../types.ts'
import { CORNERS } from '../../content/scrolls.ts'
import { isForAllies, targetsOf } from '../../rules/attack/targets.query.ts'
import { attacksOf } from '../../rules/turn/limits.query.ts'
import { ALL_UNITS, areEnemies, unitsOf } from '../../rules/units/units.query.ts'
import { groundOf } from '../../rules/realm/ground.query.ts'
import { distance } from '../../rules/realm/spaces.query.ts'
import type { AttackKind, Tactics, UnitId } from '../../rules/state/shape.ts'
import { words as ids } from '../../words.ts'
import { type OpenView, viewOf } from '../read.ts'
import type { Words } from '../words.ts'

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
  const say = (what: string) => `${options.unit(unit.class, unit.card)}${words.colon}${what}`
  const target = closestEnemy(open, id)
  const kinds: AttackKind[] = [...attacksOf(unit)]
  if (unit.at >= 0 && groundOf(open).terrain(unit.at) === 'ballista') kinds.push('ballista')
  const list: Barred[] = []
  for (const kind of kinds) {
    const aim = isForAllies(unit, kind) ? id : (targetsOf(open, id, kind)[0] ?? target)
    if (aim !== undefined)
      list.push({ anchor: ids.id({ do: 'attack', by: unit.class, kind, target: aim }), what: say(options.kinds[kind]) })
  }
  if (unit.weakened) list.push({ anchor: ids.id({ do: 'buyOff', by: unit.class }), what: say(options.buyOff) })
  return list
}

interface At {
  readonly words: Words
  readonly open: OpenView
  readonly seat: string
}
const nothing = (): Barred[] => []

const BARRED: ByQuestion<Tactics, At, readonly Barred[]> = {
  'setup.location': ({ words }) =>
    CORNERS.map(corner => ({ anchor: ids.id({ do: 'corner', corner }), what: words.options.corner(corner) })),
  'turn.act': ({ words, open, seat, about: { owner } }) =>
    owner === seat ? unitsOf(open, owner).flatMap(id => unitBarred(words, open, id)) : [],
  'counter.offer': ({ words, open, about: { unit } }) => {
    const piece = open.units[unit]
    if (piece === undefined) return []
    return attacksOf(piece).map(kind => ({
      anchor: ids.id({ do: 'counter', kind }),
      what: words.options.counter[kind],
    }))
  },
  'setup.keepUnit': nothing,
  'setup.place': nothing,
  'setup.keepTactic': nothing,
  'move.go': nothing,
  'melee.knockBack': nothing,
  'spell.power': nothing,
  'spell.way': nothing,
  'spell.space': nothing,
  'ballista.way': nothing,
  'tactic.window': nothing,
  'tactic.unit': nothing,
  'tactic.gain': nothing,
  'tactic.way': nothing,
  'turn.discard': nothing,
  'dungeon.caveIn': nothing,
  'dungeon.exit': nothing,
  'crystal.bonus': nothing,
  'crystal.unit': nothing,
}

/** What one might want to do and may not be able to: the shell asks the rules why, and leaves out what is possible. */
export const createBarred =
  (words: Words): GameText['barred'] =>
  (choice, anyView, seat) => {
    const view = viewOf(anyView)
    return byQuestion(BARRED, choice, view, { words, open: view.open, seat }) ?? []
  }
