import type { Question } from '@tabletome/bots'
import type { Random } from '@tabletome/engine'
import type { TacticId, UnitCardId } from '../content/ids.ts'
import type { AttackKind, BoxId, SpellId } from '../content/types.ts'
import { damageOf } from '../knowledge/damage.ts'
import { spaceOf } from '../knowledge/spaces.ts'
import { areAllies, cardOf, type Open } from '../knowledge/units.ts'
import type { Seat, UnitId, View, Way } from '../rules/state.ts'
import { blowOf } from './blows.ts'
import { keepWorth, rankOf } from './cards.ts'
import { areaWorth, withOne } from './areas.ts'
import { lossAt } from './danger.ts'
import { pushGain } from './push.ts'
import { questOf, turnsNeeded } from './quest.ts'
import { placeWorth, stanceOf, type Stance } from './stance.ts'
import { bodyOf, isQuest } from './worth.ts'

type Options = Question['options']

/** The option that seems best by a number; the first of equals. */
export const bestBy = (options: Options, worth: (id: string) => number): string | undefined => {
  let best: string | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const { id } of options) {
    const each = worth(id)
    if (each > most) [best, most] = [id, each]
  }
  return best
}
const lastWord = (id: string): string => id.slice(id.lastIndexOf(' ') + 1)
const has = (options: Options, id: string): boolean => options.some(option => option.id === id)
/** What the question is about, as far as everybody may know it. */
const aboutOf = ({ agenda }: View): Readonly<Record<string, unknown>> =>
  (agenda.at(-1)?.with ?? {}) as Readonly<Record<string, unknown>>

/** A quick answer to every question but the actions themselves. */
export const smallAnswer = (
  view: View,
  { choice, seat, options }: Question<Seat>,
  random: Random,
): string | undefined => {
  const { open } = view
  switch (choice) {
    case 'setup.keepUnit':
      return bestBy(options, id => keepWorth(lastWord(id) as UnitCardId))
    case 'setup.place':
      return isQuest(open) ? placeForQuest(open, seat, options) : has(options, 'auto') ? 'auto' : options[0]?.id
    case 'setup.keepTactic':
      return bestBy(options, id => -rankOf(lastWord(id) as TacticId, isQuest(open)))
    case 'turn.discard':
      return bestBy(options, id => rankOf(lastWord(id) as TacticId, isQuest(open)))
    case 'melee.knockBack':
      return 'roll'
    case 'spell.power':
      return power(open, options)
    case 'spell.way':
      return pushBest(open, seat, options, open.attack?.target, 1 + (open.attack?.stars ?? 0))
    case 'ballista.way':
      return pushBest(open, seat, options, open.attack?.target, 1)
    case 'tactic.way':
      return pushBest(open, seat, options, aboutOf(view).unit as UnitId, 1)
    case 'spell.space':
      return bestPlace(open, seat, options)
    case 'dungeon.exit':
      return exit(open, options, aboutOf(view).unit as UnitId, aboutOf(view).box as BoxId)
    case 'counter.offer':
      return counter(view, options)
    case 'tactic.gain':
      return gain(open, aboutOf(view).unit as UnitId)
    case 'tactic.unit':
    case 'crystal.unit':
      return chooseUnit(open, seat, options)
    case 'tactic.window':
    case 'crystal.bonus':
    case 'dungeon.caveIn':
      return options[0]?.id
    default:
      return options[random.below(options.length)]?.id
  }
}

/** Every star is tried with the ways to the dungeons from there. */
const placeForQuest = (open: Open, seat: Seat, options: Options): string | undefined =>
  bestBy(options, id => {
    const [unitClass, , name = ''] = id.split(' ')
    const space = spaceOf(name)
    const unit = open.units[`${seat}.${unitClass}` as UnitId]
    if (space === undefined || unit === undefined) return Number.NEGATIVE_INFINITY
    const placed = { ...open, units: { ...open.units, [`${seat}.${unitClass}`]: { ...unit, at: space } } } as Open
    return -turnsNeeded(questOf(placed))
  })

/** No more Mana than can matter; a target that falls anyway needs none. */
const power = (open: Open, options: Options): string | undefined => {
  const { attack } = open
  const by = attack && open.units[attack.attacker]
  const to = attack && open.units[attack.target]
  const spell = by && cardOf(by).spell
  if (!attack || !by || !to || !spell) return options[0]?.id
  let wanted = DICE[spell.id] ?? 1
  if (spell.damage !== undefined) {
    const { amount } = damageOf(open, { ...attack, printed: spell.damage })
    if (amount >= to.health) wanted = 0
  } else if (spell.id === 'mend') wanted = Math.min(3, Math.max(0, 2 * (cardOf(to).health - to.health - 2)))
  return options[Math.min(wanted, options.length - 1)]?.id
}
const DICE: Readonly<Partial<Record<SpellId, number>>> = {
  ember: 3,
  hex: 3,
  storm: 2,
  gale: 1,
  leech: 1,
  frost: 2,
  passage: 2,
  mend: 2,
}

const pushBest = (
  open: Open,
  seat: Seat,
  options: Options,
  target: UnitId | undefined,
  n: number,
): string | undefined =>
  target === undefined ? options[0]?.id : bestBy(options, id => pushGain(open, seat, target, lastWord(id) as Way, n))

/** Where an ally is best put by a passage. */
const bestPlace = (open: Open, seat: Seat, options: Options): string | undefined => {
  const target = open.attack?.target
  const unit = target && open.units[target]
  if (!target || !unit) return options[0]?.id
  const stance = stanceOf(open, seat)
  return bestBy(options, id => {
    const to = spaceOf(lastWord(id)) ?? -1
    return placeWorth(stance, target, unit, to) + areaAfter(stance, unit.at, to)
  })
}
const areaAfter = ({ open, seat, ground, standings }: Stance, from: number, to: number): number => {
  let sum = 0
  for (const standing of standings) {
    let after = standing
    if (ground.area(from) === standing.area) after = withOne(after, from, -1)
    if (ground.area(to) === standing.area) after = withOne(after, to, 1)
    sum += areaWorth(open, seat, after)
  }
  return sum
}

/** Out where the next crystal is near. */
const exit = (open: Open, options: Options, id: UnitId, box: BoxId): string | undefined => {
  const unit = open.units[id]
  if (unit === undefined) return options[0]?.id
  const { inside: _, ...outside } = unit
  return bestBy(options, each => {
    const units = { ...open.units, [id]: { ...outside, at: spaceOf(lastWord(each)) ?? -1 } }
    return -turnsNeeded(questOf({ ...open, units, crystals: { ...open.crystals, [box]: 'green' } } as Open))
  })
}

/** Answer with what does most; a Weakened unit pays two Health for it. */
const counter = (view: View, options: Options): string | undefined => {
  const { open } = view
  const { unit: id, attacker } = aboutOf(view) as { unit: UnitId; attacker: UnitId }
  const unit = open.units[id]
  const price = unit?.weakened ? bodyOf(unit.health) - bodyOf(unit.health - 2) - 0.2 : 0
  return bestBy(options, each =>
    each === 'pass' ? 0 : blowOf(open, id, lastWord(each) as AttackKind, attacker).gain - price,
  )
}

const gain = (open: Open, id: UnitId): string => {
  const unit = open.units[id]
  if (unit === undefined) return 'health'
  const card = cardOf(unit)
  const [hurt, short] = [card.health - unit.health, card.supply - unit.supply]
  return hurt >= 2 || short === 0 || unit.health <= 4 ? 'health' : 'supply'
}

/** One's own: whoever needs it most. An enemy: whoever is to be feared most, or nearest to its end. */
const chooseUnit = (open: Open, seat: Seat, options: Options): string | undefined => {
  const stance = stanceOf(open, seat)
  return bestBy(options, id => {
    const unit = open.units[lastWord(id) as UnitId]
    if (unit === undefined) return id === 'pass' || id === 'done' ? -0.5 : -1
    if (!areAllies(open, seat, unit.owner)) return cardOf(unit).melee.damage + 2 / unit.health
    const hurt = Math.min(3, cardOf(unit).health - unit.health)
    return bodyOf(unit.health + hurt) - bodyOf(unit.health) + 0.01 * lossAt(stance.danger, unit, Math.max(0, unit.at))
  })
}
