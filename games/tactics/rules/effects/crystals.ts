import type { BonusId } from '../../content/dungeons.ts'
import type { BoxId } from '../../content/ids.ts'
import { cardOf, unitsOf } from '../units/units.query.ts'
import { canTurnBackTime, turnBackTime } from '../enemies/arrivals.ts'
import { gainHealth, gainSupply } from '../attack/health.ts'
import { go } from '../state/kit.ts'
import type { Now, Play, Seat, UnitId } from '../state/shape.ts'
import { unitOf } from '../units/units.ts'
import { canWeaken, recover, weaken } from '../turn/weak.ts'
import type { BonusEffect } from './effect.ts'
import { isHurt, lacksSupply } from './needs.ts'

type Open = Now['open']
type Among = (open: Open, seat: Seat) => readonly UnitId[]
type Help = (play: Play, unit: UnitId, box: BoxId, n: number) => void

/** For all of one's own units that it helps (TAC-RULING-92). */
const forAll = (isHelped: (open: Open, id: UnitId) => boolean, help: Help): BonusEffect => {
  const among: Among = (open, seat) => unitsOf(open, seat).filter(id => isHelped(open, id))
  return {
    use: {
      helps: (open, seat) => among(open, seat).length > 0,
      apply: (play, { seat, box }, n) => {
        for (const id of among(play.state.open, seat)) help(play, id, box, n)
      },
    },
  }
}
/** For as many units as its number says, chosen one by one. */
const forChosen = (among: Among, toUnit: (play: Play, unit: UnitId, box: BoxId) => void): BonusEffect => ({
  use: {
    helps: (open, seat) => among(open, seat).length > 0,
    apply: (play, { seat, box }) => play.next(go('crystal.unit', { seat, box, chosen: [] })),
    chosen: { among, toUnit },
  },
})

/** The one-time bonuses of the Dungeon Cards, used at once or never (TAC-DUNGEON-23, TAC-RULING-75, TAC-RULING-92). */
export const BONUS_EFFECTS: Readonly<Record<BonusId, BonusEffect>> = {
  spark: forAll(isHurt, (play, id, box, n) => {
    gainHealth(play, id, n, box)
  }),
  tide: forAll(lacksSupply, (play, id, box) => {
    gainSupply(play, id, cardOf(unitOf(play.state.open, id)).supply, box)
  }),
  /** One unit of yours: all Health, and its token. */
  root: forChosen(
    (open, seat) => unitsOf(open, seat).filter(id => isHurt(open, id) || unitOf(open, id).weakened),
    (play, id, box) => {
      gainHealth(play, id, cardOf(unitOf(play.state.open, id)).health, box)
      recover(play, id, box)
    },
  ),
  /** Up to two Enemy Units, of whichever Solo Enemy (TAC-RULING-92). */
  storm: forChosen(
    open => open.enemies.flatMap(enemy => unitsOf(open, enemy)).filter(id => canWeaken(open, id)),
    (play, id, box) => weaken(play, id, box),
  ),
  hour: {
    use: {
      helps: open => canTurnBackTime(open),
      apply: (play, { box }, n) => turnBackTime(play, n, box),
    },
  },
}
