import type { Reason } from '@tabletome/engine'
import { hexName, inHexOrder } from '../ground/hexes.query.ts'
import { type Mark, planMove } from './marking.query.ts'
import { costsFrom } from '../ground/reach.query.ts'
import { why } from '../state/reasons.query.ts'
import { actsByItself, isAbleToMove, whyNotMove } from './rivals.query.ts'
import { movementOfMove } from '../units/stats.query.ts'
import { type SeenUnit, unitNamed } from '../units/units.query.ts'
import { waysTo } from '../ground/ways.query.ts'
import { combatIn, combatOf, fightQuestion, fightStep, findIn } from '../combat/fight.ts'
import { go, option } from '../state/kit.ts'
import type { Going, Hex, Marking, Move, Moving, Now, Offers, Side, UnitId } from '../state/shape.ts'

/**
 * Each unit that may move moves once, in an order the player chooses, by its list (VIC-RIVAL-MOVE-01…05, VIC-ARENA-TURN-05,
 * VIC-GEN-12).
 */
export const moveSide = fightStep('move.side', (play, about) => {
  const { open } = play.state
  const combat = combatIn(play)
  const { side, units } = about
  for (const unit of combat.units) {
    if (unit.side !== side) continue
    const isMeant = units === undefined ? actsByItself(open, unit) : units.includes(unit.id)
    unit.hasMoved = !isMeant || !isAbleToMove(open, unit)
  }
  combat.stuck = []
  play.next(side === 'arena' ? chooseBeast(about) : chooseRival(about), endMoves())
})

/** The step is over when all have moved and no stuck unit can come closer (VIC-RIVAL-MOVE-17, VIC-RIVAL-MOVE-18). */
const endMoves = fightStep('move.end', play => {
  const combat = combatIn(play)
  combat.stuck = []
  combat.auto = undefined
})

/** The player lets the rest of this step go by the usual ties: by hex order. */
export const goAutomatically = fightStep('rival.auto', play => {
  combatIn(play).auto = true
})

const moverChoice = (id: 'rival.move' | 'arena.move') =>
  fightQuestion(id, {
    repeat: true,
    options: ({ open }, about) => {
      const movers = moversOf(open, about)
      if (combatOf(open).auto && movers.length > 0) movers.length = 1
      const list: Offers<'unit' | 'auto'> = []
      for (const { id: unit } of movers) list.push(option({ do: 'unit', unit }, moveOne(moveOf(unit, about))))
      if (list.length > 1) list.push(option({ do: 'auto' }, goAutomatically()))
      return list
    },
    whyNot: ({ open }, { side }, { thing }) => (thing?.is === 'unit' ? whyNotMover(open, side, thing.unit) : undefined),
  })
const moveOf = (unit: UnitId, { movement, cause }: Moving): Move =>
  movement === undefined ? { unit, cause } : { unit, movement, cause }

/** Who has not moved yet; of the stuck ones those that would now end on another hex (VIC-RULING-47). */
const moversOf = (open: Now['open'], { side, movement }: Moving): SeenUnit[] => {
  const { units, stuck } = combatOf(open)
  const list: SeenUnit[] = []
  for (const unit of units) {
    if (unit.side !== side || unit.hasMoved) continue
    if (!stuck.includes(unit.id) || canImprove(open, unit, movement)) list.push(unit)
  }
  return inHexOrder(list)
}
const canImprove = (open: Now['open'], unit: SeenUnit, printed: number | undefined): boolean =>
  planMove(open, unit, movementOfMove(open, unit, printed)).destinations.length > 0

const whyNotMover = (open: Now['open'], side: Side, id: UnitId): Reason | undefined => {
  const unit = unitNamed(open, id)
  return unit === undefined ? undefined : whyNotMove(open, side, unit)
}

/** The list is read at this moment, so earlier moves matter (VIC-RIVAL-MOVE-08…10, VIC-RIVAL-MOVE-21). */
const moveOne = fightStep('move.one', (play, about) => {
  const { open } = play.state
  const unit = findIn(play, about.unit)
  if (unit === undefined) return
  const plan = planMove(open, unit, movementOfMove(open, unit, about.movement))
  const { entry = '', backup } = plan
  const marks = combatIn(play).stuck.includes(unit.id) ? plan.marks.filter(leadsOn) : plan.marks
  if (marks.length === 0) {
    unit.hasMoved = true
    play.emit({ type: 'stayed', unit: unit.id, why: 'noMark' })
    return
  }
  const marking: Marking = { move: about, entry, backup, marks }
  play.next(unit.side === 'arena' ? chooseBeastMark(marking) : chooseRivalMark(marking))
})

/** Who was stuck before takes a mark that gets it off its hex (VIC-RIVAL-MOVE-18). */
const leadsOn = ({ destinations }: Mark): boolean => destinations.length > 0

const markChoice = (id: 'rival.mark' | 'arena.mark') =>
  fightQuestion(id, {
    options: ({ open }, { move, entry, backup, marks }) => {
      const list: Offers<'mark' | 'hex'> = []
      for (const mark of ofAuto(open, marks)) {
        const { unit, at } = mark
        const steps = toward({ move, entry, backup, mark })
        list.push(
          unit === undefined
            ? option({ do: 'hex', hex: at }, steps)
            : option({ do: 'mark', unit }, steps, `unit ${unit}`),
        )
      }
      return list
    },
    whyNot: (_state, { entry }, { answer, thing }) =>
      answer?.do === 'mark' || thing ? why('VIC-RIVAL-MOVE-10', 'notTheMark', { entry }) : undefined,
  })

/** In Range or on its hex it stays; held up by others it waits for them (VIC-RIVAL-MOVE-11, VIC-RIVAL-MOVE-13, VIC-RULING-47). */
const toward = fightStep('move.toward', (play, { move, entry, backup, mark }) => {
  const unit = findIn(play, move.unit)
  if (unit === undefined) return
  const { unit: marked, at, destinations, stays } = mark
  if (marked === undefined) play.emit({ type: 'marked', unit: unit.id, entry, hex: at, backup })
  else play.emit({ type: 'marked', unit: unit.id, entry, mark: marked, backup })
  if (stays === undefined) {
    const going: Going = { move, destinations }
    play.next(unit.side === 'arena' ? chooseBeastHex(going) : chooseRivalHex(going))
    return
  }
  play.emit({ type: 'stayed', unit: unit.id, why: stays })
  if (stays !== 'stuck') unit.hasMoved = true
  else if (!combatIn(play).stuck.includes(unit.id)) combatIn(play).stuck.push(unit.id)
})

const hexChoice = (id: 'rival.go' | 'arena.go') =>
  fightQuestion(id, {
    options: ({ open }, { move, destinations }) => {
      const list: Offers<'hex'> = []
      for (const to of ofAuto(open, destinations)) list.push(option({ do: 'hex', hex: to }, setOut({ move, to })))
      return list
    },
    whyNot: ({ open }, { move }, { thing }) => (thing?.is === 'hex' ? whyNotHex(open, move, thing.hex) : undefined),
  })
const whyNotHex = (open: Now['open'], { unit: id, movement }: Move, hex: Hex): Reason | undefined => {
  const name = hexName(hex)
  const unit = unitNamed(open, id)
  if (unit === undefined) return undefined
  const most = movementOfMove(open, unit, movement)
  const cost = costsFrom(open, unit, most)[hex] ?? 99
  return cost > most
    ? why('VIC-RIVAL-MOVE-06', 'outOfItsReach', { unit: id, hex: name, movement: most })
    : why('VIC-RIVAL-MOVE-12', 'notItsBestHex', { unit: id, hex: name })
}

/** A move counts as made when it begins: a hazard on the way may end it. */
const setOut = fightStep('move.setOut', (play, { move, to }) => {
  const unit = findIn(play, move.unit)
  if (unit === undefined) return
  unit.hasMoved = true
  const { stuck } = combatIn(play)
  const place = stuck.indexOf(unit.id)
  if (place >= 0) stuck.splice(place, 1)
  play.next(choosePath({ move, to }))
})

/** Asked only where equally short ways do something else (VIC-RIVAL-MOVE-14, VIC-RIVAL-MOVE-15). */
const choosePath = fightQuestion('rival.path', {
  options: ({ open }, { move, to }) => {
    const { unit, cause } = move
    const mover = unitNamed(open, unit)
    const list: Offers<'path'> = []
    if (mover === undefined) return list
    for (const path of ofAuto(open, waysTo(open, mover, to)))
      list.push(option({ do: 'path', path }, go('walk', { unit, path, cause }), `hex ${hexName(to)}`))
    return list
  },
})

/** All, or the first once the player has let the step go by itself. */
export const ofAuto = <W>(open: Now['open'], list: readonly W[]): readonly W[] =>
  open.combat?.auto && list.length > 1 ? list.slice(0, 1) : list

const chooseRival = moverChoice('rival.move')
const chooseBeast = moverChoice('arena.move')
const chooseRivalMark = markChoice('rival.mark')
const chooseBeastMark = markChoice('arena.mark')
const chooseRivalHex = hexChoice('rival.go')
const chooseBeastHex = hexChoice('arena.go')
