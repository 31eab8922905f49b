import { Icon, Leaf } from '@tabletome/boardkit'
import type { BoardProps, ExtraLeaf } from '../../../types.ts'
import type { EventId } from '../../content/ids.ts'
import { WEEKS } from '../../content/numbers.ts'
import { PLACE_IDS } from '../../content/places.ts'
import { fightNamed } from '../../rules/campaign/events.query.ts'
import { banesOf, influenceOfSpectating } from '../../rules/campaign/influence.query.ts'
import { isOpenCapital, movesTo, placeNamed } from '../../rules/campaign/world.query.ts'
import { AnchorButton } from '../hand/AnchorButton.tsx'
import { glyphs } from '../art/glyphs.ts'
import { bagOdds, rivalsOf } from './lineup.ts'
import { choiceOf, nameOf, openOf, type OpenView } from '../read.ts'
import { say } from '../words.ts'

/** The front card of the place the encampment stands on. */
export const frontHere = ({ place, fronts }: OpenView): string | undefined => {
  const { kind } = placeNamed(place)
  return kind === 'sport' || kind === 'bloodshed' || kind === 'opportunity' ? fronts[kind] : undefined
}

/** What the card leaves open: the kinds of Sport, who would come, what the act adds, and whom you have for it. */
const Outlook = ({ board, event }: { board: BoardProps; event: EventId }) => {
  const { text } = board
  const { act, camp, combat } = openOf(board.view)
  const { player, rival, sports } = fightNamed(event)
  return (
    <>
      {sports.length > 0 ? (
        <p className="pills">
          {sports.map(sport => (
            <span key={sport} className="pill is-word">
              <Icon body={glyphs[sport]} size={14} /> {say(text, `goal.${sport}`)}
            </span>
          ))}
        </p>
      ) : undefined}
      <dl className="lineups small">
        {combat ? undefined : (
          <>
            <dt>{say(text, 'theirLineup')}</dt>
            <dd>{rivalsOf(board, event).join(', ')}</dd>
          </>
        )}
        {combat || (act === 1 && rival.every(({ from }) => from === 'local')) ? undefined : (
          <>
            <dt>{say(text, 'bag')}</dt>
            <dd>{bagOdds(board)}</dd>
          </>
        )}
        <dt>{say(text, 'yourLineup')}</dt>
        <dd>
          {[
            ...(player.hero ? [say(text, 'theHero')] : []),
            say(text, 'fromCamp', { count: player.camp, have: camp.units.length }),
          ].join(' + ')}
        </dd>
        {act === 1 ? undefined : (
          <>
            <dt>{say(text, 'actAdds')}</dt>
            <dd>{say(text, `actAdds.${act}`)}</dd>
          </>
        )}
      </dl>
    </>
  )
}
const isFight = (card: string): card is EventId => card.startsWith('S') || card.startsWith('B')

/** The last two paragraphs; the printed lineups before them stand above as they are here and now. */
const effectAndReward = (text: string): string => text.split('\n').slice(-2).join('\n')

/** The text of a card, and of a fight what it comes to now. */
const CardText = ({ board, card }: { board: BoardProps; card: string }) => {
  const words = board.text.card(`card ${card}`, board.view)?.text ?? ''
  return (
    <>
      {isFight(card) ? <Outlook board={board} event={card} /> : undefined}
      <p className="event-text">{isFight(card) ? effectAndReward(words) : words}</p>
    </>
  )
}

/** A card in full, with its title. */
export const CardLeaf = ({ board, card }: { board: BoardProps; card: string }) => {
  const shown = board.text.card(`card ${card}`, board.view)
  return (
    <Leaf className="event-leaf" title={shown?.title ?? card} aside={shown?.kind ?? ''}>
      <CardText board={board} card={card} />
    </Leaf>
  )
}

/** The event that is being fought, under the hero. */
export const eventLeaf = (board: BoardProps, card: string): ExtraLeaf => {
  const shown = board.text.card(`card ${card}`, board.view)
  return {
    id: 'event',
    title: shown?.title ?? card,
    aside: shown?.kind ?? '',
    body: <CardText board={board} card={card} />,
  }
}

/** On a phone the card one is asked about stands over the map. */
export const EventAtHand = ({ board }: { board: BoardProps }) => {
  const front = choiceOf(board.view) === 'event' ? frontHere(openOf(board.view)) : undefined
  return front === undefined ? undefined : (
    <div className="event-at-hand scroller">
      <CardLeaf board={board} card={front} />
    </div>
  )
}

/** The card at hand, and what accepting and spectating cost. */
export const EventPanel = ({ board, card }: { board: BoardProps; card: string }) => {
  const { text } = board
  const open = openOf(board.view)
  const points = influenceOfSpectating(open)
  const banes = banesOf(open, points)
  return (
    <>
      <CardLeaf board={board} card={card} />
      <Leaf title={say(text, 'spectating')}>
        <p className="small">
          {say(text, 'spectateCost', { points })}{' '}
          <span className={banes > 0 ? 'bad' : 'soft'}>
            {banes > 0 ? say(text, 'drawsBane', { count: banes }) : say(text, 'drawsNoBane')}
          </span>
        </p>
        {WEEKS - 1 - open.weeks === 1 ? <p className="note small">{say(text, 'lastAccept')}</p> : undefined}
      </Leaf>
    </>
  )
}

/** More than these are read off the map. */
const NEAREST = 3

/** How far the nearest open capitals are, and how many events on the way can still be accepted. */
export const WeekBudget = ({ board }: { board: BoardProps }) => {
  const { text } = board
  const open = openOf(board.view)
  const left = Math.max(0, WEEKS - 1 - open.weeks)
  const capitals = PLACE_IDS.filter(id => placeNamed(id).kind === 'capital' && isOpenCapital(open, id))
    .map(id => ({ id, moves: movesTo(open, open.place, id) }))
    .toSorted((a, b) => (a.moves ?? 99) - (b.moves ?? 99))
    .slice(0, NEAREST)
  return (
    <table className="budget" title={say(text, left === 0 ? 'lastWeek' : 'budgetRule')}>
      <thead>
        <tr>
          <th scope="col">{say(text, 'openCapitals')}</th>
          <th scope="col">{say(text, 'moves')}</th>
          <th scope="col">{say(text, 'mayAccept')}</th>
        </tr>
      </thead>
      <tbody>
        {capitals.map(({ id, moves }) => {
          const stops = Math.max(0, (moves ?? 1) - 1)
          const events = Math.min(stops, left)
          return (
            <tr key={id}>
              <th scope="row">
                <AnchorButton board={board} anchor={`place ${id}`} className="line-button">
                  <Icon body={glyphs.capital} size={15} className="rubric" /> {nameOf(board, `place ${id}`)}
                </AnchorButton>
              </th>
              <td className="num">{moves ?? '–'}</td>
              <td className={events < stops ? 'num bad' : 'num'}>
                {events}
                <span className="faint of-max">/{stops}</span>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
