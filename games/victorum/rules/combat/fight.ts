import type { About, Frozen, Maker, QuestionDef, QuestionId, StepAbout, StepId, Wish } from '@tabletome/engine'
import { unitNamed } from '../units/units.query.ts'
import { question, step } from '../state/kit.ts'
import type { Combat, Now, Play, Unit, UnitId, Victorum } from '../state/shape.ts'

/** The only player. */
const me = () => 'p1' as const
const NOTHING: readonly never[] = []

/** The combat was decided; it stays as it is until Cleanup (VIC-COMBAT-END-04). */
export const isOver = (open: Now['open']): boolean => open.outcomeOfCombat !== undefined

/** A step of a combat: does nothing once the combat is over (VIC-COMBAT-END-01). */
export const fightStep = <K extends StepId<Victorum>>(
  id: K,
  run: (play: Play, about: Frozen<StepAbout<Victorum, K>>) => void,
): Maker<StepAbout<Victorum, K>> =>
  step(id, (play, about) => {
    if (play.state.open.outcomeOfCombat === undefined) run(play, about)
  })

/** A question to the only player. */
export const ask = <Q extends QuestionId<Victorum>>(
  id: Q,
  def: Omit<QuestionDef<Victorum, Q>, 'seat'>,
): Maker<About<Victorum, Q>> => question(id, { seat: me, ...def })

/** A question of a combat: skipped once the combat is over. */
export const fightQuestion = <Q extends QuestionId<Victorum>>(
  id: Q,
  def: Omit<QuestionDef<Victorum, Q>, 'seat'>,
): Maker<About<Victorum, Q>> =>
  ask(id, {
    ...def,
    options: (state, about) => (state.open.outcomeOfCombat === undefined ? def.options(state, about) : NOTHING),
  })

/** The unit in combat that somebody pointed at as a target. */
export const unitMeant = (open: Now['open'], { answer, thing }: Wish<Victorum>): UnitId | undefined => {
  const id = answer?.do === 'target' ? answer.unit : thing?.is === 'unit' ? thing.unit : undefined
  return id === undefined ? undefined : unitNamed(open, id)?.id
}

/** The combat in progress, to be changed. */
export const combatIn = (play: Play): Combat => {
  const { combat } = play.state.open
  if (combat === undefined) throw new Error('there is no combat')
  return combat
}
/** The same, to be looked at. */
export const combatOf = (open: Now['open']): NonNullable<Now['open']['combat']> => {
  if (open.combat === undefined) throw new Error('there is no combat')
  return open.combat
}
/** A unit in combat, to be changed; nothing if it has left. */
export const findIn = (play: Play, id: UnitId): Unit | undefined => {
  const { units } = combatIn(play)
  for (const unit of units) if (unit.id === id) return unit
  return undefined
}
export const unitIn = (play: Play, id: UnitId): Unit => {
  const unit = findIn(play, id)
  if (unit === undefined) throw new Error(`${id} is not in combat`)
  return unit
}
