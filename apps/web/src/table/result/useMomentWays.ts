import { branchOff } from '../../analysis/branchOff.ts'
import type { Turn } from '../../analysis/story.ts'
import { go } from '../../app/router.ts'
import { pathTo } from '../../app/routes.ts'
import { useWords } from '../../text/index.ts'
import { useTable } from '../context.ts'
import type { ResultStory } from './useResultStory.ts'

export interface MomentWays {
  /** The replay at a line. */
  replayAt(seq?: number): void
  see(turn: Turn): void
  /** A new table from before the decision; nothing where nobody decided. */
  playOn(turn: Turn): void
}

/** The ways out of a result into its match, from the eyes it was told for. */
export const useMomentWays = ({ seat, record, whenAt }: ResultStory): MomentWays => {
  const { story: words } = useWords()
  const { kind, table } = useTable()
  const replayAt = (seq?: number) => go(pathTo.replay(kind, table.id, seq, seat))
  return {
    replayAt,
    see: ({ seq, mark }) => replayAt(mark === 'chance' ? seq : seq - 1),
    playOn: ({ seq, mark }) => {
      if (record === undefined || mark === 'chance') return
      void branchOff(table.id, record, seq - 1, words.branchName(whenAt(seq)))
    },
  }
}
