/** A token bucket: `burst` at once, `perSecond` in the long run. Its times are of a clock that only ever goes forward. */
export interface Bucket {
  /** False when there is no token left. */
  take(ticks: number): boolean
  /** Takes that many more, afterwards: what is missing has to flow in first. */
  owe(tokens: number): void
}

export const createBucket = (perSecond: number, burst: number, now: number): Bucket => {
  let tokens = burst
  let at = now
  return {
    take(time) {
      tokens = Math.min(burst, tokens + ((time - at) / 1000) * perSecond)
      at = time
      if (tokens < 1) return false
      tokens -= 1
      return true
    },
    owe(more) {
      tokens -= more
    },
  }
}

/** One bucket per key (a person, a name, an address); those that are full again are forgotten. */
export interface Buckets {
  take(key: string, now: number): boolean
  /** The one of that key, to be taken from as often as one likes. */
  of(key: string): Bucket
}

export const createBuckets = (perSecond: number, burst: number): Buckets => {
  const known = new Map<string, { bucket: Bucket; at: number }>()
  const fullAfter = (burst / perSecond) * 1000
  let sweptAt = 0
  const sweep = (now: number): void => {
    sweptAt = now
    for (const [key, { at }] of known) if (now - at > fullAfter) known.delete(key)
  }
  const at = (key: string, now: number): Bucket => {
    if (now - sweptAt > fullAfter) sweep(now)
    const found = known.get(key) ?? { bucket: createBucket(perSecond, burst, now), at: now }
    found.at = now
    known.set(key, found)
    return found.bucket
  }
  return {
    take: (key, now) => at(key, now).take(now),
    of: key => ({
      take: now => at(key, now).take(now),
      owe: tokens => known.get(key)?.bucket.owe(tokens),
    }),
  }
}
