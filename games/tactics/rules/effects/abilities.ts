import { ABILITIES, type AbilityId } from '../../content/abilities.ts'
import { cardOf, isEnemyOwner } from '../units/units.query.ts'
import { gainHealth, gainSupply, loseHealth, stealSupply } from '../attack/health.ts'
import { step } from '../state/kit.ts'
import { isInPlay, unitIn, unitOf } from '../units/units.ts'
import { recover } from '../turn/weak.ts'
import type { UnitEffect } from './effect.ts'

const standUp = step('ability.stubborn', (play, { unit }) => {
  play.emit({ type: 'abilityUsed', unit, ability: 'stubborn' })
  gainHealth(play, unit, ABILITIES.stubborn.amount, 'stubborn')
  recover(play, unit, 'stubborn')
})
const fade = step('ability.vanish', (play, { unit }) => {
  const { attack } = play.state.open
  if (attack?.target !== unit) return
  attack.steady = true
  play.emit({ type: 'abilityUsed', unit, ability: 'vanish' })
})
const rage = step('ability.enraged', (play, { unit }) => {
  const { attack } = play.state.open
  if (attack?.target !== unit || attack.counter) return
  attack.rage = ABILITIES.enraged.amount
  play.emit({ type: 'abilityUsed', unit, ability: 'enraged' })
})
const prick = step('ability.quills', (play, { unit, by }) => {
  if (!isInPlay(play.state.open, by)) return
  play.emit({ type: 'abilityUsed', unit, ability: 'quills' })
  loseHealth(play, by, ABILITIES.quills.amount, 'quills', { owner: unitIn(play, unit).owner, unit })
})
const feast = step('ability.relentless', (play, { unit }) => {
  play.emit({ type: 'abilityUsed', unit, ability: 'relentless' })
  gainHealth(play, unit, ABILITIES.relentless.amount, 'relentless')
})
const grow = step('ability.regrowth', (play, { unit }) => {
  play.emit({ type: 'abilityUsed', unit, ability: 'regrowth' })
  gainHealth(play, unit, ABILITIES.regrowth.amount, 'regrowth')
})
const steal = step('ability.lightFingers', (play, { unit, target }) => {
  play.emit({ type: 'abilityUsed', unit, ability: 'lightFingers' })
  stealSupply(play, target, unit, ABILITIES.lightFingers.amount, 'lightFingers')
})
const pickUp = step('ability.retrieve', (play, { unit }) => {
  play.emit({ type: 'abilityUsed', unit, ability: 'retrieve' })
  gainSupply(play, unit, ABILITIES.retrieve.amount, 'retrieve')
})

/** What Unit Cards do at a moment; what they always do is data and is read by the queries (TAC-ABILITY-01). */
export const ABILITY_EFFECTS: Readonly<Record<AbilityId, UnitEffect>> = {
  /** Left at 3 Health or less by an attack, it regains 1 and loses its Weakened Token (TAC-RULING-31). */
  stubborn: {
    on: {
      wounded: ({ open }, { unit, amount }, self) =>
        unit === self && amount > 0 && unitOf(open, unit).health <= ABILITIES.stubborn.atMost
          ? [standUp({ unit })]
          : [],
    },
  },

  /** Damaged by a Melee Attack it is immune to that attack's Knock Back (TAC-KNOCK-13). */
  vanish: {
    on: {
      wounded: (_state, { unit, kind, amount }, self) =>
        unit === self && kind === 'melee' && amount > 0 ? [fade({ unit })] : [],
    },
  },

  /** If it Counters this attack in melee, that Counter does 1 more damage. */
  enraged: {
    on: {
      wounded: (_state, { unit, amount, area }, self) => (unit === self && amount > 0 && !area ? [rage({ unit })] : []),
    },
  },

  /** Whoever damages it in melee loses 1 Health, which is no damage (TAC-RULING-21, TAC-RULING-24, TAC-RULING-31). */
  quills: {
    on: {
      wounded: (_state, { unit, by, kind, amount }, self) =>
        unit === self && kind === 'melee' && amount > 0 ? [prick({ unit, by })] : [],
    },
  },

  /** Regains 3 Health when it is the capturing unit (TAC-CAPTURE-07). */
  relentless: {
    on: {
      captures: ({ open }, { unit }, self) =>
        unit === self && unitOf(open, unit).health < cardOf(unitOf(open, unit)).health ? [feast({ unit })] : [],
    },
  },

  /** Regains 1 Health at the start of its owner's turn; an Enemy Unit when it is activated. */
  regrowth: {
    on: {
      turnBegan: ({ open }, { owner, unit }, self) => {
        const own = unitOf(open, self)
        if (own.owner !== owner || (isEnemyOwner(owner) && unit !== self) || own.health >= cardOf(own).health) return []
        return [grow({ unit: self })]
      },
    },
  },

  /** Its Melee Attack that damages an enemy takes 1 Ammo or Mana from it, regained as Ammo (TAC-RULING-76, TAC-RULING-93). */
  lightFingers: {
    on: {
      hit: ({ open }, { attacker, target, kind }, self) => {
        if (attacker !== self || kind !== 'melee') return []
        const { class: unitClass, owner, supply } = unitOf(open, target)
        const hasSome = isEnemyOwner(owner) ? unitClass !== 'beast' : supply > 0
        return hasSome ? [steal({ unit: attacker, target })] : []
      },
    },
  },

  /** Regains 1 Ammo when its Missile Attack rolls no ✖. */
  retrieve: {
    on: {
      shot: ({ open }, { unit, misses }, self) =>
        unit === self && misses === 0 && unitOf(open, unit).supply < cardOf(unitOf(open, unit)).supply
          ? [pickUp({ unit })]
          : [],
    },
  },
}
