/**
 * Format, lint and boundaries, each as far as something has changed since it was last in order: what is formatted depends on one
 * file only, what the linter knows by types also on whatever that imports.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { offencesIn } from '../boundaries/guards.ts'
import { keptModules } from '../boundaries/kept.ts'
import { workspacesOf } from '../boundaries/workspaces.ts'
import { withDependents } from './dependents.ts'
import { passedBefore, printOf, type Prints } from './passed.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const KEPT = join(ROOT, 'node_modules/.cache/tabletome')
const NOT_OURS = ['node_modules', 'dist', 'test-results', 'playwright-report', 'data', 'screenshots', '.git']
const GUARDED = ['packages/', 'games/', 'apps/', 'bench/', 'tools/', 'scripts/', 'e2e/']
/** What a judgement on any file depends on: configurations, versions, types that are everywhere. */
const isJudge = (path: string): boolean =>
  /(^|\/)(package|package-lock|tsconfig|biome|\.oxlintrc)\.json$|\.d\.ts$/.test(path)
const isModule = (path: string): boolean => /\.(ts|tsx|mjs)$/.test(path)
const isFormatted = (path: string): boolean => /\.(ts|tsx|mjs|js|cjs|json|css|html)$/.test(path)
/** More than these are told to a program by telling it nothing: then it looks at all. */
const MANY = 1000
/** The heap fits into memory: collecting it only near the limit saves a third of the CPU time. */
const UNCOLLECTED = { GOGC: 'off', GOMEMLIMIT: '3GiB' }

const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap(entry => {
    const path = posix.join(folder, entry.name)
    if (entry.isDirectory()) return NOT_OURS.includes(entry.name) ? [] : filesIn(path)
    return isFormatted(path) ? [path] : []
  })

const texts = new Map(filesIn('').map(path => [path, readFileSync(join(ROOT, path), 'utf8')]))
const prints: Prints = Object.fromEntries([...texts].map(([path, text]) => [path, printOf(text)]))
const judges = printOf(JSON.stringify(Object.entries(prints).filter(([path]) => isJudge(path))))

/** Runs a program on these files, if there are any. */
const looksAt = (name: string, script: string, args: readonly string[], files: readonly string[]): boolean => {
  if (files.length === 0) return true
  const all = [join(ROOT, 'node_modules', script), ...args, ...(files.length > MANY ? [] : files)]
  const { status } = spawnSync(process.execPath, all, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...UNCOLLECTED },
  })
  if (status !== 0) console.error(`${name} failed`)
  return status === 0
}

const formatted = passedBefore(join(KEPT, 'format.json'), judges)
const format = (): boolean => {
  const files = formatted.changed(prints)
  const isOk = looksAt('format', '@biomejs/biome/bin/biome', ['format', '--no-errors-on-unmatched'], files)
  if (isOk) formatted.keep(prints)
  return isOk
}

const kept = keptModules(join(KEPT, 'boundaries.json'))
const modules = [...texts].flatMap(([path, text]) => (isModule(path) ? [kept.read(path, text)] : []))
kept.save()
const workspaces = workspacesOf(ROOT)

const boundaries = (): boolean => {
  const guarded = modules.filter(({ path }) => GUARDED.some(folder => path.startsWith(folder)))
  const offences = offencesIn(guarded, workspaces)
  for (const { path, line, says } of offences)
    console.error(`${relative(process.cwd(), join(ROOT, path)).split(sep).join('/')}:${line} ${says}`)
  const found = offences.length === 0 ? 'all within' : `${offences.length} out of bounds`
  console.log(`Boundaries: ${guarded.length} modules, ${found}`)
  return offences.length === 0
}

const linted = passedBefore(join(KEPT, 'lint.json'), judges)
const lint = (): boolean => {
  const ours: Prints = Object.fromEntries(Object.entries(prints).filter(([path]) => isModule(path)))
  const files = [...withDependents(linted.changed(ours), modules, workspaces)]
  const isOk = looksAt('lint', 'oxlint/bin/oxlint', ['--type-aware', '--deny-warnings'], files)
  if (isOk) linted.keep(ours)
  return isOk
}

const results = [format(), boundaries(), lint()]
process.exitCode = results.every(Boolean) ? 0 : 1
