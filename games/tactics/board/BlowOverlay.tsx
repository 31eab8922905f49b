import { Arrow, type Point } from '@tabletome/boardkit'
import type { BoardProps } from '../../types.ts'
import type { Space } from '../rules/state.ts'
import type { Blow, Push } from './blow.ts'
import { Chip } from './Chip.tsx'
import { openOf, percent } from './read.ts'
import { type Scene, standOf } from './scene.ts'
import { UnitToken } from './Units.tsx'
import { say } from './words.ts'

const pushWords = ({ text }: BoardProps, { moved, collides, fell, odds, health }: Push, after: number) => {
  const share = percent(odds)
  const loss = after - health
  if (share === 100)
    return collides ? say(text, 'chipWallSure', { loss }) : fell ? say(text, 'chipFallsSure') : undefined
  if (collides) return say(text, 'chipWall', { loss, odds: share })
  if (moved === 0) return say(text, 'chipStays', { odds: share })
  return say(text, fell ? 'chipFalls' : 'chipMoves', { odds: share })
}

/** Results that end on the same space stand below each other. */
const bySpace = (pushes: readonly Push[]) => {
  const groups = new Map<Space, Push[]>()
  for (const push of pushes) if (push.odds > 0) groups.set(push.to, [...(groups.get(push.to) ?? []), push])
  return groups
}

const Landing = ({
  board,
  scene,
  blow,
  to,
  pushes,
  from,
}: {
  board: BoardProps
  scene: Scene
  blow: Blow
  to: Space
  pushes: readonly Push[]
  from: Point
}) => {
  const open = openOf(board.view)
  const unit = open.units[blow.target]
  if (!unit) return undefined
  const at = standOf(scene, to)
  const stays = to === unit.at
  const [first] = pushes
  const upright = Math.abs(at[0] - from[0]) < 24
  const side = at[0] >= from[0] ? 1 : -1
  const health = first?.health ?? unit.health
  return (
    <g>
      {stays ? undefined : (
        <>
          <Arrow from={[from[0] + side * 14, from[1] - 8]} to={at} bend={side * 26} stop={16} kind="rival" />
          <UnitToken open={open} id={blow.target} unit={{ ...unit, health }} at={at} ghost compact />
        </>
      )}
      {pushes.map((push, i) => {
        const words = pushWords(board, push, blow.after)
        if (words === undefined) return undefined
        const place: Point = stays
          ? [at[0], at[1] - 48 - i * 27]
          : upright
            ? [at[0] + 30, at[1] - 10 + i * 27]
            : [at[0] + side * (i === 0 ? 8 : 22), at[1] + (i === 0 ? -40 : 11 + i * 27)]
        return (
          <Chip
            key={push.key}
            at={place}
            words={words}
            tone={push.collides ? 'bad' : 'plain'}
            from={stays ? 'middle' : side > 0 || upright ? 'start' : 'end'}
          />
        )
      })}
    </g>
  )
}

/** An attack looked at before the dice fall: its damage, and where each result of the roll would throw the target. */
export const BlowOverlay = ({ board, scene, blow }: { board: BoardProps; scene: Scene; blow: Blow }) => {
  const open = openOf(board.view)
  const target = open.units[blow.target]
  const attacker = open.units[blow.attacker]
  if (!target || target.at < 0) return undefined
  const from = standOf(scene, target.at)
  const origin = attacker && attacker.at >= 0 ? standOf(scene, attacker.at) : undefined
  const groups = [...bySpace(blow.pushes)]
  const leftwards = groups.some(([to]) => standOf(scene, to)[0] < from[0] - 24)
  const hits = blow.hit && blow.hit.odds < 1 ? say(board.text, 'chipHits', { odds: percent(blow.hit.odds) }) : undefined
  return (
    <g className="blow" aria-hidden="true">
      {origin && blow.kind !== 'melee' ? (
        <Arrow
          from={origin}
          to={from}
          bend={Math.min(40, Math.hypot(from[0] - origin[0], from[1] - origin[1]) / 5)}
          stop={26}
        />
      ) : undefined}
      {groups.map(([to, pushes]) => (
        <Landing key={to} board={board} scene={scene} blow={blow} to={to} pushes={pushes} from={from} />
      ))}
      {blow.amount > 0 && blow.before !== blow.after ? (
        <Chip
          at={[from[0] + (leftwards ? 12 : -12), from[1] + 44]}
          from={leftwards ? 'start' : 'end'}
          words={
            blow.after === 0
              ? say(board.text, 'chipCaptured')
              : say(board.text, 'chipDamage', { from: blow.before, to: blow.after })
          }
          tone="bad"
        />
      ) : undefined}
      {hits ? <Chip at={[from[0], from[1] - 46]} words={hits} /> : undefined}
    </g>
  )
}
