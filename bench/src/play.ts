import { type Game, type Random, type Setup, sfc32, type Shape, start, type Position } from '@tabletome/engine'
import { gameById } from '@tabletome/games'

/** The rules of a game and the standard setup of one of its modes. */
export async function rulesOf(
  id: string,
  modeId?: string,
  agreed: Setup['options'] = {},
): Promise<{ game: Game<Shape>; setupFor(players: number): Setup }> {
  const info = gameById(id)
  const mode = info?.modes.find(each => each.id === (modeId ?? info.modes[0].id))
  if (!info || !mode) throw new Error(`there is no game "${id}" with a mode "${modeId ?? ''}"`)
  const settings = info.settings.filter(({ modes }) => !modes || modes.includes(mode.id))
  const options = Object.fromEntries(settings.map(({ id: setting, standard }) => [setting, standard]))
  return {
    game: await info.parts.game(),
    setupFor: players => ({ mode: mode.id, players, options: { ...options, ...agreed } }),
  }
}

/** Defenders as the benches play it: heroes are dealt. */
export const defenders = () => rulesOf('defenders', 'coop', { heroes: 'random' })

/** One game of random answers, with the legal list at each step; gives the number of answers. */
export function playRandomly(
  game: Game<Shape>,
  setup: Setup,
  seed: string,
  random: Random,
  each?: (position: Position<Shape>) => void,
): number {
  const position = start(game, setup, sfc32(seed))
  let answers = 0
  while (position.outcome === undefined) {
    each?.(position)
    const asked =
      position.decisions.length === 1 ? position.decisions : position.decisions.filter(isWaitedFor, position)
    const decision = asked[asked.length === 1 ? 0 : random.below(asked.length)]
    const option = decision?.options[random.below(decision.options.length)]
    if (!decision || !option) throw new Error('nobody is asked, but the game is not over')
    position.answer(decision.seat, option.id)
    answers++
  }
  return answers
}

function isWaitedFor(this: Position<Shape>, { seat }: { seat: string }): boolean {
  return this.waiting.includes(seat)
}
