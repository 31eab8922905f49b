import { sayOption, type Sayings } from '../../../text/typed.ts'
import type { GameText, OptionText } from '../../../types.ts'
import { ABILITIES, TURN_CARDS } from '../../content/cards.ts'
import { HEROES } from '../../content/heroes.ts'
import type { AbilityId, ArtifactId, HeroId } from '../../content/ids.ts'
import type { CardId, Colour, Defenders, RegionId, Use } from '../../rules/state/shape.ts'
import { words as ids } from '../../words.ts'
import { cardName, priceOf, shortWithName } from '../names.ts'
import { defenderOf } from '../read.ts'
import type { Words } from '../words.ts'
import { type At, lowers, lowersThreat, optionText, there, wayPrice, who } from './at.ts'
import { COMMANDS, endText, healWhy, RALLIED, readyText, sacrificeText } from './commands.ts'
import { DEFENDING } from './defend.ts'

const amountOf = (ability: AbilityId) => ABILITIES.get(ability)?.card.amount ?? 0

const heroText = ({ words }: At, hero: HeroId): OptionText => {
  const { hp, ability } = HEROES[hero]
  const why = words.why.hero(hp, shortWithName(words, ability.id))
  return optionText(words.names.heroes[hero].name, [why], { icon: hero })
}

const regionText = (
  at: At,
  { ability, among }: Use & { among?: readonly RegionId[] },
  region: RegionId,
): OptionText => {
  const { words } = at
  const price = among === undefined ? priceOf(words, ability) : undefined
  const why =
    ability === 'seaLane'
      ? [wayPrice(at, ABILITIES.get(ability)?.card.ap ?? 0, [region]), there(at, region)]
      : ability === 'staff'
        ? [words.why.foeGoesTo(region), price]
        : [lowersThreat(at, region, amountOf(ability)), price]
  return optionText(words.names.places[region].name, why, { icon: region })
}

const defenderText = (at: At, { ability, defender }: Use, target: Colour): OptionText => {
  const { words, open } = at
  const what =
    ability === 'horn' ? words.why.comesHere(defenderOf(open, defender).at) : healWhy(at, target, amountOf(ability))
  return optionText(who(at, target), [what, priceOf(words, ability)], { icon: defenderOf(open, target).hero })
}

const cardText = ({ words }: At, { ability }: Use, card: CardId): OptionText => {
  const turn = TURN_CARDS[card]
  const attacks = turn.kind === 'enemy' || turn.kind === 'dire' ? words.why.attacks(turn.attacks) : undefined
  return optionText(cardName(words, card), [attacks, words.why.missesRound, priceOf(words, ability)], { icon: card })
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

const dropText = ({ words }: At, artifact: ArtifactId, dropped: ArtifactId): OptionText =>
  optionText(words.options.drop(dropped), [words.why.takes(artifact)], { icon: dropped })

const SAYINGS: Sayings<Defenders, At> = {
  'setup.chooseHero': { hero: (at, { hero }) => heroText(at, hero) },
  'round.draw': { draw: ({ words }) => optionText(words.options.draw, [], { icon: 'draw', main: true }) },
  'turn.act': { ...COMMANDS, sacrifice: (at, { defender }) => sacrificeText(at, defender), end: endText },
  'all.act': {
    ...COMMANDS,
    ready: readyText,
    unready: ({ words }) => optionText(words.options.unready, [], { icon: 'ready', main: true }),
  },
  'defend.window': DEFENDING,
  'ability.chooseRegion': { place: (at, { region }) => regionText(at, at.about, region) },
  'ability.chooseDefender': { defender: (at, { defender }) => defenderText(at, at.about, defender) },
  'ability.chooseCard': { card: (at, { card }) => cardText(at, at.about, card) },
  'ability.chooseOrder': { order: (at, { cards }) => orderText(at, cards) },
  'ability.topOrBottom': {
    top: at => optionText(at.words.options.top, [shownName(at), at.words.why.drawnNext], { icon: 'deck' }),
    bottom: at => optionText(at.words.options.bottom, [shownName(at), at.words.why.drawnLast], { icon: 'deck' }),
  },
  'ability.choosePath': {
    path: (at, { path }) => {
      const last = path.at(-1)
      const why = [wayPrice(at, 1, path), last && there(at, last)]
      return optionText(at.words.options.path([...path]), why, { icon: 'move' })
    },
  },
  'ability.rally': RALLIED,
  'ability.retribution': {
    heal: (at, { defender }) => {
      const why = [healWhy(at, defender, amountOf(at.about.ability))]
      return optionText(at.words.options.heal(who(at, defender)), why, { icon: 'heal' })
    },
    secureHere: at => {
      const { at: here } = defenderOf(at.open, at.about.defender)
      const why = [lowers(at, here, amountOf(at.about.ability))]
      return optionText(at.words.options.secure(here), why, { icon: 'secure' })
    },
    pass: ({ words }) => optionText(words.options.pass, [], { icon: 'decline' }),
  },
  'artifact.choose': {
    drop: (at, { artifact }) => dropText(at, at.about.artifact, artifact),
    refuse: ({ words, about }) =>
      optionText(words.options.refuse(about.artifact), [words.why.shuffledBack], { icon: 'decline' }),
  },
}

/** What an option does, in words. */
export const createOption = (words: Words): GameText['option'] =>
  sayOption<Defenders, At>(ids, SAYINGS, (view, names) => ({ words, view, open: view.open, names }))
