import { HIT_FACES } from '../../content/dice.ts'
import type { DeckId, Die, PlaceId, RegionId } from '../../content/ids.ts'
import { BANE_EVERY, WEEKS } from '../../content/numbers.ts'
import { isKeyHex, playerDeployHexes, rivalDeployHexes } from '../../rules/arena/arenas.query.ts'
import { guardOf } from '../../rules/campaign/guard.query.ts'
import { hexNamed } from '../../rules/ground/hexes.query.ts'
import { capacityOf, leadershipOf } from '../../rules/units/stats.query.ts'
import { troopSize } from '../../rules/camp/troop.query.ts'
import { movesTo, placeNamed } from '../../rules/campaign/world.query.ts'
import type { View } from '../../rules/state/shape.ts'
import { hexState } from '../say/describe.ts'
import { cardName, guardName, isRegion } from '../names.ts'
import type { OpenView } from '../read.ts'
import { CARD_RULES } from '../rules.ts'
import { paragraphs, sentences, start } from '../../../text/sentence.ts'
import type { Words } from '../words.ts'
import { face } from '../../../text/parts.ts'
import type { CardFace } from '../../../types.ts'

export const placeFace = (words: Words, open: OpenView, id: PlaceId): CardFace => {
  const { names, cards, arenas, arenaCards, describe } = words
  const { kind } = placeNamed(id)
  const guard = guardOf(open, id)
  const region = id.slice(0, 3)
  const front = kind === 'sport' || kind === 'bloodshed' || kind === 'opportunity' ? open.fronts[kind] : undefined
  const moves = id === open.place ? undefined : movesTo(open, open.place, id)
  return face(
    names.placeName(id),
    names.placeKinds[kind],
    paragraphs(
      isRegion(region) ? `${names.regions[region]}.` : undefined,
      kind === 'harbor' ? cards.harbor : kind === 'capital' ? cards.capital : undefined,
      guard === undefined ? undefined : cards.guard(guardName(words, guard)),
      front === undefined || !(kind in names.decks)
        ? undefined
        : `${describe.front(kind as DeckId, cardName(words, front))}.`,
      id === open.place ? `${start(describe.here)}.` : undefined,
      moves === undefined || moves <= 0 ? undefined : cards.moves(moves),
      isRegion(region) && kind !== 'harbor' && kind !== 'opportunity'
        ? sentences(
            `${arenas[region].name}${words.colon}${arenas[region].rules}`,
            arenaCards.local(arenas[region].local),
          )
        : undefined,
    ),
    kind === 'harbor' ? CARD_RULES.harbor : kind === 'capital' ? CARD_RULES.capital : CARD_RULES.place,
  )
}

export const hexFace = (words: Words, open: OpenView, name: string): CardFace | undefined => {
  const hex = hexNamed(name)
  if (hex < 0 || open.combat === undefined) return undefined
  const isDeploy = playerDeployHexes(open).includes(hex) || rivalDeployHexes(open).includes(hex)
  return face(
    name,
    words.cards.kinds.hex,
    `${start(hexState(words, open, open.combat, hex))}.`,
    isKeyHex(open, hex) ? CARD_RULES.keyHex : [],
    isDeploy ? CARD_RULES.deployHex : [],
    CARD_RULES.hex,
  )
}

export const dieFace = ({ names, cards }: Words, die: Die): CardFace =>
  face(start(names.dice[die]), cards.kinds.die, cards.faces(die, HIT_FACES[die]), CARD_RULES.die)

export const stackFace = ({ names, cards }: Words, { open, piles }: View, region: RegionId): CardFace =>
  face(
    names.regions[region],
    cards.kinds.stack,
    cards.stackText(open.stacks[region], piles[region] + (open.stacks[region] === undefined ? 0 : 1)),
    CARD_RULES.stack,
  )

/** What it holds is public, the order of draws is not (VIC-RULING-26). */
export const bagFace = ({ names, cards }: Words, { bag }: OpenView): CardFace =>
  face(cards.kinds.bag, cards.kinds.bag, cards.bagText(names.chips(bag)), CARD_RULES.bag)

export const deckFace = (words: Words, { open, piles }: View, deck: DeckId): CardFace => {
  const { names, cards } = words
  const front = open.fronts[deck]
  const known = open.known[deck]
  return face(
    names.decks[deck],
    cards.kinds.deck,
    paragraphs(
      cards.deckText(cardName(words, front ?? ''), piles[deck] + (front === undefined ? 0 : 1)),
      known.length === 0 ? undefined : cards.known(names.list(known.map(card => cardName(words, card)))),
    ),
    CARD_RULES.deck,
  )
}

type Gauge = keyof Words['cards']['gauges']
const GAUGES: Readonly<Record<Gauge, (open: OpenView) => readonly [number, number]>> = {
  weeks: ({ weeks }) => [weeks, WEEKS],
  influence: ({ influence }) => [influence, (Math.floor(influence / BANE_EVERY) + 1) * BANE_EVERY],
  blessings: ({ hero }) => [hero.blessings, 0],
  leadership: open => [troopSize(open), leadershipOf(open)],
  tactics: open => [open.camp.tactics.length, capacityOf(open)],
}
const isGauge = (id: string): id is Gauge => Object.hasOwn(GAUGES, id)
/** The tracks of the pad. */
export const gaugeFace = ({ cards }: Words, open: OpenView, id: string): CardFace | undefined => {
  if (!isGauge(id)) return undefined
  const { name, text } = cards.gauges[id]
  return face(name, cards.kinds.gauge, text(...GAUGES[id](open)), CARD_RULES[id])
}
