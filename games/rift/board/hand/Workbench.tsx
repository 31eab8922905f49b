import { Button, Leaf } from '@tabletome/boardkit'
import { useEffect, useRef } from 'react'
import type { BoardProps } from '../../../types.ts'
import type { ShapeId } from '../../content/ids.ts'
import { canFlip, canTurn, squaresName } from '../../rules/placing/shapes.query.ts'
import { isCompulsory } from '../../rules/placing/targets.query.ts'
import { faceOf, trayNamed, uncovered } from '../../rules/march/trays.query.ts'
import { glyphs } from '../art/glyphs.ts'
import { usePick } from '../pick.ts'
import { PieceRow, pieceName } from './PieceRow.tsx'
import { bestPlace, gainOf, type Holdable } from './pieces.ts'
import { PlanBack } from '../panels/PlanBack.tsx'
import { nameOf, openOf, type TrayView } from '../read.ts'
import { type GhostPiece, type Placing, usePlacing } from './usePlacing.ts'
import { whyHere } from './whyHere.ts'
import { say } from '../words.ts'
import { Zoom } from './Zoom.tsx'

/** A sentence whose figure is read first. */
const Figured = ({ words, first = false }: { words: string; first?: boolean }) => {
  const [before = '', figure = '', behind = ''] = words.split(/(\d+)/)
  return (
    <span className={first ? 'figured is-first' : 'figured'}>
      {before}
      <b className="num">{figure}</b>
      {behind}
    </span>
  )
}

/** What the piece would cover here, and what it would leave; or why it cannot lie there. */
const Counters = ({ board, tray, ghost }: { board: BoardProps; tray: TrayView; ghost: GhostPiece }) => {
  const open = openOf(board.view)
  const gain = gainOf(open, tray, ghost.mask)
  const left = uncovered(open, tray) - gain
  const why = whyHere(open, ghost)
  if (why) return <p className="small bad bench-why">{say(board.text, why)}</p>
  return (
    <>
      <Figured
        first
        words={gain === 1 ? say(board.text, 'coveredNow1') : say(board.text, 'coveredNow', { count: gain })}
      />
      <Figured words={left === 1 ? say(board.text, 'stillOpen1') : say(board.text, 'stillOpen', { count: left })} />
      {board.compact && left === 0 && gain > 0 ? (
        <p className="small good">{say(board.text, 'clearsIt')}</p>
      ) : undefined}
    </>
  )
}

/** Things to know before it is placed: how it may lie, that it must, what it costs. */
const Notes = ({ board, tray, placing }: { board: BoardProps; tray: TrayView; placing: Placing }) => {
  const open = openOf(board.view)
  const { piece, ghost, trays } = placing
  const { placing: now } = open
  const printed = piece && now?.pieces.find(({ what }) => what === piece.key)
  const onPortal = faceOf(tray).isPortal && now?.by.kind === 'tower'
  const forced =
    onPortal &&
    trays.every(id => {
      const each = trayNamed(open, id)
      return each !== undefined && faceOf(each).isPortal
    })
  const gain = ghost?.legal ? gainOf(open, tray, ghost.mask) : undefined
  const isBlank = gain === 0
  // Beside the tray it would push the buttons down.
  const clears = !board.compact && piece?.kind !== 'pick' && !!gain && gain === uncovered(open, tray)
  // In the place of the other line, so that nothing below moves.
  const mustLie = isBlank && now && printed && isCompulsory(open, now, printed)
  return (
    <>
      {clears ? (
        <p className="small good">{say(board.text, 'clearsIt')}</p>
      ) : piece?.kind === 'tile' && (mustLie || !board.compact) ? (
        <p className="small soft lies-so">
          {say(board.text, mustLie ? 'mustPlace' : piece.turn === 'free' ? 'freePiece' : 'fixedPiece')}
        </p>
      ) : undefined}
      {onPortal ? <p className="note small">{say(board.text, forced ? 'portalOnly' : 'portalLost')}</p> : undefined}
    </>
  )
}

/** Other trays the pieces can go on, with what one piece covers there at best. */
const OtherTrays = ({ board, placing }: { board: BoardProps; placing: Placing }) => {
  const { pose } = usePick()
  const open = openOf(board.view)
  const { piece, tray: shown, trays } = placing
  if (trays.length < 2 || !piece) return undefined
  return (
    <div className="bench-trays">
      {trays.map(id => {
        const best = bestPlace(open, piece, id, pose)?.gain
        return (
          <button
            key={id}
            type="button"
            className="bench-tray"
            aria-pressed={id === shown}
            onClick={() => placing.look(id)}
          >
            {nameOf(board, `tray ${id}`)}
            {best === undefined ? undefined : <b className="num">{best}</b>}
          </button>
        )
      })}
    </div>
  )
}

const spokenOf = (board: BoardProps, ghost: GhostPiece | undefined): string => {
  if (!ghost) return say(board.text, 'nowhereSo')
  const why = whyHere(openOf(board.view), ghost)
  const at = say(board.text, 'ghostAt', { piece: pieceName(board, ghost.piece), squares: squaresName(ghost.mask) })
  return `${at}, ${say(board.text, why ?? 'fits')}`
}

/** The zoomed tray with the piece in hand: pointer, finger or keys move it, R turns, M mirrors, Enter puts it down. */
export const Workbench = ({ board }: { board: BoardProps }) => {
  const placing = usePlacing(board)
  const open = openOf(board.view)
  const { piece } = placing
  const tray = placing.tray === undefined ? undefined : trayNamed(open, placing.tray)
  if (!piece || !tray) return undefined
  return <Bench board={board} placing={placing} piece={piece} tray={tray} />
}

/** A piece in hand wants the arrows: it gets them unless something else is being used. */
const useGridFocus = (wanted: boolean) => {
  const bench = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { activeElement } = document
    if (!wanted) return
    if (activeElement === document.body || activeElement?.closest('.rift'))
      bench.current?.querySelector<SVGElement>('.zoom-grid')?.focus({ preventScroll: true })
  }, [wanted])
  return bench
}

interface BenchProps {
  board: BoardProps
  placing: Placing
  piece: Holdable
  tray: TrayView
}

const Bench = ({ board, placing, piece, tray }: BenchProps) => {
  const bench = useGridFocus(!board.compact)
  const { ghost } = placing
  const free = piece.kind === 'tile' && piece.turn === 'free' ? piece.shape : undefined
  const spoken = spokenOf(board, ghost)
  const name = nameOf(board, `tray ${tray.id}`)
  return (
    <Leaf className="workbench" title={name} aside={<PlanBack board={board} />}>
      <OtherTrays board={board} placing={placing} />
      <div className="bench" ref={bench}>
        <Zoom
          board={board}
          tray={tray}
          placing={placing}
          q={board.compact ? 32 : undefined}
          label={`${name}. ${spoken}`}
        />
        <div className="bench-side">
          {board.compact ? <b className="bench-name">{name}</b> : undefined}
          {ghost && piece.kind !== 'pick' ? <Counters board={board} tray={tray} ghost={ghost} /> : undefined}
          <span className="spoken" aria-live="polite">
            {ghost?.proposed ? '' : spoken}
          </span>
          {board.compact ? <PieceRow board={board} placing={placing} /> : undefined}
          <BenchButtons board={board} placing={placing} free={free} />
        </div>
      </div>
      <div className="bench-foot">
        {board.compact ? undefined : <PieceRow board={board} placing={placing} />}
        <Notes board={board} tray={tray} placing={placing} />
      </div>
    </Leaf>
  )
}

interface BenchButtonsProps {
  board: BoardProps
  placing: Placing
  /** The shape of a tile that may be turned and flipped. */
  free: ShapeId | undefined
}
const BenchButtons = ({ board, placing, free }: BenchButtonsProps) => (
  <div className="row bench-buttons">
    {free && canTurn(free) ? (
      <Button
        slim
        icon={glyphs.turnTower}
        keyCap="R"
        title={say(board.text, 'turnPiece')}
        aria-label={say(board.text, 'turnPiece')}
        onClick={() => placing.turn(1)}
      >
        <span>{say(board.text, 'turnPiece')}</span>
      </Button>
    ) : undefined}
    {free && canFlip(free) ? (
      <Button
        slim
        icon={glyphs.mirror}
        keyCap="M"
        title={say(board.text, 'mirrorPiece')}
        aria-label={say(board.text, 'mirrorPiece')}
        onClick={() => placing.mirror()}
      >
        <span>{say(board.text, 'mirrorPiece')}</span>
      </Button>
    ) : undefined}
    <Button slim className="grow" keyCap="Enter" aria-disabled={!placing.ghost?.legal} onClick={() => placing.place()}>
      {say(board.text, 'placeHere')}
    </Button>
  </div>
)
