/** What a viewer may see of a position and of what led there. Everything hidden stays out by how this is put together. */
import type { Game, Shape, Position } from '@tabletome/engine'
import { isHolding, isSecretChoice } from './turnpoint.ts'
import type { Told } from './course.ts'
import type { AnswerLine, Happening, OpenDecision } from './types.ts'

/** A hot seat shows the seat that is asked (and has not yet answered); where none is, what everybody may see. */
export const seatShown = (position: Position<Shape>, seats: readonly string[]): string | undefined => {
  if (seats.length <= 1) return seats[0]
  const { waiting } = position.view(undefined)
  const asked = seats.filter(seat => waiting.includes(seat))
  return asked.find(seat => !isHolding(position, seat)) ?? asked[0]
}

/** Of all the viewer's seats; of questions answered in secret only those of the seat shown. */
export const openDecisions = (position: Position<Shape>, seats: readonly string[]): readonly OpenDecision[] => {
  const shown = seatShown(position, seats)
  const { kit } = position.game
  return position.decisions
    .filter(({ seat, choice }) => seats.includes(seat) && (seat === shown || !isSecretChoice(kit, choice)))
    .map(({ choice, seat, options }) => ({ choice, seat, options: options.map(({ id, at }) => ({ id, at })) }))
}

/** Around one screen everybody reads along: what only one seat may know is shown by its own view alone. */
export const eyesOf = (seats: readonly string[]): string | undefined => (seats.length === 1 ? seats[0] : undefined)

/** The line as this viewer may know it; no line: the start. */
export const happeningOf = (
  game: Game<Shape>,
  { line, facts, barrier }: Omit<Told, 'steps'>,
  seats: readonly string[],
): Happening => {
  const eyes = eyesOf(seats)
  const seen = facts.filter(({ only }) => only === undefined || only === eyes).map(({ fact }) => fact)
  if (!line) return { seq: 0, facts: seen }
  const { seq, seat } = line
  const isOwn = seats.includes(seat)
  if (!('undo' in line)) {
    const mayKnow = isOwn || !isGivenInSecret(game, line)
    return {
      seq,
      ...(mayKnow && { seat }),
      // That the table answered for somebody tells that there was nothing else to choose.
      ...(((isOwn && line.by) || (mayKnow && line.by === 'bot')) && { by: line.by }),
      ...(isOwn && { option: line.option }),
      ...(barrier && { barrier: true }),
      facts: seen,
    }
  }
  if (line.takeBack) return isOwn ? { seq, seat, undo: line.undo, facts: seen } : { seq, facts: seen }
  return { seq, ...(seat !== '' && { seat }), undo: line.undo, facts: seen }
}

const isGivenInSecret = (game: Game<Shape>, { ask }: AnswerLine): boolean =>
  typeof ask === 'string' ? isSecretChoice(game.kit, ask) : ask.some(choice => isSecretChoice(game.kit, choice))
