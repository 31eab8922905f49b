import type { Whole } from '@tabletome/engine'
import { COLOURS } from '../../content/levels.ts'
import type { Defender, Open, Region, Turn } from './shape.ts'

/** By hand: search and previews copy the position thousands of times. */
export const copyOpen = (open: Open): Open => {
  const { regions } = open
  const copied: Whole<Open> = {
    seats: open.seats,
    difficulty: open.difficulty,
    direInHorde: open.direInHorde,
    round: open.round,
    regions: {
      forest: copyRegion(regions.forest),
      ruins: copyRegion(regions.ruins),
      mountains: copyRegion(regions.mountains),
      plains: copyRegion(regions.plains),
      coast: copyRegion(regions.coast),
      desert: copyRegion(regions.desert),
    },
    capital: open.capital,
    defenders: {},
    discard: open.discard.slice(),
    resolving: open.resolving,
    inTurnDeck: open.inTurnDeck.slice(),
    knownAt: open.knownAt.map(({ position, card }) => ({ position, card })),
    shown: open.shown.slice(),
    hordeSeen: { enemies: open.hordeSeen.enemies, dire: open.hordeSeen.dire },
    turn: open.turn && copyTurn(open.turn),
    foe: open.foe && { id: open.foe.id, at: open.foe.at, hp: open.foe.hp, maxHp: open.foe.maxHp },
    tomb: open.tomb,
    circle: open.circle,
    usedThisRound: open.usedThisRound.slice(),
    drained: open.drained,
    confirmDraw: open.confirmDraw,
  }
  for (const colour of COLOURS) {
    const defender = open.defenders[colour]
    if (defender !== undefined) copied.defenders[colour] = copyDefender(defender)
  }
  return copied
}

/** Markers are never changed, so they are shared. */
const copyRegion = ({ slot, side, threat, marker }: Region): Whole<Region> => ({ slot, side, threat, marker })

const copyDefender = ({ seat, hero, at, hp, artifacts, usedThisTurn, deeds }: Defender): Whole<Defender> => ({
  seat,
  hero,
  at,
  hp,
  artifacts: artifacts.slice(),
  usedThisTurn: usedThisTurn.slice(),
  deeds: { secured: deeds.secured, defended: deeds.defended, damage: deeds.damage, artifacts: deeds.artifacts },
})

const copyTurn = (turn: Turn): Turn =>
  turn.card === 'own'
    ? {
        card: 'own',
        defender: turn.defender,
        ap: turn.ap,
        granted: turn.granted,
        sacrificed: turn.sacrificed,
        mustSpend: turn.mustSpend,
      }
    : { card: 'all', pool: turn.pool, granted: turn.granted, begun: turn.begun.slice(), ready: turn.ready.slice() }

/** What the copy shares, since it never changes: `checkGame` looks. */
export const SHARED: readonly string[] = ['seats', 'regions.*.marker']
