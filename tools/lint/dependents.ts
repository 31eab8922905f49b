import type { Module } from '../boundaries/module.ts'
import { resolve, type Workspaces } from '../boundaries/resolve.ts'

/** These modules and all that import them, directly or by others: what is true of their types may have changed too. */
export const withDependents = (
  changed: readonly string[],
  modules: readonly Pick<Module, 'path' | 'imports'>[],
  workspaces: Workspaces,
): ReadonlySet<string> => {
  const importers = new Map<string, string[]>()
  for (const { path, imports } of modules)
    for (const { from } of imports) {
      const target = resolve(path, from, workspaces)
      if (target.to !== 'file') continue
      const known = importers.get(target.path)
      if (known === undefined) importers.set(target.path, [path])
      else known.push(path)
    }
  const found = new Set(changed)
  for (const path of found) for (const importer of importers.get(path) ?? []) found.add(importer)
  return found
}
