import { bitsOf } from '../placing/shapes.query.ts'
import { trayNamed } from '../march/trays.query.ts'
import { jointQuestion, option, step } from '../state/kit.ts'
import type { Play, Tray } from '../state/shape.ts'
import { trayIn } from '../march/trays.ts'
import { team } from './team.ts'

/** One damage tile leaves the life card; the team picks which (RIFT-BOSS-01). */
export const moult = (play: Play, boss: Tray): void => {
  const [first] = boss.tiles
  if (first === undefined) return
  play.next(boss.tiles.length > 1 ? chooseTile({ boss: boss.id }) : removeTile({ boss: boss.id, mask: first.mask }))
}

/** A tile is named by its first square, row by row. */
const chooseTile = jointQuestion('boss.tile', {
  ...team,
  options: (state, { boss }) =>
    [...(trayNamed(state.open, boss)?.tiles ?? [])]
      .map(({ mask }) => ({ mask, first: bitsOf(mask)[0] ?? 0 }))
      .sort((a, b) => a.first - b.first)
      .map(({ mask, first }) => option({ do: 'tile', square: 1 << first }, removeTile({ boss, mask }), `tray ${boss}`)),
})

const removeTile = step('boss.removeTile', (play, { boss, mask }) => {
  const tray = trayIn(play, boss)
  if (tray === undefined) return
  tray.tiles = tray.tiles.filter(tile => tile.mask !== mask)
  play.emit({ type: 'tileRemoved', tray: boss, mask, cause: 'B2-3' })
})
