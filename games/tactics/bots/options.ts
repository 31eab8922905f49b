import { BOX_IDS } from '../content/ids.ts'
import type { AttackKind, BoxId, UnitClass } from '../content/types.ts'
import { insideOf, spaceOf } from '../knowledge/spaces.ts'
import type { Inside, Space, UnitId } from '../rules/state.ts'

/** An option of `turn.act` or `move.go` in parts; without a class in the latter. */
export interface Doing {
  readonly class: UnitClass | undefined
  readonly verb: string
  readonly attack?: AttackKind
  readonly target?: UnitId
  readonly space?: Space
  readonly inside?: Inside
  readonly box?: BoxId
}
const CLASSES: readonly string[] = ['fighter', 'wizard', 'rogue', 'beast']
const ATTACKS: readonly string[] = ['melee', 'missile', 'spell', 'ballista']
const known = new Map<string, Doing>()

export const doingOf = (id: string): Doing => {
  let made = known.get(id)
  if (made === undefined) known.set(id, (made = parse(id)))
  return made
}

const parse = (id: string): Doing => {
  const words = id.split(' ')
  const unit = CLASSES.includes(words[0] ?? '') ? (words.shift() as UnitClass) : undefined
  const [verb = '', about = ''] = words
  const base = { class: unit, verb }
  if (ATTACKS.includes(verb)) return { ...base, attack: verb as AttackKind, target: about as UnitId }
  if (verb === 'in') return withKnown(base, { inside: insideOf(about) })
  if (verb === 'enter') return withKnown(base, { box: BOX_IDS.find(box => box === about) })
  return withKnown(base, { space: spaceOf(about) })
}
const withKnown = (base: Doing, more: { [K in keyof Doing]?: Doing[K] | undefined }): Doing => {
  const made: Record<string, unknown> = { ...base }
  for (const [key, value] of Object.entries(more)) if (value !== undefined) made[key] = value
  return made as unknown as Doing
}
