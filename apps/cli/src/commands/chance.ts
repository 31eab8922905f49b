import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Effort, type Fitted, USUAL_EFFORT } from '@tabletome/bots'
import { sfc32 } from '@tabletome/engine'
import { Misuse } from '../arguments.ts'
import { fit } from '../chance/fit.ts'
import { heldOut, tenthsOf, tooFarOff } from '../chance/heldOut.ts'
import { keptIn } from '../chance/keep.ts'
import { anySetup, samplesOf } from '../chance/sample.ts'
import { replaced, told } from '../chance/told.ts'
import { gameNamed } from '../gameNamed.ts'
import type { Command } from '../main.ts'
import { print, Progress, tell } from '../output.ts'
import { ROOT } from '../root.ts'
import { botsOf } from '../simulate/settings.ts'

const spec = {
  about: 'fits the chance to win on matches among bots, and says how well it tells',
  words: ['game'],
  options: {
    games: { kind: 'number', value: 'N', least: 50, about: 'how many matches (1000)' },
    bot: { kind: 'text', value: 'level', about: 'who plays (greedy)' },
    effort: { kind: 'number', value: 'P', least: 1, about: 'how much they think, in per cent of the usual (100)' },
    seed: { kind: 'text', value: 'S', about: 'the same seed gives the same matches (chance)' },
    mode: { kind: 'text', value: 'M', about: 'this mode only; all modes if left out' },
    part: {
      kind: 'text',
      value: 'P',
      about: 'writes what it fits beside the rest, such as a mode others have to play',
    },
    longest: { kind: 'number', value: 'A', least: 1, about: 'a match of more answers is left out (8000)' },
    samples: { kind: 'text', value: 'file', about: 'keeps what was played, and goes on from there' },
    write: { kind: 'flag', about: 'writes the weights into the game and the tables into docs/bots.md' },
  },
} as const

export const command: Command<typeof spec> = {
  spec,
  async run({ words: [name = ''], options }) {
    const info = gameNamed(name)
    const rules = await info.parts.rules()
    const { winning, effort: usual } = rules.evaluation
    if (!winning) throw new Misuse(`${info.id} has no signs to go by`)
    const { games: count = 1000, bot = 'greedy', seed = 'chance', mode, part, effort = 100, longest = 8_000 } = options
    if (part !== undefined && !/^[a-z]+$/.test(part))
      throw new Misuse(`a part is named by small letters, not "${part}"`)
    const kept = keptIn(options.samples, { game: info.id, rules: rules.game.version, bot, effort, seed, mode })
    const progress = new Progress()
    for (let match = kept.matches; match < count; match++) {
      const own = `${seed}-${match + 1}`
      const setup = anySetup(info, sfc32(`${own} setup`), { mode })
      const bots = botsOf(info, bot, rules.game.seats(setup).length)
      const job = {
        game: info.id,
        setup,
        bots,
        seed,
        limits: { rounds: 1_000, answers: longest },
        effort: shareOf({ ...USUAL_EFFORT, ...usual }, effort),
      }
      const samples = samplesOf(rules, winning, job, own, match)
      kept.samples.push(...samples)
      kept.add({ match, samples })
      progress.show(`${match + 1} of ${count} matches`)
    }
    progress.end()
    const samples = kept.samples.filter(({ match }) => match < count)
    const matches = new Set(samples.map(({ match }) => match)).size
    if (matches < count) tell(`${count - matches} of ${count} matches came to no end and are left out`)
    const bots = `${bot}${effort === 100 ? '' : ` at ${effort} % of its usual thinking`}`
    const fitted: Fitted = { rules: rules.game.version, bots, matches, seed, phases: fit(samples) }
    const said = heldOut(samples)
    const chapter = told(nameOf(info.id, part), fitted, said)
    print(chapter)
    if (options.write) write(info.id, part, fitted, chapter)
    const off = tooFarOff(tenthsOf(said))
    for (const { from } of off) tell(`between ${100 * from} and ${100 * from + 10} % it is off by 6 points or more`)
    return off.length === 0 ? 0 : 1
  },
}

/** How a chapter of the page is called. */
const nameOf = (game: string, part: string | undefined): string =>
  part === undefined ? game : `${game} --part ${part}`

const shareOf = ({ positions, plans, worlds, ahead }: Effort, share: number): Effort => ({
  positions: Math.ceil((positions * share) / 100),
  plans: Math.ceil((plans * share) / 100),
  worlds: Math.ceil((worlds * share) / 100),
  ahead,
})

function write(game: string, part: string | undefined, fitted: Fitted, chapter: string): void {
  const file = part === undefined ? 'fitted.ts' : `fitted.${part}.ts`
  const path = join(ROOT, 'games', game, 'bots/winning', file)
  writeFileSync(
    path,
    `import type { Fitted } from '@tabletome/bots'\n\n/** Made by \`tabletome chance ${nameOf(game, part)}\`; how well it tells: docs/bots.md. */\nexport const FITTED: Fitted = ${JSON.stringify(fitted)}\n`,
  )
  spawnSync(process.execPath, [join(ROOT, 'node_modules/@biomejs/biome/bin/biome'), 'format', '--write', path])
  const page = join(ROOT, 'docs/bots.md')
  writeFileSync(page, replaced(readFileSync(page, 'utf8'), nameOf(game, part), chapter))
}
