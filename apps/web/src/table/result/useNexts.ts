import { endFor } from '@tabletome/games/outcome.ts'
import type { Result } from '@tabletome/games/types'
import cycle from 'icon:cycle'
import stairs from 'icon:stairs'
import swordsEmblem from 'icon:swords-emblem'
import treasureMap from 'icon:treasure-map'
import { notify } from '../../app/notices.ts'
import { useWords } from '../../text/index.ts'
import { useTable } from '../context.ts'
import type { NextStep } from '../story/StoryPage.tsx'
import { playAgain, playOther } from './again.ts'
import { levelsBeside } from './levels.ts'

const MOST = 4

/** What can come after this match, the first thing first: on along the campaign, again, a step beside, the same cards. */
export const useNexts = (result: Result): readonly NextStep[] => {
  const words = useWords()
  const { result: said } = words
  const at = useTable()
  const { kind, table, info, text, position } = at
  const mine = table.seats.filter(seat => seat.mine).map(({ seat }) => seat)
  const failed = () => notify({ id: 'rematch', text: words.newTable.failed })
  const start = (play: Promise<void>) => void play.catch(failed)
  const mayAskAgain = kind === 'local' || mine.length > 0
  const isLost = endFor(position.view.outcome, mine) === 'lost'
  const mode = info.modes.find(({ id }) => id === table.setup.mode)
  const steps: NextStep[] = []
  const { onward } = result
  if (onward)
    steps.push({
      what: onward.what,
      why: onward.why,
      icon: treasureMap,
      onPick: () => start(playOther(at, onward.options)),
    })
  const isTryAgain = isLost && mode?.together === true
  if (mayAskAgain)
    steps.push({
      what: isTryAgain ? said.tryAgain : said.rematch,
      why: said.againWhy,
      icon: swordsEmblem,
      onPick: () => start(playAgain(at)),
    })
  const { easier, harder } = levelsBeside(info, table.setup)
  const beside = isLost ? easier : harder
  if (beside !== undefined && mayAskAgain)
    steps.push({
      what: (isLost ? said.easier : said.harder)(text.words(`setting.difficulty.${beside}`)),
      why: text.words(`setting.difficulty.${beside}.about`),
      icon: stairs,
      onPick: () => start(playOther(at, { difficulty: beside })),
    })
  if (kind === 'local')
    steps.push({
      what: said.sameCards,
      why: said.sameCardsWhy,
      icon: cycle,
      onPick: () => start(playAgain(at, true)),
    })
  return steps.slice(0, MOST)
}
