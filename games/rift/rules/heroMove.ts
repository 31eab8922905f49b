import type { Option } from '@tabletome/engine'
import type { UnitId } from '../content/ids.ts'
import { cellName } from '../knowledge/cells.ts'
import { endsOf, pointsOf } from '../knowledge/heroes.ts'
import { engage } from './engage.ts'
import { heroIn } from './harm.ts'
import { step } from './state.ts'
import type { Cause, Cell, Now, Play } from './state.ts'
import { wildcatJoins } from './wildcat.ts'

/** The move of an activation: once, and where the hero stops it engages (P8, RIFT-HERO-04, RIFT-MOVE-01…07). */
const moveActive = step<{ hero: UnitId; to: Cell }>('hero.move', (play, { hero, to }) => {
  const { active } = play.state.open
  if (active !== undefined) active.moved = true
  walkTo(play, hero, to, 'move')
})

/** A move by another effect: neither move points nor the activation are used up (RIFT-RULING-39, RIFT-RULING-43). */
export const walk = step<{ hero: UnitId; to: Cell; cause: Cause }>('hero.walk', (play, { hero, to, cause }) =>
  walkTo(play, hero, to, cause),
)

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
export const listMoves = (open: Now['open'], hero: UnitId, list: Option[]): void => {
  for (const to of endsOf(open, hero, pointsOf(open, hero))) list.push(moveOption(hero, to))
}

const made: Partial<Record<UnitId, Option[]>> = {}
const moveOption = (hero: UnitId, to: Cell): Option => {
  const options = (made[hero] ??= [])
  let option = options[to]
  if (option === undefined) {
    const name = cellName(to)
    option = { id: `to ${name}`, steps: moveActive({ hero, to }), at: `cell ${name}`, ends: false }
    options[to] = option
  }
  return option
}
