import { Icon, MiniToken, Track } from '@tabletome/boardkit'
import type { BoardProps } from '../../types.ts'
import { bears, cardOf } from '../knowledge/units.ts'
import type { UnitId } from '../rules/state.ts'
import { AnchorButton } from './Anchor.tsx'
import { glyphs } from './glyphs.ts'
import { ARMS, nameOf, openOf, type OpenView, type UnitView } from './read.ts'
import { change } from './Units.tsx'
import { say } from './words.ts'

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
  fat = false,
}: {
  board: BoardProps
  id: UnitId
  unit: UnitView
  fat?: boolean
}) => {
  const { text } = board
  const after = board.foreseen ? openOf(board.foreseen).units[id] : unit
  const side = cardOf(unit)
  const mana = unit.class === 'wizard'
  return (
    <span className="tracks">
      <Track
        on={unit.health}
        max={side.health}
        fat={fat}
        {...change(unit.health, after?.health ?? 0)}
        label={say(text, 'healthOf', { health: unit.health, max: side.health })}
      />
      {side.supply > 0 ? (
        <Track
          on={unit.supply}
          max={side.supply}
          kind={mana ? 'mana' : 'ammo'}
          fat={fat}
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
  /** Where many people share the column: the boxes are left out. */
  dense: boolean
}

/** A unit in its owner's panel; one's own is put in focus by it. */
export const UnitRow = ({ board, id, unit, dense }: UnitRowProps) => {
  const open = openOf(board.view)
  const { health } = cardOf(unit)
  const under = open.under[id]
  return (
    <AnchorButton board={board} anchor={`unit ${id}`} className={dense ? 'unit-row dense' : 'unit-row'}>
      <MiniToken seat={ARMS[unit.owner]} glyph={glyphs[unit.class]} size={dense ? 26 : 32} />
      <span className="grow">
        <span className="row between unit-line">
          <span className="unit-name">{nameOf(board.text, board.view, `card ${unit.card}`)}</span>
          <span className="signs">
            <Signs board={board} open={open} id={id} unit={unit} />
          </span>
          <span className="num unit-health">
            {unit.health}
            <span className="faint">/{health}</span>
          </span>
        </span>
        {dense ? undefined : <Tracks board={board} id={id} unit={unit} />}
        {under ? (
          <span className="small soft under-card">
            <Icon body={glyphs.enemy} size={13} />
            {say(board.text, 'cardUnder', { card: nameOf(board.text, board.view, `enemy ${under}`) })}
          </span>
        ) : undefined}
      </span>
    </AnchorButton>
  )
}
