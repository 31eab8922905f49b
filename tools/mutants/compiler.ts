import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Change, changed } from './mutate.ts'
import type { Source } from './subject.ts'

interface Mutant {
  readonly source: Source
  readonly change: Change
}

/**
 * Which changes the compiler refuses: what does not compile is no program, and nobody need test it. It is asked only about
 * changes that no test noticed, many files at a time with one change each, in a copy of the games.
 */
export const refusedOf = <M extends Mutant>(root: string, game: string, mutants: readonly M[]): Set<M> => {
  const refused = new Set<M>()
  if (mutants.length === 0) return refused
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'))
  try {
    cpSync(join(root, 'games'), join(folder, 'games'), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings(root, game)))
    for (let waiting = [...mutants]; waiting.length > 0; ) {
      const batch = oneOfEach(waiting)
      for (const { source, change } of batch) writeFileSync(join(folder, source.path), changed(source.code, change))
      const said = complaints(root, folder)
      for (const mutant of batch) if (said.includes(`${mutant.source.path}(`)) refused.add(mutant)
      for (const { source } of batch) writeFileSync(join(folder, source.path), source.code)
      waiting = waiting.filter(mutant => !batch.includes(mutant))
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return refused
}

/** The settings of the project, but what is merely left unused is no fault here. */
const settings = (root: string, game: string) => ({
  extends: join(root, 'tsconfig.json'),
  compilerOptions: { incremental: false, noUnusedLocals: false, noUnusedParameters: false, tsBuildInfoFile: null },
  include: ['rules', 'content', 'index.ts'].map(part => `games/${game}/${part}`),
  exclude: ['**/*.test.ts'],
})

const oneOfEach = <M extends Mutant>(mutants: readonly M[]): M[] => {
  const found = new Map<string, M>()
  for (const mutant of mutants) if (!found.has(mutant.source.path)) found.set(mutant.source.path, mutant)
  return [...found.values()]
}

const complaints = (root: string, folder: string): string => {
  try {
    execFileSync(join(root, 'node_modules/.bin/tsc'), ['--noEmit', '-p', 'tsconfig.json'], {
      cwd: folder,
      encoding: 'utf8',
    })
    return ''
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : ''
  }
}
