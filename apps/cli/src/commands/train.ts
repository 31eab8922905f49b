import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Trained, weightsOf } from '@tabletome/bots'
import { sfc32 } from '@tabletome/engine'
import { Misuse } from '../arguments.ts'
import { gameNamed } from '../gameNamed.ts'
import type { Command } from '../main.ts'
import { print, Progress, tableOf } from '../output.ts'
import { ROOT } from '../root.ts'
import { crossEntropy } from '../train/crossEntropy.ts'
import { gradeOf, type Trial } from '../train/play.ts'

const spec = {
  about: 'learns by playing what the bots of a game reckon with',
  words: ['game'],
  options: {
    generations: { kind: 'number', value: 'N', least: 1, about: 'how often the best are gone on from (10)' },
    population: { kind: 'number', value: 'N', least: 4, about: 'sets of weights tried in each (24)' },
    games: { kind: 'number', value: 'N', least: 2, about: 'matches each set plays in each (150)' },
    test: { kind: 'number', value: 'N', least: 10, about: 'other matches on which old and new are compared (2000)' },
    seed: { kind: 'text', value: 'S', about: 'the same seed learns the same (train)' },
    mode: { kind: 'text', value: 'M', about: 'this mode only; all modes if left out' },
    expert: { kind: 'flag', about: 'what `expert` reckons with, at the tables it is for' },
    players: { kind: 'number', value: 'N', least: 1, about: 'so many players only' },
    set: { kind: 'pairs', value: 'key=value', about: 'a setting; of several values, 9,10, each match takes one' },
    write: { kind: 'flag', about: 'writes what was learned into the game, if it is no worse' },
  },
} as const

export const command: Command<typeof spec> = {
  spec,
  async run({ words: [name = ''], options }) {
    const info = gameNamed(name)
    const usual = await info.parts.rules()
    const { expert } = usual.evaluation
    const rules = options.expert
      ? { ...usual, evaluation: { ...usual.evaluation, training: undefined, ...expert } }
      : usual
    const { training, habit } = rules.evaluation
    if (!training || !habit) throw new Misuse(`the bots of ${info.id} have nothing to learn`)
    const { generations = 10, population = 24, games: count = 150, test = 2000, seed = 'train' } = options
    const { mode, players, set } = options
    const weights = weightsOf(training.weights)
    const trial: Trial = {
      info,
      rules,
      training,
      weights,
      usual: weights.map(({ get }) => get()),
      only: { mode, players, ...training.table },
      set,
    }
    const progress = new Progress()
    let learned = trial.usual
    const search = { generations, population, elite: Math.max(2, Math.round(population / 4)), reach: 0.3 }
    const gradesOf = (values: readonly number[], of: string, matches: number): number[] =>
      Array.from({ length: matches }, (_, match) => {
        progress.show(`${of}: match ${match + 1} of ${matches}`)
        return gradeOf(trial, values, `${seed} ${of} ${match + 1}`)
      })
    const score = (values: readonly number[], generation: number) =>
      meanOf(gradesOf(values, `generation ${generation}`, count))
    for (const { number, middle, best, mean } of crossEntropy(trial.usual, search, sfc32(seed), score)) {
      learned = middle
      print(`generation ${number}: mean ${mean.toFixed(4)}, best ${best.toFixed(4)}`)
    }
    const [before, after] = [trial.usual, learned].map(values => gradesOf(values, 'test', test))
    progress.end()
    const { gain, reach } = differenceOf(before ?? [], after ?? [])
    print(tableOf(weights.map(({ name: weight }, i) => [weight, near(trial.usual[i]), near(learned[i])])))
    print(`on ${test} other matches: ${signed(gain)}, give or take ${reach.toFixed(4)} (95 %)`)
    if (options.write && gain >= 0) {
      const typed = [
        `--generations ${generations} --population ${population} --games ${count} --seed ${seed}`,
        ...(mode === undefined ? [] : [`--mode ${mode}`]),
        ...(players === undefined ? [] : [`--players ${players}`]),
        ...Object.entries(set ?? {}).map(([id, value]) => `--set ${id}=${value}`),
      ].join(' ')
      write(info.id, options.expert === true, {
        rules: rules.game.version,
        by: `${typed}: ${signed(gain)}, give or take ${reach.toFixed(4)}`,
        weights: Object.fromEntries(weights.map(({ name: weight }, i) => [weight, near(learned[i])])),
      })
    }
    return gain < 0 ? 1 : 0
  },
}

const near = (value = 0): number => Number(value.toPrecision(4))
const signed = (gain: number): string => `${gain < 0 ? '−' : '+'}${Math.abs(gain).toFixed(4)}`
const meanOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, each) => sum + each, 0) / Math.max(1, amounts.length)

/** Match by match, since both played the same ones. */
function differenceOf(before: readonly number[], after: readonly number[]): { gain: number; reach: number } {
  const apart = after.map((grade, i) => grade - (before[i] ?? 0))
  const gain = meanOf(apart)
  const spread = meanOf(apart.map(each => (each - gain) ** 2))
  return { gain, reach: 1.96 * Math.sqrt(spread / Math.max(1, apart.length - 1)) }
}

function write(game: string, forExpert: boolean, learned: Trained): void {
  const path = join(ROOT, 'games', game, 'bots', forExpert ? 'expert' : '', 'trained.ts')
  writeFileSync(
    path,
    `import type { Trained } from '@tabletome/bots'\n\n/** Made by \`tabletome train ${game}${forExpert ? ' --expert' : ''}\`. */\nexport const TRAINED: Trained = ${JSON.stringify(learned)}\n`,
  )
  spawnSync(process.execPath, [join(ROOT, 'node_modules/@biomejs/biome/bin/biome'), 'format', '--write', path])
}
