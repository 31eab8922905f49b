import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { offencesIn } from './guards.ts'
import { keptModules } from './kept.ts'
import type { Workspaces } from './resolve.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const FOLDERS = ['packages', 'games', 'apps', 'bench', 'tools', 'scripts', 'e2e']

const sourceFiles = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap(entry => {
    const path = posix.join(folder, entry.name)
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : sourceFiles(path)
    return /\.(ts|tsx|mjs)$/.test(entry.name) ? [path] : []
  })

const workspaces = (): Workspaces => {
  const folders = ['packages', 'apps'].flatMap(group =>
    readdirSync(join(ROOT, group)).map(name => posix.join(group, name)),
  )
  const found: Workspaces = {}
  for (const folder of [...folders, 'games', 'bench']) {
    const file = readFileSync(join(ROOT, folder, 'package.json'), 'utf8')
    const { name, exports = {} } = JSON.parse(file) as { name: string; exports?: Record<string, string> }
    found[name] = { folder, exports }
  }
  return found
}

const kept = keptModules(join(ROOT, 'node_modules/.cache/tabletome/boundaries.json'))
const modules = FOLDERS.flatMap(sourceFiles).map(path => kept.read(path, readFileSync(join(ROOT, path), 'utf8')))
kept.save()
const offences = offencesIn(modules, workspaces())
for (const { path, line, says } of offences) {
  console.error(`${relative(process.cwd(), join(ROOT, path)).split(sep).join('/')}:${line} ${says}`)
}
console.log(
  `Boundaries: ${modules.length} modules, ${offences.length === 0 ? 'all within' : `${offences.length} out of bounds`}`,
)
process.exitCode = offences.length === 0 ? 0 : 1
