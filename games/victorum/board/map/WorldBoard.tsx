import { Glyph, nearestThat, PanZoom, poly, px, type Way, wayOf } from '@tabletome/boardkit'
import { type KeyboardEvent, useMemo, useRef } from 'react'
import type { BoardProps } from '../../../types.ts'
import { PLACES } from '../../content/places.ts'
import { REGION_IDS } from '../../content/regions.ts'
import { words } from '../../words.ts'
import type { Answer } from '../../rules/state/shape.ts'
import { Land } from './Land.tsx'
import { glyphOfKind } from '../art/glyphs.ts'
import { optionsHere, PlaceMark } from './PlaceMark.tsx'
import { openOf } from '../read.ts'
import { PlaceNames } from './PlaceNames.tsx'
import { radiusOf, reachOf } from './reach.ts'
import { pointOf, WORLD } from './scene.ts'
import { say } from '../words.ts'
import type { PlaceId } from '../../content/ids.ts'

const ALL = Object.values(PLACES)

/** The nearest place in that direction. */
export const nextPlace = (from: PlaceId, way: Way): PlaceId | undefined =>
  nearestThat(way, pointOf(from), ALL, ({ id }) => pointOf(id), 2)?.id

/** Where a way leads through. */
const stopsOf = (answer: Answer): readonly PlaceId[] => {
  if (answer.do === 'to') return [answer.to]
  if (answer.do === 'pastHarbor') return [answer.harbor, answer.to]
  return answer.do === 'sail' ? [answer.from, answer.harbor, answer.to] : []
}
/** Ways of the options, from the encampment on: bright red, over the sea dashed. */
const Routes = ({ board }: { board: BoardProps }) => {
  const { place } = openOf(board.view)
  const lines = new Map<string, { from: PlaceId; stop: PlaceId; isSea: boolean }>()
  for (const { id } of board.options) {
    const answer = words.answer(id)
    if (answer === undefined || (answer.do === 'sail' && id !== board.selected)) continue
    const stops = stopsOf(answer)
    for (const [i, stop] of stops.entries()) {
      const from = i === 0 ? place : (stops[i - 1] ?? place)
      lines.set(`${from} ${stop}`, { from, stop, isSea: answer.do === 'sail' && i === 1 })
    }
  }
  return (
    <g aria-hidden="true">
      {[...lines].map(([key, { from, stop, isSea }]) => {
        const [ax, ay] = pointOf(from)
        const [bx, by] = pointOf(stop)
        return (
          <path
            key={key}
            d={`M${ax} ${ay}Q${px((ax + bx) / 2 + (ay - by) * 0.1)} ${px((ay + by) / 2 + (bx - ax) * 0.1)} ${bx} ${by}`}
            className={isSea ? 'route is-sea' : 'route'}
          />
        )
      })}
    </g>
  )
}

/** The encampment with the hero's arms; after a pointed journey its ghost. */
const Camp = ({ hero, at, ghost = false }: { hero: string; at: PlaceId; ghost?: boolean }) => {
  const [x, y] = pointOf(at)
  return (
    <g transform={`translate(${x} ${y - 36})`} className={ghost ? 'encampment ghost' : 'encampment'} aria-hidden="true">
      <path d="M0 31L-9 14H9Z" className="camp-pin" />
      <circle r={23} className="camp-rim" />
      <circle r={23} fill="url(#hatch-ruby)" />
      <circle r={17} className="camp-face" />
      <Glyph body={glyphOfKind(hero)} size={26} className="camp-glyph" />
    </g>
  )
}

const OPEN = '+'
/** On a phone fingers reach the places that can be chosen from afar; what cannot be chosen lies above that. */
const useReaches = (board: BoardProps) => {
  const key = ALL.map(({ id }) => (board.compact && optionsHere(board, id).length > 0 ? OPEN : '-')).join('')
  return useMemo(() => {
    const ids = ALL.filter((_, i) => key[i] === OPEN).map(({ id }) => id)
    const reaches = new Map(ids.map(id => [id, poly(reachOf(id, ids))]))
    return ALL.map(place => ({ place, reach: reaches.get(place.id), radius: radiusOf(place.id, ids) })).toSorted(
      (a, b) => Number(b.reach !== undefined) - Number(a.reach !== undefined),
    )
  }, [key])
}

/** The known world: seventy places, the encampment, and where it can go. */
export const WorldBoard = ({ board }: { board: BoardProps }) => {
  const { text } = board
  const open = openOf(board.view)
  const group = useRef<SVGGElement>(null)
  const then = board.foreseen ? openOf(board.foreseen) : undefined
  const names = useMemo(() => REGION_IDS.map(region => say(text, `region.${region}`)).join('|'), [text])
  const places = useReaches(board)
  const onKeyDown = (event: KeyboardEvent) => {
    const way = wayOf(event)
    if (!way) return
    const anchor = event.target instanceof Element ? event.target.getAttribute('data-anchor') : undefined
    const thing = typeof anchor === 'string' ? words.thing(anchor) : undefined
    const to = thing?.is === 'place' ? nextPlace(thing.place, way) : undefined
    event.preventDefault()
    event.stopPropagation()
    if (to !== undefined) group.current?.querySelector<SVGElement>(`[data-anchor="place ${to}"]`)?.focus()
  }
  return (
    <PanZoom world={WORLD} className="known-world" label={say(text, 'world')} ground={<Land names={names} />}>
      <Routes board={board} />
      <g ref={group} onKeyDown={onKeyDown}>
        {places.map(({ place, radius, reach }) => (
          <PlaceMark key={place.id} board={board} place={place} radius={radius} reach={reach} />
        ))}
      </g>
      <Camp hero={open.hero.id} at={open.place} />
      <PlaceNames board={board} />
      {then && then.place !== open.place ? <Camp hero={open.hero.id} at={then.place} ghost /> : undefined}
    </PanZoom>
  )
}
