import { createBuckets } from '../socket/bucket.ts'
import type { Bucket, Together } from './port.ts'

/** One process: everything is its own, and remembered here. */
export const createAlone = (ticks: () => number): Together => {
  const buckets = new Map<string, ReturnType<typeof createBuckets>>()
  const of = ({ name, perSecond, burst }: Bucket): ReturnType<typeof createBuckets> => {
    const known = buckets.get(name) ?? createBuckets(perSecond, burst)
    buckets.set(name, known)
    return known
  }
  return {
    isShared: false,
    lease: async () => true,
    take: async (bucket, key) => of(bucket).take(key, ticks()),
    attend: async () => undefined,
    pulse: async () => [],
    beat: async () => undefined,
    leave: async () => undefined,
  }
}
