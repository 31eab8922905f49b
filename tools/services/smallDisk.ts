import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from './running.ts'

/** A disk in memory with little room, which can be filled to the last byte. */
export interface SmallDisk {
  readonly path: string
  fill(): void
  makeRoom(): void
  remove(): void
}

/** Only root may mount one: undefined where that is not allowed. */
export const mountSmallDisk = (megabytes: number): SmallDisk | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const folder = temporaryFolder('disk')
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder.path])
  if (mounted.status !== 0) {
    folder.remove()
    return undefined
  }
  const ballast = join(folder.path, 'ballast')
  return {
    path: folder.path,
    fill() {
      const file = openSync(ballast, 'a')
      try {
        for (let bytes = 1_048_576; bytes >= 4096; )
          try {
            if (writeSync(file, Buffer.alloc(bytes)) < bytes) bytes /= 4
          } catch {
            bytes /= 4
          }
      } finally {
        closeSync(file)
      }
    },
    makeRoom: () => rmSync(ballast, { force: true }),
    remove() {
      spawnSync('umount', ['-l', folder.path])
      folder.remove()
    },
  }
}
