import { barbsOf, riposteOf } from './backlash.query.ts'
import { heroDoes } from '../camp/earned.query.ts'
import { hexName } from '../ground/hexes.query.ts'
import { ignoredBy, poolOf, veilOf } from './pool.query.ts'
import { roundabouts, wayOver } from '../ground/myWays.query.ts'
import { costsFrom, reachable } from '../ground/reach.query.ts'
import { HERO, isDazed, isFatigued, skillOf } from '../units/stats.query.ts'
import { countOf, unitNamed } from '../units/units.query.ts'
import { combatIn, combatOf, fightQuestion, fightStep, findIn } from '../combat/fight.ts'
import { loseHp } from '../combat/harm.ts'
import { offerRerolls } from './reroll.ts'
import { countHits, rollDice } from './roll.ts'
import { go, option } from '../state/kit.ts'
import type { Fight, Now, Offers } from '../state/shape.ts'

/**
 * The pool is gathered and rolled, hits are damage, then what they set off, the attacker's effects first
 * (VIC-RIVAL-ENGAGE-08, VIC-PLAYER-ENGAGE-05, VIC-TURN-05).
 */
export const attackUnit = fightStep('attack', (play, fight) => {
  const attacker = findIn(play, fight.attacker)
  if (attacker === undefined || findIn(play, fight.target) === undefined) return
  attacker.hasActed = true
  play.next(canPay(play.state.open, fight) ? offerPrice(fight) : rollAttack({ fight, paid: false }), endAttack(fight))
})
const canPay = (open: Now['open'], { attacker }: Fight): boolean =>
  attacker === HERO && heroDoes(open, 'bloodPrice') && countOf(open, 'player') > 1

/** Nox: 1 damage to another unit of yours for a black die; once per turn, as the hero attacks once. */
const offerPrice = fightQuestion('attack.price', {
  options: ({ open }, fight) => {
    const list: Offers<'pay' | 'pass'> = []
    for (const { id, side } of combatOf(open).units) {
      if (side !== 'player' || id === HERO) continue
      const price = go('harm', { units: [{ unit: id, damage: 1 }], cause: 'blood-price', by: HERO })
      list.push(option({ do: 'pay', unit: id }, [price, rollAttack({ fight, paid: true })], `unit ${id}`))
    }
    list.push(option({ do: 'pass' }, rollAttack({ fight, paid: false })))
    return list
  },
})

const rollAttack = fightStep('attack.roll', (play, { fight, paid }) => {
  const { open } = play.state
  const combat = combatIn(play)
  const attacker = findIn(play, fight.attacker)
  const target = findIn(play, fight.target)
  if (attacker === undefined || target === undefined) return
  const { dice, terms } = poolOf(open, attacker, target, paid)
  const veil = veilOf(open, target)
  if (veil !== undefined) combat.once.push(veil)
  const hits = rollDice(play, dice)
  combat.attack = { attacker: attacker.id, target: target.id, dice, hits, dealt: 0, lost: 0, breath: undefined }
  play.emit({ type: 'attacked', unit: attacker.id, target: target.id, pool: terms, dice: [...dice], hits: [...hits] })
  play.next(offerRerolls({ used: [] }), strike(fight))
})

/** Each hit is 1 damage; Armored ignores some of it, and a miss sets off nothing that needs damage (VIC-DICE-02, VIC-TURN-08, VIC-TURN-09). */
const strike = fightStep('attack.strike', (play, fight) => {
  const { open } = play.state
  const { attack, kind } = combatIn(play)
  const attacker = findIn(play, fight.attacker)
  const target = findIn(play, fight.target)
  if (attack === undefined || attacker === undefined || target === undefined) return
  const dealt = countHits(attack.hits)
  if (dealt === 0) {
    const damage = riposteOf(open, attacker, target)
    if (damage > 0) play.next(go('harm', { units: [{ unit: attacker.id, damage }], cause: 'riposte', by: target.id }))
    return
  }
  const ignored = Math.min(dealt, ignoredBy(open, attacker, target))
  attack.dealt = dealt
  attack.lost = dealt - ignored
  attack.breath = skillOf(open, target, 'last-breath')
  loseHp(play, target.id, { dealt, ignored, cause: 'attack', by: attacker.id })
  if (kind === 'scion' && target.side === 'rival' && target.elite)
    play.next(go('scion.hurt', { unit: target.id, dealt, byAttack: true }))
  if (target.hp === 0) play.next(go('fall', { units: [target.id], cause: 'attack', by: attacker.id, attack: true }))
  play.next(barbs(fight))
})
const barbs = fightStep('attack.barbs', (play, fight) => {
  const attacker = findIn(play, fight.attacker)
  const target = findIn(play, fight.target)
  if (attacker === undefined || target === undefined) return
  const damage = barbsOf(play.state.open, attacker, target)
  if (damage > 0) play.next(go('harm', { units: [{ unit: attacker.id, damage }], cause: 'barbed', by: target.id }))
})

/** After the attack: Follow My Lead, Parthian Shot. */
const endAttack = fightStep('attack.end', (play, { attacker, target }) => {
  const { open } = play.state
  const combat = combatIn(play)
  combat.attack = undefined
  if (attacker === HERO && heroDoes(open, 'followMyLead')) combat.led = target
  play.next(go('combat.checkOver'))
  if (attacker === HERO) play.next(offerShot())
})

/** The Parthian rides on by 1 hex, with level 2 by up to 2. */
const offerShot = fightQuestion('attack.after', {
  options: ({ open }) => {
    const list: Offers<'hex' | 'hexOver' | 'stay'> = []
    const hero = unitNamed(open, HERO)
    const hexes = shotOf(open)
    if (hero === undefined || hexes === 0 || isDazed(open, hero) || isFatigued(open, hero)) return list
    for (const to of reachable(open, hero, hexes)) list.push(option({ do: 'hex', hex: to }, ride({ to })))
    for (const [to, over] of roundabouts(open, hero, costsFrom(open, hero, hexes), hexes))
      list.push(option({ do: 'hexOver', hex: to, over }, ride({ to, over }), `hex ${hexName(to)}`))
    if (list.length > 0) list.push(option({ do: 'stay' }, []))
    return list
  },
})
const ride = fightStep('attack.ride', (play, { to, over }) => {
  const hero = findIn(play, HERO)
  const path = hero === undefined ? undefined : wayOver(play.state.open, hero, to, over)
  if (path !== undefined) play.next(go('walk', { unit: HERO, path, cause: 'parthian-shot' }))
})
const shotOf = (open: Now['open']): number =>
  heroDoes(open, 'moveTwoAfterAttack') ? 2 : heroDoes(open, 'moveAfterAttack') ? 1 : 0
