import type { AskedAs, Random } from '@tabletome/engine'
import type { SpellId } from '../content/types.ts'
import { damageOf } from '../rules/attack/damage.query.ts'
import { areAllies, cardOf, type Open, unitId } from '../rules/units/units.query.ts'
import type { Asked, Tactics, UnitId, View } from '../rules/state/shape.ts'
import { blowOf } from './blows.ts'
import { keepWorth, rankOf } from './cards.ts'
import { areaWorth, withOne } from './areas.ts'
import { lossAt } from './danger.ts'
import { pushGain } from './push.ts'
import { questOf, turnsNeeded } from './quest.ts'
import { placeWorth, stanceOf, type Stance } from './stance.ts'
import { bodyOf, isQuest } from './worth.ts'

type Options = readonly { readonly id: string }[]
type Choosing<Q extends Asked['choice']> = AskedAs<Tactics, Q>

/** The option that seems best by a number; the first of equals. */
export const bestBy = <O extends { readonly id: string }>(
  options: readonly O[],
  worth: (option: O) => number,
): string | undefined => {
  let best: string | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const option of options) {
    const each = worth(option)
    if (each > most) [best, most] = [option.id, each]
  }
  return best
}
const first = (options: Options): string | undefined => options[0]?.id
const withVerb = (
  options: readonly { readonly id: string; readonly answer: { readonly do: string } }[],
  verb: string,
) => options.find(({ answer }) => answer.do === verb)?.id

/** A quick answer to every question but the actions themselves. */
export const smallAnswer = (view: View, question: Asked, random: Random): string | undefined => {
  const { open } = view
  const { options } = question
  switch (question.choice) {
    case 'setup.keepUnit':
      return bestBy(question.options, ({ answer }) => keepWorth(answer.card))
    case 'setup.place':
      if (isQuest(open)) return placeForQuest(open, question)
      return withVerb(question.options, 'auto') ?? first(options)
    case 'setup.keepTactic':
      return bestBy(question.options, ({ answer }) => -rankOf(answer.card, isQuest(open)))
    case 'turn.discard':
      return bestBy(question.options, ({ answer }) => rankOf(answer.card, isQuest(open)))
    case 'melee.knockBack':
      return withVerb(question.options, 'roll')
    case 'spell.power':
      return power(open, options)
    case 'spell.way':
      return pushBest(open, question, open.attack?.target, 1 + (open.attack?.stars ?? 0))
    case 'ballista.way':
      return pushBest(open, question, open.attack?.target, 1)
    case 'tactic.way':
      return pushBest(open, question, question.about.unit, 1)
    case 'spell.space':
      return bestPlace(open, question)
    case 'dungeon.exit':
      return exit(open, question)
    case 'counter.offer':
      return counter(open, question)
    case 'tactic.gain':
      return withVerb(question.options, gain(open, question.about.unit))
    case 'tactic.unit':
    case 'crystal.unit':
      return chooseUnit(open, question)
    case 'tactic.window':
    case 'crystal.bonus':
    case 'dungeon.caveIn':
      return first(options)
    case 'setup.location':
    case 'turn.act':
    case 'move.go':
      return options[random.below(options.length)]?.id
  }
}

/** Every star is tried with the ways to the dungeons from there. */
const placeForQuest = (open: Open, { seat, options }: Choosing<'setup.place'>): string | undefined =>
  bestBy(options, ({ answer }) => {
    if (answer.do !== 'put') return Number.NEGATIVE_INFINITY
    const id = unitId(seat, answer.class)
    const unit = open.units[id]
    if (unit === undefined) return Number.NEGATIVE_INFINITY
    return -turnsNeeded(questOf({ ...open, units: { ...open.units, [id]: { ...unit, at: answer.at } } }))
  })

/** No more Mana than can matter; a target that falls anyway needs none. */
const power = (open: Open, options: Options): string | undefined => {
  const { attack } = open
  const by = attack && open.units[attack.attacker]
  const to = attack && open.units[attack.target]
  const spell = by && cardOf(by).spell
  if (!attack || !by || !to || !spell) return first(options)
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
  { seat, options }: Choosing<'spell.way' | 'ballista.way' | 'tactic.way'>,
  target: UnitId | undefined,
  n: number,
): string | undefined =>
  target === undefined ? first(options) : bestBy(options, ({ answer }) => pushGain(open, seat, target, answer.way, n))

/** Where an ally is best put by a passage. */
const bestPlace = (open: Open, { seat, options }: Choosing<'spell.space'>): string | undefined => {
  const target = open.attack?.target
  const unit = target && open.units[target]
  if (!target || !unit) return first(options)
  const stance = stanceOf(open, seat)
  return bestBy(options, ({ answer: { at } }) => placeWorth(stance, target, unit, at) + areaAfter(stance, unit.at, at))
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
const exit = (open: Open, { options, about: { unit: id, box } }: Choosing<'dungeon.exit'>): string | undefined => {
  const unit = open.units[id]
  if (unit === undefined) return first(options)
  const crystals = { ...open.crystals, [box]: 'green' as const }
  return bestBy(options, ({ answer }) => {
    const units = { ...open.units, [id]: { ...unit, inside: undefined, at: answer.at } }
    return -turnsNeeded(questOf({ ...open, units, crystals }))
  })
}

/** Answer with what does most; a Weakened unit pays two Health for it. */
const counter = (open: Open, { options, about }: Choosing<'counter.offer'>): string | undefined => {
  const { unit: id, attacker } = about
  const unit = open.units[id]
  const price = unit?.weakened ? bodyOf(unit.health) - bodyOf(unit.health - 2) - 0.2 : 0
  return bestBy(options, ({ answer }) =>
    answer.do === 'pass' ? 0 : blowOf(open, id, answer.kind, attacker).gain - price,
  )
}

const gain = (open: Open, id: UnitId): 'health' | 'supply' => {
  const unit = open.units[id]
  if (unit === undefined) return 'health'
  const card = cardOf(unit)
  const [hurt, short] = [card.health - unit.health, card.supply - unit.supply]
  return hurt >= 2 || short === 0 || unit.health <= 4 ? 'health' : 'supply'
}

/** One's own: whoever needs it most. An enemy: whoever is to be feared most, or nearest to its end. */
const chooseUnit = (open: Open, { seat, options }: Choosing<'tactic.unit' | 'crystal.unit'>): string | undefined => {
  const stance = stanceOf(open, seat)
  return bestBy<(typeof options)[number]>(options, ({ answer }) => {
    if (answer.do === 'done') return -0.5
    const unit = open.units[answer.unit]
    if (unit === undefined) return -1
    if (!areAllies(open, seat, unit.owner)) return cardOf(unit).melee.damage + 2 / unit.health
    const hurt = Math.min(3, cardOf(unit).health - unit.health)
    return bodyOf(unit.health + hurt) - bodyOf(unit.health) + 0.01 * lossAt(stance.danger, unit, Math.max(0, unit.at))
  })
}
