import { Icon } from '@tabletome/boardkit'
import type { BoardProps, ExtraLeaf } from '../../../types.ts'
import { AnchorButton } from '../hand/AnchorButton.tsx'
import { glyphs } from '../art/glyphs.ts'
import { Lists, RivalColumn, Why } from '../lateParts.ts'
import { intentsOf } from '../map/intents.ts'
import { type CombatView, nameOf, openOf } from '../read.ts'
import { say } from '../words.ts'

/** Who comes next, and where; what the rival's next tactic would be. */
export const rivalLeaf = (board: BoardProps, combat: CombatView): readonly ExtraLeaf[] => {
  const { column, rivalTactics, drawn, fallenRivals } = combat
  if (column.length + rivalTactics.length + drawn.length + fallenRivals.length === 0) return []
  const body = <RivalColumn board={board} combat={combat} />
  return [{ id: 'rivals', title: say(board.text, 'rivalColumn'), aside: say(board.text, 'nextFirst'), body }]
}

/** On phones the lists lie with the cards. */
export const listsLeaf = (board: BoardProps, combat: CombatView): ExtraLeaf => ({
  id: 'lists',
  title: say(board.text, 'priorities'),
  aside: nameOf(board, `arena ${combat.region}`),
  body: (
    <>
      <Lists board={board} combat={combat} />
      <AnchorButton board={board} anchor={`arena ${combat.region}`} className="line-button" still>
        <Icon body={glyphs.arena} size={16} /> {say(board.text, 'arenaRules')}
      </AnchorButton>
    </>
  ),
})

/** What the rivals will do, with the reasons. */
export const whyLeaf = (board: BoardProps): readonly ExtraLeaf[] =>
  intentsOf(openOf(board.foreseen ?? board.view)).length === 0
    ? []
    : [{ id: 'why', title: say(board.text, 'intentsWhy'), body: <Why board={board} /> }]
