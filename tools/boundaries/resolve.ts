import { posix } from 'node:path'
import { workspaceOf } from './layers.ts'

/** Package name → its folder and its `exports`. */
export type Workspaces = Record<string, { folder: string; exports: Record<string, string> }>

/** Where an import leads: a file of ours, a package from outside, or into a package past its public entries. */
export type Target = { to: 'file'; path: string } | { to: 'outside'; name: string } | { to: 'nowhere'; why: string }

export const resolve = (importer: string, from: string, workspaces: Workspaces): Target => {
  const bare = from.replace(/\?.*$/, '')
  if (bare.startsWith('.')) return resolveRelative(importer, bare)
  const name = Object.keys(workspaces).find(one => bare === one || bare.startsWith(`${one}/`))
  const workspace = name === undefined ? undefined : workspaces[name]
  if (name === undefined || workspace === undefined) return { to: 'outside', name: bare }
  const entry = entryOf(`.${bare.slice(name.length)}`, workspace.exports)
  if (entry === undefined) return { to: 'nowhere', why: `is not a public entry of ${name}` }
  return { to: 'file', path: posix.join(workspace.folder, entry) }
}

const resolveRelative = (importer: string, from: string): Target => {
  const path = posix.join(posix.dirname(importer), from)
  const home = workspaceOf(importer)
  const there = workspaceOf(path)
  if (home !== there && there !== '')
    return { to: 'nowhere', why: 'reaches into another package: use its package name' }
  return { to: 'file', path }
}

const entryOf = (request: string, exports: Record<string, string>): string | undefined => {
  const exact = exports[request]
  if (exact !== undefined) return exact
  for (const [pattern, target] of Object.entries(exports)) {
    const [head = '', tail] = pattern.split('*')
    if (tail === undefined || !request.startsWith(head) || !request.endsWith(tail)) continue
    return target.replace('*', request.slice(head.length, request.length - tail.length))
  }
  return undefined
}
