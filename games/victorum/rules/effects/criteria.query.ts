import { HEROES } from '../../content/heroes.ts'
import type { OpportunityId, RegionId } from '../../content/ids.ts'
import { PAD_LIMITS, WEEKS } from '../../content/numbers.ts'
import type { Seen } from '../state/shape.ts'
import { playerDeployHexes } from '../arena/arenas.query.ts'
import { hasClass, kindOfChip } from '../units/kinds.query.ts'
import { heroHealth, leadershipOf, leadershipOnPad } from '../units/stats.query.ts'
import { troopChips, troopSize } from '../camp/troop.query.ts'

type Open = Seen['open']
type SeenCombat = NonNullable<Open['combat']>
type SeenHeld = Open['camp']['opportunities'][number]

/** What is remembered with a card: won in the Cleanup that is running, or done once and for all. */
export const WON = 'won'
export const DONE = 'done'

/** Won with what the card asks for; it can be taken until the end of that Cleanup (VIC-RULING-29). */
type Win = (open: Open, combat: SeenCombat) => boolean
const isSport: Win = (_open, { kind }) => kind === 'sport'
const isBloodshed: Win = (_open, { kind }) => kind === 'bloodshed'
const isIn =
  (region: RegionId): Win =>
  (_open, combat) =>
    combat.region === region
const withChange =
  (card: OpportunityId): Win =>
  (_open, { changes }) =>
    changes.includes(card)

/** A tactic on each of three turns of yours in a row (O32). */
const hasThreeInARow = (turns: readonly number[]): boolean => {
  for (const turn of turns) if (turns.includes(turn + 1) && turns.includes(turn + 2)) return true
  return false
}
/** Your turn n ends before the rival's turn n + 1, and the arena's turn n comes after it (O18). */
const FLAG_TURNS = 5
const isFlagHome: Win = (open, { kind, sport, side, turn, units }) => {
  if (kind !== 'sport' || sport !== 'flag' || turn > (side === 'arena' ? FLAG_TURNS - 1 : FLAG_TURNS)) return false
  const home = playerDeployHexes(open)
  for (const unit of units)
    if (unit.side === 'player' && unit.carries.includes('flag') && home.includes(unit.at)) return true
  return false
}
const FEW_HP = 2
const EARLY_WEEKS = 4

const WINS: Readonly<Partial<Record<OpportunityId, Win>>> = {
  O01: withChange('O01'),
  O02: (open, combat) => isSport(open, combat) && combat.tally.fallenAll === 0,
  O03: (open, combat) => isBloodshed(open, combat) && combat.tally.heroDeployed && !combat.tally.heroLostHp,
  O04: withChange('O04'),
  O09: (open, combat) => isSport(open, combat) && combat.tally.tacticsAtStart >= 3 && combat.tally.tacticsPlaced === 0,
  O11: (open, combat) => isSport(open, combat) && combat.region === HEROES[open.hero.id].home,
  O13: (_open, { sport, tribune, units }) =>
    sport === 'spar' && tribune !== undefined && units.some(({ id, hp }) => id === tribune && hp === 1),
  O15: (open, combat) => {
    if (!isBloodshed(open, combat) || combat.tally.defendersDeployed.length < 2) return false
    for (const chip of combat.tally.defendersDeployed) if (combat.tally.fallenMine.includes(chip)) return false
    return true
  },
  O18: isFlagHome,
  O23: (open, combat) => isBloodshed(open, combat) && combat.tally.heroHpAtStart <= FEW_HP && combat.tally.heroDeployed,
  O24: (open, combat) => isBloodshed(open, combat) && isIn('REF')(open, combat),
  O31: isIn('VES'),
  O32: (_open, { tally }) => hasThreeInARow(tally.tacticTurns),
  O33: withChange('O33'),
  O34: withChange('O34'),
  O35: ({ weeks }, { kind }) => kind === 'primus' && WEEKS - weeks >= EARLY_WEEKS,
}

/** Done in the middle of a combat, whoever wins it: how far it has come. */
const FEATS: Readonly<Partial<Record<OpportunityId, { need: number; have(combat: SeenCombat): number }>>> = {
  O06: { need: 3, have: ({ tally }) => tally.heroKills },
  O16: { need: 2, have: ({ tally }) => tally.farKills },
  O19: { need: 3, have: ({ sport, tally }) => (sport === 'hill' ? tally.bestScore : 0) },
  O20: { need: 1, have: ({ tally }) => (tally.giantKilled ? 1 : 0) },
}

/** The most of equal entries: what was done so often in one act. */
const mostAlike = (list: readonly (string | number)[]): number => {
  let most = 0
  for (const one of list) {
    let count = 0
    for (const other of list) if (other === one) count++
    if (count > most) most = count
  }
  return most
}
const factionsOf = (open: Open): number => {
  const factions = new Set<RegionId>([HEROES[open.hero.id].home])
  for (const chip of troopChips(open)) {
    const { faction } = kindOfChip(chip)
    if (faction !== undefined) factions.add(faction)
  }
  return factions.size
}
const beastsOf = (open: Open): number => {
  let count = 0
  for (const chip of troopChips(open)) if (hasClass(kindOfChip(chip), 'beast')) count++
  return count
}
const CAPTAIN_LEADERSHIP = 8
const captainOf = (open: Open): number =>
  (leadershipOnPad(open) >= CAPTAIN_LEADERSHIP ? 1 : 0) + (troopSize(open) >= leadershipOf(open) ? 1 : 0)

/** What is counted since the card was taken, or simply so (VIC-RULING-30, VIC-RULING-108, VIC-RULING-109). */
const COUNTS: Readonly<Partial<Record<OpportunityId, { need: number; have(open: Open, held: SeenHeld): number }>>> = {
  O05: { need: 5, have: (_open, { seen }) => seen.length },
  O07: { need: 3, have: (_open, { seen }) => seen.length },
  O08: { need: 4, have: factionsOf },
  O10: { need: 2, have: (_open, { seen }) => mostAlike(seen) },
  O12: { need: 2, have: (_open, { seen }) => seen.length },
  O14: { need: 2, have: beastsOf },
  O25: { need: 3, have: ({ deeds }) => mostAlike(deeds.bloodshedWins) },
  O26: { need: 3, have: ({ deeds }) => mostAlike(deeds.sportWins) },
  O27: { need: 2, have: (_open, { seen }) => mostAlike(seen) },
  O28: { need: PAD_LIMITS.dice, have: ({ hero }) => hero.dice.length },
  O29: { need: 9, have: heroHealth },
  O30: { need: 2, have: captainOf },
}

export interface Progress {
  have: number
  need: number
  /** Of a card that asks for a win: as things stand, winning the combat in progress would do. */
  onCourse?: boolean
}
/** How far the criteria of a card in camp have come, for the board and for the claim. */
export const progressOf = (open: Open, held: SeenHeld): Progress => {
  const { card } = held
  const reached = { have: haveOf(open, held), need: needOf(card) }
  return WINS[card] === undefined || open.combat === undefined
    ? reached
    : { ...reached, onCourse: wouldBeWon(open, card) }
}
const needOf = (card: OpportunityId): number => COUNTS[card]?.need ?? FEATS[card]?.need ?? 1
const haveOf = (open: Open, held: SeenHeld): number => {
  const { card, seen } = held
  const count = COUNTS[card]
  if (count !== undefined) return Math.min(count.have(open, held), count.need)
  const feat = FEATS[card]
  if (feat === undefined) return seen.includes(WINS[card] === undefined ? DONE : WON) ? 1 : 0
  if (seen.includes(DONE)) return feat.need
  return open.combat === undefined ? 0 : Math.min(feat.have(open.combat), feat.need)
}

/** Its criteria hold at this moment: the card may be discarded for its reward (VIC-OPPORTUNITY-04, VIC-RULING-29). */
export const isMet = (open: Open, held: SeenHeld): boolean => haveOf(open, held) >= needOf(held.card)
/** The combat as it is, if it is won now, fulfils what the card asks for. */
export const wouldBeWon = (open: Open, card: OpportunityId): boolean =>
  open.combat !== undefined && WINS[card]?.(open, open.combat) === true
/** A feat of this combat that stays done when the combat is over. */
export const isFeatDone = ({ combat }: Open, card: OpportunityId): boolean => {
  const feat = FEATS[card]
  return feat !== undefined && combat !== undefined && feat.have(combat) >= feat.need
}
