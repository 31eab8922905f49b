import { Icon, Leaf } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import { CAPTURES_TO_END } from '../../content/numbers.ts'
import { spaceName } from '../../rules/realm/spaces.query.ts'
import { Control } from './Control.tsx'
import { glyphs } from '../art/glyphs.ts'
import { Quest } from './Quest.tsx'
import { nameOf, openOf, ownerName } from '../read.ts'
import { say } from '../words.ts'

const BattleLeaf = ({ board }: { board: BoardProps }) => {
  const open = openOf(board.view)
  const { artifact } = open
  if (open.mode !== 'battle' && open.mode !== 'battleTeam') return undefined
  const bearer = artifact && 'unit' in artifact ? open.units[artifact.unit] : undefined
  const words = bearer
    ? say(board.text, 'artifactWith', {
        unit: `${nameOf(board.text, board.view, `card ${bearer.card}`)} (${ownerName(board, bearer.owner)})`,
      })
    : artifact && 'at' in artifact
      ? say(board.text, 'artifactFree', { space: spaceName(artifact.at) })
      : undefined
  return (
    <Leaf title={say(board.text, 'artifact')}>
      <p className="row small">
        <Icon body={glyphs.artifact} size={20} className="gold" />
        {words}
      </p>
      <p className="small soft">{say(board.text, 'capturesEnd', { captures: CAPTURES_TO_END })}</p>
    </Leaf>
  )
}

/** The end has been triggered: who still has a turn. */
const LastTurns = ({ board }: { board: BoardProps }) => {
  const { end } = openOf(board.view)
  if (!end) return undefined
  return (
    <p className="note">
      <Icon body={glyphs.time} size={18} />
      {end.left.length > 0
        ? say(board.text, 'lastTurns', { names: end.left.map(seat => board.names.of(seat)).join(', ') })
        : say(board.text, 'lastTurnNow')}
    </p>
  )
}

/** What everybody can read off the table: flags and their forecast, the Artifact, time and crystals. */
export const KnownCards = (board: BoardProps) => (
  <>
    <LastTurns board={board} />
    <Control board={board} />
    <BattleLeaf board={board} />
    <Quest board={board} />
  </>
)
