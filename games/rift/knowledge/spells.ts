import type { SpellId, TowerId } from '../content/ids.ts'
import type { Cell, Now, Piece, Seat, Source } from '../rules/state.ts'
import { around } from './cells.ts'
import { mapIn } from './map.ts'
import { type Why, why } from './reasons.ts'
import { canBeAttacked, placements, soldierSquares } from './targets.ts'
import { upgradesOf } from './towers.ts'
import { topAt } from './trays.ts'

type OpenState = Now['open']

const piece = (what: Piece['what'], type: Piece['type'], extra: Partial<Piece> = {}): Piece => ({
  what,
  type,
  turn: 'free',
  cells: [],
  ...extra,
})

/** What casting begins with; all tiles may be turned and flipped (P14, RIFT-SPELL-05…09, RIFT-RULING-59, RIFT-RULING-60). */
const FIRST: Readonly<Record<SpellId, readonly Piece[]>> = {
  'rain-of-fire': [piece('I2', 'magical', { group: 0 }), piece('I1', 'magical', { group: 0 })],
  reinforcements: [piece('soldier', 'true'), piece('soldier', 'true')],
  thunderbolt: [piece('I2', 'magical')],
  'lightning-bolt': [1, 2, 3, 4].map(() => piece('I1', 'physical', { group: 0, chain: true })),
  'gem-of-timewarp': [piece('I2', 'true')],
  'hand-of-midas': [],
}
const SOURCES: Readonly<Record<SpellId, Source>> = {
  'rain-of-fire': { kind: 'spell', spell: 'rain-of-fire' },
  reinforcements: { kind: 'spell', spell: 'reinforcements' },
  thunderbolt: { kind: 'spell', spell: 'thunderbolt' },
  'lightning-bolt': { kind: 'spell', spell: 'lightning-bolt' },
  'gem-of-timewarp': { kind: 'spell', spell: 'gem-of-timewarp' },
  'hand-of-midas': { kind: 'spell', spell: 'hand-of-midas' },
}
export const spellSource = (spell: SpellId): Source => SOURCES[spell]

/** The pieces of a spell on any path space: there is no range (RIFT-SPELL-03). */
export const spellPieces = (open: OpenState, spell: SpellId): Piece[] => {
  const cells: Cell[] = [...mapIn(open).path]
  return FIRST[spell].map(each => ({ ...each, cells }))
}

/** Thunderbolt: one 1×1 on each horde around the one that was hit (RIFT-SPELL-07, RIFT-RULING-36). */
export const thunderPieces = (open: OpenState, at: Cell): Piece[] => {
  const pieces: Piece[] = []
  for (const cell of around(mapIn(open), at)) {
    const tray = topAt(open, cell)
    if (tray !== undefined && canBeAttacked(open, tray, SOURCES.thunderbolt))
      pieces.push(piece('I1', 'magical', { cells: [cell] }))
  }
  return pieces
}

/** Hand of Midas: two levels up, else one, else unchanged; alone one level at least (RIFT-SPELL-10, RIFT-RULING-62). */
export const midasUpgrades = (open: OpenState, tower: TowerId): readonly TowerId[] => {
  const two = upgradesOf(open, tower, 2)
  if (two.length > 0) return two
  const one = upgradesOf(open, tower, 1)
  if (one.length > 0) return one
  return open.seats.length === 1 ? [] : [tower]
}

/** A spell is used once, and not without any effect (RIFT-SPELL-01, RIFT-SPELL-02, RIFT-RULING-59, RIFT-RULING-92). */
export const whyNotCast = (open: OpenState, seat: Seat, spell: SpellId): Why | undefined => {
  const tile = open.spells.find(({ id }) => id === spell)
  if (tile === undefined) return why('RIFT-SETUP-11', 'spellNotChosen', { spell })
  if (tile.used) return why('RIFT-SPELL-01', 'spellUsed', { spell })
  if (spell === 'hand-of-midas') return whyNotMidas(open, seat)
  if (spell === 'reinforcements' && open.soldiers === 0) return why('RIFT-RULING-59', 'noSoldiers', { spell })
  if (hasTarget(open, spell)) return undefined
  return spell === 'gem-of-timewarp'
    ? why('RIFT-RULING-61', 'gemNeedsTarget', { spell })
    : why('RIFT-RULING-92', 'spellNeedsTarget', { spell })
}

const hasTarget = (open: OpenState, spell: SpellId): boolean => {
  for (const tray of open.trays) {
    if (topAt(open, tray.at) !== tray || !canBeAttacked(open, tray, SOURCES[spell])) continue
    for (const each of FIRST[spell])
      if (
        each.what === 'soldier' ? soldierSquares(open, tray, each.type) !== 0 : placements(open, tray, each).length > 0
      )
        return true
  }
  return false
}

const whyNotMidas = (open: OpenState, seat: Seat): Why | undefined => {
  const hand = open.hands[seat]
  if (hand.length === 0) return why('RIFT-RULING-59', 'handEmpty', { spell: 'hand-of-midas' })
  for (const tower of hand) if (midasUpgrades(open, tower).length > 0) return undefined
  return why('RIFT-RULING-62', 'noMidas', { spell: 'hand-of-midas' })
}
