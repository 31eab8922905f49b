import { Icon, Said, useTerm } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import { BUY_OFF } from '../../content/numbers.ts'
import { UNITS } from '../../content/units.ts'
import { canBuyOff, wouldWeaken } from '../../rules/turn/limits.query.ts'
import { spaceName } from '../../rules/realm/spaces.query.ts'
import { rangeOf } from '../../rules/attack/targets.query.ts'
import { bears, cardOf } from '../../rules/units/units.query.ts'
import type { UnitId } from '../../rules/state/shape.ts'
import { AnchorButton } from './Anchor.tsx'
import { glyphs } from '../art/glyphs.ts'
import { mpOf } from '../hand/plan.ts'
import { ARMS } from '../../content/arms.ts'
import { nameOf, openOf } from '../read.ts'
import { Tracks } from './UnitRow.tsx'
import { say } from '../words.ts'

/** One square per die, red for Knock Back, green for a shot: the shape differs too. */
const Squares = ({ dice, kind }: { dice: number; kind: 'red' | 'green' }) => (
  <span className="squares" aria-hidden="true" data-term={kind}>
    {Array.from({ length: dice }, (_, i) => (
      <i key={i} className={`square ${kind}`} />
    ))}
  </span>
)

const Stat = ({
  icon,
  label,
  value,
  children,
}: {
  icon: string
  label: string
  value: string
  children?: React.ReactNode
}) => (
  <span className="stat" title={label} data-term={useTerm(label)}>
    <Icon body={icon} size={17} />
    <b aria-hidden="true">{value}</b>
    {children}
    <span className="spoken">{label}</span>
  </span>
)

/** The numbers of a unit's card as they are now, in one line. */
const Stats = ({ board, id }: { board: BoardProps; id: UnitId }) => {
  const open = openOf(board.view)
  const unit = open.units[id]
  if (!unit) return undefined
  const { text } = board
  const { melee, missile, spell } = cardOf(unit)
  const shot = missile ? rangeOf(open, id, 'missile').base : 0
  const cast = spell ? rangeOf(open, id, 'spell').base : 0
  const strong = bears(open, id) ? 1 : 0
  return (
    <span className="stats">
      <Stat icon={glyphs.move} value={String(mpOf(open, id))} label={say(text, 'mp', { mp: mpOf(open, id) })} />
      <Stat
        icon={glyphs.melee}
        value={String(melee.damage + strong)}
        label={say(text, 'meleeLine', { damage: melee.damage + strong, dice: melee.dice })}
      >
        <Squares dice={melee.dice} kind="red" />
      </Stat>
      {missile ? (
        <Stat
          icon={glyphs.missile}
          value={`${missile.damage}·${shot}`}
          label={say(text, 'missileLine', { damage: missile.damage, range: shot, dice: missile.dice })}
        >
          <Squares dice={missile.dice} kind="green" />
        </Stat>
      ) : undefined}
      {spell ? (
        <Stat
          icon={glyphs.spell}
          value={cast >= 0 ? String(cast) : '∞'}
          label={cast >= 0 ? say(text, 'spellLine', { range: cast }) : say(text, 'spellFree')}
        />
      ) : undefined}
    </span>
  )
}

const Notes = ({ board, id }: { board: BoardProps; id: UnitId }) => {
  const open = openOf(board.view)
  const unit = open.units[id]
  if (!unit) return undefined
  const { text } = board
  const acting = open.turn?.owner === unit.owner && open.turn.step === 'actions'
  return (
    <>
      {unit.taken.length > 0 ? (
        <p className="small soft face-line">
          {say(text, 'didThisTurn', { actions: unit.taken.map(kind => text.words(`action.${kind}`)).join(', ') })}
        </p>
      ) : undefined}
      {acting && !unit.weakened && wouldWeaken(open, id) ? (
        <p className="note face-line">
          <Icon body={glyphs.weakened} size={17} />
          <span>
            <Said>{say(text, 'willWeaken')}</Said>
          </span>
        </p>
      ) : undefined}
      {unit.weakened ? (
        <p className="note face-line">
          <Icon body={glyphs.weakened} size={17} />
          <span>
            <b>
              <Said>{`${say(text, 'weakened')}.`}</Said>
            </b>{' '}
            {canBuyOff(open, id) ? say(text, 'buyOffLine', { price: BUY_OFF }) : undefined}
          </span>
        </p>
      ) : undefined}
    </>
  )
}

/** The unit in focus, in full: its card with the numbers in force, what it has done and what it may buy. */
export const UnitFace = ({ board, id }: { board: BoardProps; id: UnitId }) => {
  const open = openOf(board.view)
  const unit = open.units[id]
  if (!unit) return undefined
  const { text, view } = board
  const { trait } = UNITS[unit.card]
  const ability = trait ?? unit.card
  const after = board.foreseen ? openOf(board.foreseen).units[id] : undefined
  const changed = board.foreseen && (after?.health ?? 0) !== unit.health
  return (
    <section className={`leaf unit-face seat-${ARMS[unit.owner]}`}>
      <AnchorButton
        board={{ ...board, subject: undefined, setSubject: () => board.open(`unit ${id}`) }}
        anchor={`unit ${id}`}
        className="face-head"
      >
        <span>
          <span className="face-name">{nameOf(text, view, `card ${unit.card}`)}</span>{' '}
          <span className="face-kind">
            {text.words(`class.${unit.class}`)}
            {unit.at >= 0 ? `, ${spaceName(unit.at)}` : ''}
          </span>
        </span>
        <span className="row face-health">
          <Icon body={glyphs.health} size={17} className="bad" />
          <b className="num face-figure">
            {unit.health}
            {changed ? (
              <span className={(after?.health ?? 0) > unit.health ? 'good' : 'bad'}> → {after?.health ?? 0}</span>
            ) : (
              <span className="faint">/{cardOf(unit).health}</span>
            )}
          </b>
          <Stats board={board} id={id} />
        </span>
      </AnchorButton>
      <Tracks board={board} id={id} unit={unit} />
      <p className="small face-line">
        <b>{text.words(`ability.${ability}`)}.</b> <Said>{text.words(`short.${ability}`)}</Said>
      </p>
      <Notes board={board} id={id} />
    </section>
  )
}
