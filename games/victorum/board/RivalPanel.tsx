import { Icon, Leaf } from '@tabletome/boardkit'
import type { BoardProps } from '../../types.ts'
import { arenaOf, rivalDeployHexes } from '../knowledge/arenas.ts'
import { hexName } from '../knowledge/hexes.ts'
import { nextRivalTactic } from '../knowledge/tactics.ts'
import { isBlocked } from '../knowledge/units.ts'
import type { PriorityList } from '../content/types.ts'
import { AnchorButton } from './AnchorButton.tsx'
import { glyphNamed, glyphs } from './glyphs.ts'
import { Entries } from './Priorities.tsx'
import { type CombatView, nameOf, openOf, unitName } from './read.ts'
import { ChipFace } from './UnitFace.tsx'
import { say } from './words.ts'

/** Who comes next, and where; what the rival's next tactic would be. */
export const RivalPanel = ({ board, combat }: { board: BoardProps; combat: CombatView }) => {
  const { text } = board
  const open = openOf(board.view)
  const next = rivalDeployHexes(open).find(hex => !isBlocked(open, hex))
  const tactic = nextRivalTactic(open)
  const { column, rivalTactics, drawn, fallenRivals } = combat
  if (column.length + rivalTactics.length + drawn.length + fallenRivals.length === 0) return undefined
  return (
    <Leaf className="rival-leaf" title={say(text, 'rivalColumn')} aside={say(text, 'nextFirst')}>
      {column.map(({ chip, banes }, i) => (
        <ChipFace
          key={chip}
          board={board}
          chip={chip}
          seat="sapphire"
          note={[
            i > 0
              ? say(text, 'after')
              : next === undefined
                ? say(text, 'noFreeHex')
                : say(text, 'toHex', { hex: hexName(next) }),
            ...banes.map(bane => nameOf(board, `bane ${bane}`)),
          ].join(' · ')}
        />
      ))}
      {rivalTactics.length > 0 ? (
        <div className="pills">
          <span className="label">{say(text, 'rivalTactics')}</span>
          {rivalTactics.map((id, i) => (
            <AnchorButton key={i} board={board} anchor={`tactic ${id}`} className="pill" still>
              <Icon body={glyphNamed(id) ?? glyphs.tactic} size={14} /> {nameOf(board, `tactic ${id}`)}
            </AnchorButton>
          ))}
        </div>
      ) : undefined}
      {tactic ? (
        <p className="small">
          {say(text, 'nextTactic', {
            tactic: nameOf(board, `tactic ${tactic.tactic}`),
            target: tactic.targets.map(id => unitName(board, id)).join(` ${say(text, 'or')} `),
          })}
        </p>
      ) : undefined}
      {drawn.length > 0 ? (
        <div className="pills">
          <span className="label">{say(text, 'banesDrawn')}</span>
          {drawn.map((id, i) => (
            <AnchorButton key={i} board={board} anchor={`bane ${id}`} className="pill" still>
              <Icon body={glyphs.bane} size={14} /> {nameOf(board, `bane ${id}`)}
            </AnchorButton>
          ))}
        </div>
      ) : undefined}
      {fallenRivals.length > 0 ? (
        <p className="small soft">
          {say(text, 'fallenRivals', { units: fallenRivals.map(id => unitName(board, id)).join(', ') })}
        </p>
      ) : undefined}
    </Leaf>
  )
}

const whoseList = ({ text }: BoardProps, { who }: PriorityList): string =>
  typeof who === 'string' ? say(text, `who.${who}`) : who.map(each => say(text, `class.${each}`)).join(', ')

/** The lists of this arena, always in sight. */
export const ArenaLists = ({ board, combat }: { board: BoardProps; combat: CombatView }) => (
  <Leaf className="lists-leaf" title={say(board.text, 'priorities')} aside={nameOf(board, `arena ${combat.region}`)}>
    {arenaOf(combat.region).lists.map((list, i) => (
      <div key={i} className="priorities">
        {list.who === 'all' ? undefined : <span className="label">{whoseList(board, list)}</span>}
        <Entries board={board} entries={list.entries} />
      </div>
    ))}
    <AnchorButton board={board} anchor={`arena ${combat.region}`} className="line-button" still>
      <Icon body={glyphs.arena} size={16} /> {say(board.text, 'arenaRules')}
    </AnchorButton>
  </Leaf>
)
