import { BANES } from '../../content/banes.ts'
import type { BaneId, ChipId } from '../../content/ids.ts'
import { TACTIC_OF_CLASS } from '../../content/tactics.ts'
import type { RivalSlot } from '../../content/types.ts'
import { isBaneChip, kindOfChip } from '../units/kinds.query.ts'
import { combatIn } from './fight.ts'
import { drawBag, takeLocal } from '../campaign/piles.ts'
import type { Play } from '../state/shape.ts'

/**
 * Slot by slot from the top; a slot that neither stack nor bag can fill is skipped, and banes may add slots at the end
 * (VIC-LINEUP-01…10, VIC-BANE-04, VIC-BANE-06, VIC-RULING-33, VIC-RULING-35).
 */
export const buildLineup = (play: Play, printed: readonly RivalSlot[]): void => {
  const combat = combatIn(play)
  const slots = [...printed]
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as RivalSlot
    const banes: BaneId[] = []
    const chip = fillerOf(play, slot, banes, slots)
    if (chip === undefined) continue
    combat.column.push({ chip, banes })
    if (slot.tactic) bringTactic(play, chip)
  }
  const [first] = combat.column
  if (first !== undefined) combat.first = first.chip
  play.emit({
    type: 'lineupSet',
    chips: combat.column.map(({ chip }) => chip),
    tactics: [...combat.rivalTactics],
  })
}

const fillerOf = (play: Play, { from }: RivalSlot, banes: BaneId[], slots: RivalSlot[]): ChipId | undefined => {
  const { region } = combatIn(play)
  if (from === 'primus') return 'primus'
  if (from === 'local') return takeLocal(play, region) ?? drawUnit(play, banes, slots)
  return drawUnit(play, banes, slots) ?? takeLocal(play, region)
}

/** Bag banes are set aside and take effect until a unit is drawn; a unit bane is one (VIC-LINEUP-05, VIC-LINEUP-06). */
const drawUnit = (play: Play, banes: BaneId[], slots: RivalSlot[]): ChipId | undefined => {
  const combat = combatIn(play)
  for (let chip = drawBag(play, 'lineup'); chip !== undefined; chip = drawBag(play, 'lineup')) {
    if (!isBaneChip(chip) || BANES[chip].type === 'unit') return chip
    combat.drawn.push(chip)
    const { forUnit, slot } = BANES[chip]
    if (forUnit) banes.push(chip)
    if (slot !== undefined) slots.push(slot)
  }
  return undefined
}

/** By the unit's first class, if the supply has one; a Beast brings none (VIC-LINEUP-08…10, VIC-RULING-34). */
const bringTactic = (play: Play, chip: ChipId): void => {
  const { tactics } = play.state.open
  const [first] = kindOfChip(chip).classes
  const tactic = first === undefined ? undefined : TACTIC_OF_CLASS[first]
  if (tactic === undefined || (tactics[tactic] ?? 0) === 0) return
  tactics[tactic] = (tactics[tactic] ?? 0) - 1
  combatIn(play).rivalTactics.push(tactic)
}
