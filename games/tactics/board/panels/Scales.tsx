import { useId } from 'react'
import { Figure, Icon, Leaf, Pips, SeatMark } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import { ACTIONS, CAPTURES_TO_END } from '../../content/numbers.ts'
import type { AreaId } from '../../content/types.ts'
import { areasOf, standingsOf } from '../../rules/turn/control.query.ts'
import { spaceName } from '../../rules/realm/spaces.query.ts'
import { Control } from './Control.tsx'
import { AreaPatterns, AreaSwatch } from '../map/GroundMarks.tsx'
import { glyphs } from '../art/glyphs.ts'
import { Quest } from '../lateParts.ts'
import { ARMS } from '../../content/arms.ts'
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
export const Scales = (board: BoardProps) => (
  <>
    <Control board={board} />
    <BattleLeaf board={board} />
    {openOf(board.view).enemies.length > 0 ? <Quest board={board} /> : undefined}
    <LastTurns board={board} />
  </>
)

/** A flag that is secured, or where it stands on its track. */
const FlagFigure = ({ board, area, id }: { board: BoardProps; area: AreaId; id: string }) => {
  const open = openOf(board.view)
  const flag = open.flags[area]
  if (!flag) return undefined
  const last = open.options.controlTrackSteps
  const units = standingsOf(open, area).map(standing => standing.units)
  return (
    <span className="flag-figure">
      <AreaSwatch area={area} id={id} />
      <Figure
        label={`${nameOf(board.text, board.view, `area ${area}`)}, ${say(board.text, 'flagAt', { step: flag.at, last })}`}
        value={flag.by ? <Icon body={glyphs.won} size={15} /> : `${flag.at}/${last}`}
      >
        <span className="soft">{units.join(':')}</span>
      </Figure>
    </span>
  )
}

/** Flags with their majorities, or time and crystals, or captures; and the actions of the turn. */
export const Figures = (board: BoardProps) => {
  const open = openOf(board.view)
  const id = useId()
  const { text } = board
  const { turn } = open
  const green = Object.values(open.crystals).filter(state => state === 'green').length
  return (
    <>
      {areasOf(open).length > 0 ? (
        <svg className="defs" aria-hidden="true">
          <AreaPatterns id={id} />
        </svg>
      ) : undefined}
      {areasOf(open).map(area => (
        <FlagFigure key={area} board={board} area={area} id={id} />
      ))}
      {open.enemies.length > 0 ? (
        <>
          <Figure icon={glyphs.time} label={say(text, 'timeLeft', { time: open.time })} value={open.time} />
          <Figure
            icon={glyphs.crystal}
            label={say(text, 'crystals')}
            value={green}
            of={Object.keys(open.crystals).length}
          />
        </>
      ) : undefined}
      {open.mode === 'battle' || open.mode === 'battleTeam'
        ? open.seats.map(seat => (
            <span key={seat} className="flag-figure">
              <SeatMark seat={ARMS[seat]} size={20} />
              <Figure
                label={ownerName(board, seat)}
                value={open.captured.filter(({ by }) => by === seat).length}
                of={CAPTURES_TO_END}
              />
            </span>
          ))
        : undefined}
      {turn?.step === 'actions' && !turn.card ? (
        <Pips
          left={turn.actionsLeft}
          of={Math.max(ACTIONS, turn.actionsLeft)}
          label={say(text, 'actionsLeft', { left: turn.actionsLeft })}
        />
      ) : undefined}
    </>
  )
}
