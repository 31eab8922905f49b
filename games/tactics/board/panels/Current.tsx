import { Icon, SeatMark } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import { BlowPanel } from './BlowPanel.tsx'
import { blowInProgress } from '../hand/blow.ts'
import { EnemyCardPanel } from './EnemyCardPanel.tsx'
import { glyphs } from '../art/glyphs.ts'
import { actorOf, ARMS, askedUnit, choiceOf, openOf, ownerName, unitOfAnchor } from '../read.ts'
import { UnitFace } from './UnitFace.tsx'
import { say } from '../words.ts'

const Quiet = ({ board }: { board: BoardProps }) => {
  const { turn } = openOf(board.view)
  return (
    <section className="leaf quiet-current">
      {turn ? <SeatMark seat={ARMS[turn.owner]} size={40} /> : <Icon body={glyphs.turn} size={30} />}
      <div>
        <b className="seat-name">{turn ? ownerName(board, turn.owner) : say(board.text, 'settingUp')}</b>
        <div className="small soft">
          {turn
            ? board.options.length > 0 && choiceOf(board.view) === 'turn.act'
              ? say(
                  board.text,
                  board.options.some(option => actorOf(board.view, option)) ? 'chooseUnit' : 'nothingLeft',
                )
              : turn.step === 'actions'
                ? say(board.text, 'actionsLeft', { left: turn.actionsLeft })
                : say(board.text, 'between')
            : undefined}
        </div>
      </div>
    </section>
  )
}

/** What is looked at or resolved: an Enemy Unit's card, an attack with its odds, the unit in focus. */
export const Current = (board: BoardProps) => {
  const open = openOf(board.view)
  const asked = askedUnit(board.view)
  const unit = unitOfAnchor(open, board.subject) ?? open.move?.unit ?? (asked && open.units[asked] ? asked : undefined)
  // Only what really goes on: what is pointed at is told in the preview, which moves nothing away from under the hand.
  const blow = blowInProgress(open, choiceOf(board.view))
  const card = open.turn?.card
  const shown = unit ?? blow?.attacker
  return (
    <div className={board.compact ? 'tactics-current compact' : 'tactics-current'}>
      {card ? <EnemyCardPanel board={board} card={card} /> : undefined}
      {shown ? <UnitFace board={board} id={shown} /> : undefined}
      {blow ? <BlowPanel board={board} blow={blow} /> : undefined}
      {!card && !shown && !blow ? <Quiet board={board} /> : undefined}
    </div>
  )
}
