import { createHash, randomBytes, randomInt } from 'node:crypto'

/** 256 bits; the cookie holds it, the store only its hash. */
export const newSessionToken = (): string => randomBytes(32).toString('base64url')

export const isSessionToken = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** The same for an outside bot; its first letters say what it is wherever it is found. */
export const newProgramToken = (): string => `${PROGRAM}${newSessionToken()}`
const PROGRAM = 'tabletome_'
export const isProgramToken = (text: string): boolean =>
  text.startsWith(PROGRAM) && isSessionToken(text.slice(PROGRAM.length))

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** 128 bits: whoever has it may take the seat, once. */
export const newInvite = (): string => randomBytes(16).toString('base64url')

/** The server's part of a match's seed. */
export const newSeed = (): string => randomBytes(32).toString('hex')

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
const word = (length: number): string => Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** 70 bits, easy to read out: the id of a table is also the key to watch it. */
export const newTableId = (): string => word(14)

export const newPersonId = (): string => `p${word(15)}`
