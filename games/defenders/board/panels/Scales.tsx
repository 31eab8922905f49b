import { Figure, Icon, Leaf, Pips, Track } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import { ACTION_POINTS } from '../../content/levels.ts'
import { REGION_IDS } from '../../content/regions.ts'
import { anyDestroyed, isDestroyed } from '../../rules/land/map.query.ts'
import { foeArrivesAfterRound } from '../../rules/round/cards.query.ts'
import type { PlaceId } from '../../rules/state/shape.ts'
import { AnchorButton } from '../map/Anchor.tsx'
import { faceOf } from '../faces.ts'
import { glyphs } from '../art/glyphs.ts'
import { nameOf, viewOf } from '../read.ts'
import { say } from '../words.ts'

const SHOWN = 3

/** The Regions that are nearest to falling: by what they may come to this Round, then by what they have. */
export const worstRegions = (board: BoardProps): PlaceId[] => {
  const { open } = viewOf(board.view)
  return REGION_IDS.filter(region => !isDestroyed(open, region))
    .map(region => ({ region, face: faceOf(board, region) }))
    .toSorted((a, b) => b.face.worst - a.face.worst || b.face.threat - a.face.threat)
    .slice(0, SHOWN)
    .map(({ region }) => region)
}

/** Threat in full boxes, what the known cards may still bring hatched; a preview shows where it would lead. */
const Row = ({ board, place }: { board: BoardProps; place: PlaceId }) => {
  const { threat, max, worst, foreseen } = faceOf(board, place)
  const changed = foreseen !== threat
  const name = nameOf(board.text, board.view, `place ${place}`)
  return (
    <AnchorButton board={board} anchors={[`place ${place}`]} className="threat-row">
      <span className="grow">{name}</span>
      <Track
        kind="foe"
        on={threat}
        max={max}
        gain={Math.max(0, (changed ? foreseen : worst) - threat)}
        lose={Math.max(0, threat - foreseen)}
        label={say(board.text, 'threatOf', { threat, max })}
      />
      <b className={worst >= max || threat + 1 >= max ? 'num bad' : 'num'} aria-hidden="true">
        {changed ? `${threat} → ${foreseen}` : `${threat}/${max}`}
      </b>
    </AnchorButton>
  )
}

const FoeRow = ({ board }: { board: BoardProps }) => {
  const { foe } = viewOf(board.view).open
  if (!foe) return undefined
  const after = board.foreseen ? (viewOf(board.foreseen).open.foe?.hp ?? 0) : foe.hp
  return (
    <AnchorButton board={board} anchors={['foe']} className="threat-row">
      <span className="grow">{nameOf(board.text, board.view, 'foe')}</span>
      <b className="num">
        {foe.hp}
        {after === foe.hp ? `/${foe.maxHp}` : ` → ${after}`}
      </b>
    </AnchorButton>
  )
}

/** How near the Capital and the three worst Regions are to falling, the Foe once it is there, and the cards left this Round. */
export const Scales = (board: BoardProps) => {
  const { piles } = viewOf(board.view)
  const { text } = board
  return (
    <Leaf className="threat-leaf" title={say(text, 'threat')} aside={say(text, 'hatchedMayCome')}>
      <FoeRow board={board} />
      <Row board={board} place="capital" />
      {worstRegions(board).map(place => (
        <Row key={place} board={board} place={place} />
      ))}
      <p className="threat-row threat-deck">
        <Icon body={glyphs.deck} size={17} />
        <span className="grow">{say(text, 'deckThisRound')}</span>
        <b className="num">{piles.turn}</b>
      </p>
    </Leaf>
  )
}

/** Capital, cards left, Round or Foe, Action Points. */
export const Figures = (board: BoardProps) => {
  const { view, text } = board
  const { open, piles } = viewOf(view)
  const { threat, max, foreseen } = faceOf(board, 'capital')
  const arrives = foeArrivesAfterRound(viewOf(view))
  const { turn } = open
  const next = anyDestroyed(open) ? ACTION_POINTS.afterDestruction : ACTION_POINTS.normal
  const left = turn ? (turn.card === 'own' ? turn.ap : turn.pool) : next
  const granted = turn ? Math.max(turn.granted, left) : next
  return (
    <>
      <Figure
        icon={glyphs.capital}
        label={`${nameOf(text, view, 'place capital')}, ${say(text, 'threatOf', { threat, max })}`}
        value={foreseen === threat ? threat : `${threat} → ${foreseen}`}
        of={max}
        tone={threat + 2 >= max ? 'bad' : undefined}
      />
      <Figure icon={glyphs.deck} label={say(text, 'turnDeckSize', { cards: piles.turn })} value={piles.turn} />
      {open.foe ? (
        <Figure icon={glyphs[open.foe.id]} label={nameOf(text, view, 'foe')} value={open.foe.hp} of={open.foe.maxHp} />
      ) : (
        <Figure
          icon={glyphs.round}
          label={arrives === undefined ? say(text, 'foeHere') : say(text, 'foeComes', { round: arrives })}
          word={say(text, 'roundShort')}
          value={open.round}
          of={arrives}
        />
      )}
      <Pips left={left} of={granted} label={say(text, 'apOf', { left, granted })} />
    </>
  )
}
