import { Icon } from '@tabletome/boardkit'
import type { BoardOption, BoardProps } from '../../types.ts'
import type { TowerId } from '../content/ids.ts'
import { TOWERS } from '../content/towers.ts'
import { upgradesOf } from '../knowledge/towers.ts'
import { AnchorButton } from './AnchorButton.tsx'
import { Compass } from './Compass.tsx'
import { glyphs } from './glyphs.ts'
import { nameOf, openOf, towerAsked } from './read.ts'
import { ShapePicture, squaresOfShape } from './tiles.tsx'
import { say } from './words.ts'

export const diamonds = (level: number) => '◆'.repeat(level)

/** Arrows, tiles and soldiers of a tower as printed; linked tiles are joined by a plus. */
const Attack = ({ board, tower }: { board: BoardProps; tower: TowerId }) => {
  const [attack] = TOWERS[tower].attacks
  if (!attack) return undefined
  const { arrows, groups, soldiers, type } = attack
  return (
    <span className="tower-attack">
      <Compass arrows={arrows} size={52} />
      <span className="tower-tiles">
        {groups.map((group, i) => (
          <span key={i} className="tower-group">
            {group.map((shape, j) => (
              <span key={j} className="row">
                {j > 0 ? '+' : undefined}
                <ShapePicture squares={squaresOfShape(shape)} type={type} q={10} />
              </span>
            ))}
          </span>
        ))}
        {soldiers > 0 ? (
          <span className="tower-group">
            {Array.from({ length: soldiers }, (_, i) => (
              <Icon key={i} body={glyphs.soldiers} size={22} />
            ))}
            <span className="spoken">{say(board.text, 'soldiersMade', { count: soldiers })}</span>
          </span>
        ) : undefined}
        {attack.free ? <Icon body={glyphs.turnTower} size={15} label={say(board.text, 'freePiece')} /> : undefined}
      </span>
    </span>
  )
}

/** What passing it on makes of it, and how many of those are left. */
const passWords = (board: BoardProps, tower: TowerId, levels: 1 | 2): string => {
  const open = openOf(board.view)
  const upgrades = upgradesOf(open, tower, levels)
  if (upgrades.length === 0) return say(board.text, 'passSame')
  const names = upgrades.map(each => `${nameOf(board, `tower ${each}`)} ${diamonds(TOWERS[each].level)}`).join(' / ')
  const left = upgrades.reduce((sum, each) => sum + (open.supply[each] ?? 0), 0)
  return say(board.text, open.seats.length === 1 ? 'upgradeGives' : 'passGives', { tower: names, left })
}

interface TowerCardProps {
  board: BoardProps
  tower: TowerId
  /** Copies of it in this hand. */
  copies?: number
  /** Somebody else's: only to look at. */
  still?: boolean
  /** Below the picture, instead of what passing it gives. */
  note?: string
  options?: readonly BoardOption[]
  wish?: string
}

const NONE: readonly BoardOption[] = []
const isAbout = (id: string, tower: TowerId, verbs: readonly string[]) => {
  const [verb = '', which] = id.split(' ')
  return verbs.includes(verb) && which === tower
}

/** A tower card: type, level, arrows, tiles. The foot passes it on. */
export const TowerCard = ({ board, tower, copies = 1, still = false, note, options, wish }: TowerCardProps) => {
  const { family, level, attacks } = TOWERS[tower]
  const type = attacks[0]?.type ?? 'physical'
  const picked = !still && towerAsked(board.view) === tower
  const main = options ?? (still ? NONE : board.options.filter(({ id }) => isAbout(id, tower, ['tower'])))
  const passes = still ? NONE : board.options.filter(({ id }) => isAbout(id, tower, ['pass', 'upgrade']))
  const name = nameOf(board, `tower ${tower}`)
  const foot = note ?? passWords(board, tower, board.view.agenda.at(-1)?.do === 'spell.midas' ? 2 : 1)
  return (
    <div className={`card tower-card type-${type}${picked ? ' is-picked' : ''}${main.length > 0 ? ' playable' : ''}`}>
      <AnchorButton
        board={board}
        anchor={`tower ${tower}`}
        className="tower-main"
        options={main}
        wish={wish ?? `tower ${tower}`}
      >
        <span className="card-head">
          <Icon body={glyphs[family]} size={17} />
          <span className="card-name">{name}</span>
          {copies > 1 ? <span className="tower-copies">×{copies}</span> : undefined}
          <span className="tower-level" aria-hidden="true">
            {diamonds(level)}
          </span>
          <span className="spoken">
            {say(board.text, 'level', { level })}, {say(board.text, type === 'true' ? 'trueDamage' : type)}
          </span>
        </span>
        <Attack board={board} tower={tower} />
      </AnchorButton>
      {passes.length > 0 ? (
        <AnchorButton
          board={board}
          anchor={`tower ${tower}`}
          className="tower-pass"
          options={passes}
          label={`${say(board.text, 'passOn', { tower: name })}: ${foot}`}
        >
          <Icon body={glyphs.pass} size={14} /> {foot}
        </AnchorButton>
      ) : (
        <span className="tower-foot small soft">{foot}</span>
      )}
    </div>
  )
}
