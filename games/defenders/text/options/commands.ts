import { usefulLeft } from '../../rules/turn/useful.query.ts'
import type { AnswerBy } from '@tabletome/engine'
import type { OptionText } from '../../../types.ts'
import { ABILITIES } from '../../content/cards.ts'
import { FOES } from '../../content/foes.ts'
import { COLOURS } from '../../content/levels.ts'
import type { AbilityId } from '../../content/ids.ts'
import type { Colour, Defenders } from '../../rules/state/shape.ts'
import { fightDamage, isRestoredFirst, maxHpOf, sacrificeGain, secureAmount } from '../say/figures.ts'
import { abilityName, abilityText, priceOf, shortOf } from '../names.ts'
import { coloursOf, defenderOf } from '../read.ts'
import { joined } from '../../../text/sentence.ts'
import { type At, lowers, optionText, there, wayPrice, who } from './at.ts'

/** A Foe's Hit Points after so much damage, and what that sets off. */
export const fightWhy = ({ words: { why }, open }: At, damage: number): (string | undefined)[] => {
  const { foe } = open
  if (foe === undefined) return []
  const to = Math.max(0, foe.hp - damage)
  const events = FOES[foe.id].events.some(space => space < foe.hp && space >= to && space > 0)
  return [
    why.foe(foe.id, foe.hp, to),
    to === 0 ? why.wins : undefined,
    events ? why.event : undefined,
    to > 0 && foe.id === 'colossus' ? why.hurtsBack(1) : undefined,
  ]
}

/** Abilities whose result can be told in figures. */
const abilityWhy = (at: At, colour: Colour, ability: AbilityId): (string | undefined)[] => {
  const { words, open } = at
  const amount = ABILITIES.get(ability)?.card.amount ?? 0
  if (ability === 'thunderclap') return [lowers(at, defenderOf(open, colour).at, amount), priceOf(words, ability)]
  if (ability === 'beacon') return [lowers(at, 'capital', amount), priceOf(words, ability)]
  const { hp: price } = ABILITIES.get(ability)?.card ?? {}
  if (price === undefined) return [shortOf(words, ability)]
  const { hp } = defenderOf(open, colour)
  const paid = joined([words.why.hitPoints(hp, hp - price), hp === price ? words.why.exhausts : undefined])
  return [words.why.use(paid, abilityText(words, ability)?.brief ?? '')]
}

const abilityIcon = (ability: string) => {
  const owner = ABILITIES.get(ability)
  if (owner === undefined) return 'ability'
  return owner.owner === 'hero' ? owner.hero : owner.owner === 'region' ? owner.region : owner.artifact
}

/** One person with several Defenders sees whose action it is; else the kind of action. */
const groupOf = (at: At, colour: Colour, kind: 'move' | 'act' | 'abilities') =>
  coloursOf(at.open, defenderOf(at.open, colour).seat).length > 1 && at.open.turn?.card === 'all'
    ? who(at, colour)
    : at.words.options.groups[kind]

const firstOf = ({ words, open }: At, colour: Colour) =>
  isRestoredFirst(open, colour) ? words.why.restoredFirst : undefined

/** What a Defender does with its AP on a Turn. */
export const COMMANDS = {
  move: (at: At, { defender, to }: AnswerBy<Defenders, 'move'>): OptionText =>
    optionText(at.words.options.move(to), [firstOf(at, defender), wayPrice(at, 1, [to]), there(at, to)], {
      icon: 'move',
      group: groupOf(at, defender, 'move'),
    }),
  secure: (at: At, { defender }: AnswerBy<Defenders, 'secure'>): OptionText => {
    const { words, open } = at
    const { at: here } = defenderOf(open, defender)
    const why = [firstOf(at, defender), lowers(at, here, secureAmount(open, defender)), words.why.ap(1)]
    return optionText(words.options.secure(here), why, { icon: 'secure', group: groupOf(at, defender, 'act') })
  },
  fight: (at: At, { defender }: AnswerBy<Defenders, 'fight'>): OptionText => {
    const { words, open } = at
    const why = [firstOf(at, defender), ...fightWhy(at, fightDamage(open, defender)), words.why.ap(1)]
    const what = open.foe ? words.options.fight(open.foe.id) : ''
    return optionText(what, why, { icon: 'fight', group: groupOf(at, defender, 'act') })
  },
  use: (at: At, { defender, ability }: AnswerBy<Defenders, 'use'>): OptionText => {
    const exhausts = ABILITIES.get(ability)?.card.hp === defenderOf(at.open, defender).hp
    const why = [firstOf(at, defender), ...abilityWhy(at, defender, ability)]
    return optionText(abilityName(at.words, ability), why, {
      icon: abilityIcon(ability),
      group: groupOf(at, defender, 'abilities'),
      ...(exhausts ? { tone: 'threat' } : {}),
    })
  },
}

export const sacrificeText = (at: At, colour: Colour): OptionText => {
  const { options, why } = at.words
  const { hp } = defenderOf(at.open, colour)
  return optionText(
    options.sacrifice,
    [why.hitPoints(hp, hp - 1), hp === 1 ? why.exhausts : undefined, why.sacrifice(sacrificeGain(at.open, colour))],
    { icon: 'sacrifice', group: groupOf(at, colour, 'act'), ...(hp === 1 ? { tone: 'threat' } : {}) },
  )
}

/** AP still there are lost when the Turn ends (DEF-DEFENDER-06). */
export const endText = ({ words: { options, why }, open }: At): OptionText => {
  const left = open.turn?.card === 'own' ? open.turn.ap : 0
  return optionText(options.end, left > 0 ? [why.lose(left)] : [], {
    icon: 'end',
    main: true,
    ...(left > 0 ? { tone: 'threat' } : {}),
    ...(usefulLeft(open) ? { quiet: true } : {}),
  })
}

/** The card ends when all are ready; who has taken no action is not Restored (DEF-ALL-05, 08). */
export const readyText = ({ words: { options, why }, view, open }: At): OptionText => {
  const { turn } = open
  if (turn?.card !== 'all') return optionText(options.ready, [], { icon: 'ready', main: true })
  const others = open.seats.filter(seat => seat !== view.seat && !turn.ready.includes(seat)).length
  const hurt = COLOURS.filter(colour => open.defenders[colour] !== undefined && isRestoredFirst(open, colour))
  const loses = turn.pool > 0 && others === 0
  return optionText(
    options.ready,
    [
      turn.pool === 0 ? undefined : loses ? why.lose(turn.pool) : why.left(turn.pool),
      others > 0 ? why.waitsFor(others) : undefined,
      hurt.length > 0 && turn.pool > 0 ? why.notBegun(hurt) : undefined,
    ],
    {
      icon: 'ready',
      main: true,
      ...(loses ? { tone: 'threat' } : {}),
      ...(usefulLeft(open) ? { quiet: true } : {}),
    },
  )
}

/** A rallied action is the plain one, at no cost (DEF-RULING-63). */
export const RALLIED = {
  move: (at: At, { defender, to }: AnswerBy<Defenders, 'move'>): OptionText => {
    const why = [at.words.why.free, there(at, to)]
    return optionText(at.words.options.move(to), why, { icon: 'move', group: who(at, defender) })
  },
  secure: (at: At, { defender }: AnswerBy<Defenders, 'secure'>): OptionText => {
    const { at: here } = defenderOf(at.open, defender)
    const why = [lowers(at, here, 1), at.words.why.free]
    return optionText(at.words.options.secure(here), why, { icon: 'secure', group: who(at, defender) })
  },
  fight: (at: At, { defender }: AnswerBy<Defenders, 'fight'>): OptionText => {
    const what = at.open.foe ? at.words.options.fight(at.open.foe.id) : ''
    const why = [...fightWhy(at, 1), at.words.why.free]
    return optionText(what, why, { icon: 'fight', group: who(at, defender) })
  },
}

/** Hit Points gained, never beyond the maximum. */
export const healWhy = ({ words, open }: At, colour: Colour, amount: number) => {
  const { hp } = defenderOf(open, colour)
  return words.why.hitPoints(hp, Math.min(maxHpOf(open, colour), hp + amount))
}
