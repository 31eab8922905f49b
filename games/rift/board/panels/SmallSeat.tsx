import { Icon, Leaf, MiniToken, SeatMark, SeatBadge } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import type { UnitId } from '../../content/ids.ts'
import { fullHealthOf, unitsOf } from '../../rules/heroes/heroes.query.ts'
import type { Seat } from '../../rules/state/shape.ts'
import { AnchorButton } from './AnchorButton.tsx'
import { glyphs } from '../art/glyphs.ts'
import { Facing, statusOf } from './HeroStatus.tsx'
import { ARMS, type HeroView, nameOf, openOf } from '../read.ts'
import { say } from '../words.ts'

/** Which abilities are ready, one sign each; their names stand on the hero's card. */
const AbilitySigns = ({ board, hero }: { board: BoardProps; hero: HeroView }) => (
  <span className="ability-signs">
    {hero.abilities.map(({ id, up }) => (
      <Icon
        key={id}
        body={up ? glyphs.ready : glyphs.flip}
        size={13}
        className={up ? 'good' : 'faint'}
        label={`${nameOf(board, `ability ${id}`)}, ${say(board.text, up ? 'abilityUp' : 'abilityDown')}`}
      />
    ))}
  </span>
)

const SmallHero = ({ board, unit, hero }: { board: BoardProps; unit: UnitId; hero: HeroView }) => {
  const max = fullHealthOf(unit)
  return (
    <AnchorButton
      board={board}
      anchor={`hero ${unit}`}
      className={hero.place === 'out' ? 'hero-line is-out' : 'hero-line'}
    >
      <MiniToken seat={ARMS[hero.seat]} glyph={glyphs[unit]} size={30} hp={hero.health} max={max} />
      <span className="grow">
        <span className="row between">
          <b className="small-hero">{nameOf(board, `hero ${unit}`)}</b>
          <span className="num">
            {hero.health}
            <span className="faint hero-max">/{max}</span>
          </span>
        </span>
        <span className="row between small soft hero-about">
          <span>
            {statusOf(board, unit, hero).join(', ')}
            <Facing board={board} unit={unit} hero={hero} />
          </span>
          <AbilitySigns board={board} hero={hero} />
        </span>
      </span>
    </AnchorButton>
  )
}

/** Somebody else where three or four play: two lines each, so that the storm, the boss and the stacks stay in sight. */
export const SmallSeat = ({ board, seat }: { board: BoardProps; seat: Seat }) => {
  const open = openOf(board.view)
  const onScreen = board.seats.find(each => each.seat === seat)
  const [hand, incoming] = [open.hands[seat].length, open.incoming[seat].length]
  const isReady = open.ready.includes(seat)
  return (
    <Leaf seat={ARMS[seat]} className={`seat-panel is-small${open.acting?.seat === seat ? ' is-acting' : ''}`}>
      <div className="seat-head">
        <SeatMark seat={ARMS[seat]} size={18} />
        <span className="grow">
          <b>{board.names.of(seat)}</b>
          <SeatBadge badge={onScreen?.badge} />
          {onScreen?.waiting ? (
            <Icon body={glyphs.time} size={13} className="gold" label={say(board.text, 'thinking')} />
          ) : undefined}
        </span>
        <span className="small soft seat-cards">
          <span title={say(board.text, 'handSize', { cards: hand })}>
            <Icon body={glyphs.tower} size={14} label={say(board.text, 'handSize', { cards: hand })} /> {hand}
          </span>
          {incoming > 0 ? (
            <span title={say(board.text, 'incomingSize', { cards: incoming })}>
              <Icon body={glyphs.give} size={14} label={say(board.text, 'incomingSize', { cards: incoming })} />{' '}
              {incoming}
            </span>
          ) : undefined}
          {isReady ? (
            <Icon body={glyphs.ready} size={14} className="good" label={say(board.text, 'ready')} />
          ) : undefined}
        </span>
      </div>
      {unitsOf(open, seat).map(unit => {
        const hero = open.heroes[unit]
        return hero ? <SmallHero key={unit} board={board} unit={unit} hero={hero} /> : undefined
      })}
    </Leaf>
  )
}
