import { px } from '@tabletome/boardkit'
import type { GameText, Stop } from '../../../types.ts'
import type { PlaceId } from '../../content/ids.ts'
import { REGION_IDS } from '../../content/regions.ts'
import { words } from '../../words.ts'
import { say } from '../words.ts'
import { Land } from './Land.tsx'
import { pointOf, WORLD } from './scene.ts'

const ROOM = 74
const MARK = 11
/** Marks are as large on the page however wide the crop is. */
const USUAL = 460

const placesOf = (stops: readonly Stop[]) =>
  stops.flatMap(({ at, tone }) => {
    const thing = words.thing(at)
    return thing?.is === 'place' ? [{ place: thing.place, tone }] : []
  })

/** The part of the world that holds all these places, with room round them, never wider than the world. */
const cropOf = (places: readonly PlaceId[]) => {
  const points = places.map(pointOf)
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const x = Math.max(WORLD.x, Math.min(...xs) - ROOM)
  const y = Math.max(WORLD.y, Math.min(...ys) - ROOM)
  const width = Math.min(WORLD.x + WORLD.width, Math.max(...xs) + ROOM) - x
  const height = Math.min(WORLD.y + WORLD.height, Math.max(...ys) + ROOM) - y
  return { box: `${px(x)} ${px(y)} ${px(width)} ${px(height)}`, scale: px(Math.max(1, width / USUAL)) }
}

/** The way of an act: numbers in the order of the journey, crossed out where a combat was lost. */
export const Road = ({ stops, text }: { readonly stops: readonly Stop[]; readonly text: GameText }) => {
  const places = placesOf(stops)
  if (places.length === 0) return undefined
  const points = places.map(({ place }) => pointOf(place))
  const way = points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  const { box, scale } = cropOf(places.map(({ place }) => place))
  const spoken = places.map(({ place }, i) => `${i + 1} ${text.words(`place.${place}`)}`).join(', ')
  return (
    <svg className="known-world road-map" viewBox={box} role="img" aria-label={spoken}>
      <Land names={REGION_IDS.map(region => say(text, `region.${region}`)).join('|')} />
      <path d={way} className="road-under" strokeWidth={9 * scale} />
      <path d={way} className="road-ink" strokeWidth={3.5 * scale} />
      {places.map(({ place, tone }, i) => {
        const [x, y] = pointOf(place)
        return (
          <g
            key={`${i} ${place}`}
            transform={`translate(${x} ${y}) scale(${scale})`}
            className={`road-stop is-${tone}`}
          >
            <circle r={MARK} />
            <text y={5}>{i + 1}</text>
            {tone === 'bad' ? <path d="M-13 13L13 -13" /> : undefined}
          </g>
        )
      })}
    </svg>
  )
}
