import { SCIONS } from '../../content/scions.ts'
import { distance } from '../ground/hexes.query.ts'
import { heroDoes } from '../camp/earned.query.ts'
import { hasEffect } from '../campaign/events.query.ts'
import { HERO, healthOf, skillOf } from '../units/stats.query.ts'
import { combatIn, fightStep, findIn, unitIn } from './fight.ts'
import { fullHeal, gainHp, setHp } from './hp.ts'
import { dropItems, takeLaurel } from '../ground/items.ts'
import type { Fallen } from '../state/steps.ts'
import { loseHero } from './over.ts'
import { go } from '../state/kit.ts'
import type { Play, Unit, UnitId } from '../state/shape.ts'
import { returnTactic } from '../camp/supply.ts'

/**
 * The hero first: a blessing saves it or the campaign is lost; then all others leave together, then one check, and only then
 * what their fall sets off (VIC-DEFEAT-01…09, VIC-RULING-71, VIC-RULING-74).
 */
export const fallTogether = fightStep('fall', (play, { units, cause, by, attack }) => {
  const leaving: Unit[] = []
  let survived = false
  for (const id of units) {
    const unit = findIn(play, id)
    if (unit === undefined) continue
    if (id !== HERO) leaving.push(unit)
    else if (canSurvive(play)) survived = true
    else return loseHero(play, cause, by)
  }
  if (survived) survive(play)
  const fallen = leaving.map(unit => fallenOf(play, unit))
  for (const unit of leaving) tallyFall(play, unit, by, attack)
  const gone = leaving.filter(unit => !hasRisen(unit))
  const steps = gone.map(({ id }) => ({ cause: id, step: leave({ unit: id, cause, by, attack }) }))
  if (doesOrderMatter(play, gone)) play.next(go('order.effects', { effects: steps }))
  else for (const { step } of steps) play.next(step)
  play.next(go('combat.checkOver'), afterFall({ fallen, survived, cause, by, attack }))
})

const fallenOf = (play: Play, unit: Unit): Fallen['fallen'][number] => {
  const { id, kind, side, at } = unit
  return { unit: id, kind, side, at, lastBreath: skillOf(play.state.open, unit, 'last-breath') }
}

/** A blessing must save the hero, but not in the scion combat (VIC-BLESSING-02, 03, 05, VIC-RULING-65). */
const canSurvive = (play: Play): boolean => play.state.open.hero.blessings > 0 && combatIn(play).kind !== 'scion'

/** Fully healed where it stands, with all it carries and all that lies on it; at least 1 HP, wound or not. */
const survive = (play: Play): void => {
  const { hero } = play.state.open
  hero.blessings--
  play.emit({ type: 'blessingUsed', left: hero.blessings, for: 'survive' })
  fullHeal(play, HERO, 'blessing')
  if (hero.hp === 0) setHp(play, HERO, 1)
  play.emit({ type: 'survived', hp: hero.hp, left: hero.blessings })
}

/** A scion whose card has given it HP again stays, but has been defeated (VIC-RULING-106). */
const hasRisen = (unit: Unit): boolean => unit.elite && unit.side === 'rival' && unit.hp > 0

/** Only the order of your own fallen is ever looked at: by No Life Wasted and by Pluto. */
const doesOrderMatter = (play: Play, gone: readonly Unit[]): boolean => {
  const { open } = play.state
  const combat = combatIn(play)
  if (gone.filter(({ side }) => side === 'player').length < 2) return false
  if (combat.kind === 'scion' && SCIONS[open.scion].raises) return true
  return combat.kind !== 'sport' && heroDoes(open, 'firstFallenRestored') && combat.tally.fallenMine.length === 0
}

/** What opportunities ask about (VIC-RULING-109). */
const tallyFall = (play: Play, unit: Unit, by: UnitId | undefined, attack: true | undefined): void => {
  const { open } = play.state
  const { tally } = combatIn(play)
  if (unit.side !== 'arena') tally.fallenAll++
  const attacker = by === undefined || !attack ? undefined : findIn(play, by)
  if (attacker?.side !== 'player') return
  if (attacker.id === HERO) tally.heroKills++
  if (distance(attacker.at, unit.at) > 1) tally.farKills++
  if (!attacker.elite && healthOf(open, attacker) <= 3 && healthOf(open, unit) >= 6) tally.giantKilled = true
}

/** One unit leaves the arena: what it carried and what lay on it, its pile, and the tribune's revenge (VIC-DEFEAT-03…08). */
const leave = fightStep('fall.leave', (play, { unit: id, cause, by, attack }) => {
  const combat = combatIn(play)
  const unit = unitIn(play, id)
  const { kind, side, at, carries } = unit
  combat.units.splice(combat.units.indexOf(unit), 1)
  pile(play, unit)
  play.emit({ type: 'defeated', unit: id, kind, side, at, by, cause })
  dropItems(play, carries, at, attack ? by : undefined)
  for (const tactic of unit.tactics) returnTactic(play, tactic, id)
  for (const { what, tactic } of unit.lasting)
    if (tactic && what !== 'cursed' && what !== 'netted' && what !== 'fatigued') returnTactic(play, what, id)
  if (id === combat.tribune) reduceHero(play)
})

/** Face down in the camp it came from; arena units, Heads, scions and the primus leave for good (VIC-DEFEAT-03…05). */
const pile = (play: Play, { id, side, elite, kind }: Unit): void => {
  const combat = combatIn(play)
  const { camp } = play.state.open
  if (side === 'player') {
    camp.defeated.push(id)
    combat.tally.fallenMine.push(id)
  } else if (id.startsWith('shade.')) camp.defeated.push(id.slice('shade.'.length))
  else if (side === 'rival' && !elite && kind !== 'head') combat.fallenRivals.push(id)
}

/** Not damage: a hero with more has 1 HP from now on, in camp or in combat (VIC-TRIBUNE-04, VIC-TRIBUNE-05, VIC-RULING-64). */
const reduceHero = (play: Play): void => {
  const { hero } = play.state.open
  combatIn(play).tribune = undefined
  if (hero.hp <= 1) return
  play.emit({ type: 'heroReduced', from: hero.hp })
  setHp(play, HERO, 1)
}

/** The attacker's effects first, then those of others; the combat may have ended before (VIC-TURN-05). */
const afterFall = fightStep('fall.after', (play, about) => {
  const { fallen, by, attack } = about
  if (attack && by !== undefined && fallen.length > 0) takeLaurel(play, by)
  play.next(go('skills.fallen', about))
  if (hasEffect(play.state.open, 'trigger:kin')) play.next(vengefulKin({ falls: fallenRivals(about) }))
  if (combatIn(play).kind === 'scion') play.next(go('scion.fallen', about))
})
const fallenRivals = ({ fallen }: Fallen): number => fallen.filter(({ side }) => side === 'rival').length

/** Each other rival unit gains 1 HP for each that fell (B18). */
const vengefulKin = fightStep('fall.kin', (play, { falls }) => {
  if (falls > 0) for (const { id, side } of combatIn(play).units) if (side === 'rival') gainHp(play, id, falls, 'B18')
})
