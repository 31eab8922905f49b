import { Glyph, px, useOffers } from '@tabletome/boardkit'
import type { BoardOption, BoardProps } from '../../../types.ts'
import type { PlaceId } from '../../content/ids.ts'
import type { Place } from '../../content/types.ts'
import { guardOf } from '../../rules/campaign/guard.query.ts'
import { words } from '../../words.ts'
import { regionOf } from '../../rules/campaign/regions.query.ts'
import { glyphOfKind, glyphs } from '../art/glyphs.ts'
import { choiceOf, nameOf, openOf, optionsAt } from '../read.ts'
import { say } from '../words.ts'
import { pointOf } from './scene.ts'

const SHAPES: Readonly<Record<Place['kind'], (r: number) => string>> = {
  capital: r => `M0 ${-r - 3}L${r + 3} 0L0 ${r + 3}L${-r - 3} 0Z`,
  harbor: r => `M${-r + 0.5} ${-r + 0.5}H${r - 0.5}V${r - 0.5}H${-r + 0.5}Z`,
  sport: r => `M0 ${-r}A${r} ${r} 0 1 1 0 ${r}A${r} ${r} 0 1 1 0 ${-r}Z`,
  bloodshed: r => `M0 ${-r}L${r + 1} ${px(r * 0.75 + 1)}H${-r - 1}Z`,
  opportunity: r => `M${-r} ${-r * 0.5}L0 ${-r - 1}L${r} ${-r * 0.5}V${r * 0.5}L0 ${r + 1}L${-r} ${r * 0.5}Z`,
}
/** Places differ by shape first. */
export const placeShape = (kind: Place['kind'], r: number): string => SHAPES[kind](r)

/** How one gets there: along a path, through a harbor, or over the sea for a week. */
export const waysThere = (ids: readonly string[]): 'path' | 'pass' | 'sail' | undefined => {
  const verbs = ids.map(id => words.answer(id)?.do)
  if (verbs.includes('to')) return 'path'
  if (verbs.includes('pastHarbor')) return 'pass'
  return verbs.includes('sail') ? 'sail' : undefined
}
/** How the primus or scion of an open capital is called. */
const guardName = ({ text }: BoardProps, guard: string): string =>
  text.words(`hero.${guard}`) || text.words(`scion.${guard}`)

/** Ways to a place; where the camp stands, what can be done with the event there. */
export const optionsHere = (board: BoardProps, id: PlaceId): readonly BoardOption[] =>
  id === openOf(board.view).place && choiceOf(board.view) === 'event'
    ? board.options.filter(option => option.id === 'accept' || option.id === 'spectate')
    : optionsAt(board, `place ${id}`)

const GLYPH_SIZE = { capital: 23, harbor: 18, sport: 18, bloodshed: 15, opportunity: 18 }

interface PlaceMarkProps {
  board: BoardProps
  place: Place
  /** How wide it is to the pointer; and where a finger means it, on a phone. */
  radius: number
  reach?: string | undefined
}

/** A place of the world: its kind by shape, its state, and what leads there. */
export const PlaceMark = ({ board, place, radius, reach }: PlaceMarkProps) => {
  const { id, kind } = place
  const [x, y] = pointOf(id)
  const { text } = board
  const open = openOf(board.view)
  const anchor = `place ${id}`
  const options = optionsHere(board, id)
  const [first] = options
  const way = waysThere(options.map(option => option.id))
  const guard = kind === 'capital' ? guardOf(open, id) : undefined
  const isShut = kind === 'capital' && guard === undefined
  const isBack = open.lastFrom === id && options.length === 0 && open.phase === 'travel'
  const { handlers, list, isChosen } = useOffers({
    board,
    anchor,
    name: nameOf(board, anchor),
    options,
    glyphs,
    onBoard: true,
  })
  const r = kind === 'capital' ? 20 : 14.5
  const words = [
    nameOf(board, anchor),
    say(text, `place.${kind}`),
    ...(id === open.place ? [say(text, 'youAreHere')] : []),
    ...(isShut ? [say(text, 'closedCapital')] : []),
    ...(guard ? [guardName(board, guard)] : []),
    ...(kind === 'harbor' || kind === 'opportunity' ? [] : [text.words(`arena.${regionOf(id)}`)]),
    ...(isBack ? [say(text, 'wayBack')] : []),
    ...(way ? [say(text, `way.${way}`)] : []),
  ]
  const state = `${way ? ` is-open by-${way}` : ''}${isShut ? ' is-shut' : ''}${isChosen ? ' is-chosen' : ''}`
  return (
    <>
      <g
        transform={`translate(${x} ${y})`}
        className={`place is-${kind}${state}${board.lit.includes(anchor) ? ' is-lit' : ''}`}
        role="button"
        tabIndex={way || id === open.place ? 0 : -1}
        aria-label={words.filter(Boolean).join(', ')}
        data-anchor={anchor}
        {...handlers}
      >
        {reach === undefined ? undefined : <polygon points={reach} className="place-reach" />}
        <circle r={radius} className="place-hit" />
        {first || board.lit.includes(anchor) ? <circle r={r + 8} className="ring" /> : undefined}
        <path d={placeShape(kind, r)} className="spot" />
        <Glyph
          body={guard ? glyphOfKind(guard) : glyphs[kind]}
          y={kind === 'bloodshed' ? 3 : 0}
          size={GLYPH_SIZE[kind]}
          className="spot-glyph"
        />
        {isShut || isBack ? <path d="M-13 -13L13 13M13 -13L-13 13" className="forbid" /> : undefined}
      </g>
      {way ? (
        <g transform={`translate(${x} ${y})`} className="place-cost" aria-hidden="true">
          <g transform={`translate(${r + 5} ${-r - 5})`}>
            <circle r={12} className="cost" />
            {way === 'path' ? (
              <text y={5.4} className="cost-text">
                0
              </text>
            ) : (
              <Glyph body={way === 'sail' ? glyphs.sail : glyphs.harbor} size={17} className="cost-glyph" />
            )}
          </g>
          {way === 'sail' ? (
            <text x={r + 20} y={-r - 12} className="cost-week">
              +1
            </text>
          ) : undefined}
        </g>
      ) : undefined}
      {list}
    </>
  )
}
