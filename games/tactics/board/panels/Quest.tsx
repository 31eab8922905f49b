import { Icon, Leaf } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import { GLORY } from '../../content/dungeons.ts'
import { BOX_IDS } from '../../content/ids.ts'
import { TIME } from '../../content/numbers.ts'
import { crystalsMissing } from '../../rules/dungeon/dungeons.query.ts'
import { AnchorButton } from './Anchor.tsx'
import { glyphs } from '../art/glyphs.ts'
import { nameOf, openOf, viewOf } from '../read.ts'
import { say } from '../words.ts'

/** The Time Track as boxes, the token on the present one; 0 is the end. */
const Time = ({ board }: { board: BoardProps }) => {
  const open = openOf(board.view)
  const most = open.mode === 'coop' ? TIME.coop : TIME.solo
  const after = board.foreseen ? openOf(board.foreseen).time : open.time
  return (
    <>
      <p className="label">{say(board.text, 'time')}</p>
      <span className="time-track" role="img" aria-label={say(board.text, 'timeLeft', { time: open.time })}>
        {Array.from({ length: most + 1 }, (_, time) => (
          <i
            key={time}
            className={time === open.time ? 'on' : time === 0 ? 'fatal' : time === after ? 'then' : undefined}
          >
            {time === open.time ? (
              <Icon body={glyphs.time} size={15} />
            ) : time === 0 ? (
              <Icon body={glyphs.lost} size={14} />
            ) : (
              time
            )}
          </i>
        ))}
      </span>
    </>
  )
}

const Crystals = ({ board }: { board: BoardProps }) => {
  const open = openOf(board.view)
  const { text } = board
  return (
    <>
      <p className="label">{say(text, 'crystals')}</p>
      <div className="crystals">
        {BOX_IDS.flatMap(box => {
          const state = open.crystals[box]
          if (!state) return []
          const taken = state === 'green'
          const missing = crystalsMissing(open)
          const words = taken
            ? say(text, 'crystalGreen')
            : box === GLORY && missing > 0
              ? say(text, 'gloryNeeds', { missing })
              : say(text, 'crystalRed')
          return [
            <AnchorButton
              key={box}
              board={board}
              anchor={`box ${box}`}
              className={taken ? 'crystal taken' : 'crystal'}
              label={`${box.replace('x', '×')} ${nameOf(text, board.view, `box ${box}`)}, ${words}`}
            >
              <Icon body={box === GLORY ? glyphs.artifact : glyphs.crystal} size={22} />
              <span className="small">{box.replace('x', '×')}</span>
              {taken ? <Icon body={glyphs.ready} size={13} className="crystal-check" /> : undefined}
            </AnchorButton>,
          ]
        })}
      </div>
    </>
  )
}

/** Solo and Co-op: time, the Dungeon Cards with their state, the Solo Enemy deck. */
export const Quest = ({ board }: { board: BoardProps }) => {
  const open = openOf(board.view)
  return (
    <Leaf className="quest-leaf">
      <Time board={board} />
      <Crystals board={board} />
      <p className="small soft">
        <Icon body={glyphs.enemy} size={15} />{' '}
        {say(board.text, 'enemyDeck', { cards: viewOf(board.view).piles.enemy, discarded: open.enemyDiscard.length })}
      </p>
    </Leaf>
  )
}
