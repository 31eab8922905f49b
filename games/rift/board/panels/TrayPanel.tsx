import { Button, Leaf } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import type { EnemyLetter } from '../../content/ids.ts'
import { ENEMIES } from '../../content/enemies.ts'
import type { Defense, EnemyAbility } from '../../content/types.ts'
import { count } from '../../rules/placing/shapes.query.ts'
import { coverOf, faceOf, isCleared, stackAt, uncovered } from '../../rules/march/trays.query.ts'
import { usePicker } from '../pick.ts'
import { EnemyIcon, TraitIcon } from '../map/marks.tsx'
import { nameOf, openOf, type OpenView, type TrayView } from '../read.ts'
import { type BoardWord, say } from '../words.ts'
import { Zoom } from '../hand/Zoom.tsx'

const TRAITS = {
  physical: 'resistsPhysical',
  magical: 'resistsMagical',
  deadly: 'deadly',
  heal: 'heal',
  speed: 'speed',
  deadEye: 'deadEye',
} as const satisfies Record<Defense | EnemyAbility, BoardWord>

const EnemyRow = ({ board, letter, open }: { board: BoardProps; letter: EnemyLetter; open: number }) => {
  const { defenses, ability } = ENEMIES[letter]
  const traits = [...defenses, ...(ability ? [ability] : [])]
  return (
    <li className={open === 0 ? 'enemy-row is-covered' : 'enemy-row'}>
      <EnemyIcon letter={letter} size={22} />
      <button type="button" className="link-button" onClick={() => board.open(`enemy ${letter}`)}>
        {open} × {nameOf(board, `enemy ${letter}`)}
      </button>
      {traits.map(trait => (
        <span key={trait} className="trait-words" title={say(board.text, TRAITS[trait])}>
          <TraitIcon trait={trait} />
          <span className="spoken">{say(board.text, TRAITS[trait])}</span>
        </span>
      ))}
    </li>
  )
}

/** What a tray is besides its enemies, in words. */
export const trayWords = (board: BoardProps, open: OpenView, tray: TrayView): string[] => {
  const { text } = board
  const face = faceOf(tray)
  const left = uncovered(open, tray)
  const stack = stackAt(open, tray.at)
  const soldiers = count(tray.soldiers)
  return [
    isCleared(open, tray) ? say(text, 'cleared') : left === 1 ? say(text, 'open1') : say(text, 'open', { count: left }),
    ...(face.level === undefined ? [] : [say(text, 'portalLevel', { level: face.level })]),
    ...(face.isBoss ? [say(text, 'bossLife', { life: (tray.life ?? 0) + 1 })] : []),
    ...(face.crystals > 0 ? [say(text, 'crystalsOn', { crystals: face.crystals })] : []),
    ...(face.flying ? [say(text, 'flying')] : []),
    ...(face.ghost ? [say(text, 'ghost')] : []),
    ...(face.breaks ? [say(text, 'breaks', { blocks: face.breaks.join(', ') })] : []),
    ...(soldiers > 0 ? [say(text, 'heldBySoldiers', { count: soldiers })] : []),
    ...(stack.length > 1
      ? [say(text, 'inStack', { place: stack.findIndex(({ id }) => id === tray.id) + 1, count: stack.length })]
      : []),
  ]
}

/** A tray that is looked at: large, with its enemies by name and whatever lies under or over it. */
export const TrayPanel = ({ board, tray }: { board: BoardProps; tray: TrayView }) => {
  const { setPick } = usePicker()
  const open = openOf(board.view)
  const face = faceOf(tray)
  const cover = coverOf(open, tray)
  const letters = [...new Set(face.enemies.map(({ letter }) => letter))]
  const stack = stackAt(open, tray.at)
  const name = nameOf(board, `tray ${tray.id}`)
  const close = (
    <Button slim kind="quiet" onClick={() => setPick({ tray: undefined })}>
      {say(board.text, 'close')}
    </Button>
  )
  return (
    <Leaf className="tray-panel" title={name} aside={board.compact ? undefined : close}>
      {stack.length > 1 ? (
        <div className="bench-trays">
          {[...stack].reverse().map(each => (
            <button
              key={each.id}
              type="button"
              className="bench-tray"
              aria-pressed={each.id === tray.id}
              onClick={() => setPick({ tray: each.id })}
            >
              {nameOf(board, `tray ${each.id}`)}
            </button>
          ))}
        </div>
      ) : undefined}
      <div className="bench">
        <Zoom board={board} tray={tray} q={board.compact ? 22 : 30} label={name} />
        <div className="grow">
          {board.compact ? (
            <div className="row between">
              <b className="bench-name">{name}</b>
              {close}
            </div>
          ) : undefined}
          <ul className="enemy-rows" aria-label={say(board.text, 'enemiesHere')}>
            {letters.map(letter => (
              <EnemyRow
                key={letter}
                board={board}
                letter={letter}
                open={face.enemies.filter(enemy => enemy.letter === letter && (enemy.mask & ~cover) !== 0).length}
              />
            ))}
          </ul>
        </div>
      </div>
      <p className="small soft">{trayWords(board, open, tray).join(' · ')}</p>
      {stack.length > 1 ? <p className="small soft">{say(board.text, 'topOnly')}</p> : undefined}
    </Leaf>
  )
}
