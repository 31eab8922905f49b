import type { Game, Random } from '@tabletome/engine'
import { ENEMY_CARD_IDS, TACTIC_IDS, type TacticId, type UnitCardId } from '../../content/ids.ts'
import { AREAS } from '../../content/scrolls.ts'
import { CLASS_DECKS } from '../../content/units.ts'
import { ALL_UNITS } from '../units/units.query.ts'
import { sharesHandWith } from '../turn/hands.ts'
import type { Now, Own, Seat, Tactics, UnitClass, View } from './shape.ts'

/**
 * A world that looks like this view: other hands, the order of the decks and what is left in them are dealt at random from what
 * the seat cannot see (TAC-TACTIC-09).
 */
export const imagine: Game<Tactics>['imagine'] = (view, random) => {
  const { open, piles } = view
  const hands = imagineHands(view, random)
  const held = Object.values(hands).flat()
  const gone = new Set<string>([...held, ...open.discard])
  const enemyGone = new Set<string>([...open.enemyDiscard, ...Object.values(open.under)])
  return {
    own: zonesOf(open, hands, view),
    piles: {
      tactics: some(TACTIC_IDS, gone, piles.tactics, random),
      fighter: classDeck(view, 'fighter', random),
      wizard: classDeck(view, 'wizard', random),
      rogue: classDeck(view, 'rogue', random),
      beast: classDeck(view, 'beast', random),
      enemy: some(ENEMY_CARD_IDS, enemyGone, piles.enemy, random),
      flags: some(AREAS, new Set(), piles.flags, random),
      arrivals: some(['fighter', 'wizard', 'rogue', 'beast'] as const, new Set(), piles.arrivals, random),
    },
  }
}

type Hands = Partial<Record<Seat, TacticId[]>>

/** One's own hand, a team-mate's if it is shown, and random cards for everybody else. */
const imagineHands = ({ open, seat, own }: View, random: Random): Hands => {
  const hands: Hands = {}
  if (seat !== undefined && own !== undefined) {
    hands[seat] = [...own.hand]
    const mate = sharesHandWith(open, seat)
    if (mate !== undefined && own.mate !== undefined) hands[mate] = [...own.mate]
  }
  const known = new Set<string>([...Object.values(hands).flat(), ...open.discard])
  const unseen = some(TACTIC_IDS, known, TACTIC_IDS.length, random)
  for (const each of open.seats) hands[each] ??= unseen.splice(0, open.hands[each] ?? 0)
  return hands
}

const zonesOf = (open: Now['open'], hands: Hands, view: View): Record<Seat, Own> => {
  const zones: Partial<Record<Seat, Own>> = {}
  for (const seat of open.seats) {
    const zone: Own = { hand: hands[seat] ?? [] }
    const mate = sharesHandWith(open, seat)
    const isShown = seat !== view.seat || view.own?.mate !== undefined
    if (mate !== undefined && isShown) zone.mate = (hands[mate] ?? []).slice()
    zones[seat] = zone
  }
  return zones as Record<Seat, Own>
}

/** All but those in play, captured or still to be kept or given. */
const classDeck = ({ open, piles }: View, unitClass: UnitClass, random: Random): UnitCardId[] => {
  const out = new Set<string>(open.captured.map(({ card }) => card))
  for (const id of ALL_UNITS) {
    const unit = open.units[id]
    if (unit !== undefined) out.add(unit.card)
  }
  for (const cards of Object.values(open.offered)) for (const card of cards) out.add(card)
  return some(CLASS_DECKS[unitClass], out, piles[unitClass], random)
}

/** So many random ones of those that are not out. */
const some = <C extends string>(all: readonly C[], out: ReadonlySet<string>, count: number, random: Random): C[] => {
  const list = all.filter(each => !out.has(each))
  for (let i = list.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    const each = list[i] as C
    list[i] = list[j] as C
    list[j] = each
  }
  return list.slice(0, count)
}
