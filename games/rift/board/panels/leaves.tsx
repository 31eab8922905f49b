import { Icon } from '@tabletome/boardkit'
import type { BoardProps, ExtraLeaf } from '../../../types.ts'
import type { Family, Slot, TowerId } from '../../content/ids.ts'
import { BOSS_IDS, SPECIALS } from '../../content/bosses.ts'
import { PRICES } from '../../content/numbers.ts'
import { FAMILIES, TOWER_IDS, TOWERS } from '../../content/towers.ts'
import { bossIn } from '../../rules/march/trays.query.ts'
import { AnchorButton } from './AnchorButton.tsx'
import { type GlyphName, glyphs } from '../art/glyphs.ts'
import { nameOf, openOf } from '../read.ts'
import { blockAt, spawnsOf } from '../map/scene.ts'
import { diamonds } from '../hand/levels.ts'
import { type BoardWord, say } from '../words.ts'

const FAMILY_WORDS = { archery: 'archery', mage: 'mage', cannon: 'cannon', soldier: 'soldierFamily' } as const
const LEVELS = [1, 2, 3, 4] as const

const towersAt = (family: Family, level: number): TowerId[] =>
  TOWER_IDS.filter(id => TOWERS[id].family === family && TOWERS[id].level === level)

/** Copies left by family and level; levels that this scenario does not have are faint. */
const Supply = ({ board }: { board: BoardProps }) => {
  const open = openOf(board.view)
  return (
    <div className="supply-leaf">
      <table className="supply">
        <thead>
          <tr>
            <th scope="col">
              <span className="spoken">{say(board.text, 'supply')}</span>
            </th>
            {LEVELS.map(level => (
              <th key={level} scope="col" className={level > open.maxLevel ? 'is-over' : undefined}>
                <span aria-hidden="true">{level < 4 ? diamonds(level) : '4◆'}</span>
                <span className="spoken">{say(board.text, 'level', { level })}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {FAMILIES.map(family => (
            <tr key={family}>
              <th scope="row">
                <Icon body={glyphs[family]} size={17} /> {say(board.text, FAMILY_WORDS[family])}
              </th>
              {LEVELS.map(level => (
                <td key={level} className={level > open.maxLevel ? 'is-over' : undefined}>
                  {level > open.maxLevel
                    ? '–'
                    : towersAt(family, level).map((tower, i) => (
                        <span key={tower}>
                          {i > 0 ? '·' : ''}
                          <AnchorButton
                            board={board}
                            anchor={`tower ${tower}`}
                            className="supply-count"
                            options={[]}
                            label={`${nameOf(board, `tower ${tower}`)}: ${open.supply[tower] ?? 0}`}
                          >
                            {open.supply[tower] ?? 0}
                          </AnchorButton>
                        </span>
                      ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small soft">
        {say(board.text, 'prices', { one: PRICES[1], two: PRICES[2] })}{' '}
        {say(board.text, 'highest', { level: open.maxLevel })}
      </p>
    </div>
  )
}

/** How a place of a scenario's list is shown: which class of cards comes, not which card. */
const slotLook = (board: BoardProps, slot: Slot): { icon?: GlyphName; figure: string; words: string } => {
  const { icon, word, n } = SLOTS[slot]
  const figure = n === undefined ? '' : String(n)
  return { ...(icon ? { icon } : {}), figure, words: say(board.text, word, { level: figure, tier: figure }) }
}
interface SlotLook {
  readonly icon?: GlyphName
  readonly word: Extract<BoardWord, `slot${string}`>
  /** The tier of a horde, the level of a portal. */
  readonly n?: number
}
const SLOTS: Readonly<Record<Slot, SlotLook>> = {
  1: { word: 'slotHorde', n: 1 },
  2: { word: 'slotHorde', n: 2 },
  '2a': { word: 'slotHorde', n: 2 },
  3: { word: 'slotHorde', n: 3 },
  4: { word: 'slotHorde', n: 4 },
  '3g': { icon: 'ghost', word: 'slotGhost' },
  '3f': { icon: 'flying', word: 'slotFlying' },
  '4p': { icon: 'breaks', word: 'slotBreaker' },
  P1: { icon: 'portal', word: 'slotPortal', n: 1 },
  P2: { icon: 'portal', word: 'slotPortal', n: 2 },
  P3: { icon: 'portal', word: 'slotPortal', n: 3 },
  P4: { icon: 'portal', word: 'slotPortal', n: 4 },
  B1: { icon: 'B1', word: 'slotBoss' },
  B2: { icon: 'B2', word: 'slotBoss' },
  B3: { icon: 'B3', word: 'slotBoss' },
}

const Stacks = ({ board }: { board: BoardProps }) => {
  const open = openOf(board.view)
  return (
    <div className="stacks-leaf">
      {spawnsOf(open).map(({ spawn, front }) => {
        const slots = open.slots[spawn] ?? []
        return (
          <div key={spawn} className="stack-row">
            <AnchorButton board={board} anchor={`stack ${spawn}`} className="stack-name" options={[]}>
              {nameOf(board, `stack ${spawn}`)}
              {blockAt(open, front) === undefined ? undefined : (
                <Icon body={glyphs.block} size={15} label={say(board.text, 'stackBlocked')} />
              )}
            </AnchorButton>
            {slots.length === 0 ? <span className="small soft">{say(board.text, 'stackEmpty')}</span> : undefined}
            <ol className="slots">
              {slots.map((slot, i) => {
                const { icon, figure, words } = slotLook(board, slot)
                return (
                  <li key={i} className={`slot${icon === 'portal' ? ' is-portal' : ''}`} title={words}>
                    {icon ? <Icon body={glyphs[icon]} size={13} /> : undefined}
                    <span aria-hidden="true">{figure}</span>
                    <span className="spoken">{words}</span>
                  </li>
                )
              })}
            </ol>
          </div>
        )
      })}
    </div>
  )
}

const Storm = ({ board }: { board: BoardProps }) => {
  const { storm } = openOf(board.view)
  if (!storm) return undefined
  return (
    <AnchorButton board={board} anchor={`storm ${storm}`} className="storm-card" options={[]}>
      <Icon body={glyphs.storm} size={20} />
      <span>
        <b>{nameOf(board, `storm ${storm}`)}</b>{' '}
        <span className="small soft">{board.text.card(`storm ${storm}`, board.view)?.text}</span>
      </span>
    </AnchorButton>
  )
}

const Boss = ({ board }: { board: BoardProps }) => {
  const open = openOf(board.view)
  const boss = bossIn(open)
  const id = boss?.id ?? BOSS_IDS.find(each => SPECIALS[each].some(special => open.specialsUsed.includes(special)))
  return (
    <>
      <AnchorButton board={board} anchor={`boss ${id}`} className="storm-card" options={[]}>
        <Icon body={glyphs[id ?? 'boss']} size={20} />
        <b>{nameOf(board, `boss ${id}`)}</b>
      </AnchorButton>
      {open.specialsUsed.length > 0 ? (
        <p className="small soft">
          {say(board.text, 'specialsUsed', {
            cards: open.specialsUsed.map(card => nameOf(board, `special ${card}`)).join(', '),
          })}
        </p>
      ) : undefined}
    </>
  )
}

/** What everybody can work out: the storm, the boss, towers left, what the stacks still hold. */
export const leaves = (board: BoardProps): readonly ExtraLeaf[] => {
  const { text } = board
  const open = openOf(board.view)
  const boss = bossIn(open)
  const hasStorm = open.storm !== undefined || open.stormsUsed.length > 0
  const hasBoss = boss !== undefined || open.specialsUsed.length > 0
  return [
    ...(hasStorm
      ? [
          {
            id: 'storm',
            title: say(text, 'storm'),
            aside: say(text, 'stormsUsed', { count: open.stormsUsed.length }),
            body: <Storm board={board} />,
          },
        ]
      : []),
    ...(hasBoss
      ? [
          {
            id: 'boss',
            title: say(text, 'boss'),
            ...(boss ? { aside: say(text, 'bossLife', { life: (boss.life ?? 0) + 1 }) } : {}),
            body: <Boss board={board} />,
          },
        ]
      : []),
    { id: 'supply', title: say(text, 'supply'), aside: say(text, 'copiesLeft'), body: <Supply board={board} /> },
    { id: 'stacks', title: say(text, 'stacks'), body: <Stacks board={board} /> },
  ]
}
