import type { SkillId, TacticId } from '../content/ids.ts'
import { hexNamed, distance } from '../knowledge/hexes.ts'
import { kindOfChip } from '../knowledge/kinds.ts'
import { healthOf, HERO, movementOf, rangeOf, type SeenUnit } from '../knowledge/stats.ts'
import { unitNamed } from '../knowledge/units.ts'
import { aimGain, bestAim, movedTo, preyOf, specialGain } from './aims.ts'
import { oddsOfCombat, nearest } from './odds.ts'
import { costOfDamage, damageAt, type Outlook } from './outlook.ts'
import { POINTS } from './points.ts'
import { spotWorth, stayWorth } from './spots.ts'
import { chipWorth, heroWorth, hitsIn, unitWorth } from './worth.ts'

/** How good an answer seems, in points; doing nothing is 0. */
export type Scoring = (outlook: Outlook, words: readonly string[], about: unknown) => number

const UNHURT: ReadonlyMap<string, number> = new Map()
const chanceIn = ({ open, combat }: Outlook): number => oddsOfCombat(open, combat, UNHURT)

/** Give up where the hero may be lost, all the more where there is little to win, or where camp units would die in vain. */
export const surrenderScore = (outlook: Outlook, isTheirTurn: boolean): number => {
  const { open, combat, mine } = outlook
  const chance = chanceIn(outlook)
  const hero = mine.find(({ id }) => id === HERO)
  let score = -0.3 - 0.25 * open.act - 1.2 * chance
  if (combat.turn > 20) score += 0.1 * (combat.turn - 20)
  if (hero !== undefined) {
    const lost = damageAt(outlook, hero, hero.at)
    const risk = 1 / (1 + Math.exp((hero.hp - lost - 0.6) / 0.6))
    const lives = open.hero.blessings
    score += (isTheirTurn ? 1 : 0.3) * risk * (lives === 0 ? 8 : lives === 1 ? 3 : (1 - chance) * 1.5)
  }
  if (combat.kind === 'bloodshed')
    for (const unit of mine) if (!unit.elite) score += (1 - chance) * 0.3 * unitWorth(outlook.open, unit)
  return score
}

const start: Scoring = (outlook, [word, id]) => {
  const { open, combat, mine } = outlook
  if (word === 'begin') return 0
  if (word === 'surrender') return surrenderScore(outlook, false)
  if (word === 'plague') {
    const unit = unitNamed(open, id ?? '')
    return unit === undefined ? 0 : 5 - costOfDamage(outlook, unit, 1)
  }
  if (word !== 'reinforce') return -1
  const isGrave = combat.kind === 'primus'
  const missing = mine.length + open.camp.units.length <= 2 && combat.places.camp > 0
  return isGrave && missing && open.hero.blessings > 1 && chanceIn(outlook) < 0.7 ? 1 : -1
}

/** The strongest first, where it can do something soon: mostly the hero, so that the others are hit less before they can act. */
const deploy: Scoring = (outlook, [word, id = '', hex = '']) => {
  const { open, combat, foes, keys } = outlook
  if (word === 'pass') return 0
  if (word === 'surrender') return surrenderScore(outlook, false)
  const at = hexNamed(hex)
  const { hero } = open
  const isFast = combat.sport === 'flag' || combat.sport === 'hill'
  let score: number
  if (id === HERO) {
    const lives = combat.kind === 'scion' ? 0 : hero.blessings
    score = heroWorth(open, hero.hp)
    if (hero.hp <= 2) score -= lives > 1 ? 1 : 3
    if (isFast) score += 0.15 * hero.movement
    if (hero.hp <= 2 && combat.kind === 'sport' && lives === 0) return -1
  } else {
    const kind = kindOfChip(id)
    score = chipWorth(id) + (isFast ? 0.25 * (kind.movement - 1) : 0)
  }
  let near = 9
  if (combat.sport === 'hill') near = nearest(at, keys)
  else if (combat.sport === 'flag' && combat.flag !== undefined) near = distance(at, combat.flag)
  else for (const foe of foes) if (foe.at >= 0) near = Math.min(near, distance(at, foe.at))
  return 1 + score - 0.05 * (near === 9 ? 3 : near) - 0.05 * crowd(outlook, at)
}
const crowd = ({ threats }: Outlook, at: number): number => {
  let sum = 0
  for (const { covers, hits } of threats) if (covers[at] === 1) sum += hits
  return sum
}

/** Tactics are kept for where they do something; against a primus or a scion nothing is kept. */
const tactic: Scoring = (outlook, [word, id, target = '']) => {
  if (word !== 'tactic') return 0
  const { open, combat } = outlook
  const unit = unitNamed(open, target)
  if (unit === undefined) return -1
  const isMine = unit.side === 'player'
  const price = combat.kind === 'primus' || combat.kind === 'scion' ? 0.05 : 0.3
  return tacticGain(outlook, id as TacticId, unit, isMine) - price
}
const tacticGain = (outlook: Outlook, id: TacticId, unit: SeenUnit, isMine: boolean): number => {
  const { open, combat } = outlook
  const hits = hitsIn(open, unit)
  const threat = outlook.threats.find(each => each.unit.id === unit.id)
  const strikes = (threat?.targets ?? 0) > 0
  const lost = isMine ? damageAt(outlook, unit, unit.at) : 0
  if (id === 'bolster-health') return isMine ? costOfDamage(outlook, unit, lost) * 0.6 + 0.1 : -1
  if (id === 'second-wind') return isMine ? 0.25 * (healthOf(open, unit) - unit.hp) : -1
  if (id === 'smoke-veil') return isMine && lost > 0.8 ? 0.5 : -1
  if (id === 'whetstone') return isMine ? 0.35 : -1
  if (id === 'war-drums') return isMine ? bestAim(outlook, unit) * 0.1 + 0.1 : -1
  if (id === 'adrenaline') {
    if (!isMine) return -1
    const runs = combat.sport === 'flag' && (unit.carries.includes('flag') || combat.flag !== undefined)
    return (runs ? 0.55 : 0.25) / movementOf(open, unit)
  }
  if (isMine) return -1
  if (id === 'stun')
    return (strikes ? 0.55 : 0.1) * hits + (combat.units.some(({ carries }) => carries.includes('flag')) ? 0.2 : 0)
  if (id === 'hamstring') return (strikes ? 0.4 : 0.25) * hits + 0.05 * unit.hp
  return strikes ? 0.25 : 0.05
}

const move: Scoring = (outlook, [word, id = '', hex = '', over]) => {
  const unit = word === 'move' ? unitNamed(outlook.open, id) : undefined
  if (unit === undefined) return 0
  const gain = spotWorth(outlook, unit, hexNamed(hex)) - stayWorth(outlook, unit)
  return gain - POINTS.least - (over === undefined ? 0 : 0.01)
}

const ability: Scoring = (outlook, [word, id = '', skill = '']) => {
  const unit = word === 'skill' ? unitNamed(outlook.open, id) : undefined
  return unit === undefined ? 0 : abilityGain(outlook, unit, skill as SkillId)
}
const SIMPLE: Readonly<Partial<Record<SkillId, number>>> = {
  regen: 0.6,
  mend: 0.5,
  curse: 0.4,
  rouse: 0.6,
  leech: 0.8,
  net: 0.15,
  swap: -0.2,
  shove: -0.2,
}
const abilityGain = (outlook: Outlook, unit: SeenUnit, skill: SkillId): number => {
  const { open, foes } = outlook
  const simple = SIMPLE[skill]
  if (simple !== undefined) return simple
  if (skill === 'dash') {
    let best = 0
    for (let hex = 0; hex < 37; hex++)
      if (distance(hex, unit.at) === 1 && !open.combat?.units.some(({ at }) => at === hex))
        best = Math.max(best, spotWorth(outlook, unit, hex))
    return best - stayWorth(outlook, unit) - POINTS.least
  }
  if (skill !== 'pull' || unit.hasActed || bestAim(outlook, unit) > 0 || rangeOf(open, unit) > 1) return -0.1
  let best = 0
  for (const foe of foes) if (distance(foe.at, unit.at) === 2) best = Math.max(best, aimGain(outlook, unit, foe))
  return 0.7 * best - 0.15
}

const engage: Scoring = (outlook, [word, id = '', other = '']) => {
  const unit = unitNamed(outlook.open, id)
  if (unit === undefined) return 0
  if (word === 'special') return specialGain(outlook, unit, other)
  const foe = word === 'attack' ? unitNamed(outlook.open, other) : undefined
  if (foe === undefined) return 0
  const leads = id === HERO && outlook.open.hero.prowess.includes('follow-my-lead') ? 0.1 : 0
  return aimGain(outlook, unit, foe) + leads
}

/** The Blood Price is paid where it may fell somebody. */
const price: Scoring = (outlook, [word]) => {
  if (word !== 'pay') return 0
  const hero = outlook.mine.find(({ id }) => id === HERO)
  return hero !== undefined && hero.hp >= 4 ? 0.1 : -1
}
/** Misses are rolled again, hits never, weak dice rather not with all the others. */
const reroll: Scoring = ({ combat }, [word, ...dice]) => {
  const attack = combat.attack
  if (word !== 'reroll' || attack === undefined) return 0
  let score = 0
  for (let i = 0; i < attack.dice.length; i++)
    if (dice[0] === 'all' || dice.includes(String(i))) score += attack.hits[i] === true ? -1 : 0.5
  return dice[0] === 'all' ? score - 0.6 : score
}
const after: Scoring = (outlook, [word, hex = '']) => {
  const hero = outlook.mine.find(({ id }) => id === HERO)
  if (hero === undefined) return 0
  const to = word === 'hex' ? hexNamed(hex) : hero.at
  return spotWorth(outlook, { ...hero, hasActed: true }, to)
}
const command: Scoring = (outlook, [word, id = '']) => {
  const unit = word === 'unit' ? unitNamed(outlook.open, id) : undefined
  return unit === undefined ? 0 : 0.1 + (unit.carries.includes('flag') ? 1 : 0) + 0.1 * hitsIn(outlook.open, unit)
}
const drums: Scoring = (outlook, [word, hex = ''], about) => {
  const unit = unitNamed(outlook.open, (about as { unit?: string } | undefined)?.unit ?? '')
  if (unit === undefined) return 0
  return spotWorth(outlook, unit, word === 'hex' ? hexNamed(hex) : unit.at)
}

/** Whom a skill of yours is used on, or one of theirs. */
const skillTarget: Scoring = (outlook, [word, id = ''], about) => {
  const { open } = outlook
  const { unit: userId = '', skill = '' } = (about ?? {}) as { unit?: string; skill?: string }
  const user = unitNamed(open, userId)
  const target = unitNamed(open, id)
  if (user === undefined || target === undefined || word !== 'target') return 0
  if (user.side !== 'player') return target.side === 'player' ? -costOfDamage(outlook, target, 1) : 0
  if (target.side === 'player') {
    if (skill === 'mend') return costOfDamage(outlook, target, 1) + 0.1 * (healthOf(open, target) - target.hp)
    return skill === 'rouse' ? unitWorth(open, target) : -1
  }
  if (skill === 'pull' || skill === 'shove') return aimGain(outlook, user, target)
  if (skill === 'leech' && target.id === outlook.combat.tribune) return -2
  return preyOf(outlook, target) + (target.hp === 1 ? 1 : 0)
}
const skillHex: Scoring = (outlook, [word, hex = ''], about) => {
  const { open } = outlook
  const {
    unit: userId = '',
    target: id = '',
    skill = '',
  } = (about ?? {}) as { unit?: string; target?: string; skill?: string }
  const user = unitNamed(open, userId)
  if (user === undefined) return 0
  if (word !== 'hex') return skill === 'dash' ? spotWorth(outlook, user, user.at) : 0
  const to = hexNamed(hex)
  if (skill === 'dash') return user.side === 'player' ? spotWorth(outlook, user, to) : 0
  const target = unitNamed(open, id)
  if (target === undefined) return 0
  if (target.side === 'player') return spotWorth(outlook, target, to)
  let aims = 0
  for (const unit of outlook.mine) aims += bestAim(outlook, movedTo(unit, unit.at))
  return aims - 0.1 * distance(to, user.at)
}

/** Questions of your own turn. */
export const MINE: Readonly<Record<string, Scoring>> = {
  'player.start': start,
  'player.deploy': deploy,
  'player.tactic': tactic,
  'player.command': command,
  'player.move': move,
  'player.ability': ability,
  'player.engage': engage,
  'tactic.move': drums,
  'attack.price': price,
  'attack.reroll': reroll,
  'attack.after': after,
  'skill.target': skillTarget,
  'skill.hex': skillHex,
}
