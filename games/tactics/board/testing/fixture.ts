/** Positions in the middle of a game, for the tests of the board: built by hand, so that a test says what it needs. */
import { loadLateParts } from '@tabletome/boardkit'
import { plainText } from '../../../testing/plainText.ts'
import type { BoardOption, BoardProps } from '../../../types.ts'
import { UNITS } from '../../content/units.ts'
import { movePoints, reachOf } from '../../rules/movement/reach.query.ts'
import { spaceName, spaceOf } from '../../rules/realm/spaces.query.ts'
import { targetsOf } from '../../rules/attack/targets.query.ts'
import { isEnemyOwner, unitsOf } from '../../rules/units/units.query.ts'
import type { UnitCardId } from '../../content/ids.ts'
import type { Open, Owner, Seat, Unit, View } from '../../rules/state/shape.ts'
import '../lateParts.ts'

await loadLateParts('tactics')

/** A unit fresh from its card, unless something is said of it. */
export const unit = (owner: Owner, card: UnitCardId, at: string, changes: Partial<Unit> = {}): Unit => {
  const { class: unitClass, front, solo } = UNITS[card]
  const side = isEnemyOwner(owner) ? solo : front
  return {
    owner,
    class: unitClass,
    card,
    at: spaceOf(at) ?? -1,
    health: side.health,
    supply: side.supply,
    weakened: false,
    weakenedThisTurn: false,
    taken: [],
    villages: [],
    ballistas: [],
    damaged: false,
    serial: 0,
    ...changes,
  }
}

/** By their ids: owner and class. */
export const units = (...list: readonly Unit[]): Open['units'] => {
  const made: Open['units'] = {}
  for (const each of list) made[`${each.owner}.${each.class}`] = each
  return made
}

export const OPTIONS: Open['options'] = {
  dieFaces: 'standard',
  controlTrackSteps: 3,
  boxRise: 'printed',
  weakenedTokenLimit: 'none',
  terrainAffectsArea: true,
  endReference: 'active',
  teamSharesHands: true,
  artifactRangedBonus: 'range',
  artifactTheftNeedsMovement: false,
  builderStrict: true,
  enemyStopsAcrossElevation: false,
  dungeonRetreat: false,
  firstPlayer: 'random',
}

/** The sixth turn of a duel on the front realm: Ruby's Beast on the plateau faces Sapphire's Fighter at its edge. */
export const openWith = (changes: Partial<Open> = {}): Open => ({
  mode: 'competitive',
  seats: ['p1', 'p2'],
  enemies: [],
  options: OPTIONS,
  realm: 'front',
  order: ['p1', 'p2'],
  units: units(
    unit('p1', 'B1', 'G5', { health: 6 }),
    unit('p1', 'R5', 'H2', { health: 5, supply: 4 }),
    unit('p1', 'W2', 'B6', { supply: 3 }),
    unit('p1', 'F5', 'E6', { health: 8, supply: 1, weakened: true }),
    unit('p2', 'F6', 'K4', { health: 8, supply: 2 }),
    unit('p2', 'B5', 'H7', { health: 11 }),
    unit('p2', 'R8', 'J8', { health: 4 }),
    unit('p2', 'W4', 'N6', { health: 6, supply: 4 }),
  ),
  corners: { p1: ['nw', 'se'], p2: ['ne', 'sw'] },
  captured: [],
  turn: { owner: 'p1', number: 6, step: 'actions', actionsLeft: 3 },
  flags: { crimson: { at: 1 }, gold: { at: 0 }, azure: { at: 0 } },
  hands: { p1: 2, p2: 1 },
  discard: ['T09'],
  time: 0,
  crystals: {},
  flipped: {},
  enemyDiscard: [],
  under: {},
  offered: {},
  ...changes,
})

/** Solo: the Solo Enemy's card is out, a hero explores the 2×2 box. */
export const soloWith = (changes: Partial<Open> = {}): Open =>
  openWith({
    mode: 'solo',
    seats: ['p1'],
    enemies: ['e1'],
    order: ['p1', 'e1'],
    units: units(
      unit('p1', 'B1', 'G5', { health: 6 }),
      unit('p1', 'R5', '', { health: 5, supply: 4, inside: { box: '5x4', at: 8 } }),
      unit('p1', 'W2', 'B6', { supply: 3 }),
      unit('p1', 'F5', 'E6', { health: 8, supply: 1 }),
      unit('e1', 'F6', 'H6'),
      unit('e1', 'B5', 'M6', { health: 7 }),
      unit('e1', 'R8', 'J3'),
      unit('e1', 'W4', 'D5', { health: 3, weakened: true }),
    ),
    flags: {},
    hands: { p1: 1 },
    time: 5,
    crystals: { '1x2': 'green', '2x2': 'red', '3x2': 'green', '5x4': 'red', '8x1': 'red', '8x5': 'red' },
    flipped: { '5x4': 'p1.rogue' },
    enemyDiscard: ['S4'],
    under: { 'e1.fighter': 'S1', 'e1.rogue': 'S5' },
    ...changes,
  })

export const act = (seat: Seat): View['agenda'] => [{ do: 'turn.act', with: { owner: seat } }]

export const viewWith = (
  open: Open = openWith(),
  agenda: View['agenda'] = act('p1'),
  own: View['own'] = { hand: ['T14', 'T03'] },
) =>
  ({
    seat: 'p1',
    open,
    own,
    piles: { tactics: 12, fighter: 6, wizard: 6, rogue: 6, beast: 6, enemy: 6, flags: 0, arrivals: 0 },
    agenda,
    waiting: ['p1'],
  }) as unknown as View

/** The options of a turn as the rules would list them, without portals by hand. */
export const optionsOf = (open: Open, seat: Seat): BoardOption[] =>
  unitsOf(open, seat).flatMap(id => {
    const each = open.units[id]
    if (!each || each.at < 0) return []
    const moves = reachOf(open, id, movePoints(open, id)).ends.map(space => ({
      id: `${each.class} to ${spaceName(space)}`,
      at: [`unit ${id}`, `space ${spaceName(space)}`],
    }))
    const attacks = (['melee', 'missile', 'spell'] as const).flatMap(kind =>
      targetsOf(open, id, kind).map(target => ({
        id: `${each.class} ${kind} ${target}`,
        at: [`unit ${id}`, `unit ${target}`],
      })),
    )
    return [...moves, ...attacks]
  })

const plainWords = plainText({
  describe: view =>
    ['space C4', 'space J4', ...Object.keys((view as unknown as View).open.units).map(id => `unit ${id}`)].map(
      anchor => ({
        anchor,
        text: `the ${anchor}`,
      }),
    ),
})

const NAMES: Record<string, string> = { p1: 'Ada', p2: 'Bram', p3: 'Cleo', p4: 'Dana' }

export const boardWith = (
  changes: Omit<Partial<BoardProps>, 'view' | 'foreseen'> & { view?: View; foreseen?: View } = {},
) => {
  const seats = (changes.view ?? viewWith()).open.seats
  return {
    view: viewWith(),
    options: [],
    lit: [],
    seats: seats.map(seat => ({
      seat,
      name: NAMES[seat] ?? '',
      isMe: seat === 'p1',
      bot: seat === 'p1' ? undefined : 'skilled',
      connected: true,
      waiting: false,
    })),
    names: { of: (seat: string) => NAMES[seat] ?? seat, isMe: (seat: string) => seat === 'p1' },
    text: plainWords,
    compact: false,
    choose: () => undefined,
    setSubject: () => undefined,
    point: () => undefined,
    open: () => undefined,
    look: () => undefined,
    ...changes,
  } as unknown as BoardProps
}
