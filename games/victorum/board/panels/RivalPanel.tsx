import { Icon } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import { arenaOf, rivalDeployHexes } from '../../rules/arena/arenas.query.ts'
import { hasEffect } from '../../rules/campaign/events.query.ts'
import { hexName } from '../../rules/ground/hexes.query.ts'
import { listFor } from '../../rules/rivals/lists.query.ts'
import { nextRivalTactic } from '../../rules/combat/tactics.query.ts'
import { isBlocked, unitNamed } from '../../rules/units/units.query.ts'
import type { PriorityEntry, PriorityList } from '../../content/types.ts'
import { AnchorButton } from '../hand/AnchorButton.tsx'
import { glyphNamed, glyphs } from '../art/glyphs.ts'
import { intentsOf } from '../map/intents.ts'
import { Entries } from './Priorities.tsx'
import { type CombatView, nameOf, openOf, type OpenView, unitName } from '../read.ts'
import { ChipFace } from '../map/UnitFace.tsx'
import { say } from '../words.ts'

/** Who comes next, and where; what the rival's next tactic would be. */
export const RivalColumn = ({ board, combat }: { board: BoardProps; combat: CombatView }) => {
  const { text } = board
  const open = openOf(board.view)
  const next = rivalDeployHexes(open).find(hex => !isBlocked(open, hex))
  const tactic = nextRivalTactic(open)
  const { column, rivalTactics, drawn, fallenRivals } = combat
  return (
    <div className="rival-leaf">
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
    </div>
  )
}

const whoseList = ({ text }: BoardProps, { who }: PriorityList): string =>
  typeof who === 'string' ? say(text, `who.${who}`) : who.map(each => say(text, `class.${each}`)).join(', ')

/** A list as it counts in this combat (B29 puts your hero first). */
const countingNow = (open: OpenView, { who, entries }: PriorityList): readonly PriorityEntry[] =>
  who !== 'beasts' && hasEffect(open, 'rule:heroFirst') ? ['!hero', ...entries] : entries

/** The entries that decide for the units that go by this list. */
const decidingIn = (open: OpenView, entries: readonly PriorityEntry[]): (PriorityEntry | undefined)[] =>
  intentsOf(open).flatMap(({ unit: id, plan }) => {
    const unit = unitNamed(open, id)
    return unit && listFor(open, unit).join() === entries.join() ? [plan.entry] : []
  })

/** The lists of this arena with the entries that decide now. */
export const Lists = ({ board, combat }: { board: BoardProps; combat: CombatView }) => {
  const open = openOf(board.view)
  return (
    <>
      {arenaOf(combat.region).lists.map((list, i) => {
        const entries = countingNow(open, list)
        return (
          <div key={i} className="priorities">
            {list.who === 'all' ? undefined : <span className="label">{whoseList(board, list)}</span>}
            <Entries board={board} entries={entries} matched={decidingIn(open, entries)} />
          </div>
        )
      })}
    </>
  )
}

/** Under the arena, always in sight; a scion’s lists stand on its own panel. */
export const ArenaStrip = ({ board, combat }: { board: BoardProps; combat: CombatView }) =>
  combat.kind === 'scion' ? undefined : (
    <section className="arena-strip" aria-label={say(board.text, 'priorities')}>
      <AnchorButton
        board={board}
        anchor={`arena ${combat.region}`}
        className="line-button"
        label={`${say(board.text, 'priorities')}, ${say(board.text, 'arenaRules')}`}
        still
      >
        <Icon body={glyphs.arena} size={16} /> <span className="label">{say(board.text, 'priorities')}</span>
      </AnchorButton>
      <Lists board={board} combat={combat} />
    </section>
  )
