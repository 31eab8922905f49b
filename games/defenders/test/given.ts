import type { Reason, Saved, Position as LivePosition } from '@tabletome/engine'
import { sfc32 } from '@tabletome/engine'
import { Seated } from '../../testing/staged.ts'
import { ARTIFACT_IDS, CARD_IDS, FOE_IDS, TURN_CARDS } from '../content/cards.ts'
import { FOES } from '../content/foes.ts'
import { HEROES } from '../content/heroes.ts'
import type { ArtifactId, FoeId, HeroId } from '../content/ids.ts'
import { COLOURS, DECKS } from '../content/levels.ts'
import { REGION_IDS, SLOTS } from '../content/regions.ts'
import { game } from '../index.ts'
import type {
  CardId,
  Colour,
  Defender,
  Defenders,
  Open,
  PlaceId,
  Region,
  RegionId,
  Seat,
  Side,
  Slot,
} from '../rules/state/shape.ts'

/** Slot by slot clockwise from the left: the map of the worked examples. */
export const MAP_1: readonly RegionId[] = ['mountains', 'plains', 'coast', 'forest', 'desert', 'ruins']

interface Standing {
  hero?: HeroId
  at?: PlaceId
  hp?: number
  artifacts?: ArtifactId[]
  usedThisTurn?: string[]
}

/** What differs from the base: two players, red Paladin and blue Warrior fresh in the Capital, no Threat, the Foe hidden. */
export interface Position {
  players?: 1 | 2 | 3 | 4
  /** Clockwise from the left. */
  map?: readonly RegionId[]
  sides?: Partial<Record<RegionId, Side>>
  red?: Standing
  blue?: Standing
  green?: Standing
  yellow?: Standing
  /** 4 is Destroyed, with a Leftover Card as marker; the Capital has its own track. */
  threat?: Partial<Record<PlaceId, number>>
  /** A revealed Foe, at home with full HP if nothing else is said; a name alone is the hidden one. */
  foe?: FoeId | { id: FoeId; at?: RegionId; hp?: number }
  round?: number
  circle?: Colour
  tomb?: CardId
  discard?: CardId[]
  horde?: CardId[]
  /** No Leftover Cards at all. */
  noLeftovers?: boolean
  /** Cards of the Turn Deck that nobody can name. */
  unknown?: CardId[]
  /** The Artifact Deck from the top. */
  artifacts?: ArtifactId[]
  usedThisRound?: string[]
  drained?: boolean
  confirmDraw?: boolean
}

const HERO_OF: Record<Colour, HeroId> = { red: 'paladin', blue: 'warrior', green: 'cleric', yellow: 'sorcerer' }
const SEAT_OF: Record<Colour, Seat> = { red: 'p1', blue: 'p2', green: 'p3', yellow: 'p4' }

export const given = (position: Position = {}): Given => new Given(position)

export class Given extends Seated<Defenders> {
  readonly position: Position
  private top: CardId[] = []
  private bottomless = true
  private ap: number | undefined

  constructor(position: Position) {
    super(game)
    this.position = position
  }

  /** The Turn Deck from the top; the Defender Cards of the game that are not named follow. */
  deck(...cards: CardId[]): this {
    this.top = cards
    return this
  }
  /** The whole Turn Deck. */
  wholeDeck(...cards: CardId[]): this {
    this.bottomless = false
    return this.deck(...cards)
  }
  /** The Turn of a Defender, its card just drawn, with so many AP left. */
  turn(colour: Colour, ap?: number): this {
    this.ap = ap
    this.top = [`turn.${colour}`, ...this.top]
    return this
  }

  // ---------------------------------------------------------------- what happens

  override get table(): LivePosition<Defenders> {
    if (this.dealt !== undefined) return this.dealt
    const table = super.table
    return this.ap === undefined ? table : this.leaveAp(table, this.ap)
  }

  /** The answer is refused and nothing has changed. */
  refused(seat: Seat, option: string): Reason | undefined {
    return this.refusal(seat, option)
  }

  defender(colour: Colour): Defender {
    return this.open.defenders[colour]!
  }
  hp(...colours: Colour[]): number[] {
    return colours.map(colour => this.defender(colour).hp)
  }
  at(colour: Colour): PlaceId {
    return this.defender(colour).at
  }
  threat(place: PlaceId): number {
    return place === 'capital' ? this.open.capital : this.open.regions[place].threat
  }
  levels(): Record<PlaceId, number> {
    return Object.fromEntries([...REGION_IDS, 'capital' as const].map(place => [place, this.threat(place)])) as Record<
      PlaceId,
      number
    >
  }
  /** AP left, or the pool. */
  apLeft(): number {
    const { turn } = this.open
    return turn?.card === 'own' ? turn.ap : turn?.card === 'all' ? turn.pool : 0
  }
  /** The places a Defender may move to now. */
  moves(seat: Seat, colour: Colour): string[] {
    return this.after(seat, `${colour} move`)
  }

  // ---------------------------------------------------------------- dealing

  protected override ended({ result }: Defenders['outcome']): string {
    return result
  }

  private leaveAp(table: LivePosition<Defenders>, ap: number): LivePosition<Defenders> {
    const saved = table.save()
    const { turn } = saved.open
    if (turn?.card === 'own') turn.ap = ap
    if (turn?.card === 'all') turn.pool = ap
    this.dealt = this.dealing(saved)
    return this.dealt
  }

  protected override saved(): Saved<Defenders> {
    const { players = 2, round = 2, threat = {} } = this.position
    const colours = COLOURS.slice(0, Math.max(2, players))
    const piles = this.cards(colours)
    const unknown =
      this.position.unknown ?? (round === 1 ? piles.turn.filter(card => TURN_CARDS[card].kind === 'enemy') : [])
    const hidden = [...piles.horde, ...(round === 1 ? [] : unknown)]
    const kinds = (kind: string) => hidden.filter(card => TURN_CARDS[card].kind === kind).length
    const { foe } = this.position
    const open: Open = {
      seats: (['p1', 'p2', 'p3', 'p4'] as const).slice(0, players),
      difficulty: 'normal',
      direInHorde: kinds('dire'),
      round,
      regions: this.regions(),
      capital: threat.capital ?? 0,
      defenders: Object.fromEntries(colours.map(colour => [colour, this.standing(colour, players)])),
      discard: [...(this.position.discard ?? [])],
      inTurnDeck: piles.turn.filter(card => !unknown.includes(card)),
      knownAt: [],
      shown: [],
      hordeSeen: { enemies: Math.max(0, DECKS.enemiesEach - kinds('enemy')), dire: 0 },
      usedThisRound: [...(this.position.usedThisRound ?? [])],
      drained: this.position.drained ?? false,
      confirmDraw: this.position.confirmDraw ?? false,
      ...(this.position.circle ? { circle: this.position.circle } : {}),
      ...(this.position.tomb ? { tomb: this.position.tomb } : {}),
      ...(typeof foe === 'object' ? { foe: revealed(foe, colours.length) } : {}),
    }
    const own = Object.fromEntries(open.seats.map(seat => [seat, {}])) as Saved<Defenders>['own']
    const agenda = [...this.before, { do: 'round.nextCard', with: undefined }].reverse()
    return { open, own, piles, random: sfc32('given').save(), agenda, held: {} }
  }

  private standing(colour: Colour, players: number): Defender {
    const { hero = HERO_OF[colour], at = 'capital', ...more } = this.position[colour] ?? {}
    return {
      seat: players === 1 ? 'p1' : SEAT_OF[colour],
      hero,
      at,
      hp: more.hp ?? HEROES[hero].hp,
      artifacts: [...(more.artifacts ?? [])],
      usedThisTurn: [...(more.usedThisTurn ?? [])],
      deeds: { secured: 0, defended: 0, damage: 0, artifacts: 0 },
    }
  }

  private regions(): Record<RegionId, Region> {
    const { map = MAP_1, sides = {}, threat = {} } = this.position
    const entries = map.map((region, index): [RegionId, Region] => {
      const level = threat[region] ?? 0
      const slot: Slot = SLOTS[index]!
      const face = { slot, side: sides[region] ?? 'A', threat: level }
      return [region, level === 4 ? { ...face, marker: this.position.noLeftovers ? 'token' : 'leftover' } : face]
    })
    return Object.fromEntries(entries) as Record<RegionId, Region>
  }

  /** All 21 cards: those the test names, the Defender Cards of the game below them, five in the Horde, the rest left over. */
  private cards(colours: readonly Colour[]): Saved<Defenders>['piles'] {
    const { discard = [], tomb, foe, threat = {} } = this.position
    const inPlay = CARD_IDS.filter(card => {
      const known = TURN_CARDS[card]
      if (known.kind === 'allDefenders') return colours.length === 2 || (colours.length === 3 && card === 'all.1')
      return known.kind === 'defender' && colours.includes(known.colour)
    })
    const out = new Set<CardId>([...this.top, ...discard, ...(tomb ? [tomb] : []), ...(this.position.horde ?? [])])
    const turn = [...this.top, ...(this.bottomless ? inPlay.filter(card => !out.has(card)) : [])]
    for (const card of turn) out.add(card)
    const some = (kind: string, count: number) =>
      CARD_IDS.filter(card => !out.has(card) && TURN_CARDS[card].kind === kind).slice(-count)
    const horde = this.position.horde ?? [...some('enemy', 3), ...some('dire', 2)]
    for (const card of horde) out.add(card)
    const rest = CARD_IDS.filter(card => !out.has(card))
    const leftover = this.position.noLeftovers ? [] : rest
    const markers = leftover.splice(0, REGION_IDS.filter(region => threat[region] === 4).length)
    const id = typeof foe === 'object' ? foe.id : (foe ?? 'dragon')
    const carried = COLOURS.flatMap(colour => this.position[colour]?.artifacts ?? [])
    return {
      turn: turn.reverse(),
      horde: horde.toReversed(),
      leftover,
      markers,
      artifacts: this.position.artifacts?.toReversed() ?? ARTIFACT_IDS.filter(artifact => !carried.includes(artifact)),
      foe: typeof foe === 'object' ? [] : [id],
      foes: FOE_IDS.filter(other => other !== id),
      enemies: [],
      dire: [],
      map: [],
      heroes: [],
    }
  }
}

const revealed = ({ id, at, hp }: { id: FoeId; at?: RegionId; hp?: number }, defenders: number) => {
  const maxHp = FOES[id].hp[defenders as 2 | 3 | 4]
  return { id, at: at ?? FOES[id].home, hp: hp ?? maxHp, maxHp }
}
