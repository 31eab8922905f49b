import { Icon, Leaf, MiniToken, SeatMark, SeatBadge } from '@tabletome/boardkit'
import type { BoardProps, SeatDetail, SeatsProps } from '../../../types.ts'
import { ENEMY_ROW } from '../../content/enemyCards.ts'
import { UNITS } from '../../content/units.ts'
import { scoresOf } from '../../rules/turn/score.query.ts'
import { cardOf, isEnemyOwner, teamOf, unitId, unitsOf } from '../../rules/units/units.query.ts'
import type { Owner, Score, UnitId } from '../../rules/state/shape.ts'
import { AnchorButton } from './Anchor.tsx'
import { glyphs } from '../art/glyphs.ts'
import { ARMS } from '../../content/arms.ts'
import { isMine, nameOf, openOf, type OpenView, ownerName, ownersOf } from '../read.ts'
import { UnitChip, UnitRow } from './UnitRow.tsx'
import { say } from '../words.ts'

/** A Solo Enemy's row stands left to right as its cards are activated. */
export const rowOf = (open: OpenView, owner: Owner): UnitId[] =>
  isEnemyOwner(owner)
    ? ENEMY_ROW.map(each => unitId(owner, each)).filter(id => open.units[id] !== undefined)
    : unitsOf(open, owner)

const scoreOf = (open: OpenView, owner: Owner): Score | undefined =>
  scoresOf(open).find(({ side }) => side.some(seat => seat === owner))

const Points = ({ board, owner }: { board: BoardProps; owner: Owner }) => {
  const score = scoreOf(openOf(board.view), owner)
  if (!score) return undefined
  const { flags, survivors: units, captures, villages, artifact, points } = score
  const parts = say(board.text, 'scoreParts', { flags, units, captures, villages, artifact })
  return (
    <b className="num seat-points" title={parts}>
      {points}
      <span className="spoken">
        {' '}
        {say(board.text, points === 1 ? 'points1' : 'points')}. {parts}
      </span>
    </b>
  )
}

/** Who plays with whom; against the Solo Enemy that goes without saying. */
const matesOf = (open: OpenView, owner: Owner): Owner[] =>
  open.mode === 'team' || open.mode === 'battleTeam' ? teamOf(open, owner).filter(each => each !== owner) : []

/** The mark of a partner: a name would be cut where four panels stand. */
const Mate = ({ board, mate }: { board: BoardProps; mate: Owner }) => {
  const words = say(board.text, 'team', { name: ownerName(board, mate) })
  return (
    <span className="seat-mate" title={words}>
      <span aria-hidden="true">+</span>
      <SeatMark seat={ARMS[mate]} size={18} />
      <span className="spoken">{words}</span>
    </span>
  )
}

/** Who it is: with whom, you or a bot, first or away, thinking. */
const About = ({ board, owner }: { board: BoardProps; owner: Owner }) => {
  const open = openOf(board.view)
  const seat = board.seats.find(({ seat: id }) => id === owner)
  const words = [
    isMine(board, owner) ? say(board.text, 'you') : undefined,
    seat?.bot === undefined ? undefined : board.text.words(`bot.${seat.bot}`),
    open.order[0] === owner && !seat?.bot ? say(board.text, 'firstPlayer') : undefined,
  ].filter(Boolean)
  return (
    <span className="seat-about">
      {matesOf(open, owner).map(mate => (
        <Mate key={mate} board={board} mate={mate} />
      ))}
      <span className="seat-words">{words.join(' · ')}</span>
      {open.turn?.owner === owner ? <span className="spoken">, {say(board.text, 'acting')}</span> : undefined}
      <SeatBadge badge={seat?.badge} />
      {seat?.connected && seat.waiting ? (
        <Icon body={glyphs.time} size={13} className="gold" label={say(board.text, 'thinking')} />
      ) : undefined}
    </span>
  )
}

const cardsHeld = (board: BoardProps, owner: Owner) =>
  isEnemyOwner(owner) ? undefined : openOf(board.view).hands[owner]

const handWords = (board: BoardProps, owner: Owner) => {
  const cards = cardsHeld(board, owner)
  if (cards === undefined) return undefined
  return cards === 1 ? say(board.text, 'handSize1') : say(board.text, 'handSize', { cards })
}

const HandSize = ({ board, owner }: { board: BoardProps; owner: Owner }) => {
  const hand = handWords(board, owner)
  return hand ? (
    <span className="hand-size small soft" title={hand}>
      <Icon body={glyphs.tactic} size={15} />
      <span aria-hidden="true">{cardsHeld(board, owner)}</span>
      <span className="spoken">{hand}</span>
    </span>
  ) : undefined
}

/** Cards of units it has captured: public, and looked up like any other. */
const Taken = ({ board, owner }: { board: BoardProps; owner: Owner }) => {
  const open = openOf(board.view)
  const taken = open.captured.filter(({ by }) => by === owner)
  if (taken.length === 0) return undefined
  const names = taken.map(({ card }) => nameOf(board.text, board.view, `card ${card}`)).join(', ')
  return (
    <p className="small soft taken" title={say(board.text, 'capturedCards', { names })}>
      <Icon body={glyphs.captured} size={16} />
      {taken.map(({ card, of }) => (
        <AnchorButton
          key={`${of}${card}`}
          board={board}
          anchor={`card ${card}`}
          label={nameOf(board.text, board.view, `card ${card}`)}
        >
          <MiniToken seat={ARMS[of]} glyph={glyphs[UNITS[card].class]} size={24} />
        </AnchorButton>
      ))}
    </p>
  )
}
const OwnerPanel = ({ board, owner, detail }: { board: BoardProps; owner: Owner; detail: SeatDetail }) => {
  const open = openOf(board.view)
  const row = rowOf(open, owner)
  const acts = open.turn?.owner === owner
  return (
    <Leaf seat={ARMS[owner]} className={`owner-panel is-${detail}${acts ? ' acting' : ''}`}>
      <div className="owner-head">
        <SeatMark seat={ARMS[owner]} size={22} />
        <span className="seat-name">{ownerName(board, owner)}</span>
        <About board={board} owner={owner} />
        <HandSize board={board} owner={owner} />
        <Points board={board} owner={owner} />
      </div>
      {detail === 'badge' ? undefined : (
        <div className={detail === 'line' ? 'unit-rows in-line' : 'unit-rows'}>
          {row.map(id => {
            const unit = open.units[id]
            const Row = detail === 'line' ? UnitChip : UnitRow
            return unit ? <Row key={id} board={board} id={id} unit={unit} /> : undefined
          })}
          {row.length === 0 ? (
            <p className="small soft">{say(board.text, open.turn ? 'outOfPlay' : 'noUnits')}</p>
          ) : undefined}
        </div>
      )}
      {detail === 'full' ? <Taken board={board} owner={owner} /> : undefined}
    </Leaf>
  )
}

/** Somebody else's unit on a phone: class and Health, crossed by what ails it. */
const Foe = ({ board, id }: { board: BoardProps; id: UnitId }) => {
  const unit = openOf(board.view).units[id]
  if (!unit) return undefined
  const { health } = cardOf(unit)
  const name = nameOf(board.text, board.view, `card ${unit.card}`)
  return (
    <span className={unit.weakened ? 'foe sign-weak' : 'foe'}>
      <MiniToken seat={ARMS[unit.owner]} glyph={glyphs[unit.class]} size={20} />
      <b className="num" aria-hidden="true">
        {unit.health}
      </b>
      {unit.weakened ? <Icon body={glyphs.weakened} size={12} /> : undefined}
      <span className="spoken">
        {name}, {say(board.text, 'healthOf', { health: unit.health, max: health })}
        {unit.weakened ? `, ${say(board.text, 'weakened')}` : ''}
      </span>
    </span>
  )
}

const Chips = ({ board, owner }: { board: BoardProps; owner: Owner }) => {
  const { units } = openOf(board.view)
  return rowOf(openOf(board.view), owner).map(id => {
    const unit = units[id]
    return unit ? <UnitChip key={id} board={board} id={id} unit={unit} /> : undefined
  })
}

/** The own units of a phone, and everybody else in a line; a single rival with its units. */
const Strip = ({ board }: { board: BoardProps }) => {
  const open = openOf(board.view)
  const owners = ownersOf(open)
  const own =
    owners.find(owner => isMine(board, owner) && open.turn?.owner === owner) ??
    owners.find(owner => isMine(board, owner))
  const shown = own ?? open.turn?.owner ?? owners[0]
  return (
    <div className="tactics-strip">
      <div className="strip-units">{shown ? <Chips board={board} owner={shown} /> : undefined}</div>
      <ul className="strip-others">
        {owners.map(owner => (
          <li key={owner} className={open.turn?.owner === owner ? 'acting' : undefined}>
            <SeatMark seat={ARMS[owner]} size={18} />
            <span className="strip-name">{ownerName(board, owner)}</span>
            <b className="num">{scoreOf(open, owner)?.points ?? rowOf(open, owner).length}</b>
            {owner === shown || owners.length > 2
              ? undefined
              : rowOf(open, owner).map(id => <Foe key={id} board={board} id={id} />)}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The reader's own units, then a team-mate's, then the others in turn order. */
const ownFirst = (board: BoardProps, open: OpenView): Owner[] => {
  const owners = ownersOf(open)
  const isNear = (owner: Owner) => matesOf(open, owner).some(mate => isMine(board, mate))
  const rank = (owner: Owner) => (isMine(board, owner) ? 0 : isNear(owner) ? 1 : 2)
  return owners.toSorted((a, b) => rank(a) - rank(b))
}

/** Everybody with their units: all of it is public. */
export const Seats = ({ detail = 'full', ...board }: SeatsProps) => {
  const owners = ownFirst(board, openOf(board.view))
  if (board.compact) return <Strip board={board} />
  return (
    <>
      {owners.map(owner => (
        <OwnerPanel key={owner} board={board} owner={owner} detail={isMine(board, owner) ? 'full' : detail} />
      ))}
    </>
  )
}
