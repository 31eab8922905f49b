import { namedCards, parsedIds } from './idGuards.ts'
import type { Layer, Part } from './layers.ts'
import { isTest, layerOf, leaveOf, workspaceOf } from './layers.ts'
import type { Import, Module } from './module.ts'
import type { Workspaces } from './resolve.ts'
import { resolve } from './resolve.ts'

export type Offence = { path: string; line: number; says: string }

/** Everything that is wrong with the modules of the project. */
export const offencesIn = (modules: readonly Module[], workspaces: Workspaces): Offence[] => [
  ...modules.flatMap(module => wrongImports(module, workspaces)),
  ...modules.flatMap(unsteadyNames),
  ...modules.flatMap(silencers),
  ...modules.flatMap(parsedIds),
  ...namedCards(modules),
  ...modules.flatMap(sleeps),
  ...modules.flatMap(strangersKeys),
  ...crowdedFolders(modules),
  ...importCycles(modules, workspaces),
]

/** The import table of the house style. */
export const wrongImports = (module: Module, workspaces: Workspaces): Offence[] =>
  module.imports.flatMap(imported => {
    const why = whyNotImport(module.path, imported, workspaces)
    return why === undefined ? [] : [{ path: module.path, line: imported.line, says: `'${imported.from}' ${why}` }]
  })

const whyNotImport = (path: string, imported: Import, workspaces: Workspaces): string | undefined => {
  const layer = layerOf(path)
  const leave = leaveOf(path, layer)
  const target = resolve(path, imported.from, workspaces)
  if (target.to === 'nowhere') return target.why
  if (target.to === 'outside') {
    if (leave.outside === 'any' || isTest(path) || allows(leave.outside, target.name)) return undefined
    return `is from outside: ${layer.part} may not import it`
  }
  const there = layerOf(target.path)
  if (isTest(target.path) && !isTest(path) && layer.part !== 'tools') return 'is for tests only'
  if (isSamePart(layer, there)) return undefined
  if (isTest(path)) return whyNotInTest(path, layer, there, target.path)
  if (layer.game !== undefined && there.game !== undefined && layer.game !== there.game)
    return `belongs to another game: ${layer.game} may not import ${there.game}`
  if (leave.values.includes(there.part)) return undefined
  if (imported.kind === 'dynamic' && leave.onDemand?.includes(there.part)) return undefined
  if (imported.kind === 'type' && leave.types?.includes(there.part)) return whyNotTypes(layer, there, target.path)
  const reach = leave.onDemand?.includes(there.part)
    ? ' except on demand, by import()'
    : leave.types?.includes(there.part)
      ? ' except by import type'
      : ''
  return `is ${there.part}: ${layer.part} may not import it${reach}`
}

const isSamePart = (one: Layer, other: Layer): boolean => one.part === other.part && one.game === other.game

/** Boards and texts know the words of the game, which are all in rules/state, and nothing else of its rules. */
const whyNotTypes = (layer: Layer, there: Layer, path: string): string | undefined =>
  there.part !== 'rules' || /\/rules\/state(\/|\.ts$)/.test(path)
    ? undefined
    : `is rules: ${layer.part} may import types from rules/state only`

/** A test may use all of its own game and whatever its package may, and the testing kits; the kit games share knows none. */
const whyNotInTest = (path: string, layer: Layer, there: Layer, target: string): string | undefined => {
  if (layer.game !== undefined && (there.game === undefined || there.game === layer.game))
    return there.part === 'web' || there.part === 'server' || there.part === 'cli'
      ? `is ${there.part}: a game's tests may not import it`
      : undefined
  const isShared = layer.part === 'gamesTesting'
  if (!isShared && workspaceOf(path) === workspaceOf(target)) return undefined
  const leave = leaveOf(path, layer)
  if (leave.values.includes(there.part) || leave.types?.includes(there.part)) return undefined
  const inside = workspaceOf(path)
  if (!isShared && (inside.startsWith('apps/') || inside === 'bench' || inside === 'games')) return undefined
  return `is ${there.part}: ${layer.part} may not import it, not even in a test`
}

const allows = (names: readonly string[], name: string): boolean =>
  names.some(one => (/[:/]$/.test(one) ? name.startsWith(one) : name === one))

const UNSTEADY: Record<string, string> = {
  'Math.random': 'chance comes from play.roll, draw and shuffle',
  Date: 'a game knows no clock',
  performance: 'a game knows no clock',
  setTimeout: 'a game knows no clock',
  setInterval: 'a game knows no clock',
  queueMicrotask: 'steps run at once',
  async: 'steps run at once',
  await: 'steps run at once',
  Promise: 'steps run at once',
  globalThis: 'a game knows nothing outside its state',
}

/** Rules and engine give the same state for the same answers, so they may not use chance, clocks or waiting of their own. */
export const unsteadyNames = (module: Module): Offence[] =>
  isSteady(module.path)
    ? module.uses.flatMap(({ name, line }) =>
        Object.hasOwn(UNSTEADY, name) ? [{ path: module.path, line, says: `${name}: ${UNSTEADY[name]}` }] : [],
      )
    : []

const isSteady = (path: string): boolean => STEADY.has(layerOf(path).part) && !isTest(path)
/** All that runs when rules run. */
const STEADY: ReadonlySet<Part> = new Set(['engine', 'rules', 'knowledge', 'content', 'words'])

/** A warning is answered by better code, never by a comment; type tests say which errors they expect. */
export const silencers = (module: Module): Offence[] =>
  module.comments.flatMap(({ name, line }) =>
    /^(@ts-(ignore|expect-error|nocheck)|(ox|es)lint-disable|biome-ignore)/.test(name) &&
    !(name.startsWith('@ts-expect-error') && module.path.endsWith('.types.test.ts'))
      ? [{ path: module.path, line, says: `silences a check: ${name}` }]
      : [],
  )

/** A browser test waits for what it wants to see; a fixed sleep is too short on one machine and too long on all others. */
export const sleeps = (module: Module): Offence[] =>
  module.path.startsWith('e2e/')
    ? module.uses.flatMap(({ name, line }) =>
        name.endsWith('.waitForTimeout')
          ? [{ path: module.path, line, says: 'sleeps: wait for a change (e2e/waiting.ts) or for what should be seen' }]
          : [],
      )
    : []

/** Where keys come from a stranger (`constructor`, `__proto__`), a table is asked whether the key is its own first. */
export const strangersKeys = (module: Module): Offence[] =>
  isMetByStrangers(module.path)
    ? module.called.map(({ name, line }) => ({
        path: module.path,
        line,
        says: `${name}[…]() is called by a key that may be a stranger's: ask Object.hasOwn(${name}, …) first`,
      }))
    : []

const isMetByStrangers = (path: string): boolean =>
  /^(games\/[^/]+\/text\/card|apps\/(server|web)\/src|packages\/match\/src)/.test(path) && !isTest(path)

/** As many as a reader takes in at a glance; tests lie beside their files and are not counted. */
const MOST_MODULES = 25

export const crowdedFolders = (modules: readonly Module[]): Offence[] => {
  const folders = new Map<string, number>()
  for (const { path } of modules) {
    if (isTest(path) || path.startsWith('e2e/')) continue
    const folder = path.slice(0, path.lastIndexOf('/'))
    folders.set(folder, (folders.get(folder) ?? 0) + 1)
  }
  return [...folders].flatMap(([path, count]) =>
    count > MOST_MODULES
      ? [
          {
            path,
            line: 1,
            says: `has ${count} modules beside each other: at most ${MOST_MODULES}, divide it by subject`,
          },
        ]
      : [],
  )
}

/** Circles of modules that need each other's values while they load. */
export const importCycles = (modules: readonly Module[], workspaces: Workspaces): Offence[] => {
  const needs = new Map(modules.map(module => [module.path, neededBy(module, workspaces)]))
  const done = new Set<string>()
  const found: Offence[] = []
  const walk = (path: string, trail: string[]): void => {
    const again = trail.indexOf(path)
    if (again >= 0) {
      const circle = trail.slice(again)
      const line = needs.get(circle[0] ?? path)?.get(circle[1] ?? path) ?? 1
      found.push({ path: circle[0] ?? path, line, says: `imports in a circle: ${[...circle, path].join(' → ')}` })
    }
    if (again >= 0 || done.has(path)) return
    for (const next of needs.get(path)?.keys() ?? []) walk(next, [...trail, path])
    done.add(path)
  }
  for (const path of needs.keys()) walk(path, [])
  return found
}

const neededBy = (module: Module, workspaces: Workspaces): Map<string, number> => {
  const needed = new Map<string, number>()
  for (const { from, kind, line } of module.imports) {
    const target = resolve(module.path, from, workspaces)
    if (kind === 'value' && target.to === 'file') needed.set(target.path, line)
  }
  return needed
}
