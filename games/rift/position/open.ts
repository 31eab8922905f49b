import type { Saved } from '@tabletome/engine'
import { CARDS, DECK_IDS, DECKS } from '../content/cards.ts'
import type { BlockId, CardId, SiteId, Slot, Spawn, SpecialId, SpellId, TowerId, TrayId } from '../content/ids.ts'
import { SOLDIERS } from '../content/numbers.ts'
import { STORM_IDS } from '../content/storms.ts'
import { TOWER_IDS, TOWERS } from '../content/towers.ts'
import { turnOf } from '../rules/map/cells.query.ts'
import { type KingdomMap, mapOf } from '../rules/map/map.query.ts'
import { knowMade } from '../rules/march/made.query.ts'
import { count } from '../rules/placing/shapes.query.ts'
import type { Open, Rift, Seat } from '../rules/state/shape.ts'
import { muster } from './heroes.ts'
import { madeIn, space, trayFrom } from './trays.ts'
import { MAPS, type Position } from './words.ts'

const SEATS: readonly Seat[] = ['p1', 'p2', 'p3', 'p4']

export const openOf = (position: Position): Open => {
  const seats = SEATS.slice(0, position.players ?? 2)
  const code = mapCode(position.map ?? 'col4')
  const map = mapOf(code, seats.length)
  const made: NonNullable<Open['made']> = { ...position.cards }
  for (const text of position.trays ?? []) {
    const [id, card] = madeIn(text) ?? []
    if (id !== undefined) made[id] = card
  }
  knowMade(made)
  const trays = (position.trays ?? []).map(text => trayFrom(text, map))
  const onTrays = trays.reduce((sum, { soldiers }) => sum + count(soldiers), 0)
  const hearts = position.hearts ?? 10
  const open: Open = {
    mode: position.mode ?? 'scenario',
    scenario: position.scenario ?? (typeof position.map === 'number' ? position.map : 1),
    map: code,
    ...(Object.keys(made).length > 0 ? { made } : {}),
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
