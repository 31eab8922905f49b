import { Icon, MiniToken, Track } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import { bears, cardOf } from '../../rules/units/units.query.ts'
import type { UnitId } from '../../rules/state/shape.ts'
import { AnchorButton } from './Anchor.tsx'
import { glyphs } from '../art/glyphs.ts'
import { ARMS } from '../../content/arms.ts'
import { nameOf, openOf, type OpenView, type UnitView } from '../read.ts'
import { change } from '../map/Units.tsx'
import { say } from '../words.ts'

/** What marks a unit besides its numbers, as small pictures with their words. */
const Signs = ({ board, open, id, unit }: { board: BoardProps; open: OpenView; id: UnitId; unit: UnitView }) => (
  <>
    {unit.weakened ? (
      <Icon body={glyphs.weakened} size={15} className="sign-weak" label={say(board.text, 'weakened')} />
    ) : undefined}
    {bears(open, id) ? (
      <Icon body={glyphs.artifact} size={15} className="gold" label={say(board.text, 'bearsArtifact')} />
    ) : undefined}
    {unit.inside ? (
      <Icon body={glyphs.dungeon} size={15} className="soft" label={say(board.text, 'inDungeon')} />
    ) : undefined}
    {unit.taken.map((kind, i) => (
      <Icon
        key={`${kind}${i}`}
        body={glyphs[kind]}
        size={14}
        className="sign-done"
        label={say(board.text, 'didThisTurn', { actions: board.text.words(`action.${kind}`) })}
      />
    ))}
  </>
)

/** Health and Ammo or Mana as boxes, with what a preview changes hatched. */
export const Tracks = ({
  board,
  id,
  unit,
  bare = false,
}: {
  board: BoardProps
  id: UnitId
  unit: UnitView
  /** Health stands there in figures only. */
  bare?: boolean
}) => {
  const { text } = board
  const after = board.foreseen ? openOf(board.foreseen).units[id] : unit
  const side = cardOf(unit)
  const mana = unit.class === 'wizard'
  return (
    <span className="tracks">
      {bare ? undefined : (
        <Track
          on={unit.health}
          max={side.health}
          {...change(unit.health, after?.health ?? 0)}
          label={say(text, 'healthOf', { health: unit.health, max: side.health })}
        />
      )}
      {side.supply > 0 ? (
        <Track
          on={unit.supply}
          max={side.supply}
          kind={mana ? 'mana' : 'ammo'}
          {...change(unit.supply, after?.supply ?? 0)}
          label={say(text, mana ? 'manaOf' : 'ammoOf', { supply: unit.supply, max: side.supply })}
        />
      ) : undefined}
    </span>
  )
}

interface UnitRowProps {
  board: BoardProps
  id: UnitId
  unit: UnitView
}

/** A unit in its owner's panel, a line each: names stay even with four sides. One's own is put in focus by it. */
export const UnitRow = ({ board, id, unit }: UnitRowProps) => {
  const open = openOf(board.view)
  const { health } = cardOf(unit)
  const under = open.under[id]
  const after = board.foreseen ? openOf(board.foreseen).units[id] : unit
  const name = nameOf(board.text, board.view, `card ${unit.card}`)
  return (
    <AnchorButton board={board} anchor={`unit ${id}`} className="unit-row">
      <MiniToken seat={ARMS[unit.owner]} glyph={glyphs[unit.class]} size={21} />
      <span className="unit-name" title={name}>
        {name}
      </span>
      <span className="signs">
        <Signs board={board} open={open} id={id} unit={unit} />
      </span>
      <Tracks board={board} id={id} unit={unit} bare />
      <span className={`num unit-health${after?.health === unit.health ? '' : ' is-changing'}`}>
        {unit.health}
        <span className="faint">/{health}</span>
      </span>
      {under ? (
        <span className="small soft under-card">
          <Icon body={glyphs.enemy} size={13} />
          {say(board.text, 'cardUnder', { card: nameOf(board.text, board.view, `enemy ${under}`) })}
        </span>
      ) : undefined}
    </AnchorButton>
  )
}

/** Everything a chip shows by pictures, in words. */
const chipWords = ({ text, view }: BoardProps, id: UnitId, unit: UnitView) => {
  const open = openOf(view)
  const { health, supply } = cardOf(unit)
  const under = open.under[id]
  return [
    nameOf(text, view, `card ${unit.card}`),
    // As it stands on the chip, so that it can be called by what is seen.
    `${unit.health}/${health}`,
    supply > 0
      ? say(text, unit.class === 'wizard' ? 'manaOf' : 'ammoOf', { supply: unit.supply, max: supply })
      : undefined,
    unit.weakened ? say(text, 'weakened') : undefined,
    bears(open, id) ? say(text, 'bearsArtifact') : undefined,
    unit.inside ? say(text, 'inDungeon') : undefined,
    under ? say(text, 'cardUnder', { card: nameOf(text, view, `enemy ${under}`) }) : undefined,
  ]
    .filter(Boolean)
    .join(', ')
}

/** The same without its name, where many share the column and on phones. */
export const UnitChip = ({ board, id, unit }: UnitRowProps) => {
  const open = openOf(board.view)
  const words = chipWords(board, id, unit)
  return (
    <AnchorButton board={board} anchor={`unit ${id}`} className={`strip-unit seat-${ARMS[unit.owner]}`} label={words}>
      <MiniToken seat={ARMS[unit.owner]} glyph={glyphs[unit.class]} size={26} />
      <span className="grow" title={words}>
        <span className="chip-line">
          <b className="num">
            {unit.health}
            <span className="faint">/{cardOf(unit).health}</span>
          </b>
          <span className="signs">
            <Signs board={board} open={open} id={id} unit={board.compact ? { ...unit, taken: [] } : unit} />
            {open.under[id] ? <Icon body={glyphs.enemy} size={13} className="soft" /> : undefined}
          </span>
        </span>
        <Tracks board={board} id={id} unit={unit} bare={!board.compact} />
      </span>
    </AnchorButton>
  )
}
