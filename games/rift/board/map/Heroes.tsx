import { px, Token } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import { fullHealthOf } from '../../rules/heroes/heroes.query.ts'
import { facingOf } from './facing.ts'
import { glyphs } from '../art/glyphs.ts'
import { seatSign } from './initials.ts'
import { ARMS, openOf, optionsAt } from '../read.ts'
import { standingOf } from './scene.ts'

/** The heroes on the map as tokens, with where a preview would put them. */
export const Heroes = ({ board }: { board: BoardProps }) => {
  const open = openOf(board.view)
  const then = board.foreseen ? openOf(board.foreseen) : undefined
  const standing = standingOf(open)
  const moved = then
    ? standingOf(then).filter(({ unit, at }) => {
        const before = standing.find(each => each.unit === unit)
        return !before || before.at[0] !== at[0] || before.at[1] !== at[1]
      })
    : []
  return (
    <g className="heroes" aria-hidden="true">
      {standing.map(({ unit, at, engaged }) => {
        const hero = open.heroes[unit]
        if (!hero) return undefined
        const [x, y] = at
        const lose = then ? Math.max(0, hero.health - (then.heroes[unit]?.health ?? hero.health)) : 0
        const acts = open.active?.hero === unit
        const mark = seatSign(board, hero.seat)
        const facing = facingOf(unit, hero)
        const r = engaged ? 15 : 20
        const state = acts ? 'picked' : optionsAt(board, `hero ${unit}`).length > 0 ? 'can' : ''
        return (
          <g key={unit} className={hero.played && !acts ? 'hero is-spent' : 'hero'}>
            {board.lit.includes(`hero ${unit}`) ? (
              <circle cx={px(x)} cy={px(y)} r={engaged ? 25 : 32} className="lit-ring" />
            ) : undefined}
            {facing === undefined ? undefined : (
              <path
                d="M0 -10L10 3H-10Z"
                // Clear of the plate with the health below the token.
                transform={`translate(${px(x)} ${px(y)}) rotate(${facing * 90}) translate(0 ${-r - (facing === 2 ? 14 : 7)})`}
                className="facing-tick"
              />
            )}
            <Token
              seat={ARMS[hero.seat]}
              {...(mark ? { mark } : {})}
              glyph={glyphs[unit]}
              x={x}
              y={y}
              r={r}
              hp={hero.health}
              max={fullHealthOf(unit)}
              {...(lose ? { lose } : {})}
              state={state}
            >
              {hero.shielded ? (
                <path d="M-6 -27H6V-21Q6 -16 0 -14Q-6 -16 -6 -21Z" className="hero-shield" />
              ) : undefined}
            </Token>
          </g>
        )
      })}
      {moved.map(({ unit, at: [x, y], engaged }) => {
        const hero = then?.heroes[unit]
        return hero ? (
          <Token
            key={`then ${unit}`}
            seat={ARMS[hero.seat]}
            glyph={glyphs[unit]}
            x={x}
            y={y}
            r={engaged ? 15 : 20}
            hp={hero.health}
            max={fullHealthOf(unit)}
            ghost
          />
        ) : undefined
      })}
    </g>
  )
}
