import { pass } from '@tabletome/engine'
import { DIE_FACES } from '../../content/dice.ts'
import { GLORY } from '../../content/dungeons.ts'
import type { BoxId } from '../../content/ids.ts'
import { misses, pushes } from '../attack/dice.query.ts'
import { BARRIER_MANA, cellAt, entranceOf, exitsOf, insideCost } from './dungeons.query.ts'
import { insideName, spaceName } from '../realm/spaces.query.ts'
import { cardOf } from '../units/units.query.ts'
import { offerBonus } from './crystals.ts'
import { endQuest } from '../turn/end.ts'
import { loseSupply } from '../attack/health.ts'
import { loseInDungeon } from './dungeonLoss.ts'
import { meetMonster } from './monsters.ts'
import { openWindow } from '../turn/openWindow.ts'
import { option, question, step } from '../state/kit.ts'
import type { Inside, Move, Play, Unit, UnitId } from '../state/shape.ts'
import { playerOf, unitIn } from '../units/units.ts'

/** Entering, exploring and leaving a dungeon (TAC-DUNGEON-10). The legality is in dungeons.query.ts. */

const TRAP_DICE = 3
const TRAP_HEALTH = 2
/** MP a Cave-In that holds costs (TAC-DUNGEON-15). */
const CAVE_IN_MP = 2

type Explorer = Unit & { inside: { box: BoxId; at: Inside } }
const explorerIn = (play: Play, id: UnitId): Explorer => {
  const unit = unitIn(play, id)
  if (unit.inside === undefined) throw new Error(`${id} is in no dungeon`)
  return unit as Explorer
}
const moveIn = (play: Play, id: UnitId): Move => {
  const { move } = play.state.open
  if (move?.unit !== id) throw new Error(`${id} is not moving`)
  return move
}

/** The box is flipped, what stands on it is put aside, the unit is on the Entrance (TAC-DUNGEON-05, TAC-RULING-69). */
export const enter = step('dungeon.enter', (play, { unit: id, box }) => {
  const unit = unitIn(play, id)
  const move = moveIn(play, id)
  move.mp -= 1
  move.begun = true
  play.state.open.flipped[box] = id
  unit.at = -1
  unit.inside = { box, at: entranceOf(box) }
  play.emit({ type: 'dungeonEntered', unit: id, box })
  openWindow(play, { window: 'portalUsed', unit: id })
})

/** One step inside; before a Cave-In the dice decide (TAC-DUNGEON-10…18, TAC-RULING-73). */
export const stepInside = step('dungeon.step', (play, { unit: id, to }) => {
  const { inside } = explorerIn(play, id)
  play.next(cellAt(inside.box, to) === 'caveIn' ? digThrough({ unit: id, to }) : goInside({ unit: id, to }))
})

/** As many dice as red squares, whatever else a card says of Knock Back (TAC-DUNGEON-15, TAC-RULING-73). */
const digThrough = step('dungeon.digThrough', (play, { unit: id, to }) => {
  const unit = explorerIn(play, id)
  const move = moveIn(play, id)
  const faces = play.roll(DIE_FACES[play.state.open.options.dieFaces], cardOf(unit).melee.dice)
  const count = pushes(faces)
  move.begun = true
  play.emit({ type: 'rolled', unit: id, for: 'caveIn', faces, count })
  if (count > 0) return play.next(offerCaveIn({ unit: id, to }))
  move.mp = Math.max(0, move.mp - CAVE_IN_MP)
  play.emit({ type: 'caveInHeld', unit: id, box: unit.inside.box, at: to, mp: move.mp })
})

/** The way is open: it may enter, or stay at no cost (TAC-DUNGEON-10). */
const offerCaveIn = question('dungeon.caveIn', {
  seat: ({ open }, { unit }) => playerOf(open, unit),
  options: (_state, { unit, to }) => [
    option({ do: 'in', inside: to }, goInside({ unit, to }), `inside ${insideName(to)}`),
    pass(),
  ],
})

/** MP and Mana are paid, the unit is there; then what the space does (TAC-DUNGEON-10). */
const goInside = step('dungeon.goInside', (play, { unit: id, to }) => {
  const unit = explorerIn(play, id)
  const move = moveIn(play, id)
  const { box, at } = unit.inside
  const cost = insideCost(unit, box, to)
  move.mp -= cost
  move.begun = true
  unit.inside.at = to
  play.emit({ type: 'steppedInside', unit: id, box, from: at, to, cost, mp: move.mp })
  if (cellAt(box, to) === 'barrier') loseSupply(play, id, BARRIER_MANA, 'barrier')
  openWindow(play, { window: 'moveStep', unit: id })
  play.next(resolveSpace({ unit: id }))
})

/** Hazards happen on every entry (TAC-DUNGEON-14, 16, 19, TAC-RULING-73). */
const resolveSpace = step('dungeon.resolveSpace', (play, { unit: id }) => {
  const inside = play.state.open.units[id]?.inside
  if (inside === undefined) return
  const cell = cellAt(inside.box, inside.at)
  if (cell === 'monster') play.next(meetMonster({ unit: id }))
  else if (cell === 'trap') play.next(springTrap({ unit: id }))
  else if (cell === 'crystal') play.next(takeCrystal({ unit: id, box: inside.box }))
})

/** TAC-DUNGEON-16. */
const springTrap = step('dungeon.trap', (play, { unit: id }) => {
  const dice = cardOf(explorerIn(play, id)).passive.trapDice ?? TRAP_DICE
  const faces = play.roll(DIE_FACES[play.state.open.options.dieFaces], dice)
  const count = misses(faces)
  play.emit({ type: 'rolled', unit: id, for: 'trap', faces, count })
  loseInDungeon(play, id, TRAP_HEALTH * count, 'trap')
})

/** The Crystal of Glory wins at once; any other is carried out of the dungeon (TAC-DUNGEON-19, 24, TAC-RULING-75). */
const takeCrystal = step('dungeon.takeCrystal', (play, { unit, box }) => {
  play.emit({ type: 'crystalTaken', unit, box })
  if (box === GLORY) {
    turnCard(play, box)
    return endQuest(play, 'won', 'glory')
  }
  play.next(chooseExit({ unit, box }), offerBonus({ seat: playerOf(play.state.open, unit), box }), turnGreen({ box }))
})

/** TAC-DUNGEON-20, TAC-DUNGEON-21, TAC-RULING-74. */
const chooseExit = question('dungeon.exit', {
  seat: ({ open }, { unit }) => playerOf(open, unit),
  options: (state, { unit, box }) =>
    exitsOf(state.open, box).map(at =>
      option({ do: 'exit', at }, comeOut({ unit, box, at, cause: 'crystal' }), `space ${spaceName(at)}`),
    ),
})

/** The boxes go back and the unit is put there. A Place: no Village, no cost (TAC-DUNGEON-20, TAC-RULING-04, TAC-RULING-74). */
const comeOut = step('dungeon.comeOut', (play, { unit: id, box, at, cause }) => {
  const unit = explorerIn(play, id) as Unit
  putBoxesBack(play, box)
  unit.inside = undefined
  unit.at = at
  moveIn(play, id).path.push(at)
  play.emit({ type: 'dungeonLeft', unit: id, box, at, cause })
})

/** TAC-DUNGEON-23. */
const turnGreen = step('dungeon.turnGreen', (play, { box }) => turnCard(play, box))

const turnCard = (play: Play, box: BoxId): void => {
  play.state.open.crystals[box] = 'green'
  play.emit({ type: 'crystalTurned', box })
}

const putBoxesBack = (play: Play, box: BoxId): void => {
  delete play.state.open.flipped[box]
}

/** Its unit has been captured inside; the Dungeon Card stays red (TAC-DUNGEON-28, TAC-RULING-71). */
export const restoreBoxes = step('dungeon.restoreBoxes', (play, { box }) => {
  const unit = play.state.open.flipped[box]
  putBoxesBack(play, box)
  if (unit !== undefined) play.emit({ type: 'dungeonLeft', unit, box, at: -1, cause: 'captured' })
})

/** With the option `dungeonRetreat`, out by the Entrance for 1 MP (TAC-RULING-71). */
export const retreat = step('dungeon.retreat', (play, { unit: id, to }) => {
  const { box } = explorerIn(play, id).inside
  const move = moveIn(play, id)
  move.mp -= 1
  move.begun = true
  play.next(comeOut({ unit: id, box, at: to, cause: 'retreat' }))
})
