import { ARENA_DIE } from '../../content/dice.ts'
import { DEVOURING_DARKNESS, SHADE_HP } from '../../content/numbers.ts'
import { RING } from '../ground/hexes.query.ts'
import { kindOfChip } from '../units/kinds.query.ts'
import { headsOf, scionChips, scionTargets, shadesOf, unitsInLine } from '../scions/scions.query.ts'
import { adjacentOpponents, opponentsOf, type SeenUnit } from '../units/units.query.ts'
import type { RunId } from '../../content/scions.ts'
import { addLasting } from '../combat/lasting.ts'
import { enterArena } from '../combat/deploy.ts'
import { fightStep, unitIn } from '../combat/fight.ts'
import { gainHp, heal } from '../combat/hp.ts'
import { go } from '../state/kit.ts'
import type { Play, UnitId } from '../state/shape.ts'
import { drawUnits } from '../scions/bag.ts'
import { changeDarkness } from '../scions/darkness.ts'
import { deployUnit, freeRivalHex } from '../scions/deploy.ts'
import { scionIn } from '../scions/scion.ts'

type Does = (play: Play, x: number, run: string) => void
interface Run {
  /** The piece it belongs to; none: it belongs to all, or to minions. */
  by?: UnitId
  does: Does
  /** What its blow does to the target in place of damage; false: it is damage after all. */
  lands?: (play: Play, target: UnitId, run: string) => boolean
}

const idsOf = (units: readonly SeenUnit[]): UnitId[] => units.map(({ id }) => id)
/** X in place of Movement, by the scion's list (VIC-SCION-19, VIC-RULING-95). */
const move = (play: Play, units: readonly UnitId[], movement: number, cause: string): void => {
  if (units.length > 0) play.next(go('move.side', { side: 'rival', units, movement, cause }))
}
/** Area damage: all at once, and it targets nobody (VIC-RULING-74, VIC-RULING-95). */
const burst = (play: Play, units: readonly SeenUnit[], damage: number, cause: string, by: UnitId): void => {
  if (units.length === 0) return miss(play, cause)
  play.next(go('harm', { units: units.map(({ id }) => ({ unit: id, damage })), cause, by }))
}
const miss = (play: Play, run: string): void => play.emit({ type: 'scionMissed', run })
const moves = (by: UnitId): Run => ({ by, does: (play, x, run) => move(play, [by], x, run) })
const strikes = (by: UnitId, damage: number): Run => ({
  by,
  does: (play, _x, run) => {
    if (scionTargets(play.state.open, run, unitIn(play, by)).length === 0) return miss(play, run)
    play.next(go('scion.target', { run, unit: by, damage }))
  },
})

// ---------------------------------------------------------------- Hydra
/** Only while it has no Head does Hydra itself advance (VIC-SCION-24). */
const advance: Does = (play, x, run) => {
  const heads = headsOf(play.state.open)
  move(play, idsOf(heads.length > 0 ? heads : scionChips(play.state.open)), x, run)
}
/** Hydra and every Head, each its own target (VIC-SCION-25). */
const bite: Does = (play, x, run) => {
  const { open } = play.state
  const pieces = [...scionChips(open), ...headsOf(open)]
  if (pieces.every(piece => scionTargets(open, run, piece).length === 0)) return miss(play, run)
  play.next(go('scion.order', { run, units: idsOf(pieces), damage: x }))
}
/** Stunned Heads too (VIC-SCION-26, VIC-RULING-98). */
const grow: Does = (play, x, run) => {
  for (const { id } of headsOf(play.state.open)) gainHp(play, id, x, run)
}

// ---------------------------------------------------------------- Taotie, Zahhak, Itzam Cab Ain
/** With two hits it devours somebody; without anybody to devour it bites all around. */
const devour: Does = (play, x, run) => {
  const { open } = play.state
  const taotie = unitIn(play, 'taotie')
  const canDevour = x > 1 && scionTargets(open, run, taotie).length > 0
  if (canDevour) play.next(go('scion.target', { run, unit: taotie.id, damage: 0 }))
  else burst(play, adjacentOpponents(open, taotie), Math.min(2, x), run, taotie.id)
}
const serpents: Does = (play, _x, run) =>
  burst(play, adjacentOpponents(play.state.open, unitIn(play, 'zahhak')), 1, run, 'zahhak')
/** The outer ring, then everybody, then everybody twice as hard. */
const quake: Does = (play, x, run) => {
  const all = opponentsOf(play.state.open, unitIn(play, 'itzam-cab-ain'))
  const struck = x <= 2 ? all.filter(({ at }) => RING.includes(at)) : all
  burst(play, struck, x >= 5 ? 2 : 1, run, 'itzam-cab-ain')
}

/** Fatigued in place of being hurt. */
const bind: Run['lands'] = (play, target, run) => {
  addLasting(play, target, 'fatigued', run)
  return true
}
/** Defeated without damage, and Taotie has its HP. */
const swallowUp: Run['lands'] = (play, target, run) => {
  const { hp } = unitIn(play, target)
  play.next(go('fall', { units: [target], cause: run, by: 'taotie' }), swallow({ hp }))
  return true
}
const swallow = fightStep('scion.swallow', (play, { hp }) => gainHp(play, 'taotie', hp, 'taotie.devour'))

// ---------------------------------------------------------------- Pluto
/** The latest of your fallen that has not been a Shade; without a free hex nobody rises (VIC-RULING-94). */
const raise: Does = (play, _x, run) => {
  const { open } = play.state
  const { shades } = scionIn(play)
  const at = freeRivalHex(open)
  const chip = open.camp.defeated.findLast(each => !shades.includes(each))
  if (at === undefined || chip === undefined) return miss(play, run)
  open.camp.defeated.splice(open.camp.defeated.lastIndexOf(chip), 1)
  shades.push(chip)
  enterArena(play, { id: `shade.${chip}`, kind: kindOfChip(chip).id, side: 'rival', at, hp: SHADE_HP })
}
/** Whoever is beside Pluto or a Shade, once. */
const chill: Does = (play, _x, run) => {
  const { open } = play.state
  const struck = new Set<SeenUnit>()
  for (const unit of [...scionChips(open), ...shadesOf(open)])
    for (const other of adjacentOpponents(open, unit)) struck.add(other)
  burst(play, [...struck], 1, run, 'pluto')
}

// ---------------------------------------------------------------- the Gorgons
const moveSisters: Does = (play, x, run) => move(play, idsOf(scionChips(play.state.open)), x, run)
const HEALING_HITS = 3
const healSisters: Does = (play, x, run) => {
  if (x >= HEALING_HITS) for (const { id } of scionChips(play.state.open)) heal(play, id, 1, run)
}

/** Medusa: only an elite unit is hurt instead. */
const petrify: Run['lands'] = (play, target, run) => {
  if (unitIn(play, target).elite) return false
  addLasting(play, target, 'fatigued', run)
  return true
}

// ---------------------------------------------------------------- Apep, Balor
/** At eight the night falls upon everybody, and begins anew. */
const darken: Does = (play, x, run) => {
  if (changeDarkness(play, x) < DEVOURING_DARKNESS) return
  changeDarkness(play, -scionIn(play).count)
  burst(play, opponentsOf(play.state.open, unitIn(play, 'apep')), 2, run, 'apep')
}
/** A line to the edge in the direction of the arena die: everybody else on it, friend or foe. */
const gaze: Does = (play, _x, run) => {
  const face = play.rollOne(ARENA_DIE)
  play.emit({ type: 'arenaDie', for: run, face })
  burst(play, unitsInLine(play.state.open, unitIn(play, 'balor').at, face), 2, run, 'balor')
}
/** Nothing is drawn if no deployment hex is free (VIC-RULING-94). */
const summon: Does = (play, _x, run) => {
  const at = freeRivalHex(play.state.open)
  if (at === undefined) return miss(play, run)
  for (const chip of drawUnits(play, 1, 'all', run)) deployUnit(play, chip, at)
}

/** What every effect of every scion's dice does. */
const RUNS = {
  'hydra.advance': { does: advance },
  'hydra.bite': { does: bite },
  'hydra.grow': { does: grow },
  'taotie.move': moves('taotie'),
  'taotie.bite': strikes('taotie', 2),
  'taotie.devour': { by: 'taotie', does: devour, lands: swallowUp },
  'zahhak.move': moves('zahhak'),
  'zahhak.strike': strikes('zahhak', 2),
  'zahhak.bind': { ...strikes('zahhak', 0), lands: bind },
  'zahhak.serpents': { by: 'zahhak', does: serpents },
  'itzam-cab-ain.move': moves('itzam-cab-ain'),
  'itzam-cab-ain.strike': strikes('itzam-cab-ain', 2),
  'itzam-cab-ain.quake': { by: 'itzam-cab-ain', does: quake },
  'pluto.move': moves('pluto'),
  'pluto.strike': strikes('pluto', 2),
  'pluto.raise': { by: 'pluto', does: raise },
  'pluto.chill': { by: 'pluto', does: chill },
  'gorgons.move': { does: moveSisters },
  'gorgons.stheno': strikes('stheno', 2),
  'gorgons.euryale': strikes('euryale', 1),
  'gorgons.heal': { does: healSisters },
  'gorgons.medusa': { ...strikes('medusa', 2), lands: petrify },
  'apep.move': moves('apep'),
  'apep.strike': strikes('apep', 2),
  'apep.darken': { by: 'apep', does: darken },
  'balor.gaze': { by: 'balor', does: gaze },
  'balor.strike': strikes('balor', 2),
  'balor.summon': { by: 'balor', does: summon },
} as const satisfies Readonly<Record<RunId, Run>>
export const runNamed = (run: string): Run => {
  if (!isRun(run)) throw new Error(`no scion does "${run}"`)
  return RUNS[run]
}
const isRun = (run: string): run is RunId => Object.hasOwn(RUNS, run)
