import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Module, readModule } from './module.ts'

/** What is read of a file depends on these and on its text. */
const READERS = ['./module.ts', './look.ts']

type Kept = Record<string, { print: string; module: Module }>

/** Modules as they were read last time, as long as their text is the same: most files do not change from run to run. */
export const keptModules = (file: string) => {
  const readers = READERS.map(name => readFileSync(new URL(name, import.meta.url), 'utf8')).join('')
  const before = load(file)
  const now: Kept = {}
  let isChanged = false
  return {
    read: (path: string, text: string): Module => {
      const print = createHash('sha1').update(readers).update(path).update(text).digest('base64')
      const known = before[path]
      const isKnown = known?.print === print
      isChanged ||= !isKnown
      now[path] = isKnown ? known : { print, module: readModule(path, text) }
      return now[path].module
    },
    save: (): void => {
      if (!isChanged) return
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(now))
    },
  }
}

const load = (file: string): Kept => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept
  } catch {
    return {}
  }
}
