import type { UnitCardId } from '../content/ids.ts'
import { UNITS } from '../content/units.ts'
import type { Open } from '../rules/units/units.query.ts'
import { cardOf } from '../rules/units/units.query.ts'
import { spaceOf } from '../rules/realm/spaces.query.ts'
import { STANDARD } from '../rules/state/settings.ts'
import type {
  EnemyId,
  ModeId,
  Options,
  Open as Writable,
  Owner,
  Seat,
  Space,
  Unit,
  UnitId,
} from '../rules/state/shape.ts'
import './fixtures.ts'

/** What everybody sees of a position, for questions that need no running game. Units as `FX A1, BX C2`; others are nowhere. */
export interface Sight {
  mode?: ModeId
  players?: number
  /** Rows of cells, or a realm code; the front realm if nothing is said. */
  map?: string | readonly string[]
  /** Extras of a drawn map: `portals:1,0,s 5,0,s`. */
  with?: string
  units?: Partial<Record<Owner, string>>
  options?: Partial<Options>
  turn?: Owner
  rest?: Partial<Writable>
}

export const at = (name: string): Space => {
  const space = spaceOf(name)
  if (space === undefined) throw new Error(`no space "${name}"`)
  return space
}

export const seen = (sight: Sight = {}): Open => {
  const { mode = 'competitive', map = 'front' } = sight
  const players = sight.players ?? (mode === 'solo' ? 1 : mode === 'team' || mode === 'battleTeam' ? 4 : 2)
  const seats = (['p1', 'p2', 'p3', 'p4'] as const).slice(0, players) as Seat[]
  const enemies: EnemyId[] = mode === 'solo' ? ['e1'] : mode === 'coop' ? ['e1', 'e2'] : []
  const drawn = typeof map !== 'string' || /^\d/.test(map)
  const code = drawn ? `map:${typeof map === 'string' ? map : map.join('/')}${sight.with ? `;${sight.with}` : ''}` : map
  const units: Partial<Record<UnitId, Unit>> = {}
  for (const [owner, text] of Object.entries(sight.units ?? {}) as [Owner, string][])
    for (const each of text.split(',')) {
      const unit = unitFrom(owner, each.trim())
      units[`${owner}.${unit.class}`] = unit
    }
  return {
    mode,
    seats,
    enemies,
    options: { ...STANDARD, ...sight.options },
    realm: code,
    order: [...seats, ...enemies],
    units,
    corners: {},
    captured: [],
    turn: { owner: sight.turn ?? 'p1', number: 1, step: 'actions', actionsLeft: 3 },
    flags: {},
    hands: {},
    discard: [],
    time: 7,
    crystals: {},
    flipped: {},
    enemyDiscard: [],
    under: {},
    offered: {},
    ...sight.rest,
  }
}

const unitFrom = (owner: Owner, text: string): Unit => {
  const [card = '', where = '', ...words] = text.split(/\s+/)
  const printed = UNITS[card as UnitCardId]
  if (printed === undefined) throw new Error(`no unit card "${card}"`)
  const { health, supply } = cardOf({ owner, card: card as UnitCardId })
  const unit: Unit = {
    owner,
    class: printed.class,
    card: card as UnitCardId,
    at: where === '-' ? -1 : at(where),
    health,
    supply,
    weakened: words.includes('weak'),
    weakenedThisTurn: false,
    taken: [],
    villages: [],
    ballistas: [],
    damaged: false,
    serial: 0,
  }
  for (const word of words) {
    if (/^h\d+$/.test(word)) unit.health = Number(word.slice(1))
    if (/^s\d+$/.test(word)) unit.supply = Number(word.slice(1))
    if (word.startsWith('did:')) unit.taken.push(word.slice(4) as 'move')
    if (word === 'began') unit.ballistaStart = unit.at
    if (word === 'entered') unit.ballistas.push(unit.at)
  }
  return unit
}
