import { useId } from 'react'
import { Icon, Leaf } from '@tabletome/boardkit'
import type { BoardProps, ExtraLeaf } from '../../../types.ts'
import type { AreaId } from '../../content/types.ts'
import { areasOf, forecast, majorityOf, standingsOf } from '../../rules/turn/control.query.ts'
import { groundOf } from '../../rules/realm/ground.query.ts'
import { spaceName } from '../../rules/realm/spaces.query.ts'
import { isEnemyOwner, unitAt } from '../../rules/units/units.query.ts'
import { AnchorButton } from './Anchor.tsx'
import { AreaPatterns, AreaSwatch } from '../map/GroundMarks.tsx'
import { glyphs } from '../art/glyphs.ts'
import { isMine, nameOf, openOf, type OpenView, ownerName } from '../read.ts'
import { say } from '../words.ts'

/** What the flag will do, if nothing changes before each player's turn; the next to move it first. */
const forecastWords = (board: BoardProps, open: OpenView, area: AreaId) => {
  const from = open.turn ? open.order.indexOf(open.turn.owner) + 1 : 0
  const next = [...open.order.slice(from), ...open.order.slice(0, from)]
  for (const owner of next) {
    if (isEnemyOwner(owner)) continue
    const what = forecast(open, area, owner)
    if (what) return say(board.text, what, { name: ownerName(board, owner) })
  }
  return undefined
}

/** Nobody stands where the flag would be set off. */
const emptyTrigger = (open: OpenView, area: AreaId) => {
  const trigger = groundOf(open).triggers[area]
  return open.flags[area]?.at === 0 && trigger !== undefined && unitAt(open, trigger) === undefined
    ? trigger
    : undefined
}

/** Who has the majority, most units first: “2 : 1” and a word or two. */
const standingWords = (board: BoardProps, open: OpenView, area: AreaId) => {
  const { text } = board
  const flag = open.flags[area]
  const [first, second] = standingsOf(open, area).toSorted((a, b) => b.units - a.units)
  const side = majorityOf(open, area)
  const mine = side?.some(owner => isMine(board, owner)) ?? false
  const trigger = emptyTrigger(open, area)
  const figures = `${first?.units ?? 0} : ${second?.units ?? 0}`
  if (flag?.by)
    return { mine: isMine(board, flag.by), words: say(text, 'securedBy', { name: ownerName(board, flag.by) }) }
  if (trigger !== undefined)
    return { figures, mine, side, words: say(text, 'triggerEmpty', { space: spaceName(trigger) }) }
  if (!side) return { figures, mine, side, words: say(text, first?.units ? 'noMajority' : 'nobodyThere') }
  const leader = side.find(owner => isMine(board, owner)) ?? side[0]
  const words =
    leader && (isMine(board, leader) ? say(text, 'youLead') : say(text, 'leads', { name: ownerName(board, leader) }))
  return { figures, mine, side, words }
}

/** The whole of it, for the ear and for whoever points at the row. */
const spokenWords = (board: BoardProps, open: OpenView, area: AreaId) => {
  const standings = standingsOf(open, area).toSorted((a, b) => b.units - a.units)
  const side = majorityOf(open, area)
  const [first, second] = standings
  const majority =
    side && first
      ? say(board.text, 'majority', {
          name: side.map(owner => ownerName(board, owner)).join(' + '),
          units: first.units,
          others: second?.units ?? 0,
        })
      : say(board.text, first?.units ? 'noMajority' : 'nobodyThere')
  return [majority, forecastWords(board, open, area)].filter(Boolean).join(', ')
}

const AreaRow = ({ board, area, id }: { board: BoardProps; area: AreaId; id: string }) => {
  const open = openOf(board.view)
  const flag = open.flags[area]
  if (!flag) return undefined
  const last = open.options.controlTrackSteps
  const after = board.foreseen ? openOf(board.foreseen).flags[area] : undefined
  const { figures, mine, side, words } = standingWords(board, open, area)
  const spoken = spokenWords(board, open, area)
  return (
    <AnchorButton board={board} anchor={`area ${area}`} className={`area-row area-of-${area}`}>
      <AreaSwatch area={area} id={id} />
      <span
        className="control-track"
        role="img"
        aria-label={`${nameOf(board.text, board.view, `area ${area}`)}, ${say(board.text, 'flagAt', { step: flag.at, last })}`}
      >
        {Array.from({ length: last + 1 }, (_, step) => (
          <i key={step} className={step === flag.at ? 'on' : step === after?.at ? 'then' : undefined}>
            {step === flag.at ? (
              <Icon body={glyphs.flag} size={13} />
            ) : step === last ? (
              <Icon body={glyphs.won} size={13} />
            ) : (
              step
            )}
          </i>
        ))}
      </span>
      <span className="area-words" aria-hidden="true" title={spoken}>
        {figures ? <b className={side ? (mine ? 'good' : 'bad') : undefined}>{figures}</b> : undefined} {words}
      </span>
      <span className="spoken">{flag.by ? words : spoken}</span>
    </AnchorButton>
  )
}

/** The Control Card: every flag on its track, and who has the majority now. */
export const Control = ({ board }: { board: BoardProps }) => {
  const id = useId()
  const areas = areasOf(openOf(board.view))
  if (areas.length === 0) return undefined
  return (
    <Leaf title={say(board.text, 'control')} className="control-leaf">
      <svg className="defs" aria-hidden="true">
        <AreaPatterns id={id} />
      </svg>
      {areas.map(area => (
        <AreaRow key={area} board={board} area={area} id={id} />
      ))}
    </Leaf>
  )
}

/** Which flags move at the starts of the coming turns. */
export const leaves = (board: BoardProps): readonly ExtraLeaf[] => {
  const open = openOf(board.view)
  const areas = areasOf(open)
  if (areas.length === 0) return []
  const checks = areas.flatMap(area => {
    const words = open.flags[area]?.by ? undefined : forecastWords(board, open, area)
    return words ? [{ area, words: `${nameOf(board.text, board.view, `area ${area}`)}: ${words}` }] : []
  })
  const body = (
    <ul className="plain next-checks">
      {checks.map(({ area, words }) => (
        <li key={area}>
          <Icon body={glyphs.flag} size={16} className="soft" />
          {words}
        </li>
      ))}
      {checks.length === 0 ? <li className="soft">{say(board.text, 'noFlagMoves')}</li> : undefined}
    </ul>
  )
  return [{ id: 'checks', title: say(board.text, 'nextChecks'), aside: say(board.text, 'ifAsIs'), body }]
}
