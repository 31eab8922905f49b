import type { GameText, OptionText } from '../../../types.ts'
import { ABILITIES, TURN_CARDS } from '../../content/cards.ts'
import { HEROES } from '../../content/heroes.ts'
import type { ArtifactId, HeroId } from '../../content/ids.ts'
import type { CardId, PlaceId } from '../../rules/state.ts'
import { cardName, priceOf, shortWithName } from '../names.ts'
import { aboutOf, colourOf, defenderOf, placeOf, viewOf } from '../read.ts'
import type { Words } from '../words.ts'
import { type At, lowers, lowersThreat, optionText, there, wayPrice, who } from './at.ts'
import { commandText, endText, healWhy, rallyText, readyText } from './commands.ts'
import { defendWindowText } from './defend.ts'

const heroText = ({ words }: At, hero: HeroId): OptionText => {
  const { hp, ability } = HEROES[hero]
  const why = words.why.hero(hp, shortWithName(words, ability.id))
  return optionText(words.names.heroes[hero].name, [why], { icon: hero })
}

const placeText = (at: At, place: PlaceId): OptionText => {
  const { words, about } = at
  const { ability = '' } = about
  const price = about.among === undefined ? priceOf(words, ability) : undefined
  const amount = ABILITIES.get(ability)?.card.amount ?? 0
  const why =
    ability === 'seaLane'
      ? [wayPrice(at, ABILITIES.get(ability)?.card.ap ?? 0, [place]), there(at, place)]
      : ability === 'staff' && place !== 'capital'
        ? [words.why.foeGoesTo(place), price]
        : [lowersThreat(at, place, amount), price]
  return optionText(words.names.places[place].name, why, { icon: place })
}

const defenderText = (at: At, word: string | undefined): OptionText => {
  const { words, open, about } = at
  const colour = colourOf(word)
  const { ability = '', defender } = about
  if (colour === undefined || defender === undefined) return optionText('')
  const what =
    ability === 'horn'
      ? words.why.comesHere(defenderOf(open, defender).at)
      : healWhy(at, colour, ABILITIES.get(ability)?.card.amount ?? 0)
  return optionText(who(at, colour), [what, priceOf(words, ability)], { icon: defenderOf(open, colour).hero })
}

const cardText = ({ words, about }: At, card: CardId): OptionText => {
  const turn = TURN_CARDS[card]
  const attacks = turn.kind === 'enemy' || turn.kind === 'dire' ? words.why.attacks(turn.attacks) : undefined
  const why = [attacks, words.why.missesRound, priceOf(words, about.ability ?? '')]
  return optionText(cardName(words, card), why, { icon: card })
}

/** Both All Defenders Cards bear the same name: where both lie side by side they are counted. */
const orderText = ({ words }: At, cards: readonly CardId[]): OptionText => {
  const twins = cards.includes('all.1') && cards.includes('all.2')
  const name = (card: CardId) => {
    const count = twins ? (card === 'all.1' ? ' I' : card === 'all.2' ? ' II' : '') : ''
    return `${cardName(words, card)}${count}`
  }
  return optionText(cards.map(name).join(' › '), [], { icon: 'deck' })
}

/** The one card an Ability has shown. */
const shownName = ({ words, open }: At) => (open.shown[0] === undefined ? undefined : cardName(words, open.shown[0]))

const artifactText = ({ words, about }: At, dropped: ArtifactId | undefined): OptionText => {
  const { options, why } = words
  const { artifact } = about
  if (artifact === undefined) return optionText('')
  return dropped === undefined
    ? optionText(options.refuse(artifact), [why.shuffledBack], { icon: 'decline' })
    : optionText(options.drop(dropped), [why.takes(artifact)], { icon: dropped })
}

type Say = (at: At, rest: readonly string[]) => OptionText

/** By the first word of the option's id. */
const SAY: Readonly<Record<string, Say>> = {
  hero: (at, [hero]) => heroText(at, hero as HeroId),
  draw: ({ words }) => optionText(words.options.draw, [], { icon: 'draw', main: true }),
  end: endText,
  ready: readyText,
  unready: ({ words }) => optionText(words.options.unready, [], { icon: 'ready', main: true }),
  place: (at, [place]) => placeText(at, placeOf(place) ?? 'capital'),
  defender: (at, [colour]) => defenderText(at, colour),
  card: (at, [card]) => cardText(at, card as CardId),
  order: (at, cards) => orderText(at, cards as CardId[]),
  top: at => optionText(at.words.options.top, [shownName(at), at.words.why.drawnNext], { icon: 'deck' }),
  bottom: at => optionText(at.words.options.bottom, [shownName(at), at.words.why.drawnLast], { icon: 'deck' }),
  path: (at, steps) => {
    const places = steps.flatMap(step => placeOf(step) ?? [])
    const last = places.at(-1)
    return optionText(at.words.options.path(places), [wayPrice(at, 1, places), last && there(at, last)], {
      icon: 'move',
    })
  },
  heal: (at, [word]) => {
    const colour = colourOf(word)
    if (colour === undefined) return optionText('')
    const amount = ABILITIES.get(at.about.ability ?? '')?.card.amount ?? 0
    return optionText(at.words.options.heal(who(at, colour)), [healWhy(at, colour, amount)], { icon: 'heal' })
  },
  secure: at => {
    const { defender, ability = '' } = at.about
    if (defender === undefined) return optionText('')
    const { at: here } = defenderOf(at.open, defender)
    const why = [lowers(at, here, ABILITIES.get(ability)?.card.amount ?? 0)]
    return optionText(at.words.options.secure(here), why, { icon: 'secure' })
  },
  pass: ({ words }) => optionText(words.options.pass, [], { icon: 'decline' }),
  drop: (at, [artifact]) => artifactText(at, artifact as ArtifactId),
  refuse: at => artifactText(at, undefined),
}

/** What an option does, in words; the grammar of the ids stands in rules/state.ts. */
export const makeOption =
  (words: Words): GameText['option'] =>
  (choice, option, anyView, names) => {
    const view = viewOf(anyView)
    const at: At = { words, view, open: view.open, about: aboutOf(view), names }
    const [first = '', ...rest] = option.split(' ')
    const colour = colourOf(first)
    if (colour === undefined) return SAY[first]?.(at, rest) ?? optionText('')
    const [verb = '', target] = rest
    if (choice === 'defend.window') return defendWindowText(at, colour, verb, target)
    return choice === 'ability.rally' ? rallyText(at, colour, verb, target) : commandText(at, colour, verb, target)
  }
