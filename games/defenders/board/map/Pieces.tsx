import { Arrow, Glyph, type Point, Token, type TokenProps } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import { coloursInPlay, defendersAt } from '../../rules/defenders/inPlay.query.ts'
import type { Colour, PlaceId } from '../../rules/state/shape.ts'
import { AnchorGroup, isSelected, optionsAt } from './Anchor.tsx'
import { maxHp } from '../faces.ts'
import { glyphs } from '../art/glyphs.ts'
import { ARMS, type OpenView, viewOf } from '../read.ts'
import { FOE_STAND, leafOf, SCENE, SMALL_FOE_STAND, type Stand, smallStands, spotOf, stands } from './slots.ts'

type Standing = Stand & { plain: boolean }

const sceneOf = (open: OpenView, place: PlaceId): Point => {
  const { x, y } = leafOf(spotOf(open, place))
  return [x + SCENE.x, y + SCENE.y]
}

/** Where a Defender stands on the table: side by side with the others of its Region. */
export const standOf = (open: OpenView, colour: Colour, compact: boolean): Standing | undefined => {
  const place = open.defenders[colour]?.at
  if (!place) return undefined
  const here = defendersAt(open, place)
  const withFoe = open.foe?.at === place
  const index = here.indexOf(colour)
  const stand = compact
    ? smallStands(here.length, withFoe)[index]
    : stands(here.length, withFoe).map(spot => ({ ...spot, plain: false }))[index]
  const [x, y] = sceneOf(open, place)
  return stand && { ...stand, x: x + stand.x, y: y + stand.y }
}

const foeStandOf = (open: OpenView, compact: boolean): Stand | undefined => {
  if (!open.foe) return undefined
  const { x, y, r } = compact ? SMALL_FOE_STAND : FOE_STAND
  const [left, top] = sceneOf(open, open.foe.at)
  return { x: left + x, y: top + y, r }
}

/** What a preview does to someone's Hit Points. */
const change = (now: number, then: number) =>
  then > now ? { gain: then - now } : then < now ? { lose: now - then } : {}

const stateOf = (board: BoardProps, anchor: string): TokenProps['state'] => {
  const options = optionsAt(board, [anchor])
  if (isSelected(board, options)) return 'picked'
  return options.length > 0 ? 'can' : ''
}

const hitOf = ({ x, y, r }: Stand) => ({ cx: x, cy: y, r: r * 1.5 })

const DefenderPiece = ({ board, colour, label }: { board: BoardProps; colour: Colour; label: string }) => {
  const { open } = viewOf(board.view)
  const defender = open.defenders[colour]
  const stand = standOf(open, colour, board.compact)
  if (!defender || !stand) return undefined
  const after = board.foreseen ? viewOf(board.foreseen).open.defenders[colour] : undefined
  const acting = open.turn?.card === 'own' && open.turn.defender === colour
  return (
    <AnchorGroup
      board={board}
      anchors={[`defender ${colour}`]}
      label={label}
      hit={hitOf(stand)}
      className={acting ? 'piece acting' : 'piece'}
    >
      <Token
        seat={ARMS[colour]}
        glyph={glyphs[defender.hero]}
        x={stand.x}
        y={stand.y}
        r={stand.r}
        state={stateOf(board, `defender ${colour}`)}
        letter={!board.compact}
        {...(stand.plain
          ? {}
          : { hp: defender.hp, max: maxHp(open, colour), ...change(defender.hp, after?.hp ?? defender.hp) })}
      >
        {open.circle === colour ? <circle r={stand.r * 1.42} className="vigil" /> : undefined}
        {defender.hp === 0 ? (
          <g transform={`translate(${stand.r * 0.86} ${-stand.r * 0.8})`}>
            <circle r={8} className="weak" />
            <Glyph body={glyphs.exhausted} size={11} className="weak-glyph" />
          </g>
        ) : undefined}
      </Token>
    </AnchorGroup>
  )
}

const FoePiece = ({ board, label }: { board: BoardProps; label: string }) => {
  const { open } = viewOf(board.view)
  const stand = foeStandOf(open, board.compact)
  if (!open.foe || !stand) return undefined
  const after = board.foreseen ? viewOf(board.foreseen).open.foe : undefined
  return (
    <AnchorGroup board={board} anchors={['foe']} label={label} hit={hitOf(stand)} className="piece foe">
      <Token
        seat="sable"
        glyph={glyphs[open.foe.id]}
        x={stand.x}
        y={stand.y}
        r={stand.r}
        hp={open.foe.hp}
        max={open.foe.maxHp}
        {...change(open.foe.hp, after?.hp ?? open.foe.hp)}
        state={stateOf(board, 'foe')}
        letter={!board.compact}
      ></Token>
    </AnchorGroup>
  )
}

/** The way between two pieces, from edge to edge, so that neither is covered. */
const Way = ({ from, to, kind }: { from: Stand; to: Stand; kind?: 'rival' }) => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const along = (stand: Stand, part: number): Point => [
    stand.x + ((to.x - from.x) / length) * stand.r * part,
    stand.y + ((to.y - from.y) / length) * stand.r * part,
  ]
  return (
    <Arrow from={along(from, 1.5)} to={along(to, -1.2)} bend={Math.min(18, length / 12)} {...(kind ? { kind } : {})} />
  )
}

/** Pieces where the option being looked at would put them, with a dashed way there. */
const Ghosts = ({ board }: { board: BoardProps }) => {
  if (!board.foreseen) return undefined
  const { open } = viewOf(board.view)
  const after = viewOf(board.foreseen).open
  const foe = foeStandOf(open, board.compact)
  const foeAfter = foeStandOf(after, board.compact)
  return (
    <g className="ghosts" aria-hidden="true">
      {coloursInPlay(open).map(colour => {
        const from = standOf(open, colour, board.compact)
        const to = standOf(after, colour, board.compact)
        const hero = after.defenders[colour]?.hero
        if (!from || !to || !hero || open.defenders[colour]?.at === after.defenders[colour]?.at) return undefined
        return (
          <g key={colour}>
            <Way from={from} to={to} />
            <Token seat={ARMS[colour]} glyph={glyphs[hero]} x={to.x} y={to.y} r={to.r} letter={false} ghost flat />
          </g>
        )
      })}
      {foe && foeAfter && after.foe && open.foe?.at !== after.foe.at ? (
        <>
          <Way from={foe} to={foeAfter} kind="rival" />
          <Token
            seat="sable"
            glyph={glyphs[after.foe.id]}
            x={foeAfter.x}
            y={foeAfter.y}
            r={foeAfter.r}
            letter={false}
            ghost
            flat
          />
        </>
      ) : undefined}
    </g>
  )
}

/** Everybody on the table. Drawn above all leaves, so that no target is ever hidden. */
export const Pieces = ({ board, labels }: { board: BoardProps; labels: ReadonlyMap<string, string> }) => (
  <g className="pieces">
    <FoePiece board={board} label={labels.get('foe') ?? ''} />
    {coloursInPlay(viewOf(board.view).open).map(colour => (
      <DefenderPiece key={colour} board={board} colour={colour} label={labels.get(`defender ${colour}`) ?? ''} />
    ))}
    <Ghosts board={board} />
  </g>
)
