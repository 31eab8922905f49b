import { join } from 'node:path'
import { games } from '@tabletome/games'
import { oneOf } from '../arguments.ts'
import type { Command } from '../main.ts'
import { print, printJson, tell } from '../output.ts'
import { ROOT } from '../root.ts'
import { type Coverage, coverageOf, isCovered, sourcesOf } from '../rules/coverage.ts'

const spec = {
  about: 'shows which rules of the built-in rulebook are cited by code and proven by tests',
  words: ['game?'],
  options: { json: { kind: 'flag', about: 'as JSON' } },
} as const

export const command: Command<typeof spec> = {
  spec,
  async run({ words: [name], options }) {
    const ids = games.map(({ id }) => id)
    const chosen = name === undefined ? ids : [oneOf('game', name, ids)]
    const found = chosen.map(game => coverageOf(sourcesOf(join(ROOT, 'games', game), game)))
    if (options.json) printJson(name === undefined ? found : found[0])
    else print(found.map(inWords).join('\n\n'))
    const bad = found.filter(each => !isCovered(each))
    for (const { game, missing, unknown } of bad)
      tell(`${game}: ${missing.length} rules without a test, ${unknown.length} unknown ids`)
    return bad.length === 0 ? 0 : 1
  },
}

const inWords = ({ game, rules, cited, tested, notApplicable, missing, uncited, unknown }: Coverage): string =>
  [
    `${game}: ${rules} rules, ${tested} tested, ${notApplicable} not applicable, ${cited} cited by code`,
    listed('without a test', missing),
    listed('unknown to the rulebook', unknown),
    listed('not cited by code', uncited),
  ]
    .filter(line => line !== '')
    .join('\n')

const listed = (what: string, ids: readonly string[]): string =>
  ids.length === 0 ? '' : `  ${ids.length} ${what}: ${ids.join(' ')}`
