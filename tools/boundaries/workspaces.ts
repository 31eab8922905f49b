import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Workspaces } from './resolve.ts'

/** Package name → its folder and its `exports`, as the package files say. */
export const workspacesOf = (root: string): Workspaces => {
  const folders = ['packages', 'apps'].flatMap(group =>
    readdirSync(join(root, group)).map(name => posix.join(group, name)),
  )
  const found: Workspaces = {}
  for (const folder of [...folders, 'games', 'bench']) {
    const file = readFileSync(join(root, folder, 'package.json'), 'utf8')
    const { name, exports = {} } = JSON.parse(file) as { name: string; exports?: Record<string, string> }
    found[name] = { folder, exports }
  }
  return found
}
