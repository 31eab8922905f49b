import type { OptionText } from '../../../types.ts'
import type { BoxId } from '../../content/ids.ts'
import type { DungeonCell } from '../../content/types.ts'
import { cellAt, insideCost } from '../../rules/dungeon/dungeons.query.ts'
import { groundOf } from '../../rules/realm/ground.query.ts'
import { movePoints, type Reach, reachOf, stepCost, type Via } from '../../rules/movement/reach.query.ts'
import { insideName, spaceName } from '../../rules/realm/spaces.query.ts'
import type { Going, Inside, Space, UnitId } from '../../rules/state/shape.ts'
import { joined } from '../../../text/sentence.ts'
import { type At, optionText } from './at.ts'
import { caveInChance } from './odds.ts'

/** What the Move may still cost: a Move in progress has a budget of its own. */
const budgetOf = ({ open }: At, unit: UnitId) => (open.move?.unit === unit ? open.move.mp : movePoints(open, unit))

/** A Village on the way that still helps; the way is looked for only if one is near enough. */
const isSupplied = ({ open }: At, unit: UnitId, reach: Reach, to: Space) => {
  const used = open.units[unit]?.villages ?? []
  const cost = reach.cost(to) ?? 0
  const near = groundOf(open).villages.filter(village => !used.includes(village) && (reach.cost(village) ?? 99) <= cost)
  if (near.length === 0) return false
  return near.includes(to) || reach.pathTo(to).some(step => near.includes(step.to))
}

/** What a space is worth knowing about: its terrain, its area. */
const thereWhy = ({ words, open }: At, to: Space, supplied = false) => {
  const ground = groundOf(open)
  const terrain = ground.terrain(to)
  const area = ground.area(to)
  const flag = area === undefined ? undefined : open.flags[area]
  const isLive = area !== undefined && flag !== undefined && flag.by === undefined
  return [
    terrain === 'plain' || terrain === 'bridge' || (supplied && terrain === 'village')
      ? undefined
      : words.names.terrains[terrain].name,
    isLive ? words.names.areas[area].name : undefined,
    isLive && flag.at === 0 && ground.triggers[area] === to ? words.why.trigger : undefined,
    open.artifact !== undefined && 'at' in open.artifact && open.artifact.at === to ? words.why.artifact : undefined,
  ]
}

const toText = (at: At, unit: UnitId, to: Space): OptionText => {
  const { words, open } = at
  const name = spaceName(to)
  const budget = budgetOf(at, unit)
  const reach = reachOf(open, unit, budget)
  const supplied = isSupplied(at, unit, reach, to)
  return optionText(
    open.units[unit]?.at === to ? words.options.round(name) : words.options.to(name),
    [
      words.why.mp(reach.cost(to) ?? 0, budget),
      ...thereWhy(at, to, supplied),
      supplied ? words.why.supplied : undefined,
    ],
    { icon: 'move', fold: words.options.folds.move },
  )
}

const stepText = (at: At, unit: UnitId, to: Space, via: Via, fold: string | undefined): OptionText => {
  const { words, open } = at
  const piece = open.units[unit]
  const cost = piece === undefined ? 0 : stepCost(open, groundOf(open), piece, piece.at, to, via)
  return optionText(
    (via === 'portal' ? words.options.portal : words.options.step)(spaceName(to)),
    [words.why.mp(cost, budgetOf(at, unit)), ...thereWhy(at, to)],
    {
      icon: via === 'portal' ? 'portal' : 'step',
      ...(fold === undefined ? {} : { fold }),
    },
  )
}

/** The cheapest way to a portal of the box, and one step in (TAC-RULING-69). */
const enterText = (at: At, unit: UnitId, box: BoxId): OptionText => {
  const { words, open } = at
  const budget = budgetOf(at, unit)
  const reach = reachOf(open, unit, budget)
  const here = open.units[unit]?.at
  const costs = groundOf(open)
    .portals.filter(portal => portal.box === box)
    .flatMap(({ space }) => (space === here ? 0 : (reach.cost(space) ?? [])))
  const cost = costs.length === 0 ? 1 : Math.min(...costs) + 1
  return optionText(words.options.enter(box), [words.why.mp(cost, budget)], { icon: 'enter' })
}

const insideText = (at: At, unit: UnitId, to: Inside): OptionText => {
  const { words, open } = at
  const piece = open.units[unit]
  if (piece?.inside === undefined) return optionText('')
  const { box } = piece.inside
  const cell = cellAt(box, to)
  const { name: title, text } = words.names.cells[cell]
  return optionText(
    words.options.inside(insideName(to), title),
    [
      joined(
        [
          joined([
            words.why.mp(insideCost(piece, box, to), budgetOf(at, unit)),
            cell === 'caveIn' ? words.why.caveIn(caveInChance(open, unit)) : undefined,
          ]),
          TELLING.includes(cell) ? text : undefined,
        ],
        '. ',
      ),
    ],
    { icon: CELL_ICONS[cell] ?? 'step' },
  )
}
const TELLING: readonly DungeonCell[] = ['crystal', 'monster', 'trap', 'door', 'barrier']
const CELL_ICONS: Readonly<Partial<Record<DungeonCell, string>>> = {
  crystal: 'crystal',
  monster: 'monster',
  caveIn: 'caveIn',
  trap: 'trap',
  door: 'door',
  barrier: 'barrier',
  water: 'water',
}

/** Of a unit in, or about to begin, a Move; single steps may be folded away. */
export const moveText = (at: At, unit: UnitId, going: Going, fold?: string): OptionText => {
  const { words } = at
  switch (going.do) {
    case 'to':
      return toText(at, unit, going.to)
    case 'step':
      return stepText(at, unit, going.to, 'walk', fold)
    case 'portal':
      return stepText(at, unit, going.to, 'portal', fold)
    case 'enter':
      return enterText(at, unit, going.box)
    case 'in':
      return insideText(at, unit, going.inside)
    case 'out':
      return optionText(words.options.out(spaceName(going.to)), [words.why.mp(1, budgetOf(at, unit))], {
        icon: 'leave',
      })
  }
}

/** How the unit the question is about goes on. */
const goText = (at: At & { readonly about: { readonly unit: UnitId } }, going: Going): OptionText =>
  moveText(at, at.about.unit, going)
export const GOING = { to: goText, step: goText, portal: goText, enter: goText, in: goText, out: goText }
