import { type Effect, partsOf } from '@tabletome/engine'
import { BANES } from '../content/banes.ts'
import type { BaneId } from '../content/ids.ts'
import { victorumKit } from './state.ts'
import type { UnitId, Victorum } from './state.ts'

type OnUnit = Effect<Victorum, UnitId>
const moreHp: OnUnit = { adds: { deployedHp: (_state, { unit }, self, n) => (unit === self ? n : 0) } }

/** Banes that lie on a unit; the other cards are still to be moved over. */
const ON_UNITS = { 'thick-hides': moreHp, gigantic: moreHp } as const satisfies Partial<Record<BaneId, OnUnit>>
const isOnUnit = (bane: BaneId): bane is keyof typeof ON_UNITS => Object.hasOwn(ON_UNITS, bane)

victorumKit.useAbilities(
  {
    'thick-hides': partsOf<Victorum>(ON_UNITS['thick-hides'], BANES['thick-hides'].n ?? 0),
    gigantic: partsOf<Victorum>(ON_UNITS.gigantic, BANES.gigantic.n ?? 0),
  },
  ({ open }) =>
    (open.combat?.units ?? []).flatMap(({ id, banes }) =>
      banes.flatMap(ability => (isOnUnit(ability) ? [{ ability, self: id }] : [])),
    ),
)
