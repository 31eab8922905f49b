import { Glyph, px } from '@tabletome/boardkit'
import { memo } from 'react'
import type { BoardProps } from '../../../types.ts'
import type { Colour, SiteId, TowerId } from '../../content/ids.ts'
import { TOWERS } from '../../content/towers.ts'
import type { Turn } from '../../content/types.ts'
import { mapIn } from '../../rules/map/map.query.ts'
import type { Built } from '../../rules/state/shape.ts'
import { glyphs } from '../art/glyphs.ts'
import { aimOf, bestOf } from '../hand/aim.ts'
import { colourSign } from './initials.ts'
import { openOf, type OpenView, restingColour, SITE_ARMS } from '../read.ts'
import { centreOf } from './scene.ts'

const OUTER = 'M-36 -28L-28 -36H28L36 -28V28L28 36H-28L-36 28Z'
const INNER = 'M-27 -20L-20 -27H20L27 -20V20L20 27H-20L-27 20Z'

/** Where its arrows point as it stands: one triangle each, two for those that reach further, a ring for every space. */
const Arrows = ({ tower, turn }: { tower: TowerId; turn: Turn }) => {
  const arrows = TOWERS[tower].attacks[0]?.arrows
  if (arrows === 'perfect') return <circle r={41} className="perfect" />
  return (
    <>
      {arrows?.map(({ dir, reach }) => (
        <g key={dir} transform={`rotate(${dir * 45 + turn * 90})`}>
          <g transform={`translate(0 ${dir % 2 ? -9 : 0})`}>
            <path d="M0 -47L6.5 -38H-6.5Z" className="arrow-mark" />
            {reach > 1 ? <path d="M0 -54L5.5 -46.5H-5.5Z" className="arrow-mark" /> : undefined}
          </g>
        </g>
      ))}
    </>
  )
}

interface TowerArtProps {
  tower: TowerId
  turn: Turn
  faceDown?: boolean
  planned?: boolean
}

/** A tower of its family with its level; turned face down it is the back of a card. */
export const TowerArt = ({ tower, turn, faceDown = false, planned = false }: TowerArtProps) => {
  const { family, level } = TOWERS[tower]
  if (faceDown)
    return (
      <g className="tower is-down">
        <rect x={-17} y={-21} width={34} height={43} rx={3} className="down-back" />
        <path
          d="M-17 -6L0 -21M-17 8L17 -21M-17 22L17 -6M0 22L17 8M17 -6L0 -21M17 8L-17 -21M17 22L-17 -6M0 22L-17 8"
          className="down-lattice"
        />
        <Glyph body={glyphs[family]} size={22} className="down-glyph" />
      </g>
    )
  return (
    <g className={planned ? 'tower is-planned' : 'tower'}>
      <path d="M-19 24L-15 -8H15L19 24Z" className="tower-wall" />
      <path d="M4 24L5 -8H15L19 24Z" className="tower-shade" />
      <path d="M-20 -8v-12h8v5h8v-5h8v5h8v-5h8v12Z" className="tower-wall" />
      <path d="M-12 6h6M0 12h7M-8 17h5" className="thin" />
      <Glyph body={glyphs[family]} y={3} size={24} className="tower-glyph" />
      <g transform="translate(0 27)">
        {Array.from({ length: level }, (_, i) => (
          <path key={i} d={`M${px((i - (level - 1) / 2) * 10)} -4l4 4l-4 4l-4 -4z`} className="level" />
        ))}
      </g>
      <Arrows tower={tower} turn={turn} />
    </g>
  )
}

interface SiteProps {
  site: SiteId
  owner: Colour | 'white' | undefined
  /** Whose it is. */
  sign: string
  built: readonly Built[]
  planned: boolean
  /** No tower may be built on its colour this round. */
  barred: boolean
  state: '' | 'can' | 'idle' | 'selected' | 'lit'
  /** Enemies that one tile of the tower in hand covers from here at best. */
  best: number | undefined
}

const Site = memo(({ site, owner, sign, built, planned, barred, state, best }: SiteProps) => {
  const arms = owner === 'white' || owner === undefined ? undefined : SITE_ARMS[owner]
  return (
    <g className={`building-site ${arms ? `seat-${arms}` : 'is-white'}${state ? ` is-${state}` : ''}`}>
      <path d={OUTER} className="site" />
      {arms ? <path d={OUTER} fill={`url(#hatch-${arms})`} opacity={0.55} /> : undefined}
      <path d={INNER} className="site-in" />
      {built.length === 0 ? (
        <text y={8} className="site-letter">
          {site}
        </text>
      ) : undefined}
      {barred ? <path d="M-24 -24L24 24M24 -24L-24 24" className="site-barred" /> : undefined}
      {built.map(({ tower, turn, faceDown }, i) => (
        <g
          key={`${tower} ${i}`}
          transform={
            built.length === 1
              ? 'translate(0 0)'
              : i === 0
                ? 'translate(-13 -9) scale(.72)'
                : 'translate(11 7) scale(.8)'
          }
        >
          <TowerArt tower={tower} turn={turn} faceDown={faceDown} planned={planned && i === built.length - 1} />
        </g>
      ))}
      <g transform="translate(-31 -31)">
        <circle r={8.5} className="site-tag" />
        <text y={4.2} className="site-tag-text">
          {sign}
        </text>
      </g>
      {best ? (
        <g transform="translate(31 -31)">
          <circle r={10} className="site-best" />
          <text y={4.8} className="site-best-text">
            {best}
          </text>
        </g>
      ) : undefined}
      {built.length > 0 ? (
        <g transform="translate(31 31)">
          <circle r={8} className="site-tag" />
          <text y={4.4} className="site-tag-text is-letter">
            {site}
          </text>
        </g>
      ) : undefined}
    </g>
  )
})

const NOTHING: readonly Built[] = []

/** How good a site is for the tower in hand: the most that one tile covers; 0 where nothing is in range, whichever way it faces. */
export const bestFrom = (board: Pick<BoardProps, 'view' | 'options'>, site: SiteId): number | undefined => {
  const aim = aimOf(board, site)
  return aim && Math.max(...aim.ways.map(bestOf))
}
/** Something can be hit at all: soldiers reach trays without covering anybody. */
const reachesAny = (board: BoardProps, site: SiteId): boolean =>
  aimOf(board, site)?.ways.some(({ targets }) => targets.length > 0) ?? true

/** The site whose tower is being planned. */
export const plannedSite = (board: Pick<BoardProps, 'draft'>, open: OpenView): SiteId | undefined =>
  board.draft && open.placing?.by.kind === 'tower' && open.acting ? open.placing.by.site : undefined

/** All building sites in use, with what stands on them. */
export const Sites = ({ board, selected }: { board: BoardProps; selected: SiteId | undefined }) => {
  const open = openOf(board.view)
  const map = mapIn(open)
  const planned = plannedSite(board, open)
  const resting = restingColour(board.view)
  const can = new Set(board.options.flatMap(({ at }) => at))
  return (
    <>
      {map.sites.map(site => {
        const [x, y] = centreOf(map.cellOfSite(site))
        const owner = map.ownerOf(site)
        const state = board.lit.includes(`site ${site}`)
          ? 'lit'
          : site === selected
            ? 'selected'
            : can.has(`site ${site}`) || (owner && can.has(`colour ${owner}`))
              ? reachesAny(board, site)
                ? 'can'
                : 'idle'
              : ''
        return (
          <g key={site} transform={`translate(${px(x)} ${px(y)})`}>
            <Site
              site={site}
              owner={owner}
              sign={owner === undefined || owner === 'white' ? '∗' : colourSign(board, owner)}
              built={open.sites[site] ?? NOTHING}
              planned={site === planned}
              barred={resting !== undefined && owner === resting}
              state={state}
              best={bestFrom(board, site)}
            />
          </g>
        )
      })}
    </>
  )
}
