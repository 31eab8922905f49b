import { Icon, MiniToken, Said, type SeatColour } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import type { HasSkill, UnitKind } from '../../content/types.ts'
import { kindOfWaiting } from '../../rules/units/kinds.query.ts'
import { AnchorButton } from '../hand/AnchorButton.tsx'
import { Dice } from '../panels/dice.tsx'
import { glyphNamed, glyphOfKind, glyphs } from '../art/glyphs.ts'
import { nameOf, openOf } from '../read.ts'
import { say } from '../words.ts'

export const SkillPill = ({ board, skill: { id, n } }: { board: BoardProps; skill: HasSkill }) => (
  <AnchorButton board={board} anchor={`skill ${id}`} className="pill" still>
    <Icon body={glyphNamed(id) ?? glyphs.skill} size={14} /> <Said inside>{nameOf(board, `skill ${id}`)}</Said>
    {n === undefined ? '' : ` ${n}`}
  </AnchorButton>
)

/** Class, numbers and dice of a kind in one line. */
export const KindLine = ({ board, kind }: { board: BoardProps; kind: UnitKind }) => (
  <span className="kind-line small">
    {kind.classes.map(each => (
      <Icon key={each} body={glyphs[each]} size={14} label={say(board.text, `class.${each}`)} />
    ))}
    <span title={say(board.text, 'movement')}>
      <Icon body={glyphs.movement} size={13} label={say(board.text, 'movement')} /> {kind.movement}
    </span>
    <span title={say(board.text, 'range')}>
      <Icon body={glyphs.range} size={13} label={say(board.text, 'range')} /> {kind.range}
    </span>
    <span title={say(board.text, 'health')}>
      <Icon body={glyphs.health} size={13} label={say(board.text, 'health')} /> {kind.health}
    </span>
    {kind.attack.length > 0 ? <Dice board={board} dice={kind.attack} size={17} /> : undefined}
  </span>
)

interface ChipFaceProps {
  board: BoardProps
  chip: string
  seat: SeatColour
  /** Lying face down. */
  down?: boolean
  note?: string
}

/** A chip outside the arena: in camp, in the rival's column, on a stack. */
export const ChipFace = ({ board, chip, seat, down = false, note }: ChipFaceProps) => {
  const kind = kindOfWaiting(openOf(board.view), chip)
  const skills = kind.skills.map(({ id, n }) => `${nameOf(board, `skill ${id}`)}${n === undefined ? '' : ` ${n}`}`)
  return (
    <AnchorButton board={board} anchor={`unit ${chip}`} className={`chip-face${down ? ' is-down' : ''}`}>
      <MiniToken seat={seat} glyph={glyphOfKind(chip === 'primus' ? kind.id : chip)} size={36} ghost={down} />
      <span className="grow">
        <b>{nameOf(board, `unit ${chip}`)}</b>
        {note ? <span className="small soft"> {note}</span> : undefined}
        {board.compact ? undefined : <KindLine board={board} kind={kind} />}
        {skills.length > 0 ? <span className="small soft chip-skills">{skills.join(' · ')}</span> : undefined}
      </span>
    </AnchorButton>
  )
}
