import { chance, px } from '@tabletome/boardkit'
import { memo } from 'react'
import type { RegionId } from '../../content/ids.ts'
import { PLACE_IDS } from '../../content/places.ts'
import { REGION_IDS } from '../../content/regions.ts'
import { isInland, pointOf, WAYS, wayLine, WORLD } from './scene.ts'

/** From the sea inwards: coast lines come from drawing the same land again and again, a little smaller each time. */
const COASTS: readonly (readonly [grow: number, kind: string])[] = [
  [15, 'coast-line'],
  [14.4, 'sea'],
  [10, 'coast-line'],
  [9.3, 'sea'],
  [5.4, 'coast-line'],
  [4.6, 'sea'],
  [1.6, 'coast-ink'],
]
const INLAND = WAYS.filter(isInland)
const BRIDGES = WAYS.filter(way => !isInland(way))
const ROUND = new Map(PLACE_IDS.map(id => [id, 38 + chance(id)() * 10]))

/** Fat round strokes round the places of a region, or of all. */
const Mass = ({ grow, kind, region }: { grow: number; kind: string; region?: RegionId }) => {
  const isHere = (id: string) => region === undefined || id.startsWith(region)
  const lines = INLAND.filter(([a]) => isHere(a)).map(([a, b]) => `M${pointOf(a).join(' ')}L${pointOf(b).join(' ')}`)
  return (
    <g className={`mass ${kind}`}>
      <path d={lines.join('')} strokeWidth={74 + grow * 2} strokeLinecap="round" />
      {PLACE_IDS.filter(isHere).map(id => {
        const [x, y] = pointOf(id)
        return <circle key={id} cx={x} cy={y} r={px((ROUND.get(id) ?? 30) + grow)} stroke="none" />
      })}
    </g>
  )
}

const NAMES: Readonly<Record<RegionId, readonly [number, number]>> = {
  LAM: [132, 436],
  ATL: [256, 452],
  REF: [530, 792],
  ARG: [396, 44],
  VES: [506, 522],
  AMA: [640, 122],
  PAR: [720, 410],
  KUN: [884, 246],
}

const Rose = () => (
  <g transform="translate(948 726)" className="rose">
    <circle r={34} />
    <circle r={28} />
    <path d="M0 -44L6 -6L44 0L6 6L0 44L-6 6L-44 0L-6 -6Z" />
    <path d="M0 -44L6 -6L0 0ZM44 0L6 6L0 0ZM0 44L-6 6L0 0ZM-44 0L-6 -6L0 0Z" className="full" />
  </g>
)

interface LandProps {
  /** In the order of the regions. */
  names: string
}

/** Sea, land, paths and names: drawn once. */
export const Land = memo(({ names }: LandProps) => {
  const regions = names.split('|')
  return (
    <g aria-hidden="true">
      <rect {...WORLD} className="ocean" />
      <rect {...WORLD} fill="url(#waves)" opacity={0.45} />
      {COASTS.map(([grow, kind]) => (
        <Mass key={grow} grow={grow} kind={kind} />
      ))}
      {REGION_IDS.map(region => (
        <Mass key={region} grow={0} kind={`land-${region}`} region={region} />
      ))}
      {BRIDGES.map(([a, b]) => (
        <path key={`${a} ${b}`} d={`M${pointOf(a).join(' ')}L${pointOf(b).join(' ')}`} className="crossing" />
      ))}
      {WAYS.map(way => (
        <path key={way.join(' ')} d={wayLine(way)} className="way" />
      ))}
      {REGION_IDS.map((region, i) => (
        <text key={region} x={NAMES[region][0]} y={NAMES[region][1]} className="region-name">
          {regions[i]}
        </text>
      ))}
      <Rose />
    </g>
  )
})
