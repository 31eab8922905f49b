import type { Saved } from '@tabletome/engine'
import { CARDS, DECK_IDS, DECKS } from '../content/cards.ts'
import { HERO_IDS, HEROES, WILDCAT } from '../content/heroes.ts'
import type {
  AbilityId,
  BlockId,
  CardId,
  Colour,
  DifficultyId,
  HeroId,
  ScenarioId,
  ShapeId,
  SiteId,
  Slot,
  Spawn,
  SpecialId,
  SpellId,
  StormId,
  TowerId,
  TrayId,
  UnitId,
} from '../content/ids.ts'
import { SOLDIERS } from '../content/numbers.ts'
import { SHAPE_IDS } from '../content/shapes.ts'
import { STORM_IDS } from '../content/storms.ts'
import { TOWER_IDS, TOWERS } from '../content/towers.ts'
import type { DamageType, HordeCard, Turn } from '../content/types.ts'
import { cellNamed, turnOf } from '../rules/map/cells.query.ts'
import { type KingdomMap, mapOf } from '../rules/map/map.query.ts'
import { BASES, bitsOf, count, maskNamed } from '../rules/placing/shapes.query.ts'
import { faceOf } from '../rules/march/trays.query.ts'
import type { Cell, Hero, ModeId, Open, Phase, Rift, Seat, Tray } from '../rules/state/shape.ts'

/** The maps of the worked examples. */
export const MAPS = {
  col4: ['__1__', '_avb_', '_cvd_', '_evf_', '_gvh_', '__X__'],
  lane4: ['______', '_abcd_', '1>>>>X', '_efgh_', '______'],
  fork: ['_1_2_', '_v.v_', '_>v<_', '_avb_', '__X__'],
  bend: ['______', '1>>va_', '_bcvd_', 'X<<<e_', '______'],
} as const

/** What differs from the base: two players on col4, Malik and Alleria on their boards, phase 2 of round 2, nothing on the path. */
export interface Position {
  mode?: ModeId
  players?: 1 | 2 | 3 | 4
  /** A map of the examples, a scenario's, or rows. All letters of a drawn map are sites, coloured as in the scenarios. */
  map?: keyof typeof MAPS | ScenarioId | readonly string[]
  scenario?: ScenarioId
  difficulty?: DifficultyId
  roundLimit?: number
  maxLevel?: 1 | 2 | 3 | 4
  round?: number
  phase?: Phase
  hearts?: number
  heartsOf?: number
  crystals?: number
  /** In the supply; else 12 without those on trays. */
  soldiers?: number
  /**
   * Card, space, then what lies on it; of trays on one space the last is the top one. `H07 C2 I2:a1a2 I1:c3d4 soldiers:e5`:
   * tiles by shape (several squares of I1 are several tiles), `magical:` before a shape for its type, `cleared` lays an I1 on
   * every enemy square that is still bare, `life:1` of a boss, `turn:w` the way the top of the card points (else as its path
   * asks). With a grid it is a card made for the test, drawn as it lies: `H91 C2 .ww../.gg../.g.../...../.....`, and
   * `crystals:2`, `level:3` (its centre is `@`), `breaks:213` belong to it. A made card counts until another test makes it anew.
   */
  trays?: readonly string[]
  /** Cards made for the test that are in a stack, as printed: `gg.../...../...../...../w.... crystals:2`. */
  cards?: Partial<Record<CardId, string>>
  /**
   * Seat, space or site letter, then what differs: `p1 C4 h3 base:b2 face:e played locked shielded rises quakes called alone`,
   * `board`, `out`, `bench` or `gone` instead of a space, `earthquake+` an ability face up, `earthquake-` face down (the
   * suggested pair if none is named). `base:` is its north-west square. Seats without a hero get one on its board.
   */
  heroes?: Partial<Record<UnitId, string>>
  hands?: Partial<Record<Seat, readonly TowerId[]>>
  incoming?: Partial<Record<Seat, readonly TowerId[]>>
  /** Else all that are within the level and not in hands, slots or sites. */
  supply?: Partial<Record<TowerId, number>>
  /** The lower first: `militia n p1`, `archer e p2 down`. */
  sites?: Partial<Record<SiteId, string | readonly string[]>>
  /** `-` in front: used. */
  spells?: readonly (SpellId | `-${SpellId}`)[]
  /** Pathbreaker cards and their spaces. */
  blocks?: Partial<Record<BlockId, string>>
  opened?: Spawn[]
  /** From the top; spawn points of the map that are not named have an empty stack. */
  stacks?: Partial<Record<Spawn, readonly TrayId[]>>
  /** Else one more than can be seen, so that the game goes on. */
  portals?: { total: number; destroyed: number }
  bossBeaten?: boolean
  /** The card of this round; `stormDeck` from the top. */
  storm?: StormId
  stormDeck?: readonly StormId[]
  /** From the top; else as in the box. */
  specials?: readonly SpecialId[]
  specialsUsed?: readonly SpecialId[]
  /** From the top; none if nothing is said. */
  ghosts?: readonly CardId[]
  /** The tier 1 cards not in play, from the top. */
  deck1?: readonly CardId[]
  gone?: readonly CardId[]
  eliminated?: Colour
  ready?: readonly Seat[]
  wave?: number
  tally?: Open['tally']
}

const SEATS: readonly Seat[] = ['p1', 'p2', 'p3', 'p4']
const USUAL: readonly HeroId[] = ['malik', 'alleria', 'lilith', 'magnus', 'ignus']

export const openOf = (position: Position): Open => {
  const seats = SEATS.slice(0, position.players ?? 2)
  const code = mapCode(position.map ?? 'col4')
  const map = mapOf(code, seats.length)
  for (const [id, text] of Object.entries(position.cards ?? {})) {
    const [grid = '', ...words] = (text ?? '').split(/\s+/)
    makeCard(id as CardId, grid, words)
  }
  const trays = (position.trays ?? []).map(text => trayFrom(text, map))
  const onTrays = trays.reduce((sum, { soldiers }) => sum + count(soldiers), 0)
  const hearts = position.hearts ?? 10
  const open: Open = {
    mode: position.mode ?? 'scenario',
    scenario: position.scenario ?? (typeof position.map === 'number' ? position.map : 1),
    map: code,
    seats,
    difficulty: position.difficulty ?? 'normal',
    storms: position.stormDeck !== undefined,
    roundLimit: position.roundLimit ?? 0,
    maxLevel: position.maxLevel ?? 4,
    round: position.round ?? 2,
    phase: position.phase ?? 2,
    hearts,
    heartsOf: position.heartsOf ?? hearts,
    crystals: position.crystals ?? 0,
    soldiers: position.soldiers ?? SOLDIERS - onTrays,
    supply: {},
    hands: perSeat(position.hands),
    incoming: perSeat(position.incoming),
    sites: {},
    heroes: {},
    spells: (position.spells ?? []).map(spell =>
      spell.startsWith('-') ? { id: spell.slice(1) as SpellId, used: true } : { id: spell as SpellId, used: false },
    ),
    trays,
    blocks: {},
    opened: [...(position.opened ?? [])],
    slots: {},
    tops: {},
    portals: position.portals ?? { total: 1, destroyed: 0 },
    bossBeaten: true,
    stormsUsed: [],
    specialsUsed: [...(position.specialsUsed ?? [])],
    gone: [...(position.gone ?? [])],
    escaped: [],
    ready: [...(position.ready ?? [])],
    given: [],
    bought: [],
    wave: position.wave ?? 0,
    tally: position.tally ?? { hordes: 0, escaped: 0 },
  }
  if (position.eliminated !== undefined) open.eliminated = position.eliminated
  for (const [site, built] of Object.entries(position.sites ?? {})) open.sites[site as SiteId] = builtFrom(built)
  for (const [block, name] of Object.entries(position.blocks ?? {}))
    open.blocks[Number(block) as BlockId] = space(name, map)
  stackUp(open, position, map)
  muster(open, position, map)
  stock(open, position)
  if (position.storm !== undefined) open.storm = position.storm
  if (position.stormDeck !== undefined)
    open.stormsUsed = STORM_IDS.filter(storm => !position.stormDeck?.includes(storm))
  return open
}

export const pilesOf = (position: Position, open: Open): Saved<Rift>['piles'] => {
  const inStacks = Object.values(position.stacks ?? {}).flat()
  const out = new Set<string>([...open.trays.map(({ id }) => id), ...inStacks, ...open.gone])
  const stack = (spawn: Spawn): TrayId[] => [...(position.stacks?.[spawn] ?? [])].reverse()
  const boss = [...open.trays.map(({ id }) => id), ...inStacks].find(id => id.startsWith('B'))
  const used = position.specialsUsed ?? []
  const standard = boss === undefined ? [] : ([1, 2, 3, 4] as const).map(n => `${boss}-${n}` as SpecialId)
  const specials = position.specials ?? standard.filter(special => !used.includes(special))
  if (position.specials !== undefined && position.specialsUsed === undefined)
    open.specialsUsed = standard.filter(special => !specials.includes(special))
  const piles: Record<string, readonly string[]> = {
    stack1: stack(1),
    stack2: stack(2),
    stack3: stack(3),
    stack4: stack(4),
    stack5: stack(5),
    stack6: stack(6),
    ghosts: (position.ghosts ?? []).toReversed(),
    storms: (position.stormDeck ?? []).toReversed(),
    specials: specials.toReversed(),
  }
  for (const deck of DECK_IDS) piles[`deck${deck}`] = DECKS[deck].filter(card => !out.has(card)).reverse()
  if (position.deck1 !== undefined) piles.deck1 = position.deck1.toReversed()
  return piles as unknown as Saved<Rift>['piles']
}

const mapCode = (map: NonNullable<Position['map']>): string => {
  if (typeof map === 'number') return String(map)
  return `map:${(typeof map === 'string' ? MAPS[map] : map).join('/')}`
}

const perSeat = (towers: Position['hands'] = {}): Open['hands'] => ({
  p1: [...(towers.p1 ?? [])],
  p2: [...(towers.p2 ?? [])],
  p3: [...(towers.p3 ?? [])],
  p4: [...(towers.p4 ?? [])],
})

const space = (name: string, map: KingdomMap): Cell => {
  const site = map.sites.find(each => each === name)
  const cell = site === undefined ? cellNamed(name) : map.cellOfSite(site)
  if (cell === undefined || map.kindOf(cell) === 'void') throw new Error(`no space "${name}" on this map`)
  return cell
}

// ---------------------------------------------------------------- trays

const TURN_OF_SIDE: Readonly<Record<'n' | 'e' | 's' | 'w', Turn>> = { s: 0, w: 1, n: 2, e: 3 }

const trayFrom = (text: string, map: KingdomMap): Tray => {
  const [id, name = '', ...words] = text.trim().split(/\s+/) as [TrayId, string?, ...string[]]
  const at = space(name, map)
  const grid = words.find(word => word.includes('/'))
  if (grid !== undefined) makeCard(id as CardId, grid, words)
  const turn = grid === undefined ? TURN_OF_SIDE[map.exitSide(at)] : 0
  const tray: Tray = { id, at, turn, tiles: [], soldiers: 0 }
  if (id.startsWith('B')) tray.life = 0
  for (const word of words) if (word !== grid) lay(tray, word)
  return tray
}

const makeCard = (id: CardId, grid: string, words: readonly string[]): void => {
  const rows = grid.split('/') as unknown as HordeCard['rows']
  const value = (word: string): string | undefined =>
    words.find(each => each.startsWith(`${word}:`))?.slice(word.length + 1)
  const level = Number(value('level') ?? 1) as 1 | 2 | 3 | 4
  const breaks = value('breaks')
  const card: HordeCard = {
    rows,
    crystals: Number(value('crystals') ?? 1),
    deck: '1',
    ...(grid.includes('@') ? { level } : {}),
    ...(breaks ? { breaks: breaks.split('').map(Number) as unknown as readonly [BlockId, BlockId, BlockId] } : {}),
  }
  const cards: Record<CardId, HordeCard> = CARDS
  cards[id] = card
}

const lay = (tray: Tray, word: string): void => {
  const [what = '', value = ''] = word.split(/:(?=[^:]*$)/)
  const [first = '', second] = what.split(':')
  const shape = SHAPE_IDS.find(each => each === (second ?? first))
  if (shape !== undefined) layTiles(tray, shape, second === undefined ? 'physical' : (first as DamageType), value)
  else if (what === 'soldiers') tray.soldiers = maskOf(value)
  else if (what === 'life') tray.life = Number(value)
  else if (what === 'turn') tray.turn = turnOf(value) ?? 0
  else if (word === 'cleared') coverAll(tray)
  else if (!['crystals', 'level', 'breaks'].includes(what)) throw new Error(`what is "${word}" of ${tray.id}?`)
}
const layTiles = (tray: Tray, shape: ShapeId, type: DamageType, squares: string): void => {
  const mask = maskOf(squares)
  const masks = shape === 'I1' ? bitsOf(mask).map(bit => 1 << bit) : [mask]
  for (const each of masks) tray.tiles.push({ mask: each, shape, type })
}
const coverAll = (tray: Tray): void => {
  const covered = tray.tiles.reduce((mask, tile) => mask | tile.mask, tray.soldiers)
  for (const bit of bitsOf(faceOf(tray).squares & ~covered))
    tray.tiles.push({ mask: 1 << bit, shape: 'I1', type: 'true' })
}
const maskOf = (squares: string): number => {
  const mask = maskNamed(squares)
  if (mask === 0) throw new Error(`no squares "${squares}"`)
  return mask
}

// ---------------------------------------------------------------- stacks, towers, heroes

const stackUp = (open: Open, position: Position, map: KingdomMap): void => {
  for (const { spawn } of map.spawns) {
    const cards = position.stacks?.[spawn] ?? []
    open.slots[spawn] = cards.map(slotOf)
    const [top] = cards
    if (top !== undefined) open.tops[spawn] = top.startsWith('B') ? 0 : (CARDS[top as CardId]?.crystals ?? 0)
  }
  const all = [...open.trays.map(({ id }) => id), ...Object.values(position.stacks ?? {}).flat()]
  const portals = all.filter(id => CARDS[id as CardId]?.level !== undefined).length
  if (position.portals === undefined) open.portals.total = portals + 1
  open.bossBeaten = position.bossBeaten ?? !all.some(id => id.startsWith('B'))
}
const slotOf = (card: TrayId): Slot =>
  card.startsWith('B') ? (card as Slot) : (DECK_IDS.find(deck => DECKS[deck].includes(card as CardId)) ?? '1')

const builtFrom = (built: string | readonly string[]): Open['sites'][SiteId] =>
  (typeof built === 'string' ? [built] : built).map(text => {
    const [tower, way = 'n', by = 'p1', down] = text.split(/\s+/) as [TowerId, string?, Seat?, string?]
    return { tower, turn: turnOf(way) ?? 0, by, faceDown: down === 'down' }
  })

const stock = (open: Open, { supply }: Position): void => {
  const out: TowerId[] = [...Object.values(open.hands).flat(), ...Object.values(open.incoming).flat()]
  for (const built of Object.values(open.sites)) for (const { tower } of built ?? []) out.push(tower)
  for (const tower of TOWER_IDS) {
    if (TOWERS[tower].level > open.maxLevel) continue
    const left = TOWERS[tower].copies - out.filter(each => each === tower).length
    open.supply[tower] = supply?.[tower] ?? Math.max(0, left)
  }
}

const muster = (open: Open, position: Position, map: KingdomMap): void => {
  for (const [id, text] of Object.entries(position.heroes ?? {})) {
    open.heroes[id as UnitId] = heroFrom(id as UnitId, text, open, map)
  }
  for (const seat of open.seats) {
    const has = HERO_IDS.some(id => open.heroes[id]?.seat === seat && open.heroes[id]?.place !== 'bench')
    const free = USUAL.find(id => open.heroes[id] === undefined)
    if (!has && free !== undefined) open.heroes[free] = heroFrom(free, `${seat} board`, open, map)
  }
  const { alleria } = open.heroes
  if (alleria !== undefined && open.heroes.wildcat === undefined) {
    const place = alleria.place === 'bench' ? 'bench' : 'board'
    open.heroes.wildcat = heroFrom('wildcat', `${alleria.seat} ${place}`, open, map)
  }
}

const heroFrom = (id: UnitId, text: string, open: Open, map: KingdomMap): Hero => {
  const [seat, where = 'board', ...words] = text.split(/\s+/) as [Seat, string?, ...string[]]
  const off = (['board', 'out', 'bench', 'gone'] as const).find(place => place === where)
  const hero: Hero = {
    seat,
    place: off ?? 'map',
    at: off === undefined ? space(where, map) : -1,
    base: 0,
    facing: 0,
    health: off === 'out' ? 0 : id === 'wildcat' ? WILDCAT.health : HEROES[id].health,
    abilities: [],
    played: false,
    locked: false,
    shielded: false,
  }
  for (const word of words) describe(hero, word, id)
  if (hero.abilities.length === 0 && id !== 'wildcat' && off !== 'bench' && !hero.called)
    hero.abilities = HEROES[id].suggested.map(ability => ({ id: ability, up: true }))
  const onTray = open.trays.some(({ at }) => at === hero.at)
  if (onTray && hero.base === 0) throw new Error(`${id} on ${where} needs a base: there is a tray`)
  return hero
}

const describe = (hero: Hero, word: string, id: UnitId): void => {
  if (/^h\d+$/.test(word)) hero.health = Number(word.slice(1))
  else if (word.startsWith('base:')) hero.base = baseAt(word.slice(5))
  else if (word.startsWith('face:')) hero.facing = turnOf(word.slice(5)) ?? 0
  else if (word === 'played' || word === 'locked' || word === 'shielded') hero[word] = true
  else if (word === 'rises' || word === 'quakes' || word === 'called' || word === 'alone') hero[word] = true
  else if (/[+-]$/.test(word)) hero.abilities.push({ id: word.slice(0, -1) as AbilityId, up: word.endsWith('+') })
  else throw new Error(`what is "${word}" of ${id}?`)
}
const baseAt = (square: string): number => {
  const corner = maskOf(square)
  const base = BASES.find(mask => (mask & -mask) === corner)
  if (base === undefined) throw new Error(`no base at "${square}"`)
  return base
}
