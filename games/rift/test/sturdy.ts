import type { Decision, Game, Option, Random, Setup, Position } from '@tabletome/engine'
import { sfc32, start } from '@tabletome/engine'
import type { TrayId } from '../content/ids.ts'
import { game } from '../index.ts'
import { cellNamed } from '../rules/map/cells.query.ts'
import { usualCell } from '../rules/heroes/displacing.query.ts'
import { count, maskNamed } from '../rules/placing/shapes.query.ts'
import { coverOf, faceOf, trayNamed } from '../rules/march/trays.query.ts'
import type { Rift, Seat } from '../rules/state/shape.ts'

type Asked = Decision<Seat>

/** The same game with so many hearts that chance players see late rounds. */
export const withHearts = (hearts: number): Game<Rift> => ({
  ...game,
  start: setup => {
    const begun = game.start(setup)
    begun.open.hearts = hearts
    begun.open.heartsOf = hearts
    return begun
  },
})

/** Plays everything at hand, covers as many enemies as it can, and steps aside where an absent player would; the rest is chance. */
export const sturdyChoice = (position: Position<Rift>, { choice, options }: Asked, random: Random): string => {
  if (choice === 'displace') return usual(position, options)
  if (choice === 'place') return best(position, options, random)
  if (choice === 'act' || choice === 'shop') {
    const deeds = options.filter(({ id }) => /^(tower|hero|spell|bench|buy) /.test(id))
    return deeds.length === 0 ? 'ready' : any(deeds, random)
  }
  return any(options, random)
}

const any = (options: readonly Option[], random: Random): string => options[random.below(options.length)]?.id ?? ''

export const usual = (position: Position<Rift>, options: readonly Option[]): string => {
  const cells = options.map(({ id }) => cellNamed(id.slice(3)) ?? -1)
  const cell = usualCell(position.state.open, cells)
  return options[cells.indexOf(cell)]?.id ?? ''
}

const best = (position: Position<Rift>, options: readonly Option[], random: Random): string => {
  const { open } = position.state
  let most = -1
  let found: Option[] = []
  for (const option of options) {
    const [, id = '', squares = ''] = option.id.split(' ')
    const tray = trayNamed(open, id as TrayId)
    const worth = tray ? count(maskNamed(squares) & faceOf(tray).squares & ~coverOf(open, tray)) : 0
    if (worth > most) found = []
    if (worth >= most) found.push(option)
    most = Math.max(most, worth)
  }
  return any(found, random)
}

/** A whole game; `before` sees each answer that is about to be given and may give it itself by returning true. */
export const sturdyGame = (
  hearts: number,
  setup: Setup,
  seed: string,
  before: (position: Position<Rift>, asked: Asked, option: string, random: Random) => boolean,
): Position<Rift> => {
  const position = start(withHearts(hearts), setup, sfc32(`${seed} deal`))
  const random = sfc32(`${seed} answers`)
  for (let answers = 0; position.outcome === undefined; answers++) {
    if (answers > 20_000) throw new Error(`"${seed}" does not end`)
    const asked = position.decisions.filter(({ seat }) => position.waiting.includes(seat))
    const decision = asked[random.below(asked.length)]
    if (decision === undefined) throw new Error('nobody is asked')
    const option = sturdyChoice(position, decision, random)
    if (!before(position, decision, option, random)) position.answer(decision.seat, option)
  }
  return position
}
