import type { About } from '@tabletome/engine'
import { sayOption, type Sayings } from '../../../text/typed.ts'
import type { GameText, OptionText } from '../../../types.ts'
import type { UnitCardId } from '../../content/ids.ts'
import { BUY_OFF } from '../../content/numbers.ts'
import { DIAGONAL } from '../../content/scrolls.ts'
import type { Corner, Way } from '../../content/types.ts'
import { UNITS } from '../../content/units.ts'
import { groundOf } from '../../rules/realm/ground.query.ts'
import { isImmune, slide } from '../../rules/movement/slide.query.ts'
import { spaceName } from '../../rules/realm/spaces.query.ts'
import { cardOf, classOf, unitId } from '../../rules/units/units.query.ts'
import type { CounterKind, Space, Tactics, UnitId } from '../../rules/state/shape.ts'
import { words as ids } from '../../words.ts'
import { traitName, traitText } from '../names.ts'
import { joined } from '../../../text/sentence.ts'
import type { Words } from '../words.ts'
import { ACTIONS, attackWhy, doneText } from './act.ts'
import { type At, optionText, who } from './at.ts'
import { GOING } from './moves.ts'
import { pushOdds, starOdds } from './odds.ts'

const keepUnitText = ({ words }: At, card: UnitCardId): OptionText => {
  const { options, why } = words
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
const placeText = ({ words, open }: At, unit: UnitId, at: Space): OptionText => {
  const piece = open.units[unit]
  const space = spaceName(at)
  return optionText(words.options.place(space), [piece && words.why.placed(piece.card, space)], { icon: classOf(unit) })
}

/** How far which unit is pushed: a spell's question carries it, a Ballista and a Tactic Card push by one. */
const wayText = ({ words, open }: At, unit: UnitId | undefined, way: Way, spaces = 1): OptionText => {
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

const powerText = ({ words, open }: At, dice: number): OptionText => {
  const unit = open.attack?.attacker
  const mana = (unit && open.units[unit]?.supply) ?? 0
  return optionText(
    words.options.power(dice),
    dice === 0 ? [] : [words.why.supply('wizard', mana, mana - dice), words.why.stars(starOdds(open, dice))],
    { icon: 'power' },
  )
}

/** A Weakened unit first pays for its token (TAC-COUNTER-11). */
const counterText = (at: At, { unit, attacker }: About<Tactics, 'counter.offer'>, kind: CounterKind): OptionText => {
  const { words, open } = at
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

const gainText = ({ words, open }: At, id: UnitId, what: 'health' | 'supply'): OptionText => {
  const unit = open.units[id]
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

const passText = (what: string): OptionText => optionText(what, [], { icon: 'pass' })

const SAYINGS: Sayings<Tactics, At> = {
  'setup.keepUnit': { keepUnit: (at, { card }) => keepUnitText(at, card) },
  'setup.location': { corner: (at, { corner }) => cornerText(at, corner) },
  'setup.place': {
    put: (at, { class: unitClass, at: space }) => placeText(at, unitId(at.about.seat, unitClass), space),
    auto: ({ words }) => optionText(words.options.auto, [], { icon: 'ready', main: true }),
  },
  'setup.keepTactic': {
    keepTactic: ({ words: { options, cards, tactics } }, { card }) =>
      optionText(options.keepTactic(card), [cards.ifThen(tactics[card])], { icon: 'tactic' }),
  },
  'turn.act': { ...ACTIONS, done: doneText },
  'move.go': {
    ...GOING,
    stop: ({ words }) => optionText(words.options.stop, [], { icon: 'stop', main: true }),
  },
  'melee.knockBack': { roll: rollText, pass: ({ words }) => passText(words.options.doNotRoll) },
  'spell.power': { power: (at, { mana }) => powerText(at, mana) },
  'spell.way': { way: (at, { way }) => wayText(at, at.open.attack?.target, way, at.about.n) },
  'spell.space': {
    place: ({ words }, { at }) => optionText(words.options.place(spaceName(at)), [], { icon: 'place' }),
  },
  'ballista.way': { way: (at, { way }) => wayText(at, at.open.attack?.target, way) },
  'counter.offer': {
    counter: (at, { kind }) => counterText(at, at.about, kind),
    pass: ({ words }) => passText(words.options.noCounter),
  },
  'tactic.window': {
    reveal: ({ words }, { card }) =>
      optionText(words.options.reveal(card), [words.tactics[card].effect], { icon: 'tactic' }),
    pass: ({ words }) => passText(words.options.pass),
  },
  'tactic.unit': { unit: (at, { unit }) => unitText(at, unit) },
  'tactic.gain': {
    health: at => gainText(at, at.about.unit, 'health'),
    supply: at => gainText(at, at.about.unit, 'supply'),
  },
  'tactic.way': { way: (at, { way }) => wayText(at, at.about.unit, way) },
  'turn.discard': {
    discard: ({ words }, { card }) =>
      optionText(words.options.discard(card), [words.cards.ifThen(words.tactics[card])], { icon: 'discard' }),
  },
  'dungeon.caveIn': { in: GOING.in, pass: ({ words }) => passText(words.options.stayHere) },
  'dungeon.exit': {
    exit: ({ words }, { at }) => optionText(words.options.exit(spaceName(at)), [], { icon: 'leave' }),
  },
  'crystal.bonus': {
    use: ({ words, about }) => optionText(words.options.use, [words.crystals[about.box].bonus], { icon: 'crystal' }),
    pass: ({ words }) => passText(words.options.letLapse),
  },
  'crystal.unit': {
    unit: (at, { unit }) => unitText(at, unit),
    done: ({ words }) => optionText(words.options.enough, [], { icon: 'ready', main: true }),
  },
}

/** What an option does, in words. */
export const createOption = (words: Words): GameText['option'] =>
  sayOption<Tactics, At>(ids, SAYINGS, (view, names) => ({ words, view, open: view.open, names }))
