import type { Effect } from '@tabletome/engine'
import type { CodedBaneId } from '../../content/banes.ts'
import { unitNamed } from '../units/units.query.ts'
import { quake } from '../combat/prepare.ts'
import { go } from '../state/kit.ts'
import type { UnitId, Victorum } from '../state/shape.ts'

/** A bane lies on a unit; `combat`: it holds for the whole combat, `camp`: it lies in your camp. */
type BaneEffect = Effect<Victorum, UnitId>

const moreHp: BaneEffect = { adds: { deployedHp: (_state, { unit }, self, n) => (unit === self ? n : 0) } }

export const BANE_EFFECTS = {
  'thick-hides': moreHp,
  gigantic: moreHp,
  /** Your camp units come with fewer HP. */
  'dread-banner': {
    adds: {
      deployedHp: ({ open }, { unit: id }, _self, n) => {
        const unit = unitNamed(open, id)
        return unit?.side === 'player' && !unit.elite ? -n : 0
      },
    },
  },
  ambush: { adds: { firstDeployments: (_state, _about, _self, n) => n } },
  'stone-gaze': { adds: { dazedAgain: () => true } },
  hunted: { adds: { firstRivalHp: (_state, _about, _self, n) => n } },
  'ill-winds': {
    on: { sailed: (_state, _about, _self, n) => [go('influence.gain', { points: n, cause: 'ill-winds' })] },
  },
  'trembling-earth': { adds: { combatBegins: () => [quake()] } },
  eclipse: { adds: { unseenBehind: () => true } },
} as const satisfies Readonly<Record<CodedBaneId, BaneEffect>>
