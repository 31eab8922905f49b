import { Button, Leaf } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import { type Aim, aimKey, aimOf, type AimWay, bestOf, wayAfter, wayMeant } from '../hand/aim.ts'
import { Compass } from '../hand/Compass.tsx'
import { glyphs } from '../art/glyphs.ts'
import { usePick, usePicker } from '../pick.ts'
import { heroAsked, nameOf, towerAsked } from '../read.ts'
import { say } from '../words.ts'
import { wayWord } from './wayWord.ts'

const bestWords = (board: BoardProps, way: AimWay) => {
  if (way.targets.length === 0) return say(board.text, 'noTarget')
  const best = bestOf(way)
  return best === 1 ? say(board.text, 'upTo1') : say(board.text, 'upTo', { count: best })
}

/** A finger cannot point: what it turns to is selected, so that it is shown. */
const useTurning = (board: BoardProps) => {
  const { pick, setPick } = usePicker()
  return (aim: Aim, way: AimWay) => {
    setPick({ turn: way.turn, turned: aimKey(aim) })
    if (!pick().touching) board.point(way.id)
    else if (board.selected !== way.id) board.choose(way.id)
  }
}

interface WaysProps {
  board: BoardProps
  aim: Aim
  meant: AimWay
  turnTo: (aim: Aim, way: AimWay) => void
}

const Ways = ({ board, aim, meant, turnTo }: WaysProps) => (
  <div className="aim-ways">
    {aim.ways.map(way => (
      <button
        key={way.way}
        type="button"
        className={`aim-way${way.targets.length === 0 ? ' is-idle' : ''}`}
        aria-pressed={way.turn === meant.turn}
        onClick={() => turnTo(aim, way)}
        onPointerEnter={event => event.pointerType === 'mouse' && board.point(way.id)}
        onPointerLeave={event => event.pointerType === 'mouse' && board.point(undefined)}
      >
        <Compass arrows={aim.arrows} turn={way.turn} size={44} />
        <span>
          <b>{wayWord(board, way.way)}</b>
          <span className="small soft">{bestWords(board, way)}</span>
        </span>
      </button>
    ))}
  </div>
)

/** Turning a tower on the site under the hand, or the hero that is about to shoot: all four ways side by side. */
export const AimPanel = ({ board }: { board: BoardProps }) => {
  const pick = usePick()
  const turnTo = useTurning(board)
  const aim = aimOf(board, pick.site)
  const meant = aim && wayMeant(aim, pick, board.selected)
  const hero = heroAsked(board.view)
  const tower = towerAsked(board.view)
  const name = tower ? nameOf(board, `tower ${tower}`) : hero ? nameOf(board, `hero ${hero}`) : ''
  return (
    <Leaf
      className="aim-panel"
      title={name}
      {...(meant ? { aside: say(board.text, 'facing', { way: wayWord(board, meant.way) }) } : {})}
    >
      {aim && meant ? (
        <>
          <Ways board={board} aim={aim} meant={meant} turnTo={turnTo} />
          {meant.onlyPortals ? <p className="note small">{say(board.text, 'portalForced')}</p> : undefined}
          <div className="row bench-buttons">
            <Button
              slim
              icon={glyphs.turnTower}
              keyCap="R"
              onClick={() => {
                const next = wayAfter(aim, meant.turn, 1)
                if (next) turnTo(aim, next)
              }}
            >
              {say(board.text, aim.site ? 'turnTower' : 'turnPiece')}
            </Button>
            <Button slim kind="plain" className="grow" onClick={() => board.choose(meant.id)}>
              {aim.site ? say(board.text, 'buildHere', { site: aim.site }) : say(board.text, 'faceHere')}
            </Button>
          </div>
        </>
      ) : (
        <p className="small soft">{say(board.text, 'pointAtSite')}</p>
      )}
    </Leaf>
  )
}
