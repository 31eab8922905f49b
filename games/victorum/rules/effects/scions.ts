import type { ScionId } from '../../content/ids.ts'
import { banesInPlay } from '../camp/banes.query.ts'
import { removeBane } from '../camp/banes.ts'
import { drawUnits } from '../scions/bag.ts'
import type { Fallen } from '../state/steps.ts'
import { scionChips } from '../scions/scions.query.ts'
import { combatIn, fightStep, findIn } from '../combat/fight.ts'
import { gainHp, setHp } from '../combat/hp.ts'
import type { Play, Unit, UnitId } from '../state/shape.ts'
import { changeDarkness } from '../scions/darkness.ts'
import { slipAway, sproutHead } from '../scions/hexes.ts'
import { scionIn } from '../scions/scion.ts'

/** One attack of so much damage cuts Apep's coils and blinds Balor. */
const GREAT_DAMAGE = 3
const CUT_COILS = 2
const RISES = 3
const RISEN_HP = 4

/** Thrice Risen: he has been defeated, but stays, with one more die for good (VIC-RULING-106). */
const rise = (play: Play, id: UnitId): void => {
  const scion = scionIn(play)
  if (scion.count === RISES) return
  scion.count++
  scion.dice.push('K')
  setHp(play, id, RISEN_HP)
  play.emit({ type: 'risenAgain', unit: id, times: scion.count })
}

/** A green die fewer in the next roll, for each such attack. */
const blind = (play: Play): void => {
  const scion = scionIn(play)
  scion.blinded++
  play.emit({ type: 'scionEffect', run: 'balor.blinded', x: scion.blinded })
}

const feast = (play: Play, falls: number): void => {
  if (falls > 0 && findIn(play, 'taotie') !== undefined) gainHp(play, 'taotie', falls, 'endless-hunger')
}
const SISTERS: readonly UnitId[] = ['medusa', 'stheno', 'euryale']
const WRATH = 2
const avenge = (play: Play, fallen: UnitId): void => {
  if (!SISTERS.includes(fallen)) return
  for (const { id } of scionChips(play.state.open)) gainHp(play, id, WRATH, 'sisters-wrath')
}

// ---------------------------------------------------------------- the cards
interface ScionDeeds {
  /** When the combat is prepared (VIC-SCION-04). */
  setUp?: (play: Play) => void
  /** When one of its chips was dealt damage, before a fall and before any check (VIC-SCION-27, VIC-RULING-98). */
  hurt?: (play: Play, unit: Unit, isGreat: boolean) => void
  /** When units have fallen. */
  fell?: (play: Play, fallen: Fallen['fallen']) => void
}
/** All banes leave the game. */
const removeBanes = (play: Play): void => {
  for (const bane of banesInPlay(play.state.open)) removeBane(play, bane, true)
}
const COURT = 3
/** Three units in the order in which they are drawn; unit banes are units, bag banes go back. */
const callCourt = (play: Play): void => {
  for (const chip of drawUnits(play, COURT, 'bag', 'zahhak.court')) combatIn(play).column.push({ chip, banes: [] })
}

/** What each scion's card says beside the effects of its dice. */
const SCION_DEEDS = {
  hydra: {
    setUp: removeBanes,
    hurt: (play, { id, hp }) => {
      play.next(sproutHead(), sproutHead())
      if (hp > 0) play.next(slipAway({ unit: id }))
    },
  },
  taotie: { fell: (play, fallen) => feast(play, fallen.filter(({ side }) => side === 'player').length) },
  zahhak: {
    setUp: callCourt,
    hurt: (play, { id, hp }) => {
      if (hp === 0) rise(play, id)
    },
    fell: (play, fallen) => {
      if (fallen.some(({ unit }) => unit === 'zahhak')) play.next(slipAway({ unit: 'zahhak' }))
    },
  },
  'itzam-cab-ain': { setUp: removeBanes },
  pluto: {},
  gorgons: {
    fell: (play, fallen) => {
      for (const { unit } of fallen) avenge(play, unit)
    },
  },
  apep: {
    hurt: (play, _unit, isGreat) => {
      if (isGreat) changeDarkness(play, -CUT_COILS)
    },
  },
  balor: {
    hurt: (play, _unit, isGreat) => {
      if (isGreat) blind(play)
    },
  },
} as const satisfies Readonly<Record<ScionId, ScionDeeds>>
export const deedsOf = (play: Play): ScionDeeds => SCION_DEEDS[play.state.open.scion]

export const hurtScion = fightStep('scion.hurt', (play, { unit: id, dealt, byAttack }) => {
  const unit = findIn(play, id)
  if (unit !== undefined && dealt > 0) deedsOf(play).hurt?.(play, unit, byAttack && dealt >= GREAT_DAMAGE)
})
export const afterFalls = fightStep('scion.fallen', (play, { fallen }) => deedsOf(play).fell?.(play, fallen))
