import type { SkillId, TacticId } from '../content/ids.ts'
import { distance } from '../rules/ground/hexes.query.ts'
import { kindOfChip } from '../rules/units/kinds.query.ts'
import { healthOf, HERO, movementOf, rangeOf, type SeenUnit } from '../rules/units/stats.query.ts'
import { unitNamed } from '../rules/units/units.query.ts'
import type { AnswerOf, Hex, UnitId } from '../rules/state/shape.ts'
import { aimGain, bestAim, movedTo, preyOf, specialGain } from './aims.ts'
import { oddsOfCombat, nearest } from './odds.ts'
import { costOfDamage, damageAt, type Outlook } from './outlook.ts'
import { POINTS } from './points.ts'
import { type FightScores, none } from './scores.ts'
import { spotWorth, stayWorth } from './spots.ts'
import { chipWorth, heroWorth, hitsIn, unitWorth } from './worth.ts'

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

const reinforce = (outlook: Outlook): number => {
  const { open, combat, mine } = outlook
  const isGrave = combat.kind === 'primus'
  const missing = mine.length + open.camp.units.length <= 2 && combat.places.camp > 0
  return isGrave && missing && open.hero.blessings > 1 && chanceIn(outlook) < 0.7 ? 1 : -1
}

/** They strike at the hero or the deadliest from afar: the others go first. */
const LATE: readonly string[] = ['pluto', 'apep', 'gorgons']
/** The strongest first, where it can do something soon: mostly the hero, so that the others are hit less before they can act. */
const deploy = (outlook: Outlook, { unit: id, hex: at }: AnswerOf<'deploy'>): number => {
  const { open, combat, foes, keys } = outlook
  const { hero } = open
  const isFast = combat.sport === 'flag' || combat.sport === 'hill'
  let score: number
  if (id === HERO) {
    const lives = combat.kind === 'scion' ? 0 : hero.blessings
    score = heroWorth(open, hero.hp)
    if (combat.kind === 'scion' && LATE.includes(open.scion)) return 1
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
const tactic = (outlook: Outlook, answer: AnswerOf<'tactic'>): number => {
  const { open, combat } = outlook
  const unit = unitNamed(open, answer.unit)
  if (unit === undefined) return -1
  const isMine = unit.side === 'player'
  const price = combat.kind === 'primus' || combat.kind === 'scion' ? 0.05 : 0.3
  return tacticGain(outlook, answer.tactic, unit, isMine) - price
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

const move = (outlook: Outlook, { unit: id, hex }: { unit: UnitId; hex: Hex }): number => {
  const unit = unitNamed(outlook.open, id)
  if (unit === undefined) return 0
  return spotWorth(outlook, unit, hex) - stayWorth(outlook, unit) - POINTS.least
}

const ability = (outlook: Outlook, { unit: id, skill }: AnswerOf<'skill'>): number => {
  const unit = unitNamed(outlook.open, id)
  return unit === undefined ? 0 : abilityGain(outlook, unit, skill)
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

const special = (outlook: Outlook, { unit: id, skill }: AnswerOf<'special'>): number => {
  const unit = unitNamed(outlook.open, id)
  return unit === undefined ? 0 : specialGain(outlook, unit, skill)
}
const attack = (outlook: Outlook, { unit: id, target }: AnswerOf<'attack'>): number => {
  const unit = unitNamed(outlook.open, id)
  const foe = unitNamed(outlook.open, target)
  if (unit === undefined || foe === undefined) return 0
  const leads = id === HERO && outlook.open.hero.prowess.includes('follow-my-lead') ? 0.1 : 0
  return aimGain(outlook, unit, foe) + leads
}

/** The Blood Price is paid where it may fell somebody. */
const price = (outlook: Outlook): number => {
  const hero = outlook.mine.find(({ id }) => id === HERO)
  return hero !== undefined && hero.hp >= 4 ? 0.1 : -1
}
/** Misses are rolled again, hits never, weak dice rather not with all the others. */
const reroll = ({ combat: { attack: rolled } }: Outlook, isMeant: (die: number) => boolean): number => {
  let score = 0
  for (let i = 0; i < (rolled?.dice.length ?? 0); i++) if (isMeant(i)) score += rolled?.hits[i] === true ? -1 : 0.5
  return score
}
const after = (outlook: Outlook, hex?: Hex): number => {
  const hero = outlook.mine.find(({ id }) => id === HERO)
  return hero === undefined ? 0 : spotWorth(outlook, { ...hero, hasActed: true }, hex ?? hero.at)
}
const command = (outlook: Outlook, { unit: id }: AnswerOf<'unit'>): number => {
  const unit = unitNamed(outlook.open, id)
  return unit === undefined ? 0 : 0.1 + (unit.carries.includes('flag') ? 1 : 0) + 0.1 * hitsIn(outlook.open, unit)
}
const drums = (outlook: Outlook, id: UnitId, hex?: Hex): number => {
  const unit = unitNamed(outlook.open, id)
  return unit === undefined ? 0 : spotWorth(outlook, unit, hex ?? unit.at)
}

/** Whom a skill of yours is used on, or one of theirs. */
const skillTarget: FightScores['skill.target']['target'] = (outlook, { unit: id }, { unit: userId, skill }) => {
  const { open } = outlook
  const user = unitNamed(open, userId)
  const target = unitNamed(open, id)
  if (user === undefined || target === undefined) return 0
  if (user.side !== 'player') return target.side === 'player' ? -costOfDamage(outlook, target, 1) : 0
  if (target.side === 'player') {
    if (skill === 'mend') return costOfDamage(outlook, target, 1) + 0.1 * (healthOf(open, target) - target.hp)
    return skill === 'rouse' ? unitWorth(open, target) : -1
  }
  if (skill === 'pull' || skill === 'shove') return aimGain(outlook, user, target)
  if (skill === 'leech' && target.id === outlook.combat.tribune) return -2
  return preyOf(outlook, target) + (target.hp === 1 ? 1 : 0)
}
const skillHex: FightScores['skill.hex']['hex'] = (outlook, { hex: to }, { unit: userId, target: id, skill }) => {
  const { open } = outlook
  const user = unitNamed(open, userId)
  if (user === undefined) return 0
  if (skill === 'dash') return user.side === 'player' ? spotWorth(outlook, user, to) : 0
  const target = id === undefined ? undefined : unitNamed(open, id)
  if (target === undefined) return 0
  if (target.side === 'player') return spotWorth(outlook, target, to)
  let aims = 0
  for (const unit of outlook.mine) aims += bestAim(outlook, movedTo(unit, unit.at))
  return aims - 0.1 * distance(to, user.at)
}

const surrender = (outlook: Outlook): number => surrenderScore(outlook, false)

type MyQuestion =
  | Extract<keyof FightScores, `player.${string}` | `attack.${string}` | `skill.${string}`>
  | 'tactic.move'
  | 'order.effects'

/** Questions of your own turn. */
export const MINE: Pick<FightScores, MyQuestion> = {
  'player.start': {
    begin: none,
    surrender,
    reinforce,
    plague: (outlook, { unit: id }) => {
      const unit = unitNamed(outlook.open, id)
      return unit === undefined ? 0 : 5 - costOfDamage(outlook, unit, 1)
    },
  },
  'player.deploy': { deploy, pass: none, surrender },
  'player.tactic': { tactic, pass: none },
  'player.command': { unit: command, pass: none },
  'player.move': { move, moveOver: (outlook, answer) => move(outlook, answer) - 0.01, done: none },
  'player.ability': { skill: ability, done: none },
  'player.engage': { attack, special, done: none },
  'tactic.move': {
    hex: (outlook, { hex }, { unit }) => drums(outlook, unit, hex),
    stay: (outlook, _answer, { unit }) => drums(outlook, unit),
  },
  'attack.price': { pay: price, pass: none },
  'attack.reroll': {
    reroll: (outlook, { dice }) => reroll(outlook, die => dice.includes(die)),
    rerollAll: outlook => reroll(outlook, () => true) - 0.6,
    keep: none,
  },
  'attack.after': {
    hex: (outlook, { hex }) => after(outlook, hex),
    hexOver: (outlook, { hex }) => after(outlook, hex),
    stay: outlook => after(outlook),
  },
  'skill.target': { target: skillTarget },
  'skill.hex': {
    hex: skillHex,
    stay: (outlook, _answer, { unit, skill }) => (skill === 'dash' ? drums(outlook, unit) : 0),
  },
  'order.effects': { first: none },
}
