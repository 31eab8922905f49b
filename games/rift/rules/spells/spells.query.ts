import type { SpellId, TowerId } from '../../content/ids.ts'
import { SPELL_IDS, SPELLS } from '../../content/spells.ts'
import type { SpellPiece } from '../../content/types.ts'
import type { Cell, Now, Piece, Seat, Source } from '../state/shape.ts'
import { around } from '../map/cells.query.ts'
import { mapIn } from '../map/map.query.ts'
import { type Why, why } from '../state/reasons.query.ts'
import { canBeAttacked, placements, soldierSquares } from '../placing/targets.query.ts'
import { upgradesOf } from '../towers/towers.query.ts'
import { topAt } from '../march/trays.query.ts'

type OpenState = Now['open']

const pieceOf = (printed: SpellPiece, cells: Cell[]): Piece => ({
  what: printed.what,
  type: printed.type,
  turn: 'free',
  cells,
  ...(printed.group === undefined ? {} : { group: printed.group }),
  ...(printed.chain ? { chain: true } : {}),
})
const SOURCES: Readonly<Record<SpellId, Source>> = {
  'rain-of-fire': { kind: 'spell', spell: 'rain-of-fire' },
  reinforcements: { kind: 'spell', spell: 'reinforcements' },
  thunderbolt: { kind: 'spell', spell: 'thunderbolt' },
  'lightning-bolt': { kind: 'spell', spell: 'lightning-bolt' },
  'gem-of-timewarp': { kind: 'spell', spell: 'gem-of-timewarp' },
  'hand-of-midas': { kind: 'spell', spell: 'hand-of-midas' },
}
export const spellSource = (spell: SpellId): Source => SOURCES[spell]

/** The pieces of a spell on any path space: there is no range (RIFT-SPELL-03, RIFT-SPELL-05…09, RIFT-RULING-59). */
export const spellPieces = (open: OpenState, spell: SpellId): Piece[] => {
  const cells: Cell[] = [...mapIn(open).path]
  return SPELLS[spell].pieces.map(each => pieceOf(each, cells))
}

/** Thunderbolt: one 1×1 on each horde around the one that was hit (RIFT-SPELL-07, RIFT-RULING-36). */
export const thunderPieces = (open: OpenState, at: Cell): Piece[] => {
  const pieces: Piece[] = []
  for (const cell of around(mapIn(open), at)) {
    const tray = topAt(open, cell)
    if (tray !== undefined && canBeAttacked(open, tray, SOURCES.thunderbolt))
      pieces.push(pieceOf({ what: 'I1', type: 'magical' }, [cell]))
  }
  return pieces
}

/** Hand of Midas: two levels up, else one, else unchanged; alone one level at least (RIFT-SPELL-10, RIFT-RULING-62). */
export const midasUpgrades = (open: OpenState, tower: TowerId): readonly TowerId[] => {
  const two = upgradesOf(open, tower, SPELLS['hand-of-midas'].raises)
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
  const { raises, pieces, hits } = SPELLS[spell]
  if (raises !== undefined) return whyNotMidas(open, seat, spell)
  if (open.soldiers === 0 && pieces.every(({ what }) => what === 'soldier'))
    return why('RIFT-RULING-59', 'noSoldiers', { spell })
  if (hasTarget(open, spell)) return undefined
  return hits === 'portalsAndBosses'
    ? why('RIFT-RULING-61', 'gemNeedsTarget', { spell })
    : why('RIFT-RULING-92', 'spellNeedsTarget', { spell })
}

/** The pieces of each spell, wherever they go. */
const BARE: ReadonlyMap<SpellId, readonly Piece[]> = new Map(
  SPELL_IDS.map(spell => [spell, SPELLS[spell].pieces.map(printed => pieceOf(printed, []))]),
)
const hasTarget = (open: OpenState, spell: SpellId): boolean => {
  for (const tray of open.trays) {
    if (topAt(open, tray.at) !== tray || !canBeAttacked(open, tray, SOURCES[spell])) continue
    for (const each of BARE.get(spell) ?? [])
      if (
        each.what === 'soldier' ? soldierSquares(open, tray, each.type) !== 0 : placements(open, tray, each).length > 0
      )
        return true
  }
  return false
}

const whyNotMidas = (open: OpenState, seat: Seat, spell: SpellId): Why | undefined => {
  const hand = open.hands[seat]
  if (hand.length === 0) return why('RIFT-RULING-59', 'handEmpty', { spell })
  for (const tower of hand) if (midasUpgrades(open, tower).length > 0) return undefined
  return why('RIFT-RULING-62', 'noMidas', { spell })
}
