import { readdirSync, readFileSync } from 'node:fs'
import { type Game, type Position, sfc32, type Shape, start } from '@tabletome/engine'
import { answerOf, holds, type Moment, type Scripted, type Tip, tipFor } from '@tabletome/match/lesson'
import { describe, expect, test } from 'vitest'
import { first as defenders } from './defenders/lessons/first.ts'
import { games } from './index.ts'
import { first as rift } from './rift/lessons/first.ts'
import { botsAt } from './selfPlay.ts'
import { faultsOf } from './testing/sane.ts'
import { first as tactics } from './tactics/lessons/first.ts'
import { answeredIn } from './told.ts'
import type { FirstGame } from './types.ts'

const LONGEST = 130
const LANGUAGES = ['en', 'fr'] as const

/** Matches of bots in which the rest of the tips comes up, besides the told games of `test/playthroughs`. */
interface Seeded {
  readonly first: FirstGame
  readonly seed: string
  readonly bot: string
  /** Besides what is answered for a newcomer. */
  readonly script?: readonly Scripted[]
}
const SEEDED: Readonly<Record<string, readonly Seeded[]>> = {
  defenders: [
    { first: defenders, seed: 'a', bot: 'random' },
    { first: defenders, seed: 'b', bot: 'random' },
    { first: defenders, seed: 'tips 25', bot: 'greedy' },
  ],
  tactics: [
    { first: tactics, seed: 'tips 29', bot: 'greedy' },
    { first: tactics, seed: 'tips 14', bot: 'random' },
  ],
  rift: [
    { first: rift, seed: 'tips 219', bot: 'random' },
    { first: rift, seed: 'tips 17', bot: 'greedy', script: [{ ask: 'shop', say: 'ready' }] },
  ],
}
const MOST_ANSWERS = 3000

const momentOf = (position: Position<Shape>, seat: string, facts: Moment['facts']): Moment | undefined => {
  const decision = position.decisions.find(each => each.seat === seat)
  return (
    decision && {
      view: position.view(seat),
      seat,
      asked: decision.choice,
      facts,
      answers: [],
      before: { facts: [], answers: [] },
      refused: [],
      looked: [],
      offered: decision.options.map(({ id, answer }) => ({ id, answer })),
    }
  )
}

/** What a person in one seat is asked in a match, with what happened since the answer before. */
class Learner {
  readonly seat: string
  private facts: Moment['facts'] = []
  constructor(seat: string) {
    this.seat = seat
  }
  moment(position: Position<Shape>): Moment | undefined {
    return momentOf(position, this.seat, this.facts)
  }
  hears(position: Position<Shape>, by: string | undefined): void {
    const facts = position.facts.map(({ fact }) => fact)
    this.facts = by === this.seat ? facts : [...this.facts, ...facts]
  }
}

const listOf = async (info: (typeof games)[number]) => {
  const { parts } = info
  if (!parts.lessons || !parts.lessonText) return []
  const [module, en, fr, rules, book] = await Promise.all([
    parts.lessons(),
    parts.lessonText('en'),
    parts.lessonText('fr'),
    parts.rules(),
    parts.rulebook('en'),
  ])
  return [{ info, module, texts: { en: en.text.tips ?? {}, fr: fr.text.tips ?? {} }, rules, book }]
}
const taught = (await Promise.all(games.map(listOf))).flat()

type Watch = (position: Position<Shape>, by: string | undefined) => void

const toldGames = (game: Game<Shape>, watching: () => Watch): void => {
  const folder = new URL(`./${game.id}/test/playthroughs/`, import.meta.url)
  for (const name of readdirSync(folder)) {
    const watch = watching()
    for (const { position, by } of answeredIn(game, readFileSync(new URL(name, folder), 'utf8'))) watch(position, by)
  }
}

describe.each(taught.map(each => [each.info.id, each] as const))('%s', (id, { module, texts, rules, book }) => {
  const tips = module.tips ?? []
  const ids = tips.map(tip => tip.id)

  test('every tip is said in both languages, shortly, and names a rule of the book', () => {
    expect(ids.length).toBeGreaterThan(20)
    expect(new Set(ids).size).toBe(ids.length)
    for (const language of LANGUAGES) {
      expect(Object.keys(texts[language]).sort()).toEqual(ids.toSorted())
      const said = Object.entries(texts[language])
      expect(said.filter(([, line]) => line.length > LONGEST)).toEqual([])
      expect(said.flatMap(([tip, line]) => faultsOf(language, line, tip))).toEqual([])
    }
    expect(tips.filter(({ rule }) => rule === undefined || !book.includes(rule))).toEqual([])
    const lessons = module.lessons.map(lesson => lesson.id)
    expect(tips.flatMap(({ lesson }) => lesson ?? []).filter(lesson => !lessons.includes(lesson))).toEqual([])
  })

  test('every tip comes up in some match, one at a time, each once', () => {
    const left = new Set<Tip>(tips)
    const matches: string[][] = []
    /** Every seat is looked at as a newcomer's. */
    const watching = (): Watch => {
      const learners = new Map<string, { readonly learner: Learner; readonly seen: string[] }>()
      return (position, by) => {
        for (const seat of position.seats) {
          const { learner, seen } = learners.get(seat) ?? { learner: new Learner(seat), seen: [] }
          if (!learners.has(seat)) matches.push(seen)
          learners.set(seat, { learner, seen })
          learner.hears(position, by)
          const moment = learner.moment(position)
          if (!moment) continue
          for (const tip of left) if (holds(tip.when, moment)) left.delete(tip)
          const tip = tipFor(tips, moment, { seen, done: [] })
          if (tip) seen.push(tip.id)
        }
      }
    }
    toldGames(rules.game, watching)
    for (const { first, seed, bot, script = [] } of SEEDED[id] ?? []) {
      const position = start(rules.game, first.setup, sfc32(seed))
      const next = botsAt(rules, position.seats, { levels: [bot], random: sfc32(`${seed} bots`) })
      const watch = watching()
      watch(position, undefined)
      for (let given = 0; given < MOST_ANSWERS && position.outcome === undefined && left.size > 0; given++) {
        const [learner = ''] = position.seats
        const moment = momentOf(position, learner, [])
        const said = moment && answerOf([...(first.script ?? []), ...script], moment)
        const { seat, option } = said === undefined ? next(position) : { seat: learner, option: said }
        position.answer(seat, option)
        watch(position, seat)
      }
    }
    expect([...left].map(tip => tip.id)).toEqual([])
    expect(matches.filter(seen => new Set(seen).size < seen.length)).toEqual([])
    expect(Math.max(...matches.map(seen => seen.length))).toBeGreaterThan(12)
  })

  test('the first game asks nothing before the first decision of its own', () => {
    const { first } = module
    if (!first) throw new Error('there is no first game')
    const position = start(rules.game, first.setup, sfc32(first.deal ?? 'first'))
    const learner = new Learner(position.seats[0] ?? '')
    const bots = botsAt(rules, position.seats, { levels: first.bots ?? ['random'], random: sfc32('bots') })
    for (;;) {
      const moment = learner.moment(position)
      if (!moment) {
        const { seat, option } = bots(position)
        position.answer(seat, option)
        continue
      }
      const said = answerOf(first.script ?? [], moment)
      if (said === undefined) break
      position.answer(learner.seat, said)
    }
    expect(learner.moment(position)?.asked).toBe(
      { defenders: 'round.draw', tactics: 'setup.keepTactic', rift: 'round.colour', victorum: 'travel' }[id],
    )
  })
})
