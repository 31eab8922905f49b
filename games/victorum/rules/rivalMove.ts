import type { Maker, Option, Reason } from '@tabletome/engine'
import { option } from '@tabletome/engine'
import { hexName, hexNamed } from '../knowledge/hexes.ts'
import { type Mark, planMove } from '../knowledge/marking.ts'
import { costsFrom } from '../knowledge/reach.ts'
import { why } from '../knowledge/reasons.ts'
import { actsByItself, isAbleToMove, whyNotMove } from '../knowledge/rivals.ts'
import { movementOfMove } from '../knowledge/stats.ts'
import { type SeenUnit, unitNamed } from '../knowledge/units.ts'
import { waysTo } from '../knowledge/ways.ts'
import { combatIn, combatOf, fightChoice, fightStep, findIn } from './fight.ts'
import { walk } from './later.ts'
import type { Cause, Hex, Now, Side, UnitId } from './state.ts'

interface Moving {
  side: Side
  /** Only these; without them all of the side that act by themselves. */
  units?: readonly UnitId[]
  /** Takes the place of the printed Movement (VIC-RULING-95). */
  movement?: number
  cause: Cause
}
interface Move {
  unit: UnitId
  movement?: number
  cause: Cause
}

/**
 * Each unit that may move moves once, in an order the player chooses, by its list (P8, VIC-RIVAL-MOVE-01…05, VIC-ARENA-TURN-05,
 * VIC-GEN-12).
 */
export const moveSide = fightStep<Moving>('move.side', (play, about) => {
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

const moverChoice = (id: string): Maker<Moving> =>
  fightChoice<Moving>(id, {
    repeat: true,
    options: ({ open }, about) => {
      const movers = moversOf(open, about)
      if (combatOf(open).auto && movers.length > 0) movers.length = 1
      const list: Option[] = []
      for (const { id: unit } of movers) list.push(option(`unit ${unit}`, moveOne(moveOf(unit, about))))
      if (list.length > 1) list.push(option('auto', goAutomatically()))
      return list
    },
    whyNot: ({ open }, { side }, anchor) => whyNotMover(open, side, anchor),
  })
const moveOf = (unit: UnitId, { movement, cause }: Moving): Move =>
  movement === undefined ? { unit, cause } : { unit, movement, cause }

/** Who has not moved yet; of the stuck ones those that would now end on another hex (P8 canImprove, VIC-RULING-47). */
const moversOf = (open: Now['open'], { side, movement }: Moving): SeenUnit[] => {
  const { units, stuck } = combatOf(open)
  const list: SeenUnit[] = []
  for (const unit of units) {
    if (unit.side !== side || unit.hasMoved) continue
    if (!stuck.includes(unit.id) || canImprove(open, unit, movement)) list.push(unit)
  }
  return list.sort(byHex)
}
const byHex = (a: SeenUnit, b: SeenUnit): number => a.at - b.at
const canImprove = (open: Now['open'], unit: SeenUnit, printed: number | undefined): boolean =>
  planMove(open, unit, movementOfMove(open, unit, printed)).destinations.length > 0

const whyNotMover = (open: Now['open'], side: Side, anchor: string): Reason | undefined => {
  const [word, id = ''] = anchor.split(' ')
  const unit = word === 'unit' ? unitNamed(open, id) : undefined
  return unit === undefined ? undefined : whyNotMove(open, side, unit)
}

/** The list is read at this moment, so earlier moves matter (P8 moveOne, VIC-RIVAL-MOVE-08…10, VIC-RIVAL-MOVE-21). */
const moveOne = fightStep<Move>('move.one', (play, about) => {
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

interface Marking {
  move: Move
  entry: string
  backup: boolean
  marks: readonly Mark[]
}

const markChoice = (id: string): Maker<Marking> =>
  fightChoice<Marking>(id, {
    options: ({ open }, { move, entry, backup, marks }) => {
      const list: Option[] = []
      for (const mark of ofAuto(open, marks)) {
        const { unit, at } = mark
        const steps = toward({ move, entry, backup, mark })
        list.push(
          unit === undefined ? option(`hex ${hexName(at)}`, steps) : option(`mark ${unit}`, steps, `unit ${unit}`),
        )
      }
      return list
    },
    whyNot: (_state, { entry }, anchor) =>
      /^(mark|unit|hex) /.test(anchor) ? why('VIC-RIVAL-MOVE-10', 'notTheMark', { entry }) : undefined,
  })

interface Toward {
  move: Move
  entry: string
  backup: boolean
  mark: Mark
}
/** In Range or on its hex it stays; held up by others it waits for them (VIC-RIVAL-MOVE-11, VIC-RIVAL-MOVE-13, VIC-RULING-47). */
const toward = fightStep<Toward>('move.toward', (play, { move, entry, backup, mark }) => {
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

interface Going {
  move: Move
  destinations: readonly Hex[]
}
const hexChoice = (id: string): Maker<Going> =>
  fightChoice<Going>(id, {
    options: ({ open }, { move, destinations }) => {
      const list: Option[] = []
      for (const to of ofAuto(open, destinations)) list.push(option(`hex ${hexName(to)}`, setOut({ move, to })))
      return list
    },
    whyNot: ({ open }, { move }, anchor) => whyNotHex(open, move, anchor),
  })
const whyNotHex = (open: Now['open'], { unit: id, movement }: Move, anchor: string): Reason | undefined => {
  const [word, name = ''] = anchor.split(' ')
  const hex = hexNamed(name)
  const unit = unitNamed(open, id)
  if (word !== 'hex' || hex < 0 || unit === undefined) return undefined
  const most = movementOfMove(open, unit, movement)
  const cost = costsFrom(open, unit, most)[hex] ?? 99
  return cost > most
    ? why('VIC-RIVAL-MOVE-06', 'outOfItsReach', { unit: id, hex: name, movement: most })
    : why('VIC-RIVAL-MOVE-12', 'notItsBestHex', { unit: id, hex: name })
}

/** A move counts as made when it begins: a hazard on the way may end it (P8). */
const setOut = fightStep<{ move: Move; to: Hex }>('move.setOut', (play, { move, to }) => {
  const unit = findIn(play, move.unit)
  if (unit === undefined) return
  unit.hasMoved = true
  const { stuck } = combatIn(play)
  const place = stuck.indexOf(unit.id)
  if (place >= 0) stuck.splice(place, 1)
  play.next(choosePath({ move, to }))
})

/** Asked only where equally short ways do something else (VIC-RIVAL-MOVE-14, VIC-RIVAL-MOVE-15). */
const choosePath = fightChoice<{ move: Move; to: Hex }>('rival.path', {
  options: ({ open }, { move, to }) => {
    const { unit, cause } = move
    const mover = unitNamed(open, unit)
    const list: Option[] = []
    if (mover === undefined) return list
    for (const path of ofAuto(open, waysTo(open, mover, to)))
      list.push(option(`path ${path.map(hexName).join(' ')}`, walk({ unit, path, cause }), `hex ${hexName(to)}`))
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
