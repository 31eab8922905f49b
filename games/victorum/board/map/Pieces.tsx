import { Glyph, px } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import { ARENA_DIE } from '../../content/dice.ts'
import { emberGoes, nextOnTrack } from '../../rules/arena/arenaEffects.query.ts'
import type { Hex } from '../../rules/state/shape.ts'
import { glyphs } from '../art/glyphs.ts'
import { combatOf, type CombatView, openOf, type OpenView } from '../read.ts'
import { centreOf, hexPoints, S } from './scene.ts'

const Item = ({ at, glyph, kind }: { at: Hex; glyph: string; kind: string }) => {
  const [x, y] = centreOf(at)
  return (
    <g transform={`translate(${x} ${y})`} className={`arena-item is-${kind}`}>
      <circle r={19} />
      <Glyph body={glyph} size={26} />
    </g>
  )
}

/** Where an ember may drift and the chariot goes next. */
const nextHexes = (open: OpenView, { embers, chariot }: CombatView): Hex[] => [
  ...new Set([
    ...embers.flatMap(ember => ARENA_DIE.map(face => emberGoes(open, ember, face)).filter(hex => hex !== ember)),
    ...(chariot === undefined || chariot < 0 ? [] : [nextOnTrack(chariot)]),
  ]),
]

/** What lies on the sand: flag, trident, laurel, embers, chariot; dotted where the arena may strike next. */
export const Pieces = ({ board }: { board: BoardProps }) => {
  const combat = combatOf(board.view)
  if (!combat) return undefined
  const { flag, trident, laurel, chariot, embers } = combat
  return (
    <g aria-hidden="true">
      {nextHexes(openOf(board.view), combat).map(hex => {
        const [x, y] = centreOf(hex)
        return (
          <polygon key={hex} points={hexPoints(S - 10)} transform={`translate(${x} ${y})`} className="arena-next" />
        )
      })}
      {flag !== undefined && flag >= 0 ? <Item at={flag} glyph={glyphs.flag} kind="flag" /> : undefined}
      {trident !== undefined && trident >= 0 ? <Item at={trident} glyph={glyphs.trident} kind="trident" /> : undefined}
      {laurel === undefined ? undefined : laurel >= 0 ? (
        <Item at={laurel} glyph={glyphs.laurel} kind="laurel" />
      ) : (
        <g transform={`translate(${px(330)} ${px(-262)})`} className="arena-item is-laurel">
          <circle r={19} />
          <Glyph body={glyphs.laurel} size={26} />
        </g>
      )}
      {embers.map((ember, i) => (
        <Item key={i} at={ember} glyph={glyphs.ember} kind="ember" />
      ))}
      {chariot !== undefined && chariot >= 0 ? <Item at={chariot} glyph={glyphs.chariot} kind="chariot" /> : undefined}
    </g>
  )
}
