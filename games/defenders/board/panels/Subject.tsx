import type { BoardProps } from '../../../types.ts'
import { TURN_CARDS } from '../../content/cards.ts'
import type { ArtifactId } from '../../content/ids.ts'
import { CardFace } from './CardFace.tsx'
import { EnemyCard } from './EnemyCard.tsx'
import { cardGlyph, glyphs } from '../art/glyphs.ts'
import { answersOf, viewOf } from '../read.ts'
import { PoolPanel, TurnPanel } from './TurnPanel.tsx'
import { say } from '../words.ts'

/** The Artifact just drawn, while its owner decides what to drop for it. */
const artifactOnOffer = (board: BoardProps): ArtifactId | undefined => {
  const top = viewOf(board.view).agenda.at(-1)
  return top?.do === 'artifact.choose' ? top.with.artifact : undefined
}

const Offer = ({ board, artifact }: { board: BoardProps; artifact: ArtifactId }) => {
  const carried = answersOf(board, 'drop').map(({ answer }) => answer.artifact)
  return (
    <section className="offer" aria-label={say(board.text, 'newArtifact')}>
      <CardFace
        board={board}
        anchor={`artifact ${artifact}`}
        glyph={glyphs[artifact]}
        tag={say(board.text, 'newArtifact')}
      />
      {carried.map(id => (
        <CardFace key={id} board={board} anchor={`artifact ${id}`} glyph={glyphs[id]} />
      ))}
    </section>
  )
}

const resolving = (board: BoardProps) => {
  const { open } = viewOf(board.view)
  const card = open.resolving
  const kind = card && TURN_CARDS[card].kind
  if (card && (kind === 'enemy' || kind === 'dire')) return <EnemyCard board={board} card={card} />
  if (open.turn?.card === 'own') return <TurnPanel board={board} colour={open.turn.defender} />
  if (open.turn?.card === 'all') return <PoolPanel board={board} card={card} />
  return undefined
}

/** What is being resolved, large, with the step it has come to; cards and Artifacts on show below it. */
export const Subject = (board: BoardProps) => {
  const { open } = viewOf(board.view)
  const artifact = artifactOnOffer(board)
  const shown = resolving(board)
  if (!shown && !artifact && open.shown.length === 0) return undefined
  return (
    <div className={board.compact ? 'defenders-current compact' : 'defenders-current'}>
      {shown}
      {artifact ? <Offer board={board} artifact={artifact} /> : undefined}
      {open.shown.length > 0 ? (
        <section className="offer" aria-label={say(board.text, 'shownCards')}>
          {open.shown.map((card, i) => (
            <CardFace key={card} board={board} anchor={`card ${card}`} glyph={cardGlyph(card)} tag={String(i + 1)} />
          ))}
        </section>
      ) : undefined}
    </div>
  )
}
