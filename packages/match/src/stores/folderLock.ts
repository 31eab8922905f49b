/** A folder belongs to one process at a time, and within it every file is changed by one caller at a time. */
import { readFileSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** How often this process has opened each folder. */
const opened = new Map<string, number>()

export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const path = join(folder, 'lock')
  await takeLock(path)
  opened.set(folder, (opened.get(folder) ?? 0) + 1)
  let released = false
  return async () => {
    if (released) return
    released = true
    const left = (opened.get(folder) ?? 1) - 1
    opened.set(folder, left)
    if (left === 0 && isOurs(path)) rmSync(path, { force: true })
  }
}

const takeLock = async (path: string): Promise<void> => {
  try {
    await writeFile(path, String(process.pid), { flag: 'wx' })
  } catch {
    const owner = Number(await readFile(path, 'utf8'))
    if (owner === process.pid) return
    if (isRunning(owner))
      throw new Error(`Process ${owner} is using this folder (if that is another program, delete ${path})`)
    await writeFile(path, String(process.pid))
  }
}

const isOurs = (path: string): boolean => {
  try {
    return readFileSync(path, 'utf8') === String(process.pid)
  } catch {
    return false
  }
}

const isRunning = (pid: number): boolean => {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const queues = new Map<string, Promise<unknown>>()

/** Work on the same path is done in the order it was asked for, also through several stores of this process. */
export const oneAtATime = <R>(path: string, work: () => Promise<R>): Promise<R> => {
  const before = queues.get(path) ?? Promise.resolve()
  const result = before.then(work)
  const settled = result.then(
    () => undefined,
    () => undefined,
  )
  queues.set(path, settled)
  void settled.then(() => {
    if (queues.get(path) === settled) queues.delete(path)
  })
  return result
}
