import type { GameText, Names } from '../../../types.ts'
import { HEROES } from '../../content/heroes.ts'
import { DESTRUCTION } from '../../content/regions.ts'
import { coloursInPlay, defendersAt } from '../../rules/defenders/inPlay.query.ts'
import { forecast } from '../../rules/enemies/forecast.query.ts'
import { adjacent, isDestroyed, regionAt } from '../../rules/land/map.query.ts'
import { foeArrivesAfterRound, knownTop } from '../../rules/round/cards.query.ts'
import type { Colour, PlaceId, View } from '../../rules/state/shape.ts'
import { cardName } from '../names.ts'
import { defenderOf, type OpenView, viewOf } from '../read.ts'
import { joined } from '../../../text/sentence.ts'
import type { Words } from '../words.ts'

/** Reading order: the upper row, the middle row, the lower row. */
const placesInOrder = (open: OpenView): PlaceId[] => [
  regionAt(open, 'nw'),
  regionAt(open, 'ne'),
  regionAt(open, 'w'),
  'capital',
  regionAt(open, 'e'),
  regionAt(open, 'sw'),
  regionAt(open, 'se'),
]

const placeText = (words: Words, open: OpenView, place: PlaceId) => {
  const { describe, names } = words
  const region = place === 'capital' ? undefined : open.regions[place]
  const destroyed = place !== 'capital' && isDestroyed(open, place)
  const facts = joined([
    region ? describe.region(place, names.slots[region.slot], region.side) : describe.capital,
    destroyed
      ? describe.destroyed
      : region
        ? describe.threat(region.threat, DESTRUCTION.region)
        : describe.threat(open.capital, DESTRUCTION.capital),
    describe.nextTo(adjacent(open, place)),
  ])
  const { first, second, dire } = place === 'capital' ? NO_ATTACKS : forecast(open, place)
  const attacks = first + second + dire
  const people = defendersAt(open, place).map(colour => describe.here(colour, defenderOf(open, colour).hp))
  return joined(
    [
      `${facts}.`,
      ...people,
      open.foe?.at === place ? describe.foeHere(open.foe.id, open.foe.hp) : undefined,
      place === 'mountains' && open.circle ? describe.circle(open.circle) : undefined,
      place === 'ruins' && open.tomb ? describe.tomb(cardName(words, open.tomb)) : undefined,
      attacks > 0 ? describe.attacks(attacks) : undefined,
    ],
    ' ',
  )
}
const NO_ATTACKS = { first: 0, second: 0, dire: 0 }

const defenderText = (words: Words, { open }: View, colour: Colour, people: Names) => {
  const { describe, names } = words
  const { seat, hero, hp, at, artifacts } = defenderOf(open, colour)
  const who = describe.defender(colour, hero, people.isMe(seat) ? undefined : people.of(seat))
  const state = joined([describe.stands(hp, HEROES[hero].hp, at), hp === 0 ? describe.exhausted : undefined])
  const { turn } = open
  return joined(
    [
      `${who}${words.colon}${state}.`,
      artifacts.length > 0 ? describe.carries(artifacts.map(id => names.artifacts[id].name)) : undefined,
      turn?.card === 'own' && turn.defender === colour ? describe.ap(turn.ap) : undefined,
    ],
    ' ',
  )
}

const foeText = ({ describe, colon }: Words, view: View) => {
  const { foe } = view.open
  return foe
    ? `${describe.foe(foe.id)}${colon}${describe.stands(foe.hp, foe.maxHp, foe.at)}.`
    : describe.foeComes(foeArrivesAfterRound(view) ?? view.open.round)
}

/** The board in words: places in reading order, Defenders, the Foe, the piles. */
export const createDescribe =
  (words: Words): GameText['describe'] =>
  (anyView, people) => {
    const view = viewOf(anyView)
    const { open, piles } = view
    const { describe, cards } = words
    const top = knownTop(view)
    const deck = describe.pile(cards.piles.turn.name, piles.turn)
    return [
      ...placesInOrder(open).map(place => ({ anchor: `place ${place}`, text: placeText(words, open, place) })),
      ...coloursInPlay(open).map(colour => ({
        anchor: `defender ${colour}`,
        text: defenderText(words, view, colour, people),
      })),
      { anchor: 'foe', text: foeText(words, view) },
      {
        anchor: 'pile turn',
        text: joined(
          [
            deck,
            top === undefined ? undefined : describe.top(cardName(words, top)),
            open.turn?.card === 'all' ? describe.pool(open.turn.pool) : undefined,
          ],
          ' ',
        ),
      },
      { anchor: 'pile discard', text: describe.pile(cards.piles.discard.name, open.discard.length) },
      { anchor: 'pile horde', text: describe.pile(cards.piles.horde.name, piles.horde) },
    ]
  }
