import { describe, expect, test } from 'vitest'
import {
  crowdedFolders,
  importCycles,
  offencesIn,
  silencers,
  sleeps,
  strangersKeys,
  unsteadyNames,
  wrongImports,
} from './guards.ts'
import { readModule } from './module.ts'
import type { Workspaces } from './resolve.ts'

const workspaces: Workspaces = {
  '@tabletome/engine': {
    folder: 'packages/engine',
    exports: { '.': './src/index.ts', './testing': './src/testing/index.ts' },
  },
  '@tabletome/match': {
    folder: 'packages/match',
    exports: { '.': './src/index.ts', './protocol': './src/protocol.ts' },
  },
  '@tabletome/bots': { folder: 'packages/bots', exports: { '.': './src/index.ts' } },
  '@tabletome/boardkit': { folder: 'packages/boardkit', exports: { '.': './src/index.ts' } },
  '@tabletome/games': { folder: 'games', exports: { '.': './index.ts', './types': './types.ts', './*': './*' } },
  '@tabletome/server': { folder: 'apps/server', exports: { '.': './src/index.ts' } },
}

const says = (path: string, text: string) => wrongImports(readModule(path, text), workspaces).map(({ says }) => says)

describe('refused imports', () => {
  test.each([
    ['packages/engine/src/agenda.ts', "import { host } from '@tabletome/match'", /is match: engine may not/],
    ['packages/engine/src/agenda.ts', "import { createHash } from 'node:crypto'", /from outside: engine may not/],
    ['packages/engine/src/agenda.test.ts', "import g from '@tabletome/games'", /not even in a test/],
    ['packages/engine/src/agenda.ts', "import { given } from './testing/given.ts'", /is for tests only/],
    ['apps/cli/src/main.ts', "import { given } from '@tabletome/engine/testing'", /is for tests only/],
    ['packages/match/src/host.ts', "import { bot } from '@tabletome/bots'", /is bots: match may not/],
    ['packages/match/src/host.ts', "import { readFileSync } from 'node:fs'", /from outside: match may not/],
    ['packages/match/src/host.ts', "import { Type } from 'typebox'", /from outside: match may not/],
    ['packages/match/src/host.ts', "import { Me } from './protocol.ts'", /is protocol: match may not/],
    ['packages/bots/src/greedy.ts', "import { host } from '@tabletome/match'", /is match: bots may not/],
    [
      'packages/boardkit/src/Card.tsx',
      "import { kit } from '@tabletome/engine'",
      /is engine: boardkit may not .* import type/,
    ],
    ['games/a/content/units.ts', "import { hurt } from '../rules/hurt.ts'", /is rules: content may not/],
    ['games/a/content/units.ts', "import type { Hit } from '../rules/hurt.ts'", /rules\/state only/],
    ['games/a/rules/melee.ts', "import { en } from '../text/en.ts'", /is text: rules may not/],
    ['games/a/rules/melee.ts', "import type { Info } from '@tabletome/games/types'", /is games: rules may not/],
    ['games/a/rules/melee.ts', "import { hurt } from '../../b/rules/hurt.ts'", /belongs to another game/],
    ['games/a/rules/melee.ts', "import lodash from 'lodash'", /from outside: rules may not/],
    ['games/a/board/Map.tsx', "import { canHurt } from '../rules/hurt.ts'", /is rules: board may not .* import type/],
    ['games/a/board/Map.tsx', "export { SEATS } from '../rules/state.ts'", /is rules: board may not/],
    ['games/a/board/Map.tsx', "import type { Hit } from '../rules/hurt.ts'", /rules\/state only/],
    ['games/a/rules/reach.query.ts', "import { step } from './state/kit.ts'", /is rules: knowledge may not/],
    ['games/a/text/en.ts', "import { Card } from '@tabletome/boardkit'", /is boardkit: text may not/],
    ['games/a/bots/worth.ts', "import { Map } from '../board/Map.tsx'", /is board: gameBots may not/],
    ['games/a/index.ts', "import { Board } from './board/index.ts'", /is board: game may not .* on demand/],
    ['games/a/text/en.ts', "import { NAMES } from '../../testing/sane.ts'", /is for tests only/],
    [
      'packages/boardkit/src/Choices.tsx',
      "import type { GameText } from '@tabletome/games/types'",
      /is games: boardkit may not/,
    ],
    ['games/testing/sane.ts', "import { en } from '../a/text/en.ts'", /is text: gamesTesting may not/],
    ['games/testing/sane.ts', "import { game } from '../a/index.ts'", /is game: gamesTesting may not/],
    ['games/testing/sane.ts', "import { Card } from '@tabletome/boardkit'", /is boardkit: gamesTesting may not/],
    ['apps/web/src/App.tsx', "import { play } from '@tabletome/engine/src/play.ts'", /not a public entry/],
    ['apps/web/src/App.tsx', "import { play } from '../../../packages/engine/src/play.ts'", /use its package name/],
    ['apps/web/src/App.tsx', "import { hurt } from '@tabletome/games/a/rules/hurt.ts'", /is rules: web may not/],
    ['apps/web/src/App.tsx', "import { start } from '@tabletome/server'", /is server: web may not/],
    [
      'apps/web/src/App.tsx',
      "import { Me } from '@tabletome/match/protocol'",
      /is protocol: web may not .* import type/,
    ],
    ['apps/server/src/main.ts', "import { Card } from '@tabletome/boardkit'", /is boardkit: server may not/],
  ])('%s: %s', (path, text, expected) => {
    expect(says(path, text)).toEqual([expect.stringMatching(expected)])
  })
})

describe('allowed imports', () => {
  test.each([
    ['packages/engine/src/agenda.ts', "import { copy } from './copy.ts'"],
    ['packages/engine/src/agenda.test.ts', "import { test } from 'vitest'"],
    ['packages/match/src/testing/contract.ts', "import { test } from 'vitest'"],
    ['packages/match/src/stores/sqlite.ts', "import { createRequire } from 'node:module'"],
    [
      'packages/boardkit/src/Card.tsx',
      "import type { View } from '@tabletome/engine'\nimport bear from 'icon:bear-head'",
    ],
    ['games/a/content/units.ts', "import type { Unit } from '../rules/state.ts'"],
    ['games/a/board/Map.tsx', "import type { Unit } from '../rules/state/shape.ts'"],
    ['games/a/board/Map.tsx', "import { reach } from '../rules/combat/reach.query.ts'"],
    [
      'games/a/rules/abilities/spines.ts',
      "import { hurt } from '../hurt.ts'\nimport { units } from '../../content/units.ts'",
    ],
    [
      'games/a/board/Map.tsx',
      "import type { State } from '../rules/state.ts'\nimport { Card } from '@tabletome/boardkit'",
    ],
    ['games/a/bots/worth.ts', "import { search } from '@tabletome/bots'\nimport { canHurt } from '../rules/hurt.ts'"],
    ['games/a/index.ts', "export const board = () => import('./board/index.ts')"],
    [
      'games/a/rules/melee.test.ts',
      "import { given } from '../test/given.ts'\nimport { checkGame } from '@tabletome/engine/testing'",
    ],
    ['games/a/text/facts.test.ts', "import { NAMES } from '../../testing/sane.ts'"],
    ['games/a/text/testing/sane.ts', "import { inBothOf } from '../../../testing/sane.ts'"],
    [
      'games/testing/told.ts',
      "import { foresee } from '@tabletome/engine'\nimport type { GameText } from '../types.ts'\nimport { NAMES } from './sane.ts'",
    ],
    [
      'apps/web/src/App.tsx',
      "import { games } from '@tabletome/games'\nimport type { GameInfo } from '@tabletome/games/types'",
    ],
    ['apps/web/src/online/api.ts', "import type { Me } from '@tabletome/match/protocol'"],
    ['apps/server/src/http/schemas.ts', "import { Me } from '@tabletome/match/protocol'"],
    ['packages/match/src/protocol.ts', "import { Type } from 'typebox'\nimport type { Update } from './types.ts'"],
    ['apps/web/vite.config.ts', "import { icons } from '../../tools/icons.ts'"],
  ])('%s: %s', (path, text) => {
    expect(says(path, text)).toEqual([])
  })
})

describe('chance, clocks and waiting', () => {
  const names = (path: string, text: string) =>
    unsteadyNames(readModule(path, text)).map(({ says }) => says.split(':')[0])

  test.each([
    ['const die = () => Math.random()', ['Math.random']],
    ["const die = () => Math['random']()", ['Math.random']],
    ['const now = Date.now()', ['Date']],
    ['const today = new Date()', ['Date']],
    ['const t = performance.now()', ['performance']],
    ['const roll = async () => 1', ['async']],
    ['const roll = async () => { await 1 }', ['async', 'await']],
    ['const rolls = (all: Promise<number>) => all', ['Promise']],
    ['setTimeout(() => 1, 2)', ['setTimeout']],
  ])('%s', (text, expected) => {
    expect(names('games/a/rules/melee.ts', text)).toEqual(expected)
    expect(names('games/a/rules/combat/reach.query.ts', text)).toEqual(expected)
    expect(names('games/a/content/units.ts', text)).toEqual(expected)
    expect(names('games/a/words.ts', text)).toEqual(expected)
    expect(names('packages/engine/src/random.ts', text)).toEqual(expected)
    expect(names('games/a/rules/melee.test.ts', text)).toEqual([])
    expect(names('apps/server/src/main.ts', text)).toEqual([])
  })

  test('a word in a comment, a text or a label is no use of it', () => {
    expect(
      names('games/a/rules/melee.ts', "/** Date */ const a = { Date: 'Promise' }\nexport const b = a.Date"),
    ).toEqual([])
  })
})

test('a folder of more than 25 modules is crowded; tests do not count', () => {
  const modules = (count: number) => Array.from({ length: count }, (_, i) => readModule(`games/a/rules/x${i}.ts`, ''))
  const tests = [readModule('games/a/rules/x.test.ts', '')]
  expect(crowdedFolders([...modules(25), ...tests])).toEqual([])
  expect(crowdedFolders(modules(26)).map(({ path }) => path)).toEqual(['games/a/rules'])
})

test('browser tests do not sleep', () => {
  const found = (path: string) =>
    sleeps(readModule(path, 'export const f = (page: Page) => page.waitForTimeout(60)')).map(({ line }) => line)
  expect(found('e2e/solo.spec.ts')).toEqual([1])
  expect(found('tools/shots.ts')).toEqual([])
})

describe('circles', () => {
  const circles = (files: Record<string, string>) =>
    importCycles(
      Object.entries(files).map(([path, text]) => readModule(path, text)),
      workspaces,
    ).map(({ says }) => says)

  test('values in a circle are found across packages', () => {
    const found = circles({
      'packages/engine/src/index.ts': "export * from './a.ts'",
      'packages/engine/src/a.ts': "import { b } from './b.ts'",
      'packages/engine/src/b.ts': "import { c } from '@tabletome/engine'",
      'games/types.ts': "import { d } from '@tabletome/engine'",
    })
    expect(found).toEqual([
      'imports in a circle: packages/engine/src/index.ts → packages/engine/src/a.ts → packages/engine/src/b.ts → packages/engine/src/index.ts',
    ])
  })

  test('types and imports on demand make no circle', () => {
    const found = circles({
      'packages/engine/src/a.ts': "import { b } from './b.ts'",
      'packages/engine/src/b.ts': "import type { A } from './a.ts'\nexport const later = () => import('./a.ts')",
    })
    expect(found).toEqual([])
  })
})

test('a comment that silences a check is refused', () => {
  const text =
    '// @ts-ignore\nconst a = 1\n/* oxlint-disable no-var */\n// biome-ignore format: no\n// eslint-disable-next-line\nexport { a }'
  expect(silencers(readModule('apps/web/src/a.ts', text)).map(({ line }) => line)).toEqual([1, 3, 4, 5])
})

test('only type tests may expect an error of the compiler', () => {
  const text = '// @ts-expect-error a misspelt verb\nconst a = 1\n// @ts-ignore\nexport { a }'
  const lines = (path: string) => silencers(readModule(path, text)).map(({ line }) => line)
  expect(lines('games/a/test/mistakes.types.test.ts')).toEqual([3])
  expect(lines('games/a/test/mistakes.test.ts')).toEqual([1, 3])
})

test('a table of functions is asked for its own keys where keys come from strangers', () => {
  const text = [
    'const SHOW = {}',
    'SHOW[kind]?.(1)',
    'SHOW[kind](1)',
    "SHOW['a'](1)",
    'Object.hasOwn(FACES, kind) ? FACES[kind]?.(1) : 0',
    'list[at]?.(1)',
  ].join('\n')
  const lines = (path: string) => strangersKeys(readModule(path, text)).map(({ line }) => line)
  expect(lines('games/a/text/card/index.ts')).toEqual([2, 3])
  expect(lines('apps/server/src/a.ts')).toEqual([2, 3])
  expect(lines('games/a/bots/a.ts')).toEqual([])
})

test('all guards together name file and line', () => {
  const modules = [
    readModule('games/a/rules/melee.ts', "\nimport { en } from '../text/en.ts'\nexport const die = Math.random()"),
  ]
  expect(offencesIn(modules, workspaces)).toEqual([
    { path: 'games/a/rules/melee.ts', line: 2, says: "'../text/en.ts' is text: rules may not import it" },
    { path: 'games/a/rules/melee.ts', line: 3, says: 'Math.random: chance comes from play.roll, draw and shuffle' },
  ])
})
