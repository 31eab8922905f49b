import { Icon } from '@tabletome/boardkit'
import type { BoardOption, BoardProps } from '../../../types.ts'
import type { TowerId } from '../../content/ids.ts'
import { TOWER_IDS, TOWERS } from '../../content/towers.ts'
import { upgradesOf } from '../../rules/towers/towers.query.ts'
import { AnchorButton } from '../panels/AnchorButton.tsx'
import { Compass } from './Compass.tsx'
import { useTowerDrag } from './drag.ts'
import { glyphs } from '../art/glyphs.ts'
import { answersOf, choiceOf, nameOf, openOf, towerAsked } from '../read.ts'
import { levelSign } from './levels.ts'
import { ShapePicture, squaresOfShape } from './tiles.tsx'
import { say } from '../words.ts'

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
          <span key={i} className={group.length > 1 ? 'tower-group is-linked' : 'tower-group'}>
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

/** What passing it on makes of it, with the copies left of each; in the dock there is room for a name only. */
const passWords = (board: BoardProps, tower: TowerId, levels: 1 | 2): { full: string; short: string } => {
  const open = openOf(board.view)
  const alone = open.seats.length === 1
  const upgrades = upgradesOf(open, tower, levels)
  const [only, ...others] = upgrades
  if (only === undefined) {
    const full = say(board.text, alone ? 'upgradeNone' : 'passSame')
    return { full, short: alone ? full : say(board.text, 'passSameShort') }
  }
  const towers = upgrades.map(each =>
    say(board.text, 'branch', {
      tower: `${nameOf(board, `tower ${each}`)} ${levelSign(TOWERS[each].level)}`,
      left: open.supply[each] ?? 0,
    }),
  )
  return {
    full: say(board.text, alone ? 'upgradeGives' : 'passGives', { tower: towers.join(' / ') }),
    short:
      others.length === 0
        ? `→ ${nameOf(board, `tower ${only}`)}`
        : say(board.text, 'passEither', { level: TOWERS[only].level }),
  }
}

/** Beyond the next level: how many copies of every further tower of the family are left. */
const Chain = ({ board, tower, from }: { board: BoardProps; tower: TowerId; from: number }) => {
  const open = openOf(board.view)
  const { family } = TOWERS[tower]
  const levels = LEVELS.filter(level => level > from && level <= open.maxLevel)
  if (levels.length === 0) return undefined
  return (
    <span className="tower-chain">
      {say(board.text, 'chainThen')}
      {levels.map(level => {
        const cards = TOWER_IDS.filter(id => TOWERS[id].family === family && TOWERS[id].level === level)
        const names = cards.map(id =>
          say(board.text, 'branch', { tower: nameOf(board, `tower ${id}`), left: open.supply[id] ?? 0 }),
        )
        return (
          <span key={level} title={names.join(' / ')}>
            <span className="gold" aria-hidden="true">
              {levelSign(level)}
            </span>{' '}
            <b aria-hidden="true">{cards.map(id => open.supply[id] ?? 0).join('·')}</b>
            <span className="spoken">{names.join(', ')}</span>
          </span>
        )
      })}
    </span>
  )
}
const LEVELS = [2, 3, 4] as const

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

/** A tower card: type, level, arrows, tiles. The foot passes it on. */
export const TowerCard = ({ board, tower, copies = 1, still = false, note, options, wish }: TowerCardProps) => {
  const { family, level, attacks } = TOWERS[tower]
  const type = attacks[0]?.type ?? 'physical'
  const picked = !still && towerAsked(board.view) === tower
  const main = options ?? (still ? NONE : answersOf(board, 'tower').filter(({ answer }) => answer.tower === tower))
  const passes = still ? NONE : answersOf(board, 'pass', 'upgrade').filter(({ answer }) => answer.tower === tower)
  const name = nameOf(board, `tower ${tower}`)
  const [build, ...others] = main
  const grab = useTowerDrag(build && others.length === 0 && !options ? () => board.choose(build.id) : undefined)
  const levels = choiceOf(board.view) === 'spell.midas' ? 2 : 1
  const words = passWords(board, tower, levels)
  const foot = note ?? words.full
  const shown = board.compact ? foot : (note ?? words.short)
  return (
    <div className={`card tower-card type-${type}${picked ? ' is-picked' : ''}${main.length > 0 ? ' playable' : ''}`}>
      <AnchorButton
        board={board}
        anchor={`tower ${tower}`}
        className="tower-main"
        options={main}
        wish={wish ?? `tower ${tower}`}
        grab={grab}
      >
        <span className="card-head">
          <Icon body={glyphs[family]} size={17} />
          <span className="card-name">{name}</span>
          {copies > 1 ? <span className="tower-copies">×{copies}</span> : undefined}
          <span className="tower-level" aria-hidden="true">
            {levelSign(level)}
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
          <Icon body={glyphs.pass} size={14} /> {shown}
          <Chain board={board} tower={tower} from={level + levels} />
        </AnchorButton>
      ) : (
        <span className="tower-foot small soft" title={foot}>
          {shown}
        </span>
      )}
    </div>
  )
}
