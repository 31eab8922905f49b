import type { About, ChoiceDef, Frozen, Maker, QuestionDef, QuestionId } from '@tabletome/engine'
import { choice, question, step } from './state.ts'
import type { Combat, Now, Play, Unit, UnitId, Victorum } from './state.ts'

/** The only player. */
export const ME = 'p1'
const me = (): typeof ME => ME
const NOTHING: readonly never[] = []

/** The combat was decided; it stays as it is until Cleanup (VIC-COMBAT-END-04). */
export const isOver = (open: Now['open']): boolean => open.outcomeOfCombat !== undefined

/** A step of a combat: does nothing once the combat is over (VIC-COMBAT-END-01). */
export const fightStep = <W = undefined>(id: string, run: (play: Play, about: Frozen<W>) => void): Maker<W> =>
  step<W>(id, (play, about) => {
    if (play.state.open.outcomeOfCombat === undefined) run(play, about)
  })

/** A question of a combat: skipped once the combat is over. */
export const fightChoice = <W = undefined>(
  id: string,
  def: Omit<ChoiceDef<Victorum, W>, 'seat'> & Partial<Pick<ChoiceDef<Victorum, W>, 'seat'>>,
): Maker<W> =>
  choice<W>(id, {
    seat: me,
    ...def,
    options: (state, about) => (state.open.outcomeOfCombat === undefined ? def.options(state, about) : NOTHING),
  })

/** The same, typed by the Shape. */
export const fightQuestion = <Q extends QuestionId<Victorum>>(
  id: Q,
  def: Omit<QuestionDef<Victorum, Q>, 'seat'>,
): Maker<About<Victorum, Q>> =>
  question(id, {
    seat: me,
    ...def,
    options: (state, about) => (state.open.outcomeOfCombat === undefined ? def.options(state, about) : NOTHING),
  })

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
