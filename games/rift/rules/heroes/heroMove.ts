import type { UnitId } from '../../content/ids.ts'
import { cellName } from '../map/cells.query.ts'
import { endsOf, pointsOf } from './heroes.query.ts'
import { engage } from './engage.ts'
import { heroIn } from './harm.ts'
import { option, step } from '../state/kit.ts'
import type { Cause, Cell, Into, Now, Offer, Play } from '../state/shape.ts'
import { wildcatJoins } from './wildcat.ts'

/** The move of an activation: once, and where the hero stops it engages (RIFT-HERO-04, RIFT-MOVE-01…07). */
const moveActive = step('hero.move', (play, { hero, to }) => {
  const { active } = play.state.open
  if (active !== undefined) active.moved = true
  walkTo(play, hero, to, 'move')
})

/** A move by another effect: neither move points nor the activation are used up (RIFT-RULING-39, RIFT-RULING-43). */
export const walk = step('hero.walk', (play, { hero, to, cause }) => walkTo(play, hero, to, cause))

const walkTo = (play: Play, hero: UnitId, to: Cell, cause: Cause): void => {
  stepTo(play, hero, to, cause)
  engage(play, hero)
  if (heroIn(play, hero).alone) play.next(wildcatJoins())
}

/** It leaves its tray, whose squares are uncovered, and stands on another space (RIFT-MOVE-11). */
export const stepTo = (play: Play, id: UnitId, to: Cell, cause: Cause): void => {
  const hero = heroIn(play, id)
  const from = hero.place === 'map' ? hero.at : -1
  hero.place = 'map'
  hero.at = to
  hero.base = 0
  play.emit({ type: 'heroMoved', hero: id, from, to, cause })
}

/** Every space the hero's points lead to (RIFT-MOVE-06, RIFT-RULING-32). */
export const listMoves = (open: Now['open'], hero: UnitId, list: Into<'to'>): void => {
  for (const to of endsOf(open, hero, pointsOf(open, hero))) list.push(moveOption(hero, to))
}

const made: Partial<Record<UnitId, Offer<'to'>[]>> = {}
const moveOption = (hero: UnitId, to: Cell): Offer<'to'> =>
  ((made[hero] ??= [])[to] ??= option({ do: 'to', cell: to }, moveActive({ hero, to }), `cell ${cellName(to)}`))
