import { Icon, Leaf, MiniToken, SeatMark, SeatBadge } from '@tabletome/boardkit'
import type { BoardProps, SeatsProps } from '../../../types.ts'
import { HEROES } from '../../content/heroes.ts'
import type { UnitId } from '../../content/ids.ts'
import { fullHealthOf, isHero, pointsOf, unitsOf } from '../../rules/heroes/heroes.query.ts'
import type { Seat } from '../../rules/state/shape.ts'
import { AnchorButton } from './AnchorButton.tsx'
import { glyphs } from '../art/glyphs.ts'
import { Facing, statusOf } from './HeroStatus.tsx'
import { ARMS, type HeroView, nameOf, openOf, ownSeat } from '../read.ts'
import { SmallSeat } from './SmallSeat.tsx'
import { say } from '../words.ts'

const Abilities = ({ board, hero }: { board: BoardProps; hero: HeroView }) => (
  <div className="abilities">
    {hero.abilities.map(({ id, up }) => (
      <AnchorButton key={id} board={board} anchor={`ability ${id}`} className={up ? 'ability' : 'ability is-down'}>
        <Icon
          body={up ? glyphs.ready : glyphs.flip}
          size={14}
          className={up ? 'good' : 'faint'}
          label={say(board.text, up ? 'abilityUp' : 'abilityDown')}
        />
        <span>{nameOf(board, `ability ${id}`)}</span>
      </AnchorButton>
    ))}
  </div>
)

const damageWord = (board: BoardProps, unit: UnitId): string => {
  if (!isHero(unit)) return ''
  const { type } = HEROES[unit].basic
  return say(board.text, type === 'true' ? 'trueDamage' : type)
}

const HeroPanel = ({ board, unit, hero }: { board: BoardProps; unit: UnitId; hero: HeroView }) => {
  const open = openOf(board.view)
  const max = fullHealthOf(unit)
  const after = board.foreseen ? openOf(board.foreseen).heroes[unit]?.health : undefined
  return (
    <div className={`hero-panel${hero.place === 'out' ? ' is-out' : ''}`}>
      <AnchorButton board={board} anchor={`hero ${unit}`} className="hero-line">
        <MiniToken seat={ARMS[hero.seat]} glyph={glyphs[unit]} size={40} hp={hero.health} max={max} />
        <span className="grow">
          <span className="row between">
            <b className="seat-name">{nameOf(board, `hero ${unit}`)}</b>
            <span className="num">
              {hero.health}
              {after !== undefined && after !== hero.health ? (
                <span className={after < hero.health ? 'bad' : 'good'}> → {after}</span>
              ) : undefined}
              <span className="faint hero-max">/{max}</span>
            </span>
          </span>
          <span className="small soft hero-about">
            <Icon body={glyphs.move} size={13} label={say(board.text, 'move')} /> {pointsOf(open, unit)}
            {damageWord(board, unit) ? ` · ${damageWord(board, unit)}` : ''} · {statusOf(board, unit, hero).join(', ')}
            <Facing board={board} unit={unit} hero={hero} />
          </span>
        </span>
      </AnchorButton>
      <Abilities board={board} hero={hero} />
    </div>
  )
}

const SeatPanel = ({ board, seat }: { board: BoardProps; seat: Seat }) => {
  const open = openOf(board.view)
  const onScreen = board.seats.find(each => each.seat === seat)
  const units = unitsOf(open, seat)
  const isReady = open.ready.includes(seat)
  const words = [
    ...(board.names.isMe(seat) ? [say(board.text, 'you')] : []),
    ...(onScreen?.bot === undefined ? [] : [board.text.words(`bot.${onScreen.bot}`)]),
  ]
  const acts = open.acting?.seat === seat
  return (
    <Leaf seat={ARMS[seat]} className={`seat-panel${acts ? ' is-acting' : ''}`}>
      <div className="seat-head">
        <SeatMark seat={ARMS[seat]} size={22} />
        <span className="grow">
          <b>{board.names.of(seat)}</b>
          <span className="small soft"> {words.join(' · ')}</span>
          <SeatBadge badge={onScreen?.badge} />
          {onScreen?.waiting ? (
            <Icon body={glyphs.time} size={13} className="gold" label={say(board.text, 'thinking')} />
          ) : undefined}
        </span>
        {open.phase > 0 ? (
          <span className={isReady ? 'ready-mark good small' : 'ready-mark small faint'}>
            {isReady ? <Icon body={glyphs.ready} size={13} /> : undefined}{' '}
            {say(board.text, isReady ? 'ready' : 'playing')}
          </span>
        ) : undefined}
      </div>
      {units.length === 0 ? <p className="small soft">{say(board.text, 'noHero')}</p> : undefined}
      {units.map(unit => {
        const hero = open.heroes[unit]
        return hero ? <HeroPanel key={unit} board={board} unit={unit} hero={hero} /> : undefined
      })}
      <div className="small soft seat-cards">
        <span title={say(board.text, 'handSize', { cards: open.hands[seat].length })}>
          <Icon body={glyphs.tower} size={14} /> {say(board.text, 'handSize', { cards: open.hands[seat].length })}
        </span>
        {open.incoming[seat].length > 0 ? (
          <span>
            <Icon body={glyphs.give} size={14} />{' '}
            {say(board.text, 'incomingSize', { cards: open.incoming[seat].length })}
          </span>
        ) : undefined}
      </div>
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
  return [own, ...seats.filter(seat => seat !== own)].map(seat =>
    seat !== own && (seats.length > 2 || detail !== 'full') ? (
      <SmallSeat key={seat} board={board} seat={seat} />
    ) : (
      <SeatPanel key={seat} board={board} seat={seat} />
    ),
  )
}
