import { Leaf, MiniToken, Track } from '@tabletome/boardkit'
import type { SeatsProps } from '../../../types.ts'
import { PAD_LIMITS } from '../../content/numbers.ts'
import { heroHealth } from '../../rules/units/stats.query.ts'
import { AnchorButton } from '../hand/AnchorButton.tsx'
import { glyphOfKind } from '../art/glyphs.ts'
import { Change, heroHp } from './Change.tsx'
import { HeroSheet } from './HeroSheet.tsx'
import { nameOf, openOf } from '../read.ts'
import { say } from '../words.ts'

/** The hero: all of it is open. */
export const Seats = (board: SeatsProps) => {
  const open = openOf(board.view)
  const then = board.foreseen ? openOf(board.foreseen) : undefined
  const [hp, max] = [heroHp(open), heroHealth(open)]
  const after = then && heroHp(then)
  return (
    <Leaf seat="ruby" className="hero-leaf">
      <AnchorButton board={board} anchor="unit hero" className="hero-line">
        <MiniToken seat="ruby" glyph={glyphOfKind(open.hero.id)} size={46} />
        <span className="grow">
          <b className="seat-name">{nameOf(board, `primus ${open.hero.id}`) || nameOf(board, 'unit hero')}</b>
          <span className="small soft hero-sub">{board.text.words(`classOf.${open.hero.id}`)}</span>
        </span>
      </AnchorButton>
      <div className="row between">
        <span className="label">{say(board.text, 'health')}</span>
        <b className="num">
          <Change now={hp} then={after} />
          <span className="faint of-max">/{max}</span>
        </b>
      </div>
      <Track
        on={Math.max(hp, after ?? hp)}
        max={Math.max(max, hp, after ?? hp, 1)}
        fat
        {...(after !== undefined && after < hp ? { lose: hp - after } : {})}
      />
      <HeroSheet board={board} open={open} limits={PAD_LIMITS.dice} />
    </Leaf>
  )
}
