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
const optionsHere = (board: BoardProps, id: PlaceId): readonly BoardOption[] =>
  id === openOf(board.view).place && choiceOf(board.view) === 'event'
    ? board.options.filter(option => option.id === 'accept' || option.id === 'spectate')
    : optionsAt(board, `place ${id}`)

const SMALL_SIZE = { capital: 15, harbor: 11.5, sport: 11.5, bloodshed: 9.5, opportunity: 11.5 }

/** A place of the world: its kind by shape, its state, and what leads there. */
export const PlaceMark = ({ board, place }: { board: BoardProps; place: Place }) => {
  const { id, kind, x, y } = place
  const { text } = board
  const open = openOf(board.view)
  const anchor = `place ${id}`
  const options = optionsHere(board, id)
  const [first] = options
  const way = waysThere(options.map(option => option.id))
  const guard = kind === 'capital' ? guardOf(open, id) : undefined
  const isShut = kind === 'capital' && guard === undefined
  const isBack = open.lastFrom === id && options.length === 0 && open.phase === 'travel'
  const { handlers, list, isChosen } = useOffers({ board, anchor, name: nameOf(board, anchor), options, glyphs })
  const r = kind === 'capital' ? 13 : 9.5
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
        <circle r={22} className="place-hit" />
        {first || board.lit.includes(anchor) ? <circle r={r + 5.5} className="ring" /> : undefined}
        <path d={placeShape(kind, r)} className="spot" />
        <Glyph
          body={guard ? glyphOfKind(guard) : glyphs[kind]}
          y={kind === 'bloodshed' ? 2 : 0}
          size={SMALL_SIZE[kind]}
          className="spot-glyph"
        />
        {guard ? (
          <text y={r + 16} className="guard-name">
            {guardName(board, guard)}
          </text>
        ) : undefined}
        {isShut || isBack ? <path d="M-9 -9L9 9M9 -9L-9 9" className="forbid" /> : undefined}
      </g>
      {way ? (
        <g transform={`translate(${x} ${y})`} className="place-cost" aria-hidden="true">
          <g transform={`translate(${r + 4} ${-r - 4})`}>
            <circle r={8} className="cost" />
            {way === 'path' ? (
              <text y={3.6} className="cost-text">
                0
              </text>
            ) : (
              <Glyph body={way === 'sail' ? glyphs.sail : glyphs.harbor} size={11} className="cost-glyph" />
            )}
          </g>
          {way === 'sail' ? (
            <text x={r + 14} y={-r - 8} className="cost-week">
              +1
            </text>
          ) : undefined}
        </g>
      ) : undefined}
      {list}
    </>
  )
}
