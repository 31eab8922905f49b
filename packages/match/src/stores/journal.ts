/** The journal beside a SQLite file (`-wal`): SQLite passes over what it cannot read of it without a word, so we look ourselves. */
import { readFileSync, statSync } from 'node:fs'

const HEADER = 32
const FRAME_HEADER = 24
const MAGIC = { little: 0x377f0682, big: 0x377f0683 }

/**
 * How many stored changes stand in the journal behind a place that cannot be read. One may be the change that was being written
 * when the machine lost power, of which nobody has heard; more than one means that something stored is lost.
 */
export const lostChanges = (database: string): number => {
  const path = `${database}-wal`
  if (!isThere(path)) return 0
  const wal = readFileSync(path)
  if (wal.length <= HEADER) return 0
  const magic = wal.readUInt32BE(0)
  const isBig = magic === MAGIC.big
  const pageSize = wal.readUInt32BE(8)
  const size = FRAME_HEADER + pageSize
  let sums = checksum(wal.subarray(0, 24), [0, 0], isBig)
  if (!(isBig || magic === MAGIC.little) || !isSum(wal, 24, sums))
    return wal.every(byte => byte === 0) ? 0 : Number.POSITIVE_INFINITY
  let isReadable = true
  let lost = 0
  for (let at = HEADER; at + size <= wal.length; at += size) {
    // Frames with other salts are left over from before the journal was begun anew.
    const isOfNow = wal.compare(wal, 16, 24, at + 8, at + 16) === 0
    if (isReadable && isOfNow) {
      sums = checksum(wal.subarray(at, at + 8), sums, isBig)
      sums = checksum(wal.subarray(at + FRAME_HEADER, at + size), sums, isBig)
      if (isSum(wal, at + 16, sums)) continue
    }
    isReadable = false
    const isCommit = wal.readUInt32BE(at + 4) !== 0
    if (isOfNow && isCommit) lost += 1
  }
  return lost
}

export const isThere = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) !== undefined

type Sums = readonly [number, number]

const checksum = (bytes: Buffer, [first, second]: Sums, isBig: boolean): Sums => {
  let [a, b] = [first, second]
  for (let at = 0; at + 8 <= bytes.length; at += 8) {
    a = (a + (isBig ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at)) + b) >>> 0
    b = (b + (isBig ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4)) + a) >>> 0
  }
  return [a, b]
}

const isSum = (wal: Buffer, at: number, [first, second]: Sums): boolean =>
  wal.readUInt32BE(at) === first && wal.readUInt32BE(at + 4) === second
