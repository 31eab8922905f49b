import { hash, verify } from '@node-rs/argon2'

/** Argon2id with 19 MiB, two passes, one lane. The library's own names are a const enum, which we cannot import. */
const ARGON2ID = 2
const SETTING = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const PASSWORD_LENGTH = { min: 8, max: 200 }

/** Hashing fills a thread and 19 MiB: two at a time, the others wait, and beyond a queue of 50 they are sent away. */
const AT_ONCE = 2
const WAITING = 50

export class Busy extends Error {
  override readonly name = 'Busy'
}

export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes as long for a name nobody has as for a wrong password. */
  matches(stored: string | undefined, password: string): Promise<boolean>
}

export const createPasswords = (): Passwords => {
  let running = 0
  const waiting: (() => void)[] = []
  const inTurn = async <R>(work: () => Promise<R>): Promise<R> => {
    if (running >= AT_ONCE) {
      if (waiting.length >= WAITING) throw new Busy('Too many people are signing in. Try again in a moment.')
      await new Promise<void>(go => waiting.push(go))
    }
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
  let decoy: Promise<string> | undefined
  return {
    hash: password => inTurn(() => hash(password, SETTING)),
    matches: (stored, password) =>
      inTurn(async () => {
        decoy ??= hash('nobody has this password', SETTING)
        const isRight = await verify(stored ?? (await decoy), password)
        return isRight && stored !== undefined
      }),
  }
}
