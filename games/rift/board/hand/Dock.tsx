import { Icon, SeatMark, Shelf } from '@tabletome/boardkit'
import type { ReactNode } from 'react'
import type { BoardProps } from '../../../types.ts'
import { HEROES, HERO_IDS } from '../../content/heroes.ts'
import type { SpellId, TowerId } from '../../content/ids.ts'
import { SPELL_IDS, SPELLS } from '../../content/spells.ts'
import { TOWERS } from '../../content/towers.ts'
import type { Seat } from '../../rules/state/shape.ts'
import { AbilityChoice, Shop, TowerCard, WhiteSites } from '../lateParts.ts'
import { AnchorButton } from '../panels/AnchorButton.tsx'
import { glyphs } from '../art/glyphs.ts'
import { usePick, usePicker } from '../pick.ts'
import { answersOf, ARMS, choiceOf, nameOf, openOf, optionsAt, ownSeat } from '../read.ts'
import { ShapePicture, squaresOfShape } from './tiles.tsx'
import { levelSign } from './levels.ts'
import { say } from '../words.ts'

/** One row under the board; on a phone the cards lie below one another. */
const Row = ({ board, children }: { board: BoardProps; children: ReactNode }) =>
  board.compact ? (
    children
  ) : (
    <Shelf before={say(board.text, 'cardsBefore')} after={say(board.text, 'cardsAfter')}>
      {children}
    </Shelf>
  )

const HeroChoice = ({ board }: { board: BoardProps }) => (
  <ul className="hero-choice" aria-label={say(board.text, 'chooseHero')}>
    {HERO_IDS.flatMap(hero => {
      const options = optionsAt(board, `hero ${hero}`)
      if (options.length === 0) return []
      const { health, move, basic } = HEROES[hero]
      return [
        <li key={hero}>
          <AnchorButton
            board={board}
            anchor={`hero ${hero}`}
            className={`card hero-card type-${basic.type}`}
            options={options}
          >
            <span className="card-head">
              <Icon body={glyphs[hero]} size={18} />
              <span className="card-name">{nameOf(board, `hero ${hero}`)}</span>
            </span>
            <span className="hero-numbers">
              <Icon body={glyphs.hearts} size={15} label={say(board.text, 'health')} /> {health}{' '}
              <Icon body={glyphs.move} size={15} label={say(board.text, 'move')} /> {move}
              {basic.tiles.map((shape, i) => (
                <ShapePicture key={i} squares={squaresOfShape(shape)} type={basic.type} q={9} />
              ))}
            </span>
          </AnchorButton>
        </li>,
      ]
    })}
  </ul>
)

const SpellTile = ({ board, spell, used }: { board: BoardProps; spell: SpellId; used: boolean }) => (
  <AnchorButton board={board} anchor={`spell ${spell}`} className={used ? 'spell-tile is-used' : 'spell-tile'}>
    <Icon body={glyphs[spell]} size={22} />
    <span>
      {nameOf(board, `spell ${spell}`)}
      {used ? <span className="small soft"> {say(board.text, 'spent')}</span> : undefined}
    </span>
  </AnchorButton>
)

const SpellChoice = ({ board }: { board: BoardProps }) => (
  <ul className="hero-choice" aria-label={say(board.text, 'chooseSpell')}>
    {SPELL_IDS.flatMap(spell =>
      optionsAt(board, `spell ${spell}`).length > 0
        ? [
            <li key={spell}>
              <AnchorButton board={board} anchor={`spell ${spell}`} className="card spell-card">
                <span className="card-head">
                  <Icon body={glyphs[spell]} size={18} />
                  <span className="card-name">{nameOf(board, `spell ${spell}`)}</span>
                </span>
                <span className="card-body small">{say(board.text, 'power', { power: SPELLS[spell].power })}</span>
              </AnchorButton>
            </li>,
          ]
        : [],
    )}
  </ul>
)

/** Hands are open: anybody's towers can be looked at. */
const HandTabs = ({ board, shown }: { board: BoardProps; shown: Seat }) => {
  const { setPick } = usePicker()
  const open = openOf(board.view)
  if (open.seats.length < 2) return undefined
  return (
    <div className="hand-tabs" role="group" aria-label={say(board.text, 'handsOf')}>
      {open.seats.map(seat => (
        <button
          key={seat}
          type="button"
          className="hand-tab"
          aria-pressed={seat === shown}
          title={say(board.text, 'towersOf', { name: board.names.of(seat) })}
          onClick={() => setPick({ seat })}
        >
          <SeatMark seat={ARMS[seat]} size={20} />
          <span className="spoken">{say(board.text, 'towersOf', { name: board.names.of(seat) })}</span>
          <b className="num">{open.hands[seat].length}</b>
        </button>
      ))}
    </div>
  )
}

/** Each kind of tower once, with its number. */
const countedOf = (hand: readonly TowerId[]): readonly (readonly [TowerId, number])[] => {
  const counted = new Map<TowerId, number>()
  for (const tower of hand) counted.set(tower, (counted.get(tower) ?? 0) + 1)
  return [...counted]
}

/** Whose towers lie there: one's own, or by name for whoever else looks on. */
const handWords = (board: BoardProps, shown: Seat) =>
  board.names.isMe(shown) ? say(board.text, 'yourTowers') : say(board.text, 'towersOf', { name: board.names.of(shown) })

const Hand = ({ board }: { board: BoardProps }) => {
  const pick = usePick()
  const open = openOf(board.view)
  const own = ownSeat(board)
  const shown = pick.seat !== undefined && open.seats.includes(pick.seat) ? pick.seat : own
  const hand = countedOf(open.hands[shown])
  const planned = open.acting?.seat === shown && open.placing?.by.kind === 'tower' ? open.placing.by : undefined
  const words = handWords(board, shown)
  return (
    <>
      <HandTabs board={board} shown={shown} />
      <Row board={board}>
        <div className={hand.length > 3 ? 'rift-hand is-narrow' : 'rift-hand'} role="group" aria-label={words}>
          {open.seats.length < 2 || board.compact ? (
            <span className="label hand-label" aria-hidden="true">
              {words}
            </span>
          ) : undefined}
          {hand.length === 0 && !planned ? <p className="small soft">{say(board.text, 'emptyHand')}</p> : undefined}
          {hand.map(([tower, copies]) => (
            <TowerCard key={tower} board={board} tower={tower} copies={copies} still={shown !== own} />
          ))}
        </div>
        <Incoming board={board} shown={shown} />
        <Spells board={board} />
      </Row>
    </>
  )
}

/** Towers on their way to that hand. */
const Incoming = ({ board, shown }: { board: BoardProps; shown: Seat }) => {
  const incoming = countedOf(openOf(board.view).incoming[shown])
  if (incoming.length === 0) return undefined
  return (
    <div className="incoming">
      <span className="label">{say(board.text, 'incoming')}</span>
      {incoming.map(([tower, copies]) => (
        <AnchorButton key={tower} board={board} anchor={`tower ${tower}`} className="incoming-tower">
          <Icon body={glyphs[TOWERS[tower].family]} size={16} /> {nameOf(board, `tower ${tower}`)}{' '}
          <span className="gold">{levelSign(TOWERS[tower].level)}</span>
          {copies > 1 ? ` ×${copies}` : ''}
        </AnchorButton>
      ))}
    </div>
  )
}

const Spells = ({ board }: { board: BoardProps }) => {
  const { spells } = openOf(board.view)
  if (spells.length === 0) return undefined
  return (
    <div className="spells">
      <span className="label">{say(board.text, 'spells')}</span>
      {spells.map(({ id, used }) => (
        <SpellTile key={id} board={board} spell={id} used={used} />
      ))}
    </div>
  )
}

/** Cards under the board: one's own towers and what passing them gives, towers on their way, spells; the shop in phase 6. */
export const Dock = (board: BoardProps) => {
  const question = choiceOf(board.view)
  const asked = board.options.length > 0
  const choice =
    asked && (question === 'setup.hero' || question === 'setup.bench') ? (
      <HeroChoice board={board} />
    ) : answersOf(board, 'pair').length > 0 ? (
      <AbilityChoice board={board} />
    ) : asked && question === 'setup.spells' ? (
      <SpellChoice board={board} />
    ) : question === 'shop' ? (
      <Shop board={board} />
    ) : question === 'pickup' ? (
      <WhiteSites board={board} />
    ) : undefined
  return (
    <div className={board.compact ? 'rift-tray compact' : 'rift-tray'}>
      {choice ? <Row board={board}>{choice}</Row> : <Hand board={board} />}
    </div>
  )
}
