import { type Game, lay, sfc32, type Shape } from '@tabletome/engine'
import {
  act,
  awakeOf,
  beginLesson,
  decisionsIn,
  explainedBy,
  explore,
  isAwake,
  LedMatch,
  type Lesson,
  type LessonText,
  mainWay,
  putBack,
  type Standing,
  stepOf,
} from '@tabletome/match/lesson'
import { loadLateParts } from '@tabletome/boardkit'
import { draw } from '@tabletome/boardkit/testing'
import type { ComponentType } from 'react'
import { describe, expect, test } from 'vitest'
import { games } from './index.ts'
import { faultsOf, NAMES } from './testing/sane.ts'
import type { BoardModule, BoardProps, GameInfo, GameText, LessonModule } from './types.ts'

const LONGEST_LINE = 25
const LONGEST_TASK = 32
const MOST_DECISIONS = 12
/** Of the rules a first game needs, neither lesson nor tip nor word explains so many at most. */
const MOST_UNTOLD = 0.1
const LANGUAGES = ['en', 'fr'] as const
/** Parts of the table a lesson may light besides places of the board and options. */
const SLOTS = ['goal', 'turn', 'scales', 'seats', 'leaves', 'dock', 'subject', 'list', 'foot', 'ticker']

interface Taught {
  readonly info: GameInfo
  readonly game: Game<Shape>
  readonly module: LessonModule
  readonly board: BoardModule
  readonly text: GameText
  readonly texts: Readonly<Record<(typeof LANGUAGES)[number], Readonly<Record<string, LessonText>>>>
  readonly rules: ReadonlySet<string>
  start(lesson: Lesson): Standing
  laid(lesson: Lesson): ReturnType<Awaited<ReturnType<NonNullable<GameInfo['parts']['position']>>>['lay']>
}

const taught = async (info: GameInfo): Promise<Taught | undefined> => {
  const { parts } = info
  if (!parts.lessons || !parts.lessonText || !parts.position) return undefined
  const [module, position, game, board, { text }, en, fr, book] = await Promise.all([
    parts.lessons(),
    parts.position(),
    parts.game(),
    parts.board(),
    parts.text('en'),
    parts.lessonText('en'),
    parts.lessonText('fr'),
    parts.rulebook('en'),
  ])
  await loadLateParts(info.id)
  const laid = (lesson: Lesson) => position.lay(lesson.position)
  return {
    info,
    game,
    module,
    board,
    text,
    texts: { en: en.text.lessons, fr: fr.text.lessons },
    rules: new Set(book.match(/\b[A-Z]+-[A-Z0-9-]+-\d+\b/g) ?? []),
    laid,
    start: lesson => beginLesson(lesson, lay(game, { ...laid(lesson).position, random: sfc32('lesson').save() })),
  }
}

const all = (await Promise.all(games.map(taught))).flatMap(each => each ?? [])
const cases = all.flatMap(each =>
  each.module.lessons.map(lesson => [`${each.info.id}: ${lesson.id}`, lesson, each] as const),
)

const wordsIn = (line: string): number => line.split(/[\s\u00a0]+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length

/** Everything of the table that a board draws for these options. */
const drawn = ({ board, text }: Taught, at: Standing): string => {
  const seat = at.lesson.seat ?? 'p1'
  const view = at.position.view(seat)
  const options = (at.position.decisions.find(each => each.seat === seat)?.options ?? []).map(({ id, at: anchor }) => ({
    id,
    at: anchor === undefined ? [id] : typeof anchor === 'string' ? [anchor] : anchor,
  }))
  const props: BoardProps = {
    view,
    options,
    lit: [],
    seats: at.position.seats.map(each => ({
      seat: each,
      name: NAMES.of(each),
      isMe: each === seat,
      bot: undefined,
      connected: true,
      waiting: view.waiting.includes(each),
    })),
    names: NAMES,
    text,
    compact: false,
    choose: () => undefined,
    setSubject: () => undefined,
    point: () => undefined,
    open: () => undefined,
    look: () => undefined,
  }
  const { Board, Scales, Seats, Dock, Subject } = board
  const parts = [Board, Scales, Seats as ComponentType<BoardProps>, Dock, Subject]
  return parts.map(Part => draw(<Part {...props} />)).join('')
}

describe.each(cases)('%s', (_name, lesson, each) => {
  const start = each.start(lesson)
  let ways: ReturnType<typeof explore> | undefined
  /** All ways through the lesson, gone once. */
  const explored = () => (ways ??= explore(start))

  test('every step can be reached and passed, and no way ends in a dead end', () => {
    const { stuck, ends, reached } = explored()
    expect(stuck.map(at => `${stepOf(at)?.id}: ${at.answers.join(', ')}`)).toEqual([])
    expect(ends.length).toBeGreaterThan(0)
    expect(lesson.steps.map(({ id }) => id).filter(id => !reached.has(id))).toEqual([])
  })

  test(`takes at most ${MOST_DECISIONS} decisions`, () => {
    const { acts } = mainWay(start)
    expect(decisionsIn(acts)).toBeLessThanOrEqual(MOST_DECISIONS)
  })

  test('lights what is on the board', () => {
    const missing = new Set<string>()
    const looked = new Set<string>()
    for (const at of explored().standings) {
      const step = stepOf(at)
      if (!step || at.doing !== 'doing' || at.answers.length > 0 || looked.has(step.id)) continue
      looked.add(step.id)
      const markup = drawn(each, at)
      const awake = awakeOf(at)
      for (const light of [...(step.light ?? []), ...(step.hand && step.hand !== 'none' ? [step.hand] : [])]) {
        const [kind = '', ...rest] = light.split(' ')
        const name = rest.join(' ')
        const isThere =
          kind === 'slot'
            ? SLOTS.includes(name)
            : kind === 'option'
              ? awake.includes(name) || step.light?.[0] !== light
              : markup.includes(`data-anchor="${light}"`)
        if (!isThere) missing.add(`${step.id}: ${light}`)
      }
    }
    expect([...missing]).toEqual([])
  })

  test.each(LANGUAGES)('says everything in %s, and shortly', language => {
    const text = each.texts[language][lesson.id]
    if (!text) throw new Error(`${lesson.id} has no words in ${language}`)
    expect(Object.keys(text.steps).sort()).toEqual(lesson.steps.map(({ id }) => id).sort())
    expect(Object.keys(text.success).sort()).toEqual(lesson.success.map(({ say }) => say).sort())
    expect(text.aims).toHaveLength(3)
    const said = lesson.steps.map(step => [step, text.steps[step.id] ?? { line: '', task: '' }] as const)
    for (const [{ id, after = [] }, words] of said)
      expect([id, ...Object.keys(words.after ?? {}).sort()]).toEqual([id, ...after.map(({ say }) => say).sort()])
    const acted = said.filter(([{ open, done }]) => (open ?? done) !== undefined)
    expect(acted.filter(([, { nudge }]) => nudge === undefined).map(([{ id }]) => id)).toEqual([])
    expect(said.map(([, { task }]) => task).filter(task => task.length > LONGEST_TASK)).toEqual([])
    const lines = [
      text.able,
      ...text.aims,
      ...Object.values(text.success),
      ...said.flatMap(([, { line, task, nudge, after }]) => [line, task, nudge ?? line, ...Object.values(after ?? {})]),
    ]
    expect(lines.filter(line => wordsIn(line) > LONGEST_LINE)).toEqual([])
    expect([text.title, ...lines].flatMap(line => faultsOf(language, line, lesson.id))).toEqual([])
  })

  test('names rules that the rulebook has', () => {
    const named = [...lesson.rules, ...lesson.steps.flatMap(({ rule }) => rule ?? [])]
    expect(named.filter(rule => !each.rules.has(rule))).toEqual([])
  })

  test('a wrong answer never breaks it, and what was allowed is put back', () => {
    const broken: string[] = []
    for (const at of explored().standings) {
      const sleeping = (at.position.decisions.find(one => one.seat === (lesson.seat ?? 'p1'))?.options ?? []).filter(
        ({ id }) => !isAwake(at, id),
      )
      if (at.doing === 'wrong' && putBack(at).position.digest() !== at.back?.position.digest())
        broken.push('not put back')
      if (at.doing !== 'doing') continue
      for (const id of [...sleeping.map(option => option.id), 'nonsense'])
        if (act(at, { answer: id }) !== at) broken.push(id)
    }
    expect(broken).toEqual([])
  })

  test('undo, a step back and taking it up again later lead to the same positions', async () => {
    const open = { game: each.game, lesson, laid: each.laid(lesson), name: 'Ada' }
    const led = await LedMatch.open(open)
    const { acts } = mainWay(led.at)
    const strayed: string[] = []
    const compare = (what: string, one: Standing, other: Standing) => {
      const [a, b] = [one, other].map(({ step, doing, position }) => `${step} ${doing} ${position.digest()}`)
      if (a !== b) strayed.push(`${what} at ${one.step}: ${a}, ${b}`)
    }
    for (const [index, done] of acts.entries()) {
      const before = led.at
      await led.act(done)
      if ('answer' in done && led.at.doing === 'doing' && led.mayGoBack) {
        await led.undo()
        compare('undo', led.at, before)
        await led.act(done)
      }
      const { position } = await led.host.positionAt(led.host.seq)
      if (position.digest() !== led.at.position.digest()) strayed.push(`the match at ${led.at.step}`)
      compare('later', (await LedMatch.open({ ...open, acts: acts.slice(0, index + 1) })).at, led.at)
    }
    expect(led.at.doing).toBe('over')
    await led.back()
    const { position } = await led.host.positionAt(led.host.seq)
    expect([led.mayGoBack, led.at.position.digest()]).toContain(led.mayGoBack ? position.digest() : false)
    expect(strayed).toEqual([])
  })

  test('what is done while something is still being carried out waits for it', async () => {
    const led = await LedMatch.open({ game: each.game, lesson, laid: each.laid(lesson), name: 'Ada' })
    const strayed: string[] = []
    // The table is told of an answer before the lesson knows that it was taken: the piece in focus is looked at just then.
    const looks: Promise<unknown>[] = []
    led.host.subscribe(() => looks.push(led.act({ looked: 'nothing' })))
    for (const done of mainWay(led.at).acts) {
      await led.act(done)
      await Promise.all(looks.splice(0))
      const { position } = await led.host.positionAt(led.host.seq)
      if (position.digest() !== led.at.position.digest()) strayed.push(stepOf(led.at)?.id ?? 'the end')
    }
    expect(strayed).toEqual([])
  })
})

test.each(all.map(each => [each.info.id, each] as const))(
  '%s: lessons explain what a first game needs',
  async (_id, each) => {
    const { core, lessons, tips = [] } = each.module
    const { entries = [] } = (await each.info.parts.glossary?.('en')) ?? {}
    const explained = explainedBy(lessons, tips, entries)
    const missing = core.filter(rule => !explained.has(rule))
    expect([each.info.id, missing.length / core.length <= MOST_UNTOLD, missing]).toEqual([each.info.id, true, missing])
    expect(core.length).toBeGreaterThanOrEqual(40)
    expect(core.filter(rule => !each.rules.has(rule))).toEqual([])
    const ids = lessons.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(lessons.flatMap(({ after }) => after ?? []).filter(id => !ids.includes(id))).toEqual([])
    const firstFurther = lessons.findIndex(({ further }) => further)
    expect(lessons.slice(firstFurther < 0 ? lessons.length : firstFurther).every(({ further }) => further)).toBe(true)
  },
)
