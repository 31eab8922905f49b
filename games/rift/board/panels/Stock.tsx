import { Icon, Leaf } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import { MOST_CRYSTALS, SOLDIERS } from '../../content/numbers.ts'
import { bossIn } from '../../rules/march/trays.query.ts'
import { AnchorButton } from './AnchorButton.tsx'
import { type GlyphName, glyphs } from '../art/glyphs.ts'
import { nameOf, openOf, restingColour, viewOf } from '../read.ts'
import { type BoardWord, say } from '../words.ts'

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

/** What holds this round: the storm, the boss, which spawn points are blocked. */
const InForce = ({ board }: { board: BoardProps }) => {
  const open = openOf(board.view)
  const boss = bossIn(open)
  const blocks = ([1, 2, 3] as const).filter(block => open.blocks[block] !== undefined)
  return (
    <>
      {open.storm ? (
        <AnchorButton board={board} anchor={`storm ${open.storm}`} className="in-force" options={[]}>
          <Icon body={glyphs.storm} size={17} label={say(board.text, 'storm')} />
          <span>{nameOf(board, `storm ${open.storm}`)}</span>
        </AnchorButton>
      ) : undefined}
      {boss ? (
        <AnchorButton board={board} anchor={`boss ${boss.id}`} className="in-force" options={[]}>
          <Icon body={glyphs[boss.id]} size={17} label={say(board.text, 'boss')} />
          <span className="grow">{nameOf(board, `boss ${boss.id}`)}</span>
          <span className="small">{say(board.text, 'bossLife', { life: (boss.life ?? 0) + 1 })}</span>
        </AnchorButton>
      ) : undefined}
      {blocks.length > 0 ? (
        <p className="in-force">
          <Icon body={glyphs.block} size={17} />
          <span>{say(board.text, 'blocksStand', { blocks: blocks.join(', ') })}</span>
        </p>
      ) : undefined}
    </>
  )
}

/** Hearts, crystals, portals, soldiers: what the team has, in one line. */
export const Stock = ({ board }: { board: BoardProps }) => {
  const open = openOf(board.view)
  const resting = restingColour(board.view)
  const asides = [
    ...(open.mode === 'storm' ? [say(board.text, 'wave', { wave: open.wave })] : []),
    ...(open.roundLimit > 0 ? [say(board.text, 'roundLimit', { round: open.roundLimit })] : []),
  ]
  return (
    <Leaf className="stock" label={say(board.text, 'stock')}>
      <ul className="stock-rows">
        {rowsOf(board).map(({ icon, word, now, of, after }) => (
          <li key={word} title={say(board.text, word)}>
            <Icon body={glyphs[icon]} size={17} className="rubric" />
            <span className="spoken">{say(board.text, word)}: </span>
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
      {asides.length > 0 ? <p className="small soft">{asides.join(' · ')}</p> : undefined}
      <InForce board={board} />
      {resting ? (
        <p className="small caution">{say(board.text, 'eliminated', { colour: say(board.text, resting) })}</p>
      ) : undefined}
    </Leaf>
  )
}
