import { ABILITIES } from '../../content/abilities.ts'
import type { UnitId } from '../../content/ids.ts'
import { cellName, kingDistance } from '../map/cells.query.ts'
import { actingSeat, canEnd, heroOf, isHorde } from '../heroes/heroes.query.ts'
import { printedTiles } from '../heroes/heroPieces.query.ts'
import { mapIn } from '../map/map.query.ts'
import { why } from '../state/reasons.query.ts'
import { mustEndSurge, surgeSteps } from '../heroes/surge.query.ts'
import { topAt } from '../march/trays.query.ts'
import { chooseBase, engage } from '../heroes/engage.ts'
import { heal, heroIn } from '../heroes/harm.ts'
import { stepTo } from '../heroes/heroMove.ts'
import { go, option, question, step } from '../state/kit.ts'
import type { Now, Offers } from '../state/shape.ts'
import { cellWished } from '../state/wished.ts'
import { placeFor } from '../heroes/attack.ts'
import { chooseHero } from '../heroes/choosing.ts'
import type { HeroEffect } from './effect.ts'

const { steps = 0, heals = 0 } = ABILITIES['surge-of-flames']

/**
 * Up to four steps beside his normal movement, a 1×1 on each horde he moves onto; then he or somebody next to him heals 2
 * (RIFT-IGNUS-04, RIFT-IGNUS-05, RIFT-RULING-45).
 */
export const surgeOfFlames: HeroEffect<'surge-of-flames'> = {
  use: {
    perform: (play, { hero }) => play.next(chooseStep({ hero, left: steps, hit: [] })),
    chosen: (play, { who }) => heal(play, who, heals, 'surge-of-flames'),
  },
}

const chooseStep = question('ability.step', {
  seat: ({ open }, { hero }) => actingSeat(open, hero),
  options: ({ open }, about) => {
    const { hero, left, hit } = about
    const list: Offers<'to' | 'stop'> = []
    for (const to of surgeSteps(open, hero, left, hit))
      list.push(option({ do: 'to', cell: to }, surgeStep({ about, to }), `cell ${cellName(to)}`))
    if (canStop(open, hero)) list.push(option({ do: 'stop' }, stopSurge({ hero })))
    return list
  },
  whyNot: ({ open }, { hero, left }, wish) => {
    if (wish.answer?.do === 'stop') return canStop(open, hero) ? undefined : why('RIFT-RULING-45', 'mustGoOn', { hero })
    const cell = cellWished(wish)
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
const surgeStep = step('surge-of-flames.step', (play, { about, to }) => {
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
      : go('ability.step', { hero, left, hit: burns ? [...hit, tray.id] : [...hit] }),
  )
})

const stopSurge = step('surge-of-flames.stop', (play, { hero }) => {
  if (heroIn(play, hero).base === 0) engage(play, hero)
  play.next(chooseHero({ hero, as: 'surge-of-flames' }))
})
