import type { Option } from '@tabletome/engine'
import { option } from '@tabletome/engine'
import { ABILITY_IDS } from '../../content/abilities.ts'
import type { TrayId, UnitId } from '../../content/ids.ts'
import { copyable, whyNotCopy } from '../../knowledge/heroChoices.ts'
import { actingSeat, heroOf } from '../../knowledge/heroes.ts'
import { adjacentCells, onOneHorde, printedTiles, shotCells, tileOf, typeOf } from '../../knowledge/heroPieces.ts'
import { mapIn } from '../../knowledge/map.ts'
import { basicAttack } from '../later.ts'
import { choice, step } from '../state.ts'
import type { Cell, Now } from '../state.ts'
import { aim, placeFor, strike } from './attack.ts'
import type { Chosen } from './choosing.ts'
import { chooseHero, chooseMove } from './choosing.ts'
import { tilesAndSoldiers } from './lilith.ts'
import { performCopy } from './perform.ts'

/** A shot; from a building site of any colour with a 1×2 more on the same horde (RIFT-MAGNUS-01, RIFT-RULING-73). */
export const magnusAttack = step<{ hero: UnitId }>('basic.magnus', (play, { hero }) =>
  play.next(aim({ hero, as: 'basic' }), magnusShoots({ hero })),
)
const magnusShoots = step<{ hero: UnitId }>('magnus.shoot', (play, { hero }) => {
  const { open } = play.state
  const { at, facing } = heroOf(open, hero)
  const cells = shotCells(open, hero, 'basic', facing)
  const pieces = printedTiles(hero, 'basic', cells)
  if (mapIn(open).kindOf(at) === 'site') pieces.push(tileOf('I2', typeOf(hero, 'basic'), cells))
  placeFor(play, { hero, as: 'basic' }, onOneHorde(pieces))
})

/** Any hero is moved anywhere and attacks; then three 1×1 on one horde it hit (RIFT-MAGNUS-03, RIFT-RULING-43). */
export const hocusPocus = step<{ hero: UnitId }>('ability.hocus-pocus', (play, { hero }) =>
  play.next(chooseHero({ hero, as: 'hocus-pocus' })),
)
export const hocusChosen = step<Chosen>('hocus-pocus.chosen', (play, { hero, who }) => {
  play.next(chooseMove({ hero, as: 'hocus-pocus', who }))
  if (who === 'wildcat') return
  play.next(basicAttack({ hero: who }), hocusTiles({ hero, before: tileCounts(play.state.open) }))
})

type Counts = Partial<Record<TrayId, number>>
const tileCounts = (open: Now['open']): Counts => {
  const counts: Counts = {}
  for (const { id, tiles } of open.trays) counts[id] = tiles.length
  return counts
}
/** Hordes with more tiles than before are those that were hit. */
const hocusTiles = step<{ hero: UnitId; before: Counts }>('hocus-pocus.tiles', (play, { hero, before }) => {
  const cells: Cell[] = []
  for (const { id, at, tiles } of play.state.open.trays) if (tiles.length > (before[id] ?? 0)) cells.push(at)
  if (cells.length > 0)
    placeFor(play, { hero, as: 'hocus-pocus' }, onOneHorde(printedTiles(hero, 'hocus-pocus', cells)))
})

/** RIFT-MAGNUS-04. */
export const mirage = step<{ hero: UnitId }>('ability.mirage', (play, { hero }) =>
  placeFor(play, { hero, as: 'mirage' }, tilesAndSoldiers(hero, 'mirage', adjacentCells(play.state.open, hero))),
)

/** Any other ability of this game, performed as if it were his; its tile is not turned (RIFT-MAGNUS-05, RIFT-RULING-44). */
export const knowledgeIsPower = step<{ hero: UnitId }>('ability.knowledge-is-power', (play, { hero }) =>
  play.next(chooseCopy({ hero })),
)
const chooseCopy = choice<{ hero: UnitId }>('ability.copy', {
  seat: ({ open }, { hero }) => actingSeat(open, hero),
  options: ({ open }, { hero }) => {
    const list: Option[] = []
    for (const ability of copyable(open))
      list.push(option(`copy ${ability}`, performCopy({ hero, ability }), `ability ${ability}`))
    return list
  },
  whyNot: ({ open }, _about, anchor) => {
    const ability = ABILITY_IDS.find(id => anchor === `copy ${id}` || anchor === `ability ${id}`)
    return ability === undefined ? undefined : whyNotCopy(open, ability)
  },
})

/** Any horde but his own (RIFT-MAGNUS-07). */
export const arcanicStorm = step<{ hero: UnitId }>('ability.arcanic-storm', (play, { hero }) =>
  play.next(strike({ hero, as: 'arcanic-storm' })),
)
