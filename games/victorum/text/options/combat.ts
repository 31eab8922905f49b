import type { OptionText } from '../../../types.ts'
import type { SkillId, TacticId } from '../../content/ids.ts'
import { isKeyHex, playerDeployHexes } from '../../rules/arena/arenas.query.ts'
import { isHeroAtRisk } from '../../rules/dice/backlash.query.ts'
import { hexName } from '../../rules/ground/hexes.query.ts'
import { influenceOfFailing } from '../../rules/campaign/influence.query.ts'
import { type Intent, intentOfUnit } from '../../rules/rivals/intent.query.ts'
import { chanceToDefeat, poolOf } from '../../rules/dice/pool.query.ts'
import { healthOf } from '../../rules/units/stats.query.ts'
import { sweepsTribune } from '../../rules/combat/tribune.query.ts'
import { unitNamed } from '../../rules/units/units.query.ts'
import type { Hex } from '../../rules/state/shape.ts'
import type { UnitView } from '../read.ts'
import { joined } from '../../../text/sentence.ts'
import { percent } from '../../../text/percent.ts'
import type { Words } from '../words.ts'
import { type At, type More, optionText } from './at.ts'
import { statsOfChip } from './campaign.ts'

/** Mark, destinations and targets, as things stand. */
export const intentText = ({ why, names }: Words, intent: Intent): string => {
  const { idle, plan, strikes } = intent
  if (idle !== undefined) return why.idle[idle]
  const marks = [...new Set(plan.marks.map(({ unit, at }) => (unit === undefined ? hexName(at) : names.unit(unit))))]
  const targets = [
    ...new Set(
      strikes.flatMap(({ special, blows }) => (special === undefined ? blows.map(({ target }) => target) : [])),
    ),
  ]
  const specials = new Map<SkillId, readonly string[]>()
  for (const { special, blows } of strikes)
    if (special)
      specials.set(
        special,
        blows.map(({ target }) => target),
      )
  return joined([
    plan.entry === undefined || marks.length === 0 ? undefined : why.mark(plan.entry, marks.join(' / ')),
    plan.destinations.length === 0 ? why.stays : why.to(plan.destinations.map(hexName)),
    ...[...specials].map(([skill, on]) => why.uses(skill, on)),
    targets.length === 0 ? undefined : why.attacks(targets),
  ])
}
export const hpText = ({ words, open }: At, unit: UnitView): string =>
  words.why.hpOf(unit.hp, Math.max(unit.hp, healthOf(open, unit)))

/** A unit of the rival or the arena that acts next. */
export const actorText = ({ words, open }: At, id: string): OptionText => {
  const unit = unitNamed(open, id)
  const why = unit === undefined || unit.side === 'player' ? undefined : intentText(words, intentOfUnit(open, unit))
  return optionText(words.options.unit(id), [why], { icon: 'unit', subject: `unit ${id}` })
}
/** A unit that is chosen as a target or a mark; `tribune`: that would be the tribune's end. */
const chosenText = (at: At, id: string, what: string, icon: string, threat: boolean, tribune = false): OptionText => {
  const unit = unitNamed(at.open, id)
  return optionText(
    what,
    [unit && hexName(unit.at), unit && hpText(at, unit), tribune ? at.words.why.tribune : undefined],
    { icon, ...(threat || tribune ? { tone: 'threat' as const } : {}) },
  )
}
const isHerosLast = (at: At, id: string): boolean => id === 'hero' && isLastHp(at)
export const targetText = (at: At, id: string, tribune = false): OptionText =>
  chosenText(at, id, at.words.options.target(id), 'target', isHerosLast(at, id), tribune)
export const markText = (at: At, id: string): OptionText =>
  chosenText(at, id, at.words.options.mark(id), 'mark', isHerosLast(at, id))
/** Whom a tactic is put on: nothing that hurts at once. */
export const tacticTargetText = (at: At, id: string): OptionText =>
  chosenText(at, id, at.words.options.target(id), 'target', false)
const isLastHp = ({ open }: At) => open.hero.blessings === 0 && (unitNamed(open, 'hero')?.hp ?? open.hero.hp) <= 1

/** The dice, the chance, and what it would cost to succeed (VIC-TRIBUNE-04). */
export const attackText = (at: At, id: string, targetId: string): OptionText => {
  const { words, open, combat } = at
  const attacker = unitNamed(open, id)
  const target = unitNamed(open, targetId)
  if (attacker === undefined || target === undefined) return optionText('')
  const chance = chanceToDefeat(open, attacker, target)
  const tribune = combat?.tribune === targetId && chance > 0 && open.hero.hp > 1
  const risk = isHeroAtRisk(open, attacker, target)
  return optionText(
    words.options.attack(id, targetId),
    [
      words.why.pool(poolOf(open, attacker, target).dice, percent(chance)),
      tribune ? words.why.tribune : undefined,
      risk ? words.why.heroRisk : undefined,
    ],
    {
      icon: 'attack',
      subject: `unit ${id}`,
      group: words.options.groups.attack,
      ...(tribune || risk ? { tone: 'threat' as const } : {}),
    },
  )
}

export const skillText = (at: At, id: string, skill: SkillId, special: boolean): OptionText => {
  const { words } = at
  const tribune = special && sweepsTribune(at.open, id, skill)
  return optionText(
    words.options.skill(id, skill),
    [words.names.skills[skill].text, tribune ? words.why.tribune : undefined],
    {
      icon: skill,
      subject: `unit ${id}`,
      ...(special ? { group: words.options.groups.special } : {}),
      ...(tribune ? { tone: 'threat' as const } : {}),
    },
  )
}

/** What stepping onto a hex does: items, key hexes, and bringing the flag home (VIC-GOAL-03). */
const hexWhy = ({ words, open, combat }: At, id: string, hex: Hex): string[] => {
  if (combat === undefined) return []
  const { why } = words
  const unit = unitNamed(open, id)
  const isMine = unit?.side === 'player'
  const takes = (['flag', 'trident'] as const).filter(item => combat[item] === hex && (item !== 'flag' || isMine))
  const isHome = isMine && playerDeployHexes(open).includes(hex)
  return [
    ...takes.map(why.picksUp),
    ...(isHome ? [unit?.carries.includes('flag') ? why.capture : why.deployHex] : []),
    ...(isKeyHex(open, hex) ? [why.keyHex] : []),
  ]
}
export const moveText = (at: At, id: string, hex: Hex, over?: Hex): OptionText => {
  const { options } = at.words
  const to = hexName(hex)
  return optionText(
    over === undefined ? options.move(id, to) : options.moveOver(id, to, hexName(over)),
    hexWhy(at, id, hex),
    { icon: 'move', subject: `unit ${id}`, fold: options.folds.move },
  )
}
/** A hex for a unit that walks, is displaced or comes up there. */
export const hexText = (at: At, id: string, hex: Hex, what = at.words.options.hex(hexName(hex))): OptionText =>
  optionText(what, hexWhy(at, id, hex), { icon: 'hex' })

export const deployText = (at: At, id: string, hex: Hex): OptionText =>
  optionText(at.words.options.deploy(id, hexName(hex)), [statsOfChip(at, id)], {
    icon: 'deploy',
    subject: `unit ${id}`,
    fold: at.words.options.folds.deploy,
    ...(id === 'hero' && isLastHp(at) ? { tone: 'threat' as const } : {}),
  })

export const tacticText = ({ words }: At, tactic: TacticId, id: string): OptionText =>
  optionText(words.options.tactic(tactic, id), [words.why.tacticOf(tactic)], {
    icon: tactic,
    subject: `tactic ${tactic}`,
  })

/** A unit of yours that suffers: the plague, the Blood Price. */
export const sufferText = (at: At, id: string, what: string, points: number): OptionText => {
  const { words, open } = at
  const unit = unitNamed(open, id)
  const risk = id === 'hero' && open.hero.blessings === 0 && (unit?.hp ?? 0) <= points
  const more: More = { icon: 'price', ...(risk ? { tone: 'threat' } : {}) }
  return optionText(
    what,
    [words.why.damage(points), unit && hpText(at, unit), risk ? words.why.heroRisk : undefined],
    more,
  )
}

/** Failing costs influence (VIC-SURRENDER-03). */
export const surrenderText = ({ words, open }: At): OptionText =>
  optionText(words.options.surrender, [words.why.fails(influenceOfFailing(open))], {
    icon: 'surrender',
    tone: 'threat',
    fold: words.options.folds.surrender,
  })

export const rerollText = ({ words, combat }: At, which: readonly number[]): OptionText => {
  const { options, names } = words
  const { dice = [], hits = [] } = combat?.attack ?? {}
  const named = which.flatMap(index => {
    const die = dice[index]
    return die === undefined ? [] : [options.dieNumber(index + 1, die, hits[index] === true)]
  })
  return optionText(options.reroll(names.list(named)), [], { icon: 'reroll', fold: options.folds.reroll })
}
