import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'

const KEYS = 5000

/** Counts requests per key and window for the rate limit, by a clock that nobody can set: `ticks` only ever grows. */
export const createWindows = (ticks: () => number): FastifyRateLimitStoreCtor => {
  class Windows implements FastifyRateLimitStore {
    private readonly known = new Map<string, { current: number; since: number }>()

    incr(...[key, callback, timeWindow]: Parameters<FastifyRateLimitStore['incr']>): void {
      const now = ticks()
      const found = this.known.get(key)
      const counted = found && now - found.since < timeWindow ? found : { current: 0, since: now }
      counted.current += 1
      this.known.delete(key)
      this.known.set(key, counted)
      for (const oldest of this.known.keys()) {
        if (this.known.size <= KEYS) break
        this.known.delete(oldest)
      }
      callback(null, { current: counted.current, ttl: timeWindow - (now - counted.since) })
    }
    child(): FastifyRateLimitStore {
      return new Windows()
    }
  }
  return Windows
}
