import { Icon, Leaf } from '@tabletome/boardkit'
import type { BoardProps } from '../../types.ts'
import { MOST_CRYSTALS, SOLDIERS } from '../content/numbers.ts'
import { type GlyphName, glyphs } from './glyphs.ts'
import { openOf, viewOf } from './read.ts'
import { type BoardWord, say } from './words.ts'

type StockWord = Extract<BoardWord, 'hearts' | 'crystals' | 'portals' | 'soldiers' | 'ghostsLeft'>
interface StockRow {
  readonly icon: GlyphName
  readonly word: StockWord
  readonly now: number
  readonly of: number | undefined
  /** After what is pointed at. */
  readonly after: number | undefined
}

const rowsOf = (board: BoardProps): StockRow[] => {
  const { open, piles } = viewOf(board.view)
  const then = board.foreseen ? openOf(board.foreseen) : undefined
  return [
    { icon: 'hearts', word: 'hearts', now: open.hearts, of: open.heartsOf, after: then?.hearts },
    { icon: 'crystals', word: 'crystals', now: open.crystals, of: MOST_CRYSTALS, after: then?.crystals },
    {
      icon: 'portal',
      word: 'portals',
      now: open.portals.destroyed,
      of: open.portals.total,
      after: then?.portals.destroyed,
    },
    { icon: 'soldiers', word: 'soldiers', now: open.soldiers, of: SOLDIERS, after: then?.soldiers },
    ...(piles.ghosts > 0
      ? [{ icon: 'ghost' as const, word: 'ghostsLeft' as const, now: piles.ghosts, of: undefined, after: undefined }]
      : []),
  ]
}

/** Hearts, crystals, portals, soldiers: what the team has and what it is about. */
export const Stock = ({ board }: { board: BoardProps }) => {
  const open = openOf(board.view)
  const asides = [
    ...(open.mode === 'storm' ? [say(board.text, 'wave', { wave: open.wave })] : []),
    ...(open.roundLimit > 0 ? [say(board.text, 'roundLimit', { round: open.roundLimit })] : []),
  ]
  return (
    <Leaf
      className="stock"
      title={say(board.text, 'stock')}
      {...(asides.length > 0 ? { aside: asides.join(' · ') } : {})}
    >
      <ul className="stock-rows">
        {rowsOf(board).map(({ icon, word, now, of, after }) => (
          <li key={word}>
            <Icon body={glyphs[icon]} size={19} className="rubric" />
            <span className="grow">{say(board.text, word)}</span>
            <span className="num">
              {now}
              {after !== undefined && after !== now ? (
                <span className={after < now ? 'bad' : 'good'}> → {after}</span>
              ) : undefined}
              {of === undefined ? undefined : <span className="faint stock-of">/{of}</span>}
            </span>
          </li>
        ))}
      </ul>
      {open.eliminated ? (
        <p className="small caution">{say(board.text, 'eliminated', { colour: say(board.text, open.eliminated) })}</p>
      ) : undefined}
    </Leaf>
  )
}

/** The same in one line of figures. */
export const StockLine = ({ board }: { board: BoardProps }) => (
  <ul className="stock-line">
    {rowsOf(board).map(({ icon, word, now, of }) => (
      <li key={word} title={say(board.text, word)}>
        <Icon body={glyphs[icon]} size={15} className="rubric" label={say(board.text, word)} />
        <b className="num">{now}</b>
        {of === undefined || word === 'soldiers' || word === 'crystals' ? undefined : (
          <span className="faint">/{of}</span>
        )}
      </li>
    ))}
  </ul>
)
