import { useId } from 'react'
import { Icon, Leaf, SeatMark } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import { FLAGS_TO_END } from '../../content/numbers.ts'
import type { AreaId } from '../../content/types.ts'
import { areasOf, forecast, majorityOf, standingsOf } from '../../rules/turn/control.query.ts'
import { groundOf } from '../../rules/realm/ground.query.ts'
import { unitAt } from '../../rules/units/units.query.ts'
import { AnchorButton } from './Anchor.tsx'
import { AreaPatterns, AreaSwatch } from '../map/GroundMarks.tsx'
import { glyphs } from '../art/glyphs.ts'
import { ARMS, nameOf, openOf, type OpenView, ownerName } from '../read.ts'
import { say } from '../words.ts'

/** What the flag will do, if nothing changes before each player's turn; the next to move it first. */
const forecastWords = (board: BoardProps, open: OpenView, area: AreaId) => {
  const { text } = board
  const flag = open.flags[area]
  if (flag?.by) return say(text, 'securedBy', { name: ownerName(board, flag.by) })
  const from = open.turn ? open.order.indexOf(open.turn.owner) + 1 : 0
  const next = [...open.order.slice(from), ...open.order.slice(0, from)]
  for (const owner of next) {
    if (owner === 'e1' || owner === 'e2') continue
    const what = forecast(open, area, owner)
    if (what) return say(text, what, { name: ownerName(board, owner) })
  }
  const trigger = groundOf(open).triggers[area]
  const isEmpty = standingsOf(open, area).every(({ units }) => units === 0)
  if (flag?.at === 0 && !isEmpty && trigger !== undefined && unitAt(open, trigger) === undefined)
    return say(text, 'triggerEmpty')
  return undefined
}

/** Who has how many units there: the marks of the sides with their numbers, the majority first. */
const Standing = ({ board, open, area }: { board: BoardProps; open: OpenView; area: AreaId }) => {
  const { text } = board
  const standings = standingsOf(open, area)
    .filter(({ units }) => units > 0)
    .sort((a, b) => b.units - a.units)
  if (standings.length === 0) return <>{say(text, 'nobodyThere')}</>
  const side = majorityOf(open, area)
  const [first, second] = standings
  const words =
    side && first
      ? say(text, 'majority', {
          name: side.map(owner => ownerName(board, owner)).join(' + '),
          units: first.units,
          others: second?.units ?? 0,
        })
      : say(text, 'noMajority')
  return (
    <>
      <span className="spoken">{words}</span>
      {standings.map(({ side: owners, units }) => (
        <span key={owners[0]} className="standing" aria-hidden="true">
          {owners.map(owner => (
            <SeatMark key={owner} seat={ARMS[owner]} size={16} />
          ))}
          <b>{units}</b>
        </span>
      ))}
      {side ? undefined : <span aria-hidden="true">{say(text, 'noMajority')}</span>}
    </>
  )
}

const AreaRow = ({ board, area, id }: { board: BoardProps; area: AreaId; id: string }) => {
  const open = openOf(board.view)
  const flag = open.flags[area]
  if (!flag) return undefined
  const last = open.options.controlTrackSteps
  const after = board.foreseen ? openOf(board.foreseen).flags[area] : undefined
  return (
    <AnchorButton board={board} anchor={`area ${area}`} className={`area-row area-of-${area}`}>
      <AreaSwatch area={area} id={id} />
      <span className="grow">
        <span
          className="control-track"
          role="img"
          aria-label={`${nameOf(board.text, board.view, `area ${area}`)}, ${say(board.text, 'flagAt', { step: flag.at, last })}`}
        >
          {Array.from({ length: last + 1 }, (_, step) => (
            <i key={step} className={step === flag.at ? 'on' : step === after?.at ? 'then' : undefined}>
              {step === flag.at ? (
                <Icon body={glyphs.flag} size={15} />
              ) : step === last ? (
                <Icon body={glyphs.won} size={15} />
              ) : (
                step
              )}
            </i>
          ))}
        </span>
        <span className="standing area-words">
          <span className="standing">
            <Standing board={board} open={open} area={area} />
          </span>
          <span>{forecastWords(board, open, area)}</span>
        </span>
      </span>
    </AnchorButton>
  )
}

/** The Control Card: every flag on its track, who has the majority now, and when the flag moves next. */
export const Control = ({ board }: { board: BoardProps }) => {
  const id = useId()
  const open = openOf(board.view)
  const areas = areasOf(open)
  if (areas.length === 0) return undefined
  const flags = FLAGS_TO_END[Math.min(4, Math.max(2, open.seats.length)) as 2 | 3 | 4]
  return (
    <Leaf title={say(board.text, 'control')} className="control-leaf">
      <svg className="defs" aria-hidden="true">
        <AreaPatterns id={id} />
      </svg>
      {areas.map(area => (
        <AreaRow key={area} board={board} area={area} id={id} />
      ))}
      <p className="small soft">
        {flags === 1 ? say(board.text, 'flagsEnd1') : say(board.text, 'flagsEnd', { flags })}
      </p>
    </Leaf>
  )
}
