import { Icon, Leaf, MiniToken, Track, SeatBadge } from '@tabletome/boardkit'
import type { BoardProps, SeatDetail, SeatOnScreen, SeatsProps } from '../../../types.ts'
import { HEROES } from '../../content/heroes.ts'
import { coloursInPlay } from '../../rules/defenders/inPlay.query.ts'
import type { ArtifactId } from '../../content/ids.ts'
import type { Colour } from '../../rules/state/shape.ts'
import { AnchorButton, optionsAt } from '../map/Anchor.tsx'
import { FoePanel, FoeStrip } from './FoePanel.tsx'
import { maxHp } from '../faces.ts'
import { glyphs } from '../art/glyphs.ts'
import { ARMS, nameOf, viewOf } from '../read.ts'
import { ShortLine } from '../map/ShortLine.tsx'
import { say } from '../words.ts'

/** One heart per Hit Point; a preview's gain and loss are outlined. */
export const Hearts = ({ hp, max, foreseen, label }: { hp: number; max: number; foreseen: number; label: string }) => {
  const kind = (i: number) => {
    if (i < Math.min(hp, foreseen)) return 'heart on'
    if (i < hp) return 'heart lose'
    return i < foreseen ? 'heart gain' : 'heart'
  }
  return (
    <span className="hearts" role="img" aria-label={label}>
      {Array.from({ length: max }, (_, i) => (
        <Icon key={i} body={glyphs.hp} size={max > 4 ? 12 : 14} className={kind(i)} />
      ))}
    </span>
  )
}

const Item = ({ board, artifact, colour }: { board: BoardProps; artifact: ArtifactId; colour: Colour }) => {
  const { open } = viewOf(board.view)
  const used = open.usedThisRound.includes(artifact) || open.defenders[colour]?.usedThisTurn.includes(artifact)
  const name = nameOf(board.text, board.view, `artifact ${artifact}`)
  return (
    <AnchorButton
      board={board}
      anchors={[`artifact ${artifact}`, `ability ${artifact}`]}
      className={used ? 'item used' : 'item'}
    >
      <Icon body={glyphs[artifact]} size={16} />
      <span className="item-name">{name}</span>
      {used ? <span className="spoken">, {say(board.text, 'used')}</span> : undefined}
    </AnchorButton>
  )
}

/** Who plays it and where it stands; what keeps the others waiting. */
const Whereabouts = ({ board, seat, place }: { board: BoardProps; seat: SeatOnScreen | undefined; place: string }) => {
  if (!seat) return place
  const name = board.names.of(seat.seat)
  const who = seat.bot === undefined ? name : `${name}, ${board.text.words(`bot.${seat.bot}`)}`
  return (
    <>
      {who} · {place}
      <SeatBadge badge={seat.badge} />
      {seat.connected && seat.waiting ? (
        <Icon body={glyphs.round} size={13} className="gold" label={say(board.text, 'thinking')} />
      ) : undefined}
    </>
  )
}

interface PanelProps {
  board: BoardProps
  colour: Colour
  detail: SeatDetail
}

const DefenderPanel = ({ board, colour, detail }: PanelProps) => {
  const { view, text } = board
  const { open } = viewOf(view)
  const defender = open.defenders[colour]
  if (!defender) return undefined
  const { ability } = HEROES[defender.hero]
  const max = maxHp(open, colour)
  const after = board.foreseen ? viewOf(board.foreseen).open.defenders[colour] : undefined
  const acting = open.turn?.card === 'own' ? open.turn.defender === colour : open.turn?.begun.includes(colour)
  const used = open.drained || defender.usedThisTurn.includes(ability.id)
  const seat = board.seats.find(({ seat: id }) => id === defender.seat)
  return (
    <Leaf seat={ARMS[colour]} className={acting ? 'defender-panel acting' : 'defender-panel'}>
      <AnchorButton board={board} anchors={[`defender ${colour}`]} className="panel-head">
        <MiniToken seat={ARMS[colour]} glyph={glyphs[defender.hero]} size={38} />
        <span className="grow">
          <span className="row between panel-name">
            <span className="seat-name">{nameOf(text, view, `hero ${defender.hero}`)}</span>
            <Hearts
              hp={defender.hp}
              max={max}
              foreseen={after?.hp ?? defender.hp}
              label={say(text, 'hitPoints', { hp: defender.hp, max })}
            />
          </span>
          <span className="small soft panel-where">
            <Whereabouts board={board} seat={seat} place={nameOf(text, view, `place ${defender.at}`)} />
          </span>
        </span>
      </AnchorButton>
      {defender.hp === 0 && detail === 'full' ? (
        <p className="small panel-line">
          <span className="badge">{say(text, 'exhausted')}</span>
          {say(text, 'exhaustedText')}
        </p>
      ) : undefined}
      {(defender.hp > 0 && detail === 'full') || optionsAt(board, [`ability ${ability.id}`]).length > 0 ? (
        <AnchorButton
          board={board}
          anchors={[`ability ${ability.id}`]}
          className={used ? 'panel-ability used' : 'panel-ability'}
        >
          <ShortLine board={board} anchor={`ability ${ability.id}`} id={ability.id} />
          {used ? <span className="spoken"> {say(text, open.drained ? 'drained' : 'used')}</span> : undefined}
        </AnchorButton>
      ) : undefined}
      {detail !== 'badge' && (defender.artifacts.length > 0 || open.circle === colour) ? (
        <div className={defender.artifacts.length > 2 ? 'items crowded' : 'items'}>
          {defender.artifacts.map(artifact => (
            <Item key={artifact} board={board} artifact={artifact} colour={colour} />
          ))}
          {open.circle === colour ? (
            <span className="item">
              <Icon body={glyphs.circle} size={16} />
              {say(text, 'inCircle')}
            </span>
          ) : undefined}
        </div>
      ) : undefined}
    </Leaf>
  )
}

/** The strip on phones: who, and how many Hit Points; the rest is a tap away. */
const DefenderStrip = ({ board, colour }: PanelProps) => {
  const { open } = viewOf(board.view)
  const defender = open.defenders[colour]
  if (!defender) return undefined
  const after = board.foreseen ? viewOf(board.foreseen).open.defenders[colour]?.hp : undefined
  const { hp } = defender
  const max = maxHp(open, colour)
  const several = coloursInPlay(open).some(other => other !== colour && open.defenders[other]?.seat === defender.seat)
  const then = after ?? hp
  const acting = open.turn?.card === 'own' && open.turn.defender === colour
  return (
    <AnchorButton
      board={board}
      anchors={[`defender ${colour}`]}
      className={`strip seat-${ARMS[colour]}${acting ? ' acting' : ''}`}
    >
      <MiniToken seat={ARMS[colour]} glyph={glyphs[defender.hero]} size={30} />
      <b className="strip-hp" aria-hidden="true">
        {hp}
      </b>
      <span className="grow">
        <span className="strip-name">
          {several ? nameOf(board.text, board.view, `hero ${defender.hero}`) : board.names.of(defender.seat)}
        </span>
        <Track
          on={hp}
          max={max}
          gain={Math.max(0, then - hp)}
          lose={Math.max(0, hp - then)}
          label={say(board.text, 'hitPoints', { hp, max })}
        />
      </span>
    </AnchorButton>
  )
}

/** Everybody at the table who has no Defender yet. */
const Newcomer = ({ seat, board }: { seat: SeatOnScreen; board: BoardProps }) => (
  <Leaf plain className="newcomer">
    <span className="seat-name">{board.names.of(seat.seat)}</span>
    <span className="small soft">{seat.waiting ? say(board.text, 'choosingHeroes') : ''}</span>
    <SeatBadge badge={seat.badge} />
  </Leaf>
)

const isMine = ({ view, names }: BoardProps, colour: Colour) => {
  const seat = viewOf(view).open.defenders[colour]?.seat
  return seat !== undefined && names.isMe(seat)
}
/** The reader's own Defenders, then the others in their order. */
const ownFirst = (board: BoardProps): Colour[] => {
  const colours = coloursInPlay(viewOf(board.view).open)
  return [...colours.filter(colour => isMine(board, colour)), ...colours.filter(colour => !isMine(board, colour))]
}

/** The people: all Defenders with their Hit Points, abilities and Artifacts, and the Foe once it is there. */
export const Seats = ({ detail = 'full', ...board }: SeatsProps) => {
  const { open } = viewOf(board.view)
  const colours = ownFirst(board)
  const Panel = board.compact ? DefenderStrip : DefenderPanel
  const seated = new Set<string | undefined>(colours.map(colour => open.defenders[colour]?.seat))
  return (
    <div
      className={`defenders-seats${board.compact ? ' compact' : ''}${open.foe && colours.length > 3 ? ' many' : ''}`}
    >
      {colours.map(colour => (
        <Panel key={colour} board={board} colour={colour} detail={isMine(board, colour) ? 'full' : detail} />
      ))}
      {board.seats.map(seat =>
        seated.has(seat.seat) ? undefined : <Newcomer key={seat.seat} seat={seat} board={board} />,
      )}
      {open.drained && !board.compact ? <p className="note">{say(board.text, 'drained')}</p> : undefined}
      {open.foe ? board.compact ? <FoeStrip board={board} /> : <FoePanel board={board} /> : undefined}
    </div>
  )
}
