import type { TowerId } from '../content/ids.ts'
import { PORTAL_IDS, PORTALS } from '../content/portals.ts'
import { SPAWNS } from '../content/sites.ts'
import { TOWERS } from '../content/towers.ts'
import type { DamageType } from '../content/types.ts'
import { coverOf, type Face, faceOf } from '../rules/march/trays.query.ts'
import type { Mask } from '../rules/state/shape.ts'
import { bits } from './cost.ts'
import type { Open } from './field.ts'

/** Squares of portals by what may cover them: anything, all but physical, all but magical, nothing but true damage. */
export type Demand = readonly [any: number, magical: number, physical: number, true: number]
const NOTHING: Demand = [0, 0, 0, 0]
const LEVELS = [1, 2, 3, 4] as const

const demandOf = ({ physical, magical }: Face, bare: Mask): Demand => [
  bits(bare & ~(physical | magical)),
  bits(bare & physical & ~magical),
  bits(bare & magical & ~physical),
  bits(bare & physical & magical),
]
const plus = (a: Demand, b: Demand, share: number): Demand => [
  a[0] + share * b[0],
  a[1] + share * b[1],
  a[2] + share * b[2],
  a[3] + share * b[3],
]

/** By level: what the portals on the path and in the stacks ask for, the far ones less. */
export const demandsOf = (open: Open, patience: number): readonly Demand[] => {
  const demands: Demand[] = [NOTHING, NOTHING, NOTHING, NOTHING, NOTHING]
  const add = (level: number, demand: Demand, share: number): void => {
    demands[level] = plus(demands[level] ?? NOTHING, demand, share)
  }
  for (const tray of open.trays) {
    const face = faceOf(tray)
    if (face.level !== undefined) add(face.level, demandOf(face, face.squares & ~coverOf(open, tray)), 1)
  }
  for (const spawn of SPAWNS)
    (open.slots[spawn] ?? []).forEach((slot, i) => {
      if (slot[0] !== 'P') return
      const level = Number(slot[1])
      const cards = hiddenOf(open, level)
      for (const id of cards) {
        const face = faceOf({ id, turn: 0 })
        add(level, demandOf(face, face.squares), patience ** (i + 1) / cards.length)
      }
    })
  return demands
}
/** The portals of a level that are not in sight. */
const hiddenOf = (open: Open, level: number) => {
  const all = PORTAL_IDS.filter(id => PORTALS[id]?.level === level)
  const hidden = all.filter(id => open.trays.every(tray => tray.id !== id))
  return hidden.length > 0 ? hidden : all
}

/** What is left to ask for once a tower of that type has covered what it can of one portal, what few can cover first. */
export const without = (demand: Demand, face: Face, bare: Mask, type: DamageType, power: number): Demand => {
  const [any, magical, physical, only] = demandOf(face, bare)
  let left = power
  const take = (amount: number, isFit: boolean): number => {
    const taken = isFit ? Math.min(left, amount) : 0
    left -= taken
    return taken
  }
  const none = take(only, type === 'true')
  const noPhysical = take(magical, type !== 'physical')
  const noMagical = take(physical, type !== 'magical')
  return plus(demand, [take(any, true), noPhysical, noMagical, none], -1)
}

export const typeOf = (tower: TowerId): DamageType => TOWERS[tower].attacks[0]?.type ?? 'physical'

/** Squares that go short for want of towers of the right type: of some kinds more is asked than all that cover them can do. */
export const shortOf = (demands: readonly Demand[], power: Supply): number => {
  let short = 0
  let [any, magical, physical, only] = NOTHING
  for (const level of LEVELS.toReversed()) {
    const demand = demands[level] ?? NOTHING
    any += demand[0]
    magical += demand[1]
    physical += demand[2]
    only += demand[3]
    const { physical: p, magical: m, true: t } = power[level] ?? NONE
    const least = [
      only - t,
      only + magical - t - m,
      only + physical - t - p,
      any + only + magical + physical - t - m - p,
    ]
    short = Math.max(short, ...least)
  }
  return short
}
/** By level: what towers of that level and above can cover, by type. */
export type Supply = readonly Record<DamageType, number>[]
const NONE: Record<DamageType, number> = { physical: 0, magical: 0, true: 0 }
export const createSupply = (): Record<DamageType, number>[] => [0, 1, 2, 3, 4].map(() => ({ ...NONE }))
