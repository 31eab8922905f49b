import { endFor } from '@tabletome/games/outcome.ts'
import type { Result } from '@tabletome/games/types'
import cycle from 'icon:cycle'
import scrollQuill from 'icon:scroll-quill'
import stairs from 'icon:stairs'
import swordsEmblem from 'icon:swords-emblem'
import teacher from 'icon:teacher'
import treasureMap from 'icon:treasure-map'
import { notify } from '../../app/notices.ts'
import { go } from '../../app/router.ts'
import { pathTo } from '../../app/routes.ts'
import { useWords } from '../../text/index.ts'
import { useTable } from '../context.ts'
import type { NextStep } from '../story/StoryPage.tsx'
import { playAgain, playOther } from './again.ts'
import { levelsBeside } from './levels.ts'
import { useLesson } from './useLesson.ts'
import { doubtfulIn, type ResultStory } from './useResultStory.ts'

const MOST = 5

/** What can come after this match, the first thing first: on along the campaign, again, a step beside, the same cards. */
export const useNexts = (result: Result, told: ResultStory): readonly NextStep[] => {
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
  const doubtful = doubtfulIn(told.state.story)
  const worst = told.moments
    .filter(({ move, mark }) => move && mark !== 'good')
    .toSorted((a, b) => b.weight - a.weight)[0]
  const lesson = useLesson(worst && told.words.get(worst.seq)?.rule)
  if (doubtful.length > 0)
    steps.push({
      what: words.story.again,
      why: words.story.againWhy(doubtful.length),
      icon: scrollQuill,
      onPick: () => go(pathTo.tryAgain(kind, table.id, told.seat)),
    })
  if (lesson)
    steps.push({
      what: words.story.lesson(lesson.title),
      why: words.story.lessonWhy(lesson.minutes),
      icon: teacher,
      onPick: () => go(pathTo.lesson(info.id, lesson.id)),
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
