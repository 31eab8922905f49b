import type { Option } from '@tabletome/engine'
import { option } from '@tabletome/engine'
import type { TrayId, UnitId } from '../../content/ids.ts'
import { cellName, cellNamed, kingDistance } from '../../knowledge/cells.ts'
import { actingSeat, canEnd, heroOf, isHorde } from '../../knowledge/heroes.ts'
import { printedTiles } from '../../knowledge/heroPieces.ts'
import { mapIn } from '../../knowledge/map.ts'
import { why } from '../../knowledge/reasons.ts'
import { mustEndSurge, surgeSteps } from '../../knowledge/surge.ts'
import { topAt } from '../../knowledge/trays.ts'
import { chooseBase, engage } from '../engage.ts'
import { heal, heroIn } from '../harm.ts'
import { stepTo } from '../heroMove.ts'
import { choice, step } from '../state.ts'
import type { Cell, Now } from '../state.ts'
import { placeFor } from './attack.ts'
import type { Chosen } from './choosing.ts'
import { chooseHero } from './choosing.ts'

const STEPS = 4
const HEALS = 2

interface Surge {
  hero: UnitId
  /** Steps he may still take. */
  left: number
  /** Hordes that have had their tile. */
  hit: TrayId[]
}

/**
 * Up to four steps beside his normal movement, a 1×1 on each horde he moves onto; then he or somebody next to him heals 2
 * (RIFT-IGNUS-04, RIFT-IGNUS-05, RIFT-RULING-45).
 */
export const surgeOfFlames = step<{ hero: UnitId }>('ability.surge-of-flames', (play, { hero }) =>
  play.next(chooseStep({ hero, left: STEPS, hit: [] })),
)

const chooseStep = choice<Surge>('ability.step', {
  seat: ({ open }, { hero }) => actingSeat(open, hero),
  options: ({ open }, about) => {
    const { hero, left, hit } = about
    const list: Option[] = []
    for (const to of surgeSteps(open, hero, left, hit)) {
      const name = cellName(to)
      list.push(option(`to ${name}`, surgeStep({ about, to }), `cell ${name}`))
    }
    if (canStop(open, hero)) list.push(option('stop', stopSurge({ hero })))
    return list
  },
  whyNot: ({ open }, { hero, left }, anchor) => {
    if (anchor === 'stop') return canStop(open, hero) ? undefined : why('RIFT-RULING-45', 'mustGoOn', { hero })
    const cell = cellNamed(anchor.replace(/^(to|cell) /, ''))
    if (cell === undefined) return undefined
    if (mapIn(open).kindOf(cell) === 'void') return why('RIFT-MOVE-03', 'offMap', {})
    return left > 0 && kingDistance(heroOf(open, hero).at, cell) === 1
      ? why('RIFT-RULING-45', 'noEndFromThere', { cell: cellName(cell) })
      : why('RIFT-MOVE-01', 'tooFar', { cell: cellName(cell), points: Math.min(left, 1) })
  },
})

/** Where he stands with his base he may stay; elsewhere he needs what every hero needs to end a move. */
const canStop = (open: Now['open'], hero: UnitId): boolean => {
  const { at, base } = heroOf(open, hero)
  return base !== 0 || canEnd(open, at)
}

/** A tile for each horde once; where he cannot go on, base and tile must both find room, so the base is put first. */
const surgeStep = step<{ about: Surge; to: Cell }>('surge-of-flames.step', (play, { about, to }) => {
  const { hero, hit } = about
  const left = about.left - 1
  stepTo(play, hero, to, 'surge-of-flames')
  const { open } = play.state
  const tray = topAt(open, to)
  const burns = tray !== undefined && isHorde(tray) && !hit.includes(tray.id)
  const tiles = burns ? printedTiles(hero, 'surge-of-flames', [to]) : []
  const ends = mustEndSurge(open, hero, to, left, hit)
  if (ends && tray !== undefined)
    play.next(chooseBase(burns ? { hero, tray: tray.id, tile: true } : { hero, tray: tray.id }))
  placeFor(play, { hero, as: 'surge-of-flames' }, tiles)
  play.next(
    ends
      ? chooseHero({ hero, as: 'surge-of-flames' })
      : chooseStep({ hero, left, hit: burns ? [...hit, tray.id] : [...hit] }),
  )
})

const stopSurge = step<{ hero: UnitId }>('surge-of-flames.stop', (play, { hero }) => {
  if (heroIn(play, hero).base === 0) engage(play, hero)
  play.next(chooseHero({ hero, as: 'surge-of-flames' }))
})
export const surgeChosen = step<Chosen>('surge-of-flames.chosen', (play, { who }) =>
  heal(play, who, HEALS, 'surge-of-flames'),
)
