import type { Saved, Step } from '@tabletome/engine'
import { sfc32 } from '@tabletome/engine'
import { ARTIFACT_IDS, CARD_IDS, FOE_IDS, TURN_CARDS } from '../content/cards.ts'
import { FOES } from '../content/foes.ts'
import { HEROES } from '../content/heroes.ts'
import type { FoeId, HeroId } from '../content/ids.ts'
import { COLOURS, DECKS } from '../content/levels.ts'
import { REGION_IDS, SLOTS } from '../content/regions.ts'
import type { CardId, Colour, Defender, Defenders, Open, Region, RegionId, Seat } from '../rules/state/shape.ts'
import { MAP_1, type Position } from './words.ts'

const HERO_OF: Record<Colour, HeroId> = { red: 'paladin', blue: 'warrior', green: 'cleric', yellow: 'sorcerer' }
const SEAT_OF: Record<Colour, Seat> = { red: 'p1', blue: 'p2', green: 'p3', yellow: 'p4' }

export const coloursOf = ({ players = 2 }: Position): readonly Colour[] => COLOURS.slice(0, Math.max(2, players))

/** The position as the engine saves it, before its next card is drawn; `before`: steps that run first. */
export const stage = (position: Position, before: readonly Step[] = []): Saved<Defenders> => {
  const { players = 2, round = 2, threat = {}, foe } = position
  const colours = coloursOf(position)
  const piles = cardsOf(position, colours)
  const unknown = position.unknown ?? (round === 1 ? piles.turn.filter(card => TURN_CARDS[card].kind === 'enemy') : [])
  const hidden = [...piles.horde, ...(round === 1 ? [] : unknown)]
  const kinds = (kind: string) => hidden.filter(card => TURN_CARDS[card].kind === kind).length
  const open: Open = {
    seats: (['p1', 'p2', 'p3', 'p4'] as const).slice(0, players),
    difficulty: 'normal',
    direInHorde: kinds('dire'),
    round,
    regions: regionsOf(position),
    capital: threat.capital ?? 0,
    defenders: Object.fromEntries(colours.map(colour => [colour, standing(position, colour)])),
    discard: [...(position.discard ?? [])],
    inTurnDeck: piles.turn.filter(card => !unknown.includes(card)),
    knownAt: [],
    shown: [],
    hordeSeen: { enemies: Math.max(0, DECKS.enemiesEach - kinds('enemy')), dire: 0 },
    usedThisRound: [...(position.usedThisRound ?? [])],
    drained: position.drained ?? false,
    confirmDraw: position.confirmDraw ?? false,
    ...(position.circle ? { circle: position.circle } : {}),
    ...(position.tomb ? { tomb: position.tomb } : {}),
    ...(typeof foe === 'object' ? { foe: revealed(foe, colours.length) } : {}),
  }
  const turn = position.ap === undefined ? undefined : drawnBy(position)
  if (turn !== undefined) beginTurn(open, piles, turn, position.ap ?? 0)
  const own = Object.fromEntries(open.seats.map(seat => [seat, {}])) as Saved<Defenders>['own']
  const next: readonly Step[] =
    turn === undefined
      ? [{ do: 'round.nextCard', with: undefined }]
      : [
          { do: 'turn.act', with: { defender: turn } },
          { do: 'round.finishCard', with: undefined },
        ]
  const agenda = [...before, ...next].reverse()
  return { open, own, piles, random: sfc32('given').save(), agenda, held: {} }
}

/** Whose card lies on top of the Turn Deck; nobody's if it is no Defender's. */
export const drawnBy = ({ deck: [top] = [] }: Position): Colour | undefined => {
  const card = top === undefined ? undefined : TURN_CARDS[top]
  return card?.kind === 'defender' ? card.colour : undefined
}

/** In the middle of a Turn: its card is drawn, some AP are spent. */
const beginTurn = (open: Open, piles: Saved<Defenders>['piles'], defender: Colour, ap: number): void => {
  const card = piles.turn.pop()
  if (card === undefined) return
  open.inTurnDeck = open.inTurnDeck.filter(each => each !== card)
  open.resolving = card
  const granted = REGION_IDS.some(region => open.regions[region].threat === 4) ? 4 : 3
  open.turn = { card: 'own', defender, ap, granted, sacrificed: false, mustSpend: false }
}

const standing = (position: Position, colour: Colour): Defender => {
  const { hero = HERO_OF[colour], at = 'capital', ...more } = position[colour] ?? {}
  return {
    seat: position.players === 1 ? 'p1' : SEAT_OF[colour],
    hero,
    at,
    hp: more.hp ?? HEROES[hero].hp,
    artifacts: [...(more.artifacts ?? [])],
    usedThisTurn: [...(more.usedThisTurn ?? [])],
    deeds: { secured: 0, defended: 0, damage: 0, artifacts: 0 },
  }
}

const regionsOf = (position: Position): Record<RegionId, Region> => {
  const { map = MAP_1, sides = {}, threat = {} } = position
  const regions: Partial<Record<RegionId, Region>> = {}
  SLOTS.forEach((slot, index) => {
    const region = map[index]
    if (region === undefined) return
    const level = threat[region] ?? 0
    const face = { slot, side: sides[region] ?? 'A', threat: level }
    regions[region] = level === 4 ? { ...face, marker: position.noLeftovers ? 'token' : 'leftover' } : face
  })
  return regions as Record<RegionId, Region>
}

/** All 21 cards: those that are named, the Defender Cards of the game below them, five in the Horde, the rest left over. */
const cardsOf = (position: Position, colours: readonly Colour[]): Saved<Defenders>['piles'] => {
  const { deck = [], discard = [], tomb, foe, threat = {} } = position
  const inPlay = CARD_IDS.filter(card => {
    const known = TURN_CARDS[card]
    if (known.kind === 'allDefenders') return colours.length === 2 || (colours.length === 3 && card === 'all.1')
    return known.kind === 'defender' && colours.includes(known.colour)
  })
  const out = new Set<CardId>([...deck, ...discard, ...(tomb ? [tomb] : []), ...(position.horde ?? [])])
  const turn = [...deck, ...(position.wholeDeck ? [] : inPlay.filter(card => !out.has(card)))]
  for (const card of turn) out.add(card)
  const some = (kind: string, count: number) =>
    CARD_IDS.filter(card => !out.has(card) && TURN_CARDS[card].kind === kind).slice(-count)
  const horde = position.horde ?? [...some('enemy', 3), ...some('dire', 2)]
  for (const card of horde) out.add(card)
  const rest = CARD_IDS.filter(card => !out.has(card))
  const leftover = position.noLeftovers ? [] : rest
  const markers = leftover.splice(0, REGION_IDS.filter(region => threat[region] === 4).length)
  const id = typeof foe === 'object' ? foe.id : (foe ?? 'dragon')
  const carried = COLOURS.flatMap(colour => position[colour]?.artifacts ?? [])
  return {
    turn: turn.reverse(),
    horde: horde.toReversed(),
    leftover,
    markers,
    artifacts: position.artifacts?.toReversed() ?? ARTIFACT_IDS.filter(artifact => !carried.includes(artifact)),
    foe: typeof foe === 'object' ? [] : [id],
    foes: FOE_IDS.filter(other => other !== id),
    enemies: [],
    dire: [],
    map: [],
    heroes: [],
  }
}

const revealed = ({ id, at, hp }: { id: FoeId; at?: RegionId; hp?: number }, defenders: number) => {
  const maxHp = FOES[id].hp[defenders as 2 | 3 | 4]
  return { id, at: at ?? FOES[id].home, hp: hp ?? maxHp, maxHp }
}
