import { Icon, Leaf, MiniToken, SeatMark, SeatBadge } from '@tabletome/boardkit'
import type { BoardProps, SeatDetail, SeatsProps } from '../../../types.ts'
import type { UnitId } from '../../content/ids.ts'
import { fullHealthOf, unitsOf } from '../../rules/heroes/heroes.query.ts'
import type { Seat } from '../../rules/state/shape.ts'
import { AnchorButton } from './AnchorButton.tsx'
import { glyphs } from '../art/glyphs.ts'
import { Facing, statusOf } from './HeroStatus.tsx'
import { ARMS, type HeroView, nameOf, openOf, ownSeat } from '../read.ts'
import { say } from '../words.ts'

const Abilities = ({ board, hero }: { board: BoardProps; hero: HeroView }) => (
  <div className="abilities">
    {hero.abilities.map(({ id, up }) => (
      <AnchorButton key={id} board={board} anchor={`ability ${id}`} className={up ? 'ability' : 'ability is-down'}>
        {nameOf(board, `ability ${id}`)}
        <span className="spoken">, {say(board.text, up ? 'abilityUp' : 'abilityDown')}</span>
      </AnchorButton>
    ))}
  </div>
)

/** Towers in hand and on their way there. */
const Towers = ({ board, seat }: { board: BoardProps; seat: Seat }) => {
  const open = openOf(board.view)
  const [hand, incoming] = [open.hands[seat].length, open.incoming[seat].length]
  return (
    <span className="small soft seat-cards">
      <span title={say(board.text, 'handSize', { cards: hand })}>
        <Icon body={glyphs.tower} size={14} label={say(board.text, 'handSize', { cards: hand })} /> {hand}
      </span>
      {incoming > 0 ? (
        <span title={say(board.text, 'incomingSize', { cards: incoming })}>
          <Icon body={glyphs.give} size={14} label={say(board.text, 'incomingSize', { cards: incoming })} /> {incoming}
        </span>
      ) : undefined}
    </span>
  )
}

/** Whether the others still wait for this seat. */
const Ready = ({ board, seat }: { board: BoardProps; seat: Seat }) => {
  const open = openOf(board.view)
  if (open.phase === 0) return undefined
  const isReady = open.ready.includes(seat)
  return (
    <span className={isReady ? 'ready-mark good' : 'ready-mark faint'}>
      {isReady ? <Icon body={glyphs.ready} size={13} /> : undefined}
      {say(board.text, isReady ? 'ready' : 'playing')}
    </span>
  )
}

/** Who leads the hero: by name, you or a bot, away. */
const Leader = ({ board, seat }: { board: BoardProps; seat: Seat }) => {
  const onScreen = board.seats.find(each => each.seat === seat)
  const words = [
    board.names.of(seat),
    ...(board.names.isMe(seat) ? [say(board.text, 'you')] : []),
    ...(onScreen?.bot === undefined ? [] : [board.text.words(`bot.${onScreen.bot}`)]),
  ]
  return (
    <>
      <span className="leader">{words.join(', ')}</span>
      <SeatBadge badge={onScreen?.badge} />
    </>
  )
}

interface HeroProps {
  board: BoardProps
  unit: UnitId
  hero: HeroView
  /** The first of its seat: it says whose it is. */
  isFirst: boolean
}
const HeroLine = ({ board, unit, hero, isFirst }: HeroProps) => {
  const max = fullHealthOf(unit)
  const after = board.foreseen ? openOf(board.foreseen).heroes[unit]?.health : undefined
  const status = statusOf(board, unit, hero).join(', ')
  return (
    <div className="hero-row">
      <AnchorButton
        board={board}
        anchor={`hero ${unit}`}
        className={hero.place === 'out' ? 'hero-line is-out' : 'hero-line'}
      >
        <MiniToken seat={ARMS[hero.seat]} glyph={glyphs[unit]} size={32} hp={hero.health} max={max} />
        <span className="grow">
          <b className="hero-name">{nameOf(board, `hero ${unit}`)}</b>{' '}
          <span className="num">
            {hero.health}
            {after !== undefined && after !== hero.health ? (
              <span className={after < hero.health ? 'bad' : 'good'}> → {after}</span>
            ) : undefined}
            <span className="faint hero-max">/{max}</span>
          </span>
          <span className="hero-about" title={status}>
            {isFirst ? <Leader board={board} seat={hero.seat} /> : undefined}
            <span className="hero-status">
              {status}
              <Facing board={board} unit={unit} hero={hero} />
            </span>
          </span>
        </span>
      </AnchorButton>
      {isFirst ? (
        <span className="seat-state">
          <Ready board={board} seat={hero.seat} />
          <Towers board={board} seat={hero.seat} />
        </span>
      ) : undefined}
    </div>
  )
}

/** Mark, name and badge: what is left where there is no room. */
const SeatHead = ({ board, seat }: { board: BoardProps; seat: Seat }) => (
  <div className="seat-head">
    <SeatMark seat={ARMS[seat]} size={20} />
    <span className="grow hero-about">
      <Leader board={board} seat={seat} />
    </span>
    <Towers board={board} seat={seat} />
    <Ready board={board} seat={seat} />
  </div>
)

const SeatPanel = ({ board, seat, detail }: { board: BoardProps; seat: Seat; detail: SeatDetail }) => {
  const open = openOf(board.view)
  const units = unitsOf(open, seat).flatMap(unit => {
    const hero = open.heroes[unit]
    return hero ? [{ unit, hero }] : []
  })
  const acts = open.acting?.seat === seat
  return (
    <Leaf seat={ARMS[seat]} className={`seat-panel is-${detail}${acts ? ' is-acting' : ''}`}>
      {detail === 'badge' || units.length === 0 ? <SeatHead board={board} seat={seat} /> : undefined}
      {units.length === 0 ? <p className="small soft">{say(board.text, 'noHero')}</p> : undefined}
      {detail === 'badge'
        ? undefined
        : units.map(({ unit, hero }, i) => (
            <div key={unit} className="hero-panel">
              <HeroLine board={board} unit={unit} hero={hero} isFirst={i === 0} />
              {detail === 'full' ? <Abilities board={board} hero={hero} /> : undefined}
            </div>
          ))}
    </Leaf>
  )
}

/** The heroes of a phone in one line. */
const Strip = ({ board }: { board: BoardProps }) => {
  const open = openOf(board.view)
  return (
    <div className="rift-strip">
      <div className="strip-heroes">
        {open.seats.flatMap(seat =>
          unitsOf(open, seat).flatMap(unit => {
            const hero = open.heroes[unit]
            if (!hero || hero.place === 'gone' || hero.place === 'bench') return []
            const words = [
              say(board.text, 'healthOf', { health: hero.health, max: fullHealthOf(unit) }),
              ...statusOf(board, unit, hero),
            ]
            return [
              <AnchorButton
                key={unit}
                board={board}
                anchor={`hero ${unit}`}
                className={`strip-hero seat-${ARMS[seat]}${hero.played ? ' is-spent' : ''}`}
                label={[nameOf(board, `hero ${unit}`), ...words].join(', ')}
              >
                <MiniToken seat={ARMS[seat]} glyph={glyphs[unit]} size={28} />
                <b className="num">{hero.health}</b>
                {open.ready.includes(seat) ? <Icon body={glyphs.ready} size={12} className="good" /> : undefined}
              </AnchorButton>,
            ]
          }),
        )}
      </div>
    </div>
  )
}

/** Everybody with hero and cards, the reader first: all of it is public. */
export const Seats = ({ detail = 'full', ...board }: SeatsProps) => {
  const { seats } = openOf(board.view)
  const own = ownSeat(board)
  if (board.compact) return <Strip board={board} />
  return [own, ...seats.filter(seat => seat !== own)].map(seat => (
    <SeatPanel key={seat} board={board} seat={seat} detail={seat === own ? 'full' : detail} />
  ))
}
