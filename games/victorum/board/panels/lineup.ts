import type { BoardProps } from '../../../types.ts'
import { BANES } from '../../content/banes.ts'
import type { EventId } from '../../content/ids.ts'
import { TACTIC_OF_CLASS } from '../../content/tactics.ts'
import { fightNamed } from '../../rules/campaign/events.query.ts'
import { isBaneChip, kindOfChip } from '../../rules/units/kinds.query.ts'
import { regionOf } from '../../rules/campaign/regions.query.ts'
import { bagAnchor, bagKinds } from './bag.ts'
import { nameOf, openOf, viewOf } from '../read.ts'
import { percent, say } from '../words.ts'

/** By the unit's first class, as long as the supply has one; of a hidden unit it is not known (VIC-LINEUP-08…10). */
const withTactic = (board: BoardProps, unit: string, chip: string | undefined): string => {
  const { text, view } = board
  const [first] = chip === undefined ? [] : kindOfChip(chip).classes
  const tactic = first === undefined ? undefined : TACTIC_OF_CLASS[first]
  if (chip === undefined) return say(text, 'withTactic', { unit, tactic: say(text, 'aTactic') })
  if (tactic === undefined || (openOf(view).tactics[tactic] ?? 0) === 0) return unit
  return say(text, 'withTactic', { unit, tactic: nameOf(board, `tactic ${tactic}`) })
}
/** Slot by slot: the front chip of the region, those behind it, or a chip of the bag (VIC-LINEUP-02, VIC-LINEUP-04). */
export const rivalsOf = (board: BoardProps, event: EventId): string[] => {
  const { text } = board
  const { open, piles } = viewOf(board.view)
  const region = regionOf(open.place)
  let taken = 0
  return fightNamed(event).rival.map(({ from, tactic }) => {
    const at = from === 'local' ? taken++ : -1
    const chip = at === 0 ? open.stacks[region] : undefined
    const count = piles[region] - Math.max(0, at - 1)
    const name =
      chip !== undefined
        ? nameOf(board, `unit ${chip}`)
        : at > 0 && count > 0
          ? say(text, 'fromStack', { region: say(text, `region.${region}`), count })
          : say(text, 'fromBag')
    return tactic ? withTactic(board, name, chip) : name
  })
}
const FEW = 6
/** What the bag may give: by kind while they are few. */
export const bagOdds = (board: BoardProps): string => {
  const { bag } = openOf(board.view)
  const kinds = bagKinds(bag)
  if (kinds.length === 0) return say(board.text, 'emptyDeck')
  const banes = bag.filter(chip => isBaneChip(chip) && BANES[chip].type !== 'unit').length
  return kinds.length > FEW
    ? say(board.text, 'bagHolds', { units: bag.length - banes, banes, chance: percent(board.text, banes / bag.length) })
    : kinds
        .map(
          ({ chip, kind, count }) =>
            `${nameOf(board, isBaneChip(chip) ? bagAnchor(chip) : `unit ${kind}`)} ${percent(board.text, count / bag.length)}`,
        )
        .join(', ')
}
