import { Leaf, MiniToken, Track } from '@tabletome/boardkit'
import type { SeatsProps } from '../../../types.ts'
import { heroHealth } from '../../rules/units/stats.query.ts'
import { AnchorButton } from '../hand/AnchorButton.tsx'
import { glyphOfKind } from '../art/glyphs.ts'
import { Change, heroHp } from './Change.tsx'
import { HeroFigures } from './HeroSheet.tsx'
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
        <MiniToken seat="ruby" glyph={glyphOfKind(open.hero.id)} size={40} />
        <span className="grow">
          <span className="row between">
            <b className="seat-name">{nameOf(board, `primus ${open.hero.id}`) || nameOf(board, 'unit hero')}</b>
            <b className="num">
              <span className="spoken">{say(board.text, 'health')} </span>
              <Change now={hp} then={after} />
              <span className="faint of-max">/{max}</span>
            </b>
          </span>
          <span className="small soft hero-sub">{board.text.words(`classOf.${open.hero.id}`)}</span>
        </span>
      </AnchorButton>
      <Track
        on={Math.max(hp, after ?? hp)}
        max={Math.max(max, hp, after ?? hp, 1)}
        {...(after !== undefined && after < hp ? { lose: hp - after } : {})}
      />
      <HeroFigures board={board} open={open} />
    </Leaf>
  )
}
