import type { Judging, Winning } from '@tabletome/bots'
import { type Asked, type Position, type Random, sfc32, type Shape, start } from '@tabletome/engine'
import type { Rules } from '@tabletome/games/selfPlay.ts'
import type { GameInfo } from '@tabletome/games/types'
import { anySetup, type Sample } from '../chance/sample.ts'

/** Who plays what, and where it is looked at. */
export interface Course {
  readonly info: GameInfo
  readonly rules: Rules
  readonly judging: Judging<Shape>
  readonly winning: Winning<Shape>
}
/** No match by habit is longer. */
const LONGEST = 8000
/** One answer in so many is any promising one, or nothing would be known of what habit leaves alone. */
const STRAY = 10

/** The moments of a match by habit in which a seat would judge, and how it ended for that seat; none if it came to no end. */
export function momentsOf({ info, rules, judging, winning }: Course, seed: string, match: number): Sample[] {
  const position = start(rules.game, anySetup(info, sfc32(`${seed} setup`), judging.table), sfc32(`${seed} deal`))
  const random = sfc32(`${seed} play`)
  const kept = new Map<string, Omit<Sample, 'won'> & { readonly seat: string }>()
  for (let count = 0; count < LONGEST && position.outcome === undefined; count++) {
    for (const seat of position.waiting) {
      const view = position.view(seat)
      const at = judging.at(view, seat)
      if (at === undefined || kept.has(`${seat} ${at.moment}`)) continue
      kept.set(`${seat} ${at.moment}`, { match, seat, phase: at.phase, signs: judging.signs(view, seat) })
    }
    answerOnce(rules, judging, position, random)
  }
  if (position.outcome === undefined) return []
  return [...kept.values()].map(({ seat, ...sample }) => ({ ...sample, won: winning.won(position.view(seat), seat) }))
}

function answerOnce({ evaluation }: Rules, judging: Judging<Shape>, position: Position<Shape>, random: Random): void {
  const asked = position.decisions.filter(({ seat }) => position.waiting.includes(seat))
  for (const question of asked) {
    const view = position.view(question.seat)
    const isStray = (judging.strays?.(view) ?? true) && random.below(STRAY) === 0
    const strays = isStray ? evaluation.worthwhile?.(view, question as Asked<Shape>) : undefined
    const option =
      strays?.[random.below(Math.max(1, strays.length))] ?? evaluation.habit?.(view, question as Asked<Shape>, random)
    if (option !== undefined) return position.answer(question.seat, option)
  }
  const [first] = asked
  if (first === undefined) throw new Error('nobody is asked, but the match is not over')
  position.answer(first.seat, first.options[0]?.id ?? '')
}
