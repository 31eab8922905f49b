import { UNIT_IDS } from '../content/heroes.ts'
import type { UnitId } from '../content/ids.ts'
import type { Cell, Open, Tray } from '../rules/state/shape.ts'
import { around } from './cells.ts'
import { type ForecastStep, type Sim, harm, push, takeTray } from './forecastSim.ts'
import { activationOrder, destinationOf, healedBy, isFast, isHeld, isInStasis, stormTrayOf } from './order.ts'
import { count } from './shapes.ts'
import { faceOf, heartsOf, heroesOn, shows, trayNamed } from './trays.ts'

/** Phase 4, tray by tray, until the game is lost (P10). */
export const advanceTrays = (sim: Sim): void => {
  const { open, told } = sim
  const order = activationOrder(open)
  const storm = stormTrayOf(open, order)
  if (storm !== undefined) open.stormTray = storm
  for (let i = 0; i < order.length && told.lostBy === undefined; i++) {
    const id = order[i]
    const tray = id === undefined ? undefined : (trayNamed(open, id) as Tray | undefined)
    if (tray !== undefined) activate(sim, tray, i + 1)
  }
}

const activate = (sim: Sim, tray: Tray, order: number): void => {
  const { open, told } = sim
  const face = faceOf(tray)
  const line = stepOf(tray, order)
  if (!sim.unknown.includes(tray.id)) told.steps.push(line)
  if (face.isBoss) told.unsure.push('boss')
  if (face.flying) {
    line.soldiers += count(tray.soldiers)
    tray.soldiers = 0
    for (const id of heroesOn(open, tray)) {
      line.shaken.push(id)
      push(sim, id, 'flying')
    }
  }
  if (healedBy(open, tray) !== undefined) {
    line.healed = tray.tiles.length
    tray.tiles = []
  }
  if (isInStasis(open, tray)) return
  line.speed = isFast(open, tray, false)
  const eye = shows(open, tray, 'deadEye')
  let moved = false
  for (let left = line.speed ? 2 : 1; left > 0; left--) {
    if (isHeld(open, tray)) strike(sim, tray, line)
    else if (!move(sim, tray, line)) return
    else moved = true
  }
  if (!eye || !moved) return
  for (const cell of around(sim.map, tray.at))
    for (const id of UNIT_IDS) if (open.heroes[id]?.at === cell) hit(sim, line, id)
}

const stepOf = (tray: Tray, order: number): ForecastStep => ({
  tray: tray.id,
  order,
  from: tray.at,
  to: tray.at,
  over: [],
  held: false,
  healed: 0,
  speed: false,
  shaken: [],
  soldiers: 0,
  hurts: [],
  lost: 0,
})

/** A held attempt is used up: soldiers go, heroes suffer (RIFT-ADVANCE-05…09, RIFT-RULING-52, RIFT-RULING-82). */
const strike = (sim: Sim, tray: Tray, told: ForecastStep): void => {
  told.held = true
  told.soldiers += count(tray.soldiers)
  tray.soldiers = 0
  for (const id of heroesOn(sim.open, tray)) hit(sim, told, id)
}

const hit = (sim: Sim, told: ForecastStep, hero: UnitId): void => {
  if (harm(sim, hero)) told.hurts.push(hero)
}

/** One step; false if it leads into the kingdom (RIFT-ADVANCE-04, RIFT-ADVANCE-10…13, RIFT-EXIT-01). */
const move = (sim: Sim, tray: Tray, told: ForecastStep): boolean => {
  const { open } = sim
  const { to, over } = destinationOf(open, tray)
  for (const cell of over) told.over.push(cell)
  told.to = to
  if (to < 0) {
    escape(sim, tray, told)
    return false
  }
  land(open, tray, -1)
  for (const id of UNIT_IDS) if (open.heroes[id]?.at === to) push(sim, id, 'advance')
  land(open, tray, to)
  return true
}

/** The tray that moved last lies on top. */
const land = (open: Open, tray: Tray, at: Cell): void => {
  const { trays } = open
  tray.at = at
  trays.splice(trays.indexOf(tray), 1)
  trays.push(tray)
}

/** RIFT-EXIT-02…07; what an unknown ghost would cost is not told. */
const escape = (sim: Sim, tray: Tray, step: ForecastStep): void => {
  const { told } = sim
  takeTray(sim, tray)
  if (sim.unknown.includes(tray.id)) return
  const face = faceOf(tray)
  if (face.isPortal || face.isBoss) {
    told.lostBy = face.isBoss ? 'boss' : 'portal'
    return
  }
  step.lost = heartsOf(tray)
  told.hearts = Math.max(0, told.hearts - step.lost)
  if (told.hearts === 0) told.lostBy = 'hearts'
  else sim.escaped += face.crystals
}
