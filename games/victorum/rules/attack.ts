import type { Option } from '@tabletome/engine'
import { option } from '@tabletome/engine'
import { hasProwess } from '../knowledge/events.ts'
import { distance, hexName } from '../knowledge/hexes.ts'
import { ignoredBy, poolOf, VEIL } from '../knowledge/pool.ts'
import { roundabouts, wayOver } from '../knowledge/myWays.ts'
import { costsFrom, reachable } from '../knowledge/reach.ts'
import { HERO, isDazed, isFatigued, skillOf } from '../knowledge/stats.ts'
import { areOpponents, countOf, unitNamed } from '../knowledge/units.ts'
import { combatIn, combatOf, fightChoice, fightStep, findIn } from './fight.ts'
import { loseHp } from './harm.ts'
import { checkOver, fall, harm, scionHurt, walk } from './later.ts'
import { offerRerolls } from './reroll.ts'
import { countHits, rollDice } from './roll.ts'
import type { Hex, Now, UnitId } from './state.ts'

interface Fight {
  attacker: UnitId
  target: UnitId
}

/**
 * P10 attack: the pool is gathered and rolled, hits are damage, then what they set off, the attacker's effects first
 * (VIC-RIVAL-ENGAGE-08, VIC-PLAYER-ENGAGE-05, VIC-TURN-05).
 */
export const attackUnit = fightStep<Fight>('attack', (play, fight) => {
  const attacker = findIn(play, fight.attacker)
  if (attacker === undefined || findIn(play, fight.target) === undefined) return
  attacker.hasActed = true
  play.next(canPay(play.state.open, fight) ? offerPrice(fight) : rollAttack({ fight, paid: false }), endAttack(fight))
})
const canPay = (open: Now['open'], { attacker }: Fight): boolean =>
  attacker === HERO && hasProwess(open, 'blood-price') && countOf(open, 'player') > 1

/** Nox: 2 damage to another unit of yours for a black die; once per turn, as the hero attacks once. */
const offerPrice = fightChoice<Fight>('attack.price', {
  options: ({ open }, fight) => {
    const list: Option[] = []
    for (const { id, side } of combatOf(open).units) {
      if (side !== 'player' || id === HERO) continue
      const price = harm({ units: [{ unit: id, damage: 2 }], cause: 'blood-price', by: HERO })
      list.push(option(`pay ${id}`, [price, rollAttack({ fight, paid: true })], `unit ${id}`))
    }
    list.push(option('pass', rollAttack({ fight, paid: false })))
    return list
  },
})

const rollAttack = fightStep<{ fight: Fight; paid: boolean }>('attack.roll', (play, { fight, paid }) => {
  const { open } = play.state
  const combat = combatIn(play)
  const attacker = findIn(play, fight.attacker)
  const target = findIn(play, fight.target)
  if (attacker === undefined || target === undefined) return
  const { dice, terms } = poolOf(open, attacker, target, paid)
  if (target.id === HERO && hasProwess(open, VEIL) && !combat.once.includes(VEIL)) combat.once.push(VEIL)
  const hits = rollDice(play, dice)
  combat.attack = { attacker: attacker.id, target: target.id, dice, hits, dealt: 0, lost: 0, breath: undefined }
  play.emit({ type: 'attacked', unit: attacker.id, target: target.id, pool: terms, dice: [...dice], hits: [...hits] })
  play.next(offerRerolls({ used: [] }), strike(fight))
})

/** Each hit is 1 damage; Armored ignores some of it, and a miss sets off nothing that needs damage (VIC-DICE-02, VIC-TURN-08, VIC-TURN-09). */
const strike = fightStep<Fight>('attack.strike', (play, fight) => {
  const { open } = play.state
  const { attack, kind } = combatIn(play)
  const attacker = findIn(play, fight.attacker)
  const target = findIn(play, fight.target)
  if (attack === undefined || attacker === undefined || target === undefined) return
  const dealt = countHits(attack.hits)
  if (dealt === 0) {
    if (ripostes(open, fight))
      play.next(harm({ units: [{ unit: attacker.id, damage: 1 }], cause: 'riposte', by: target.id }))
    return
  }
  const ignored = Math.min(dealt, ignoredBy(open, attacker, target))
  attack.dealt = dealt
  attack.lost = dealt - ignored
  attack.breath = skillOf(open, target, 'last-breath')
  loseHp(play, target.id, { dealt, ignored, cause: 'attack', by: attacker.id })
  if (kind === 'scion' && target.side === 'rival' && target.elite)
    play.next(scionHurt({ unit: target.id, dealt, byAttack: true }))
  if (target.hp === 0) play.next(fall({ units: [target.id], cause: 'attack', by: attacker.id, attack: true }))
  play.next(barbs(fight))
})
const isBeside = (open: Now['open'], { attacker, target }: Fight): boolean => {
  const a = unitNamed(open, attacker)
  const t = unitNamed(open, target)
  return a !== undefined && t !== undefined && distance(a.at, t.at) === 1 && areOpponents(open, a, t)
}
const ripostes = (open: Now['open'], fight: Fight): boolean => {
  const target = unitNamed(open, fight.target)
  return target !== undefined && isBeside(open, fight) && skillOf(open, target, 'riposte') !== undefined
}
/** Barbed: whoever is still there after the damage, a hero that survived included, strikes back at an adjacent attacker. */
const barbs = fightStep<Fight>('attack.barbs', (play, fight) => {
  const { open } = play.state
  const target = findIn(play, fight.target)
  if (target === undefined || !isBeside(open, fight)) return
  const n = skillOf(open, target, 'barbed')
  if (n !== undefined) play.next(harm({ units: [{ unit: fight.attacker, damage: n }], cause: 'barbed', by: target.id }))
})

/** After the attack: Follow My Lead, Parthian Shot (P10). */
const endAttack = fightStep<Fight>('attack.end', (play, { attacker, target }) => {
  const { open } = play.state
  const combat = combatIn(play)
  combat.attack = undefined
  if (attacker === HERO && hasProwess(open, 'follow-my-lead')) combat.led = target
  play.next(checkOver(undefined))
  if (attacker === HERO) play.next(offerShot())
})

/** The Parthian rides on by 1 hex, with level 2 by up to 2. */
const offerShot = fightChoice('attack.after', {
  options: ({ open }) => {
    const list: Option[] = []
    const hero = unitNamed(open, HERO)
    const hexes = shotOf(open)
    if (hero === undefined || hexes === 0 || isDazed(open, hero) || isFatigued(open, hero)) return list
    for (const to of reachable(open, hero, hexes)) list.push(option(`hex ${hexName(to)}`, ride({ to })))
    for (const [to, over] of roundabouts(open, hero, costsFrom(open, hero, hexes), hexes))
      list.push(option(`hex ${hexName(to)} over ${hexName(over)}`, ride({ to, over }), `hex ${hexName(to)}`))
    if (list.length > 0) list.push(option('stay', []))
    return list
  },
})
const ride = fightStep<{ to: Hex; over?: Hex }>('attack.ride', (play, { to, over }) => {
  const hero = findIn(play, HERO)
  const path = hero === undefined ? undefined : wayOver(play.state.open, hero, to, over)
  if (path !== undefined) play.next(walk({ unit: HERO, path, cause: 'parthian-shot' }))
})
const shotOf = (open: Now['open']): number =>
  hasProwess(open, 'parthian-shot-2') ? 2 : hasProwess(open, 'parthian-shot-1') ? 1 : 0
