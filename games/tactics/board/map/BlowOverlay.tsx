import { Arrow, type Point, type Rect } from '@tabletome/boardkit'
import { percentOf } from '../../../text/percent.ts'
import type { BoardProps } from '../../../types.ts'
import { ALL_UNITS } from '../../rules/units/units.query.ts'
import type { Space } from '../../rules/state/shape.ts'
import type { Blow, Push } from '../hand/blow.ts'
import { Chip, chipWidth } from './Chip.tsx'
import { CHIP_HEIGHT, pieceBox, spreadChips, type Wanted } from './chipPlaces.ts'
import { openOf } from '../read.ts'
import { type Scene, standOf } from './scene.ts'
import { UnitToken } from './Units.tsx'
import { say } from '../words.ts'

const pushWords = ({ text }: BoardProps, { moved, collides, fell, odds, health }: Push, after: number) => {
  const share = percentOf(odds)
  const loss = after - health
  if (share === 100)
    return collides ? say(text, 'chipWallSure', { loss }) : fell ? say(text, 'chipFallsSure') : undefined
  if (collides) return say(text, 'chipWall', { loss, odds: share })
  if (moved === 0) return say(text, 'chipStays', { odds: share })
  return say(text, fell ? 'chipFalls' : 'chipMoves', { odds: share })
}

/** Where each result ends, and with what Health. */
const landingsOf = (pushes: readonly Push[]) => {
  const landings = new Map<Space, number>()
  for (const { odds, to, health } of pushes) if (odds > 0 && !landings.has(to)) landings.set(to, health)
  return landings
}

interface Label extends Wanted {
  readonly words: string
  readonly tone: 'plain' | 'bad'
}

/** What is written beside the target and beside every place it may end on. */
const labelsOf = (board: BoardProps, scene: Scene, blow: Blow, from: Point): Label[] => {
  const { text } = board
  const labels: Label[] = []
  const add = (key: string, near: Point, words: string | undefined, tone: Label['tone'], first: Wanted['first']) => {
    if (words !== undefined) labels.push({ key, near, words, tone, first, width: chipWidth(words) })
  }
  if (blow.amount > 0 && blow.before !== blow.after)
    add(
      'damage',
      from,
      blow.after === 0 ? say(text, 'chipCaptured') : say(text, 'chipDamage', { from: blow.before, to: blow.after }),
      'bad',
      'below',
    )
  if (blow.hit && blow.hit.odds < 1)
    add('hits', from, say(text, 'chipHits', { odds: percentOf(blow.hit.odds) }), 'plain', 'above')
  for (const push of blow.pushes) {
    if (push.odds <= 0) continue
    const near = standOf(scene, push.to)
    const side = near[0] > from[0] + 24 ? 'right' : near[0] < from[0] - 24 ? 'left' : 'above'
    add(push.key, near, pushWords(board, push, blow.after), push.collides ? 'bad' : 'plain', side)
  }
  return labels
}

interface BlowOverlayProps {
  board: BoardProps
  scene: Scene
  world: Rect
  blow: Blow
}

/** An attack looked at before the dice fall: its damage, and where each result of the roll would throw the target. */
export const BlowOverlay = ({ board, scene, world, blow }: BlowOverlayProps) => {
  const open = openOf(board.view)
  const target = open.units[blow.target]
  const attacker = open.units[blow.attacker]
  if (!target || target.at < 0) return undefined
  const from = standOf(scene, target.at)
  const origin = attacker && attacker.at >= 0 ? standOf(scene, attacker.at) : undefined
  const landings = [...landingsOf(blow.pushes)].filter(([to]) => to !== target.at)
  const standing = ALL_UNITS.flatMap(id => {
    const at = open.units[id]?.at ?? -1
    return scene.bySpace.has(at) ? [standOf(scene, at)] : []
  })
  const labels = labelsOf(board, scene, blow, from)
  const pieces = [...standing, ...landings.map(([to]) => standOf(scene, to))].map(pieceBox)
  const places = spreadChips(labels, pieces, world)
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
      {landings.map(([to, health]) => {
        const at = standOf(scene, to)
        const side = at[0] >= from[0] ? 1 : -1
        return (
          <g key={to}>
            <Arrow from={[from[0] + side * 14, from[1] - 8]} to={at} bend={side * 26} stop={16} kind="rival" />
            <UnitToken open={open} id={blow.target} unit={{ ...target, health }} at={at} ghost />
          </g>
        )
      })}
      {labels.map(({ key, words, tone }) => {
        const place = places.get(key)
        return place ? (
          <Chip key={key} at={[place.x, place.y + CHIP_HEIGHT / 2]} words={words} tone={tone} from="start" />
        ) : undefined
      })}
    </g>
  )
}
