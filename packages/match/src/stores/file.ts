/**
 * Records as files, for one process at a time: a folder per match with `record.jsonl` (the record itself), `seed` and
 * `snapshot.<seq>.json`. Each line is on disk before it counts; half a line left by a crash is dropped and reported.
 */
import { mkdir, open, readdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import type { Saved, Shape } from '@tabletome/engine'
import { formatRecord, parseRecord } from '../record.ts'
import type { MatchRecord, MatchStore, RecordEnd, RecordLine } from '../types.ts'
import { newestFirst } from './memory.ts'
import { lockFolder, oneAtATime } from './folderLock.ts'

export interface FileStore extends MatchStore {
  /** Lets another process use the folder. */
  close(): Promise<void>
}

export const openFileStore = async (
  path: string,
  report: (message: string) => void = message => console.warn(message),
): Promise<FileStore> => {
  const root = resolve(path)
  await mkdir(root, { recursive: true })
  const unlock = await lockFolder(root)
  /** Any id makes a folder name without dots and slashes. */
  const folderOf = (match: string): string => join(root, encodeURIComponent(match).replaceAll('.', '%2E'))
  const recordOf = (match: string) => join(folderOf(match), 'record.jsonl')
  const mended = async (match: string): Promise<string> => {
    if (!(await exists(folderOf(match)))) throw new Error(`No match ${match}`)
    return mend(recordOf(match), report)
  }
  /** A file that has the size it had when its lines were counted has not changed since. */
  const counted = new Map<string, { size: number; lines: number }>()
  const countLines = async (match: string): Promise<number> => {
    const known = counted.get(match)
    return known && known.size === (await stat(recordOf(match))).size
      ? known.lines
      : parseRecord(await mended(match)).lines.length
  }
  const inTurn = <R>(match: string, work: () => Promise<R>): Promise<R> => oneAtATime(folderOf(match), work)

  return {
    create: (head, seed) =>
      inTurn(head.match, async () => {
        const folder = folderOf(head.match)
        if (await exists(folder)) throw new Error(`There is already a match ${head.match}`)
        const draft = join(root, `.new.${basename(folder)}`)
        await rm(draft, { recursive: true, force: true })
        await mkdir(draft)
        await writeSafely(join(draft, 'seed'), seed)
        await writeSafely(join(draft, 'record.jsonl'), formatRecord({ head, lines: [] }))
        await rename(draft, folder)
        await syncFolder(root)
      }),

    append: (match, line) =>
      inTurn(match, async () => {
        const count = await countLines(match)
        if (line.seq <= count) return false
        if (line.seq > count + 1) throw new Error(`No match ${match} that has a line ${line.seq - 1}`)
        const size = await appendSafely(recordOf(match), line)
        counted.set(match, { size, lines: line.seq })
        return true
      }),

    finish: (match, end) =>
      inTurn(match, async () => {
        const record = parseRecord(await mended(match))
        if (!record.end) await appendSafely(recordOf(match), end)
      }),

    saveSnapshot: (match, seq, rules, position) =>
      inTurn(match, () =>
        replaceSafely(join(folderOf(match), `snapshot.${seq}.json`), JSON.stringify({ seq, rules, position })),
      ),

    async latestSnapshot(match, upTo = Number.POSITIVE_INFINITY) {
      const folder = folderOf(match)
      if (!(await exists(folder))) return undefined
      const seqs = (await readdir(folder)).flatMap(name => /^snapshot\.(\d+)\.json$/.exec(name)?.[1] ?? []).map(Number)
      const latest = Math.max(...seqs.filter(seq => seq <= upTo))
      if (!Number.isFinite(latest)) return undefined
      const text = await readFile(join(folder, `snapshot.${latest}.json`), 'utf8')
      return JSON.parse(text) as { seq: number; rules: number; position: Saved<Shape> }
    },

    read: (match, afterSeq = 0) =>
      inTurn(match, async () => {
        if (!(await exists(folderOf(match)))) return undefined
        const record = parseRecord(await mended(match))
        const seed = await readFile(join(folderOf(match), 'seed'), 'utf8')
        return { ...record, lines: record.lines.slice(afterSeq), seed }
      }),

    async list() {
      const entries = await readdir(root, { withFileTypes: true })
      const folders = entries.filter(entry => entry.isDirectory() && !entry.name.startsWith('.'))
      const records = await Promise.all(
        folders.map(({ name }) => {
          const match = decodeURIComponent(name)
          return inTurn(match, async () => summary(parseRecord(await mended(match))))
        }),
      )
      return records.sort(newestFirst)
    },

    remove: match =>
      inTurn(match, async () => {
        const gone = join(root, `.gone.${basename(folderOf(match))}`)
        if (!(await exists(folderOf(match)))) return
        await rename(folderOf(match), gone)
        counted.delete(match)
        await rm(gone, { recursive: true, force: true })
        await syncFolder(root)
      }),

    close: unlock,
  }
}

const summary = ({ head, lines, end }: MatchRecord) => ({
  head,
  lines: lines.length,
  over: end !== undefined,
  changedAt: lines.at(-1)?.at ?? head.createdAt,
})

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

/** The text of a record whose last line is whole: a line cut off by a crash was never acknowledged and goes. */
const mend = async (path: string, report: (message: string) => void): Promise<string> => {
  const text = await readFile(path, 'utf8')
  const lastStart = text.endsWith('\n') ? text.lastIndexOf('\n', text.length - 2) + 1 : text.lastIndexOf('\n') + 1
  if (lastStart === 0 || (text.endsWith('\n') && isJson(text.slice(lastStart)))) return text
  const whole = text.slice(0, lastStart)
  await truncate(path, Buffer.byteLength(whole))
  report(`${path}: dropped a last line that was not written to its end`)
  return whole
}
const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const withFile = async (path: string, flags: string, work: (file: FileHandle) => Promise<void>): Promise<void> => {
  const file = await open(path, flags)
  try {
    await work(file)
    await file.sync()
  } finally {
    await file.close()
  }
}
const writeSafely = (path: string, text: string) => withFile(path, 'w', file => writeFile(file, text))

/** The size of the file afterwards. */
const appendSafely = async (path: string, line: RecordLine | RecordEnd): Promise<number> => {
  const { size } = await stat(path)
  const text = `${JSON.stringify(line)}\n`
  try {
    await withFile(path, 'a', file => writeFile(file, text))
    return size + Buffer.byteLength(text)
  } catch (error) {
    await truncate(path, size)
    throw error
  }
}

const replaceSafely = async (path: string, text: string): Promise<void> => {
  await writeSafely(`${path}.new`, text)
  await rename(`${path}.new`, path)
}

/** A new or renamed entry is only safe when its folder is. */
const syncFolder = async (path: string): Promise<void> => {
  if (process.platform === 'win32') return
  await withFile(path, 'r', async () => undefined)
}
