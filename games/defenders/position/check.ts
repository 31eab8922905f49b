import { allKnown, noneTwice, onlyWords, refuse, within } from '../../text/position.ts'
import { ARTIFACT_IDS, CARD_IDS, FOE_IDS, HERO_IDS } from '../content/cards.ts'
import { FOES } from '../content/foes.ts'
import { HEROES } from '../content/heroes.ts'
import { COLOURS } from '../content/levels.ts'
import { REGION_IDS } from '../content/regions.ts'
import { coloursOf, drawnBy } from './stage.ts'
import { MAP_1, type Position } from './words.ts'

const WORDS: Readonly<Record<keyof Position, true>> = {
  players: true,
  map: true,
  sides: true,
  red: true,
  blue: true,
  green: true,
  yellow: true,
  threat: true,
  foe: true,
  round: true,
  circle: true,
  tomb: true,
  discard: true,
  horde: true,
  noLeftovers: true,
  unknown: true,
  artifacts: true,
  usedThisRound: true,
  drained: true,
  confirmDraw: true,
  deck: true,
  wholeDeck: true,
  ap: true,
}
const PLACES: readonly string[] = [...REGION_IDS, 'capital']
const HORDE = 5
const DESTROYED = 4
const LOST = 8

const isOneOf = (list: readonly string[]) => (name: string) => list.includes(name)

/** Throws a sentence when there can be no such position. */
export const checkPosition = (position: Position): void => {
  onlyWords('Defenders', position, WORDS)
  within('The number of players', position.players, 1, 4)
  within('The Round', position.round, 1, 99)
  within('The AP left', position.ap, 0, 9)
  if (position.ap !== undefined && drawnBy(position) === undefined) refuse('AP are left only of a Defender’s Turn.')
  checkLand(position)
  checkCards(position)
  checkDefenders(position)
  checkFoe(position)
}

const checkLand = ({ map = MAP_1, threat = {}, sides = {} }: Position): void => {
  allKnown('Region', [...map, ...Object.keys(sides)], isOneOf(REGION_IDS))
  noneTwice('Region', map)
  if (map.length !== REGION_IDS.length) refuse(`The land has ${REGION_IDS.length} Regions, not ${map.length}.`)
  allKnown('place', Object.keys(threat), isOneOf(PLACES))
  for (const [place, level] of Object.entries(threat))
    within(`Threat of ${place}`, level, 0, place === 'capital' ? LOST - 1 : DESTROYED)
}

const checkCards = ({ deck = [], discard = [], horde = [], tomb, unknown = [], artifacts = [] }: Position): void => {
  const cards = [...deck, ...discard, ...horde, ...(tomb ? [tomb] : [])]
  allKnown('card', [...cards, ...unknown], isOneOf(CARD_IDS))
  noneTwice('card', cards)
  if (horde.length > HORDE) refuse(`The Horde Deck has at most ${HORDE} cards, not ${horde.length}.`)
  allKnown('Artifact', artifacts, isOneOf(ARTIFACT_IDS))
}

const checkDefenders = (position: Position): void => {
  const colours = coloursOf(position)
  for (const colour of COLOURS)
    if (position[colour] && !colours.includes(colour)) refuse(`There is no ${colour} Defender at this table.`)
  const named = colours.flatMap(colour => position[colour] ?? [])
  const heroes = named.flatMap(({ hero }) => hero ?? [])
  allKnown('hero', heroes, isOneOf(HERO_IDS))
  noneTwice('hero', heroes)
  allKnown(
    'place',
    named.flatMap(({ at }) => at ?? []),
    isOneOf(PLACES),
  )
  for (const { hero, hp } of named) within('HP of a Defender', hp, 0, hero ? HEROES[hero].hp : 6)
  const carried = named.flatMap(({ artifacts = [] }) => artifacts)
  allKnown('Artifact', carried, isOneOf(ARTIFACT_IDS))
  noneTwice('Artifact', [...carried, ...(position.artifacts ?? [])])
}

const checkFoe = (position: Position): void => {
  const { foe, horde } = position
  if (foe === undefined) return
  const { id, at, hp } = typeof foe === 'string' ? { id: foe, at: undefined, hp: undefined } : foe
  allKnown('Epic Foe', [id], isOneOf(FOE_IDS))
  if (at !== undefined) allKnown('Region', [at], isOneOf(REGION_IDS))
  const { length } = coloursOf(position)
  if (length === 2 || length === 3 || length === 4) within(`HP of the ${id}`, hp, 1, FOES[id].hp[length])
  if (typeof foe === 'object' && horde === undefined)
    refuse('A revealed Foe means an empty Horde Deck: say “horde” as well.')
}
