import type { About } from '@tabletome/engine'
import type { OptionText } from '../../../types.ts'
import { ABILITIES } from '../../content/abilities.ts'
import type { UnitId } from '../../content/ids.ts'
import { cellName } from '../../rules/map/cells.query.ts'
import { displaceCells, usualCell } from '../../rules/heroes/displacing.query.ts'
import { pointsOf, reachOf } from '../../rules/heroes/heroes.query.ts'
import { baseBlocks } from '../../rules/placing/targets.query.ts'
import { topAt } from '../../rules/march/trays.query.ts'
import type { Cell, Displaced, Rift } from '../../rules/state/shape.ts'
import { type At, fateWhy, optionText, placeWhy } from './at.ts'

/** What waits there: a tray to engage, a site, the path; and what this round would do to the hero. */
const thereWhy = (at: At, hero: UnitId, cell: Cell): (string | undefined)[] => {
  const { words, open } = at
  const tray = topAt(open, cell)
  const isEngaged = tray !== undefined && baseBlocks(open, tray).length > 0
  return [tray === undefined ? placeWhy(at, cell) : words.why.engages(tray.id), fateWhy(at, hero, cell, isEngaged)]
}

const costWhy = ({ words: { why }, open }: At, hero: UnitId, cell: Cell): string | undefined => {
  const points = pointsOf(open, hero)
  const here = open.heroes[hero]
  const cost = here?.place === 'map' && here.at === cell ? 2 : reachOf(open, hero, points).cost[cell]
  return cost === undefined || cost < 0 ? undefined : why.cost(cost, points)
}

/** The move of an activation. */
export const moveText = (at: At, hero: UnitId, cell: Cell): OptionText => {
  const { options } = at.words
  const name = cellName(cell)
  const what = at.open.heroes[hero]?.place === 'map' ? options.to(name) : options.enter(name)
  return optionText(what, [costWhy(at, hero, cell), ...thereWhy(at, hero, cell)], {
    icon: 'move',
    group: options.groups.moves,
    fold: options.folds.move,
  })
}

/** A hero must leave its space. */
export const giveWayText = (at: At, { from, why }: Displaced, cell: Cell): OptionText => {
  const { words, open } = at
  const isUsual = usualCell(open, displaceCells(open, from, why)) === cell
  return optionText(
    words.options.giveWay(cellName(cell)),
    [placeWhy(at, cell), isUsual ? words.why.usual : undefined],
    { icon: 'displaced' },
  )
}

/** A hero comes from the bench. */
export const appearText = (at: At, hero: UnitId, cell: Cell): OptionText => {
  const { options } = at.words
  const there = thereWhy(at, hero, cell)
  return optionText(options.appear(cellName(cell)), there, { icon: 'move', fold: options.folds.spaces })
}

/** A step of Surge of Flames. */
export const surgeText = (at: At, hero: UnitId, cell: Cell): OptionText =>
  optionText(at.words.options.stepTo(cellName(cell)), thereWhy(at, hero, cell), { icon: 'move' })

/** A hero is moved by an ability. */
export const movedText = (at: At, { as, who }: About<Rift, 'ability.move'>, cell: Cell): OptionText => {
  const { options } = at.words
  return optionText(options.to(cellName(cell)), thereWhy(at, who, cell), {
    icon: 'move',
    ...(ABILITIES[as].moves === 'anywhere' ? { fold: options.folds.spaces } : {}),
  })
}
