import { DECKS } from '../content/cards.ts'
import { UNIT_IDS } from '../content/heroes.ts'
import type { UnitId } from '../content/ids.ts'
import { LIFE_CRYSTALS } from '../content/numbers.ts'
import type { Cell, Open, Tray } from '../rules/state/shape.ts'
import { livesOf } from './bosses.ts'
import { type Sim, gain, harm, push, takeTray } from './forecastSim.ts'
import { activationOrder, turnAt } from './order.ts'
import { faceOf, heroesOn, isCleared, topAt, trayNamed } from './trays.ts'

/** Phase 3: what falls, all at once, then who is hurt, ghosts, and who stands on what was below (P9, RIFT-RULING-48). */
export const destroyTrays = (sim: Sim): void => {
  const { open } = sim
  const fallen: Tray[] = []
  for (const id of activationOrder(open)) {
    const tray = trayNamed(open, id)
    if (tray !== undefined && isCleared(open, tray)) fallen.push(tray as Tray)
  }
  if (fallen.length === 0) return
  const struck: UnitId[] = []
  const cells: Cell[] = []
  const ghosts: Cell[] = []
  for (const tray of fallen) {
    if (!faceOf(tray).isBoss) stepDown(open, tray, struck)
    if (faceOf(tray).ghost) ghosts.push(tray.at)
    else cells.push(tray.at)
  }
  for (const tray of fallen) fall(sim, tray)
  for (const id of struck) if (id !== 'wildcat') harm(sim, id)
  for (const cell of ghosts) rise(sim, cell)
  for (const cell of cells)
    if (topAt(open, cell) !== undefined)
      for (const id of UNIT_IDS) {
        const hero = open.heroes[id]
        if (hero?.place === 'map' && hero.at === cell && hero.base === 0) push(sim, id, 'exposed')
      }
}

/** The heroes of a falling tray stand on the bare space; Resurrection protects (RIFT-DESTROY-05, RIFT-RULING-41). */
const stepDown = (open: Open, tray: Tray, struck: UnitId[]): void => {
  for (const id of heroesOn(open, tray)) {
    const hero = open.heroes[id]
    if (hero === undefined) continue
    hero.base = 0
    if (hero.rises) hero.shielded = true
    struck.push(id)
  }
}

const fall = (sim: Sim, tray: Tray): void => {
  const { open, told } = sim
  const face = faceOf(tray)
  const crystals = face.isBoss ? LIFE_CRYSTALS : face.crystals
  told.destroyed.push({ tray: tray.id, crystals })
  gain(sim, crystals)
  if (face.isPortal) {
    told.portalsLeft--
    if (open.mode === 'storm') told.hearts = Math.min(open.heartsOf, told.hearts + 1)
  }
  if (tray.life !== undefined && tray.life + 1 < livesOf(open, tray.id)) {
    tray.life++
    tray.tiles = []
    tray.soldiers = 0
  } else takeTray(sim, tray)
}

/** Whoever is there leaves; some card of the ghost deck comes, and takes its room (RIFT-GHOST-02, RIFT-GHOST-03). */
const rise = (sim: Sim, cell: Cell): void => {
  const { open, told, map } = sim
  for (const id of UNIT_IDS) if (open.heroes[id]?.at === cell) push(sim, id, 'ghost')
  for (const id of DECKS.G) {
    if (open.gone.includes(id) || trayNamed(open, id) !== undefined) continue
    open.trays.push({ id, at: cell, turn: turnAt(map, cell), tiles: [], soldiers: 0 })
    sim.unknown.push(id)
    told.ghosts.push(cell)
    if (told.unsure.length === 0) told.unsure.push('ghost')
    return
  }
}
