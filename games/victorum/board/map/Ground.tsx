import { Glyph, px } from '@tabletome/boardkit'
import { memo } from 'react'
import type { RegionId } from '../../content/ids.ts'
import { arenaOf } from '../../rules/arena/arenas.query.ts'
import { HEXES } from '../../rules/ground/hexes.query.ts'
import type { Hex } from '../../rules/state/shape.ts'
import { type GlyphName, glyphs } from '../art/glyphs.ts'
import { centreOf, hexPoints, mosaic, S } from './scene.ts'

const FLAT = 0.875
const FLOORS = ['a', 'b', 'c', 'd'] as const
const STONES = FLOORS.map(key => ({ key, stones: mosaic(key) }))
const turn = (part: number, r: number): string => {
  const angle = part * Math.PI * 2
  return `${px(Math.cos(angle) * r)} ${px(Math.sin(angle) * r * FLAT)}`
}
const SEATS = Array.from({ length: 150 }, (_, i) => `M${turn(i / 150, 414)}L${turn(i / 150, 476)}`).join('')
const WAVE = Array.from({ length: 64 }, (_, i) => {
  const [a, b, c] = [i / 64, (i + 0.5) / 64, (i + 1) / 64]
  return `M${turn(a, 398)}Q${turn(a, 384)} ${turn(b, 384)}Q${turn(c, 384)} ${turn(c, 398)}`
}).join('')

/** The stands round the sand; they never change. */
const Stands = memo(() => (
  <g aria-hidden="true">
    <defs>
      {STONES.map(({ key, stones }) => (
        <symbol key={key} id={`mosaic-${key}`} viewBox={`${-S} ${-S} ${2 * S} ${2 * S}`}>
          <g fill="currentColor">
            {stones.map(({ points, opacity }) => (
              <polygon key={points} points={points} fillOpacity={opacity} />
            ))}
            <polygon points={hexPoints(S * 0.17)} />
          </g>
        </symbol>
      ))}
    </defs>
    {[470, 440, 412].map((r, i) => (
      <ellipse key={r} rx={r} ry={px(r * FLAT)} className={`tier tier-${i}`} />
    ))}
    <path d={SEATS} className="stands" />
    <ellipse rx={402} ry={352} className="rim" />
    <path d={WAVE} className="wave" />
    <ellipse rx={380} ry={332} className="sandpit" />
  </g>
))

/** Marks of zones that the arena's rules or lists speak of. */
const ZONE_GLYPHS: Readonly<Partial<Record<string, GlyphName>>> = {
  post: 'stack',
  thicket: 'daughter-of-the-hunt',
  cloud: 'cloud-dancer',
}
const STAR = 'M0 -9L2.5 -2.9L9 -2.7L3.9 1.4L5.6 7.8L0 4.2L-5.6 7.8L-3.9 1.4L-9 -2.7L-2.5 -2.9Z'

interface GroundProps {
  region: RegionId
  /** Hexes that score; in one arena they move with the trident. */
  keys: readonly Hex[]
  rivalDeploy: readonly Hex[]
  playerDeploy: readonly Hex[]
}

const classOf = ({ region, keys, rivalDeploy, playerDeploy }: GroundProps, hex: Hex): string => {
  const { blocked, zones, track } = arenaOf(region)
  return [
    'hex',
    ...(rivalDeploy.includes(hex) ? ['is-rival'] : []),
    ...(playerDeploy.includes(hex) ? ['is-mine'] : []),
    ...(track.includes(hex) ? ['is-track'] : []),
    ...(zones.thicket?.includes(hex) ? ['is-thicket'] : []),
    ...(zones.cloud?.includes(hex) ? ['is-cloud'] : []),
    ...(keys.includes(hex) ? ['is-key'] : []),
    ...(blocked[hex] ? ['is-blocked'] : []),
  ].join(' ')
}

/** What stands in the way of everybody. */
const Pillar = () => (
  <g className="pillar">
    <ellipse cx={6} cy={22} rx={34} ry={14} className="pillar-shade" />
    <polygon points={hexPoints(S * 0.62)} className="pillar-side" transform="translate(0 10)" />
    <polygon points={hexPoints(S * 0.62)} className="pillar-top" transform="translate(0 -8)" />
    <path d="M-17 -18L17 2M17 -18L-17 2" className="pillar-cross" />
  </g>
)

const Floor = (props: GroundProps & { hex: Hex }) => {
  const { hex, region, keys, rivalDeploy, playerDeploy } = props
  const [x, y] = centreOf(hex)
  const { blocked, zones } = arenaOf(region)
  const zone = Object.keys(ZONE_GLYPHS).find(name => zones[name]?.includes(hex))
  const glyph = zone === undefined ? undefined : ZONE_GLYPHS[zone]
  const number = rivalDeploy.indexOf(hex) + 1
  return (
    <g transform={`translate(${x} ${y})`} className={classOf(props, hex)}>
      <polygon points={hexPoints(S - 0.8)} className="grout" />
      <use href={`#mosaic-${FLOORS[(hex * 7) % 4]}`} x={-S} y={-S} width={2 * S} height={2 * S} />
      <polygon points={hexPoints(S - 1.5)} className="hex-line" />
      {keys.includes(hex) ? <polygon points={hexPoints(S - 7)} className="key-line" /> : undefined}
      {glyph ? <Glyph body={glyphs[glyph]} y={-34} size={20} className="zone-glyph" /> : undefined}
      {blocked[hex] ? <Pillar /> : undefined}
      {number > 0 ? (
        <text y={46} className="deploy-text">
          {number}
        </text>
      ) : undefined}
      {playerDeploy.includes(hex) ? <path d={STAR} transform="translate(0 40)" className="deploy-star" /> : undefined}
    </g>
  )
}

/** Sand, mosaic and what is printed on it. */
export const Ground = memo(
  (props: GroundProps) => (
    <g aria-hidden="true">
      <Stands />
      {HEXES.map(hex => (
        <Floor key={hex} hex={hex} {...props} />
      ))}
      <Track region={props.region} />
    </g>
  ),
  (before, after) =>
    before.region === after.region &&
    before.keys.join() === after.keys.join() &&
    before.rivalDeploy === after.rivalDeploy &&
    before.playerDeploy === after.playerDeploy,
)

/** The way of the chariot, clockwise. */
const Track = ({ region }: { region: RegionId }) => {
  const { track } = arenaOf(region)
  if (track.length === 0) return undefined
  const points = track.map(centreOf)
  const arrows = points.map(([x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y]
    const angle = px((Math.atan2(ny - y, nx - x) * 180) / Math.PI)
    return (
      <path
        key={i}
        d="M-5 -5L5 0L-5 5"
        transform={`translate(${px((x + nx) / 2)} ${px((y + ny) / 2)}) rotate(${angle})`}
      />
    )
  })
  return (
    <g className="chariot-track">
      <path d={`M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`} />
      {arrows}
    </g>
  )
}
