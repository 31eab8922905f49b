import { damageOf } from './damage.query.ts'
import { printedDamage } from './striking.query.ts'
import { wayTo } from '../realm/spaces.query.ts'
import { cardOf, isEnemyOwner } from '../units/units.query.ts'
import { chooseShotWay } from './ballista.ts'
import { loseSupply } from './health.ts'
import { damage } from './hurt.ts'
import { knockBackAfterMelee } from './melee.ts'
import { shoot } from './missile.ts'
import { openWindow } from '../turn/openWindow.ts'
import { spellEffects, starDamage } from '../spells/cast.ts'
import { spellPower } from '../spells/power.ts'
import { go, step } from '../state/kit.ts'
import type { AttackKind, Declared, Now, Play, UnitId } from '../state/shape.ts'
import { isStill, unitIn, unitOf } from '../units/units.ts'

/**
 * The attack pipeline: declare and pay, roll, damage with reactions, effects, Knock Back, windows, Counter. Also for
 * Enemy Units, which pay nothing, and against them (TAC-ENEMY-ATTACK-07, 10, 11); a card's text goes before (TAC-ABILITY-05).
 */
export const attack = step('attack', (play, declared) => {
  aim(play, declared)
  const { kind, attacker, target, counter = false } = declared
  play.emit({ type: 'attackDeclared', kind, attacker, target, counter })
  payFirst(play, kind, attacker)
  openWindow(play, { window: 'attackDeclared', attacker, target, direct: 0, emptied: [] })
  play.next(roll(), strike(), effects(), knock(), finish(), go('counter.check'), endAttack())
})

/** A spell that deals no damage is no attack: it is paid, rolled and has its effect (TAC-SPELL-10, TAC-RULING-14). */
export const castSupport = step('spell.castSupport', (play, { caster, target }) => {
  aim(play, { kind: 'spell', attacker: caster, target })
  payFirst(play, 'spell', caster)
  play.next(spellPower(), supportEffects(), endAttack())
})

/** The direction is fixed now (TAC-KNOCK-04). */
const aim = (play: Play, { kind, attacker, target, counter = false, bonus = 0 }: Declared): void => {
  const by = unitIn(play, attacker)
  const to = unitIn(play, target)
  play.state.open.attack = {
    kind,
    attacker,
    target,
    attackerSerial: by.serial,
    targetSerial: to.serial,
    counter,
    bonus,
    away: wayTo(by.at, to.at),
    centre: to.at,
    stars: 0,
    direct: 0,
    steady: false,
    rage: 0,
    emptied: [],
    missed: undefined,
  }
}

/** 1 Ammo or 1 Mana to begin with (TAC-MISSILE-02, TAC-SPELL-02, TAC-RULING-28). */
const payFirst = (play: Play, kind: AttackKind, attacker: UnitId): void => {
  if ((kind === 'missile' || kind === 'spell') && !isEnemyOwner(unitIn(play, attacker).owner))
    loseSupply(play, attacker, 1, kind)
}

type Seen = NonNullable<Now['open']['attack']>
const attackerStays = (open: Now['open'], { attacker, attackerSerial }: Seen): boolean =>
  isStill(open, attacker, attackerSerial)
/** Both are still there; otherwise what is left of the attack is left out (TAC-ABILITY-05). */
const bothStay = (open: Now['open'], current: Seen): boolean =>
  attackerStays(open, current) && isStill(open, current.target, current.targetSerial)

/** Missiles roll for misses, spells are powered up and roll for ★; melee and Ballista roll nothing here (TAC-MISSILE-04, TAC-SPELL-03). */
const roll = step('attack.roll', play => {
  const { open } = play.state
  if (open.attack === undefined || !bothStay(open, open.attack)) return
  if (open.attack.kind === 'missile') play.next(shoot())
  else if (open.attack.kind === 'spell') play.next(spellPower())
})

const damageBy = (open: Now['open'], { kind, attacker, stars }: Seen): number => {
  const unit = unitOf(open, attacker)
  return printedDamage(unit, kind) + (kind === 'spell' ? starDamage(cardOf(unit).spell, stars) : 0)
}

/** The damage, with what follows from it at once (TAC-MELEE-03, TAC-ABILITY-02). */
const strike = step('attack.strike', play => {
  const { open } = play.state
  const current = open.attack
  if (current === undefined || current.missed || !bothStay(open, current)) return
  const { kind, attacker, target, bonus } = current
  const printed = damageBy(open, current)
  const bonusCause = current.counter ? 'enraged' : (open.turn?.card ?? 'bonus')
  const { amount, terms } = damageOf(open, { kind, attacker, target, printed, bonus, bonusCause })
  current.centre = unitIn(play, target).at
  current.direct = amount
  damage(play, attacker, kind, { unit: target, amount, terms })
})

/** The rest of the card's text: also for the others when the target has fallen, not without the attacker (TAC-SPELL-04). */
const effects = step('attack.effects', play => {
  const { open } = play.state
  const current = open.attack
  if (current === undefined || current.missed || !attackerStays(open, current)) return
  const { kind, attacker, target, direct: amount } = current
  if (kind === 'spell') spellEffects(play, current)
  if (amount > 0 && bothStay(open, current)) play.moment('hit', { attacker, target, kind, amount })
})

/** A support spell has nobody to lose but its target. */
const supportEffects = step('spell.support', play => {
  const { open } = play.state
  if (open.attack !== undefined && bothStay(open, open.attack)) spellEffects(play, open.attack)
})

/** A Missile has none (TAC-MELEE-04, TAC-BALLISTA-06, TAC-MISSILE-09). */
const knock = step('attack.knock', play => {
  const { open } = play.state
  const current = open.attack
  if (current === undefined || current.missed || !bothStay(open, current)) return
  if (current.kind === 'melee') knockBackAfterMelee(play, current)
  else if (current.kind === 'ballista') play.next(chooseShotWay())
})

/** The window after an attack (TAC-TACTIC-01). */
const finish = step('attack.finish', play => {
  const current = play.state.open.attack
  if (current === undefined) return
  const { attacker, target, direct, emptied } = current
  openWindow(play, { window: 'attackDone', attacker, target, direct, emptied: emptied.slice() })
})

const endAttack = step('attack.end', play => {
  play.state.open.attack = undefined
})
