import type { ChipId } from '../../content/ids.ts'
import type { Seen } from '../state/shape.ts'
import { isBaneChip, kindOfChip } from '../units/kinds.query.ts'
import { leadershipOf } from '../units/stats.query.ts'

type Open = Seen['open']

/** Your units without the hero, wherever they are: face up, face down, in the arena (VIC-HERO-05). */
export const troopChips = ({ camp, combat }: Open): ChipId[] => {
  const chips = [...camp.units, ...camp.defeated]
  if (combat !== undefined)
    for (const { id, side, elite } of combat.units) if (side === 'player' && !elite) chips.push(id)
  return chips
}
/** The hero included (VIC-HERO-05, VIC-RULING-109). */
export const troopSize = (open: Open): number => 1 + troopChips(open).length

/** Those who fell against a primus are about to be sacrificed and count no more once it is beaten (VIC-RULING-81). */
export const isFallenLost = ({ combat, outcomeOfCombat }: Open): boolean =>
  combat?.kind === 'primus' && outcomeOfCombat === 'won'
/** The troop as Leadership looks at it. */
export const troopToLead = (open: Open): number =>
  troopSize(open) - (isFallenLost(open) ? open.camp.defeated.length : 0)
/** How many units there are too many (VIC-RECRUIT-04, VIC-RULING-88). */
export const unitsTooMany = (open: Open): number => Math.max(0, troopToLead(open) - leadershipOf(open))

/** Who may be sacrificed: units in camp; those in the arena only once the combat is over (VIC-RECRUIT-06, VIC-RULING-82). */
export const sacrificeable = (open: Open): ChipId[] => {
  const { camp, combat } = open
  const chips = isFallenLost(open) ? [...camp.units] : [...camp.units, ...camp.defeated]
  if (combat !== undefined && open.outcomeOfCombat !== undefined)
    for (const { id, side, elite } of combat.units) if (side === 'player' && !elite) chips.push(id)
  return chips
}

/** Elite units, bane units and arena units never join a troop (VIC-RECRUIT-03, VIC-BANE-07). */
export const canBeRecruited = (chip: ChipId): boolean => {
  if (isBaneChip(chip)) return false
  const { from } = kindOfChip(chip)
  return from === 'neutral' || from === 'faction' || from === 'opportunity'
}
/** Rival units a Sport reward may recruit: defeated or still in the arena, not those to come (VIC-REWARD-02). */
export const recruitableRivals = ({ combat }: Open): ChipId[] => {
  if (combat === undefined) return []
  const chips: ChipId[] = []
  for (const chip of combat.fallenRivals) if (canBeRecruited(chip)) chips.push(chip)
  for (const { id, side, elite } of combat.units) if (side === 'rival' && !elite && canBeRecruited(id)) chips.push(id)
  return chips
}
