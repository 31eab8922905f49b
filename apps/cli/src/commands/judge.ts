import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FittedJudge } from '@tabletome/bots'
import { Misuse } from '../arguments.ts'
import type { Sample } from '../chance/sample.ts'
import { judgeFrom, leftOut } from '../judge/fit.ts'
import { momentsOf } from '../judge/sample.ts'
import { gameNamed } from '../gameNamed.ts'
import type { Command } from '../main.ts'
import { print, Progress } from '../output.ts'
import { ROOT } from '../root.ts'

const spec = {
  about: 'fits what `expert` judges imagined games by on matches by its habit',
  words: ['game'],
  options: {
    games: { kind: 'number', value: 'N', least: 20, about: 'how many matches (5000)' },
    seed: { kind: 'text', value: 'S', about: 'the same seed gives the same matches (judge)' },
    write: { kind: 'flag', about: 'writes the weights into the game' },
  },
} as const

export const command: Command<typeof spec> = {
  spec,
  async run({ words: [name = ''], options }) {
    const info = gameNamed(name)
    const { game, evaluation } = await info.parts.rules()
    const rules = { game, evaluation: { ...evaluation, ...evaluation.expert } }
    const { judging, winning } = rules.evaluation
    if (!judging || !winning) throw new Misuse(`the judge of ${info.id} is not fitted`)
    const { games: count = 5000, seed = 'judge' } = options
    const progress = new Progress()
    const samples: Sample[] = []
    for (let match = 0; match < count; match++) {
      for (const sample of momentsOf({ info, rules, judging, winning }, `${seed} ${match + 1}`, match))
        samples.push(sample)
      progress.show(`${match + 1} of ${count} matches`)
    }
    progress.end()
    const told = leftOut(samples).map(
      ({ phase, brier, half, count: positions }) =>
        `${phase}: Brier ${brier.toFixed(3)} of ${positions} positions left out, one half ${half.toFixed(3)}`,
    )
    for (const line of told) print(line)
    if (options.write)
      write(info.id, {
        rules: game.version,
        by: `--games ${count} --seed ${seed}: ${told.join('; ')}`,
        weights: judgeFrom(samples),
      })
    return 0
  },
}

function write(game: string, fitted: FittedJudge): void {
  const path = join(ROOT, 'games', game, 'bots/expert/fitted.ts')
  writeFileSync(
    path,
    `import type { FittedJudge } from '@tabletome/bots'\n\n/** Made by \`tabletome judge ${game}\`. */\nexport const FITTED: FittedJudge = ${JSON.stringify(fitted)}\n`,
  )
  spawnSync(process.execPath, [join(ROOT, 'node_modules/@biomejs/biome/bin/biome'), 'format', '--write', path])
}
