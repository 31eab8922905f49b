import { lay, sfc32 } from '@tabletome/engine'
import { gameById, games } from '@tabletome/games'
import type { GameInfo } from '@tabletome/games/types'
import {
  beginLesson,
  decisionsIn,
  explainedBy,
  type Lesson,
  type LessonText,
  mainWay,
  rulesOf,
  type Standing,
} from '@tabletome/match/lesson'
import { Misuse, oneOf } from '../arguments.ts'
import type { Command } from '../main.ts'
import { print, printJson, tableOf } from '../output.ts'

const spec = {
  about: 'plays the lessons of a game and measures them',
  words: ['game?'],
  options: { json: { kind: 'flag', about: 'as JSON' } },
} as const

const WORDS_A_MINUTE = 200
const SECONDS_A_DECISION = 6
const MOST_DECISIONS = 12
const MOST_MINUTES = 3
const LEAST_CORE = 0.9

interface Measured {
  readonly lesson: string
  readonly steps: number
  readonly decisions: number
  readonly words: number
  readonly minutes: number
  readonly rules: readonly string[]
}

export const command: Command<typeof spec> = {
  spec,
  async run({ words: [asked], options }) {
    const ids = games.filter(({ parts }) => parts.lessons).map(({ id }) => id)
    const wanted = asked === undefined ? ids : [oneOf('game', asked, ids)]
    const reports = await Promise.all(wanted.map(id => reportOf(gameById(id))))
    if (options.json) printJson({ games: reports })
    else print(reports.map(tellReport).join('\n\n'))
    return reports.some(({ share, lessons }) => share < LEAST_CORE || lessons.some(isTooLong)) ? 1 : 0
  },
}

const isTooLong = ({ decisions, minutes }: Measured): boolean => decisions > MOST_DECISIONS || minutes > MOST_MINUTES

type Report = Awaited<ReturnType<typeof reportOf>>

const reportOf = async (info: GameInfo | undefined) => {
  const { lessons: load, lessonText, position: positions, game: rules } = info?.parts ?? {}
  if (!info || !load || !lessonText || !positions || !rules) throw new Misuse('This game has no lessons')
  const [{ lessons, core, tips = [] }, position, game, { text }, glossary] = await Promise.all([
    load(),
    positions(),
    rules(),
    lessonText('en'),
    info.parts.glossary?.('en'),
  ])
  const measured = lessons.map(lesson => {
    const { position: laid } = position.lay(lesson.position)
    const start = beginLesson(lesson, lay(game, { ...laid, random: sfc32('lesson').save() }))
    return measure(lesson, text.lessons[lesson.id], start)
  })
  const explained = explainedBy(lessons, tips, glossary?.entries ?? [])
  const missing = core.filter(rule => !explained.has(rule))
  return { game: info.id, lessons: measured, core: core.length, share: 1 - missing.length / core.length, missing }
}

const measure = (lesson: Lesson, text: LessonText | undefined, start: Standing): Measured => {
  const { acts, end } = mainWay(start)
  const decisions = decisionsIn(acts)
  const lines = end.begun.flatMap(({ step }) => {
    const words = text?.steps[lesson.steps[step]?.id ?? '']
    return words ? [words.line, words.task] : []
  })
  const words = [...lines, ...Object.values(text?.success ?? {}).slice(0, 1)].join(' ').split(/\s+/).length
  const minutes = words / WORDS_A_MINUTE + (decisions * SECONDS_A_DECISION) / 60
  const rules = rulesOf(lesson)
  return { lesson: lesson.id, steps: end.begun.length, decisions, words, minutes, rules }
}

const tellReport = ({ game, lessons, core, share, missing }: Report): string =>
  [
    game,
    tableOf([
      ['lesson', 'steps', 'decisions', 'words', 'minutes', 'rules'],
      ...lessons.map(({ lesson, steps, decisions, words, minutes, rules }) => [
        lesson,
        steps,
        decisions,
        words,
        minutes.toFixed(1),
        rules.join(' '),
      ]),
    ]),
    `core rules explained: ${core - missing.length} of ${core} (${Math.floor(share * 100)} %)`,
    ...(missing.length > 0 ? [`not yet: ${missing.join(' ')}`] : []),
  ].join('\n')
