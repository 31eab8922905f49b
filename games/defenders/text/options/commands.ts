import type { OptionText } from '../../../types.ts'
import { ABILITIES } from '../../content/cards.ts'
import { FOES } from '../../content/foes.ts'
import { COLOURS } from '../../content/levels.ts'
import type { Colour } from '../../rules/state.ts'
import { fightDamage, isRestoredFirst, maxHpOf, sacrificeGain, secureAmount } from '../figures.ts'
import { abilityName, abilityText, priceOf, shortOf } from '../names.ts'
import { coloursOf, defenderOf, placeOf } from '../read.ts'
import { joined } from '../sentence.ts'
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
const abilityWhy = (at: At, colour: Colour, ability: string): (string | undefined)[] => {
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

/** `c move x`, `c secure`, `c fight`, `c use x`, `c sacrifice` on a Turn. */
export const commandText = (at: At, colour: Colour, verb: string, target: string | undefined): OptionText => {
  const { words, open } = at
  const { options, why } = words
  const { at: here, hp } = defenderOf(open, colour)
  const first = isRestoredFirst(open, colour) ? why.restoredFirst : undefined
  const to = placeOf(target)
  if (verb === 'move' && to)
    return optionText(options.move(to), [first, wayPrice(at, 1, [to]), there(at, to)], {
      icon: 'move',
      group: groupOf(at, colour, 'move'),
    })
  const act = groupOf(at, colour, 'act')
  if (verb === 'secure')
    return optionText(options.secure(here), [first, lowers(at, here, secureAmount(open, colour)), why.ap(1)], {
      icon: 'secure',
      group: act,
    })
  if (verb === 'fight' && open.foe)
    return optionText(options.fight(open.foe.id), [first, ...fightWhy(at, fightDamage(open, colour)), why.ap(1)], {
      icon: 'fight',
      group: act,
    })
  if (verb === 'sacrifice')
    return optionText(
      options.sacrifice,
      [why.hitPoints(hp, hp - 1), hp === 1 ? why.exhausts : undefined, why.sacrifice(sacrificeGain(open, colour))],
      { icon: 'sacrifice', group: act, ...(hp === 1 ? { tone: 'threat' } : {}) },
    )
  const ability = target ?? ''
  const exhausts = ABILITIES.get(ability)?.card.hp === hp
  return optionText(abilityName(words, ability), [first, ...abilityWhy(at, colour, ability)], {
    icon: abilityIcon(ability),
    group: groupOf(at, colour, 'abilities'),
    ...(exhausts ? { tone: 'threat' } : {}),
  })
}

/** AP still there are lost when the Turn ends (DEF-DEFENDER-06). */
export const endText = ({ words: { options, why }, open }: At): OptionText => {
  const left = open.turn?.card === 'own' ? open.turn.ap : 0
  return optionText(options.end, left > 0 ? [why.lose(left)] : [], {
    icon: 'end',
    main: true,
    ...(left > 0 ? { tone: 'threat' } : {}),
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
    { icon: 'ready', main: true, ...(loses ? { tone: 'threat' } : {}) },
  )
}

/** A rallied action is the plain one, at no cost (DEF-RULING-63). */
export const rallyText = (at: At, colour: Colour, verb: string, target: string | undefined): OptionText => {
  const { words, open } = at
  const { options, why } = words
  const group = who(at, colour)
  const { at: here } = defenderOf(open, colour)
  const to = placeOf(target)
  if (verb === 'move' && to) return optionText(options.move(to), [why.free, there(at, to)], { icon: 'move', group })
  if (verb === 'secure' || !open.foe)
    return optionText(options.secure(here), [lowers(at, here, 1), why.free], { icon: 'secure', group })
  return optionText(options.fight(open.foe.id), [...fightWhy(at, 1), why.free], { icon: 'fight', group })
}

/** Hit Points gained, never beyond the maximum. */
export const healWhy = ({ words, open }: At, colour: Colour, amount: number) => {
  const { hp } = defenderOf(open, colour)
  return words.why.hitPoints(hp, Math.min(maxHpOf(open, colour), hp + amount))
}
