import { Leaf, MiniToken, Track } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import { FOES } from '../../content/foes.ts'
import { AnchorButton } from '../map/Anchor.tsx'
import { glyphs } from '../art/glyphs.ts'
import { nameOf, viewOf } from '../read.ts'
import { say } from '../words.ts'

const trackOf = ({ view, foreseen, text }: BoardProps) => {
  const { foe } = viewOf(view).open
  if (!foe) return undefined
  const after = foreseen ? (viewOf(foreseen).open.foe?.hp ?? 0) : foe.hp
  return {
    on: foe.hp,
    max: foe.maxHp,
    gain: Math.max(0, after - foe.hp),
    lose: Math.max(0, foe.hp - after),
    marked: FOES[foe.id].events.filter(space => space < foe.maxHp),
    label: say(text, 'foeHitPoints', { hp: foe.hp, max: foe.maxHp }),
  }
}

/** The Epic Foe: where it is, its Hit Points with the spaces that start an event, and what it does. */
export const FoePanel = ({ board }: { board: BoardProps }) => {
  const { view, text } = board
  const { foe } = viewOf(view).open
  const track = trackOf(board)
  if (!foe || !track) return undefined
  const name = nameOf(text, view, 'foe')
  return (
    <Leaf seat="sable" className="foe-panel">
      <AnchorButton board={board} anchors={['foe']} className="panel-head">
        <MiniToken seat="sable" glyph={glyphs[foe.id]} size={42} />
        <span className="grow">
          <span className="row between panel-name">
            <span className="seat-name">{name}</span>
            <span className="foe-hp">
              <b className="num">{foe.hp}</b>
              <span className="small soft">/{foe.maxHp}</span>
            </span>
          </span>
          <span className="small soft panel-where">{nameOf(text, view, `place ${foe.at}`)}</span>
        </span>
      </AnchorButton>
      <Track {...track} kind="foe" fat />
      <p className="small panel-line">{text.words(`short.${foe.id}`)}</p>
      {track.marked.length > 0 ? (
        <p className="small soft panel-line event-line">{say(text, 'eventAt', { spaces: track.marked.join(', ') })}</p>
      ) : undefined}
    </Leaf>
  )
}

export const FoeStrip = ({ board }: { board: BoardProps }) => {
  const { foe } = viewOf(board.view).open
  const track = trackOf(board)
  if (!foe || !track) return undefined
  const name = nameOf(board.text, board.view, 'foe')
  return (
    <AnchorButton board={board} anchors={['foe']} className="strip seat-sable">
      <MiniToken seat="sable" glyph={glyphs[foe.id]} size={30} />
      <b className="strip-hp" aria-hidden="true">
        {foe.hp}
      </b>
      <span className="grow">
        <span className="strip-name">{name}</span>
        <Track {...track} marked={[]} kind="foe" />
      </span>
    </AnchorButton>
  )
}
