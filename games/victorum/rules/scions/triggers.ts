import { scionChips } from '../../knowledge/scions.ts'
import { fightStep, findIn } from '../fight.ts'
import { gainHp, setHp } from '../hp.ts'
import type { Play, UnitId } from '../state.ts'
import { changeDarkness } from './darkness.ts'
import { slipAway, sproutHead } from './hexes.ts'
import { scionIn } from './scion.ts'

/** One attack of so much damage cuts Apep's coils and blinds Balor. */
const GREAT_DAMAGE = 3
const CUT_COILS = 2
const RISES = 3
const RISEN_HP = 5

/** What damage dealt to the scion sets off, before a fall and before any check (VIC-SCION-27, VIC-RULING-98). */
export const hurtScion = fightStep('scion.hurt', (play, { unit: id, dealt, byAttack }) => {
  const { scion } = play.state.open
  const unit = findIn(play, id)
  if (unit === undefined || dealt <= 0) return
  const isGreat = byAttack && dealt >= GREAT_DAMAGE
  if (scion === 'hydra') {
    play.next(sproutHead(), sproutHead())
    if (unit.hp > 0) play.next(slipAway({ unit: id }))
  } else if (scion === 'zahhak' && unit.hp === 0) rise(play, id)
  else if (scion === 'apep' && isGreat) changeDarkness(play, -CUT_COILS)
  else if (scion === 'balor' && isGreat) blind(play)
})
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

/** What falls set off: Endless Hunger, Sisters' Wrath, Zahhak's way out of the press. */
export const afterFalls = fightStep('scion.fallen', (play, { fallen }) => {
  const { scion } = play.state.open
  if (scion === 'taotie') feast(play, fallen.filter(({ side }) => side === 'player').length)
  if (scion === 'gorgons') for (const { unit } of fallen) avenge(play, unit)
  if (scion === 'zahhak' && fallen.some(({ unit }) => unit === 'zahhak')) play.next(slipAway({ unit: 'zahhak' }))
})
const feast = (play: Play, falls: number): void => {
  if (falls > 0 && findIn(play, 'taotie') !== undefined) gainHp(play, 'taotie', falls, 'endless-hunger')
}
const SISTERS: readonly UnitId[] = ['medusa', 'stheno', 'euryale']
const WRATH = 2
const avenge = (play: Play, fallen: UnitId): void => {
  if (!SISTERS.includes(fallen)) return
  for (const { id } of scionChips(play.state.open)) gainHp(play, id, WRATH, 'sisters-wrath')
}
