import type { GameText, OptionText } from '../../../types.ts'
import { DIAGONAL } from '../../content/scrolls.ts'
import type { Corner, Way } from '../../content/types.ts'
import { UNITS } from '../../content/units.ts'
import { groundOf } from '../../knowledge/ground.ts'
import { spaceName } from '../../knowledge/spaces.ts'
import { isImmune, slide } from '../../knowledge/slide.ts'
import { cardOf } from '../../knowledge/units.ts'
import type { UnitId } from '../../rules/state.ts'
import { BUY_OFF } from '../../content/numbers.ts'
import { isTactic, isUnitCard, traitName, traitText } from '../names.ts'
import { aboutOf, classOf, isClass, isUnit, isWay, unitIdOf, viewOf } from '../read.ts'
import { joined } from '../sentence.ts'
import type { Words } from '../words.ts'
import { actText, attackWhy, doneText } from './act.ts'
import { type At, optionText, who } from './at.ts'
import { moveText } from './moves.ts'
import { pushOdds, starOdds } from './odds.ts'

const keepText = ({ words }: At, card: string): OptionText => {
  const { options, why, cards, tactics } = words
  if (isTactic(words, card))
    return optionText(options.keepTactic(card), [cards.ifThen(tactics[card])], { icon: 'tactic' })
  if (!isUnitCard(words, card)) return optionText('')
  const { class: kind, front } = UNITS[card]
  const { health, move, melee, missile, spell, supply } = front
  const ability = spell ? words.spellTexts[spell.id] : traitText(words, card)?.text
  return optionText(
    options.keepUnit(card),
    [
      why.stats(health, move, melee.damage),
      missile ? why.missile(missile.damage, missile.range) : undefined,
      supply > 0 ? why.stock(kind, supply) : undefined,
      ability ? `${traitName(words, card)}${words.colon}${ability}` : traitName(words, card),
    ],
    { icon: kind },
  )
}

/** With one or two players the diagonal location comes with it (TAC-SETUP-11, TAC-SOLO-SETUP-10). */
const cornerText = ({ words, open }: At, corner: Corner): OptionText => {
  const stars = (each: Corner) => joined(groundOf(open).corners[each].map(spaceName))
  const other = DIAGONAL[corner]
  const pair = open.seats.length < 3 ? words.why.diagonal(other, stars(other)) : undefined
  return optionText(words.options.corner(corner), [stars(corner), pair], { icon: 'place' })
}

/** A unit of the set-up on one of its star spaces (TAC-SETUP-10). */
const placeText = ({ words, open }: At, unit: UnitId, space: string): OptionText => {
  const piece = open.units[unit]
  return optionText(words.options.place(space), [piece && words.why.placed(piece.card, space)], { icon: classOf(unit) })
}

/** How far which unit is pushed: a spell's question carries it, a Ballista and a Tactic Card push by one. */
const pushOf = ({ about, open }: At): { unit: UnitId | undefined; spaces: number } => ({
  unit: about.unit ?? open.attack?.target,
  spaces: about.n ?? 1,
})

const wayText = (at: At, way: Way): OptionText => {
  const { words, open } = at
  const { unit, spaces } = pushOf(at)
  const what = words.options.way(way)
  if (unit === undefined || isImmune(open, unit)) return optionText(what, [], { icon: 'way' })
  const { to, moved, collides, fell } = slide(open, unit, way, spaces)
  return optionText(
    what,
    [
      moved > 0 ? words.why.moves(spaceName(to)) : undefined,
      fell ? words.why.falls : undefined,
      collides ? words.why.collides : undefined,
    ],
    { icon: 'way' },
  )
}

const powerText = ({ words, open, about }: At, dice: number): OptionText => {
  const unit = open.attack?.attacker ?? about.attacker ?? about.unit
  const mana = (unit && open.units[unit]?.supply) ?? 0
  return optionText(
    words.options.power(dice),
    dice === 0 ? [] : [words.why.supply('wizard', mana, mana - dice), words.why.stars(starOdds(open, dice))],
    { icon: 'power' },
  )
}

/** A Weakened unit first pays for its token (TAC-COUNTER-11). */
const counterText = (at: At, kind: 'melee' | 'missile' | 'spell'): OptionText => {
  const { words, open, about } = at
  const { unit, attacker } = about
  if (unit === undefined || attacker === undefined) return optionText(words.options.counter[kind])
  const { health = 0, weakened = false } = open.units[unit] ?? {}
  return optionText(
    words.options.counter[kind],
    [
      weakened ? words.why.weakenedCounter(health, health - BUY_OFF) : undefined,
      ...attackWhy(at, kind, unit, attacker, kind === 'melee' ? (open.attack?.rage ?? 0) : 0),
    ],
    { icon: 'counter' },
  )
}

const rollText = ({ words, open }: At): OptionText =>
  optionText(words.options.roll, open.attack ? [words.why.pushes(pushOdds(open, open.attack.attacker))] : [], {
    icon: 'roll',
  })

/** Somebody to help or to hurt: how it stands now. */
const unitText = (at: At, unit: UnitId): OptionText => {
  const { words, open } = at
  const piece = open.units[unit]
  const what = words.names.Unit(who(at, unit))
  if (piece === undefined) return optionText(what)
  const { describe } = words
  const side = cardOf(piece)
  return optionText(
    what,
    [
      words.units[piece.card],
      describe.health(piece.health, side.health),
      side.supply > 0 ? describe.supply(piece.class, piece.supply, side.supply) : undefined,
      piece.weakened ? describe.weakened : undefined,
    ],
    { icon: piece.class },
  )
}

const gainText = ({ words, open, about }: At, what: 'health' | 'supply'): OptionText => {
  const unit = about.unit && open.units[about.unit]
  if (unit === undefined) return optionText(words.options.health)
  const side = cardOf(unit)
  return what === 'health'
    ? optionText(words.options.health, [words.why.health(unit.health, Math.min(side.health, unit.health + 2))], {
        icon: 'heal',
      })
    : optionText(
        words.options.supply(unit.class),
        [words.why.supply(unit.class, unit.supply, Math.min(side.supply, unit.supply + 2))],
        { icon: 'supply' },
      )
}

const passText = ({ words: { options }, choice }: At): OptionText => {
  const what =
    choice === 'melee.knockBack'
      ? options.doNotRoll
      : choice === 'counter.offer'
        ? options.noCounter
        : choice === 'crystal.bonus'
          ? options.letLapse
          : choice === 'dungeon.caveIn'
            ? options.stayHere
            : options.pass
  return optionText(what, [], { icon: 'pass' })
}

type Say = (at: At, target: string) => OptionText
const MOVES = ['to', 'step', 'portal', 'enter', 'in', 'out']

/** By the first word of the option's id. */
const SAY: Readonly<Record<string, Say>> = {
  keep: keepText,
  corner: (at, corner) => cornerText(at, corner as Corner),
  auto: ({ words }) => optionText(words.options.auto, [], { icon: 'ready', main: true }),
  done: at =>
    at.choice === 'turn.act' ? doneText(at) : optionText(at.words.options.enough, [], { icon: 'ready', main: true }),
  stop: ({ words }) => optionText(words.options.stop, [], { icon: 'stop', main: true }),
  roll: rollText,
  power: (at, dice) => powerText(at, Number(dice)),
  way: (at, way) => (isWay(way) ? wayText(at, way) : optionText('')),
  place: ({ words }, space) => optionText(words.options.place(space), [], { icon: 'place' }),
  counter: (at, kind) => counterText(at, kind as 'melee' | 'missile' | 'spell'),
  reveal: ({ words }, card) =>
    isTactic(words, card)
      ? optionText(words.options.reveal(card), [words.tactics[card].effect], { icon: 'tactic' })
      : optionText(''),
  unit: (at, unit) => (isUnit(unit) ? unitText(at, unit) : optionText('')),
  health: at => gainText(at, 'health'),
  supply: at => gainText(at, 'supply'),
  discard: ({ words }, card) =>
    isTactic(words, card)
      ? optionText(words.options.discard(card), [words.cards.ifThen(words.tactics[card])], { icon: 'discard' })
      : optionText(''),
  exit: ({ words }, space) => optionText(words.options.exit(space), [], { icon: 'leave' }),
  use: ({ words, about: { box } }) =>
    optionText(words.options.use, box === undefined ? [] : [words.crystals[box].bonus], { icon: 'crystal' }),
  pass: passText,
}

/** Whose class an option begins with: the seat that is asked. */
const seatOf = ({ view, about }: At) => about.seat ?? about.owner ?? view.seat ?? view.open.turn?.owner ?? 'p1'

/** What an option does, in words; the grammar of the ids stands in rules/state.ts. */
export const makeOption =
  (words: Words): GameText['option'] =>
  (choice, option, anyView, names) => {
    const view = viewOf(anyView)
    const at: At = { words, view, open: view.open, about: aboutOf(view), names, choice }
    const [first = '', second = '', third = ''] = option.split(' ')
    if (isClass(first)) {
      const unit = unitIdOf(seatOf(at), first)
      if (second === 'at') return placeText(at, unit, third)
      return actText(at, unit, second, third)
    }
    const moving = at.about.unit ?? view.open.move?.unit
    if ((choice === 'move.go' || choice === 'dungeon.caveIn') && moving !== undefined && MOVES.includes(first))
      return moveText(at, moving, first, second)
    return SAY[first]?.(at, second) ?? optionText('')
  }
