import { randomInt } from 'node:crypto'

const EPITHETS = [
  'Amber',
  'Bold',
  'Calm',
  'Deft',
  'Eager',
  'Fair',
  'Gentle',
  'Hardy',
  'Jolly',
  'Keen',
  'Lucky',
  'Merry',
]
const BEASTS = [
  'Badger',
  'Crane',
  'Dormouse',
  'Falcon',
  'Fox',
  'Hare',
  'Heron',
  'Lynx',
  'Otter',
  'Raven',
  'Stag',
  'Wren',
]

/** A guest is called something like “Keen Otter 27” until a better name is given. */
export const guestName = (): string => `${pick(EPITHETS)} ${pick(BEASTS)} ${randomInt(10, 100)}`

const pick = (list: readonly string[]): string => list[randomInt(list.length)] ?? ''

const BOTS = ['Ada', 'Bram', 'Cleo', 'Dana', 'Esme', 'Finn', 'Gwen', 'Hugo']

/** What the bot in that chair is called; its level is told beside it. */
export const botName = (chair: number): string => BOTS[chair % BOTS.length] ?? ''

export const NAME_LENGTH = 40

/** One line without control or invisible characters, or nothing if no name is left of it. */
export const cleanName = (text: string): string | undefined => {
  const name = oneLine(text)
  return name === '' || name.length > NAME_LENGTH ? undefined : name
}

/** Text with half a character in it cannot be stored or sent as it is. */
export const isWhole = (text: string): boolean => !/\p{Cs}/u.test(text)

/** Controls, bidirectional overrides and other invisible characters could make one name look like another. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]/gu

/** Emoji are joined by one invisible character, which may stay inside a talk but not in a name. */
export const oneLine = (text: string, keepJoiner = false): string =>
  text
    .normalize('NFC')
    .replace(INVISIBLE, each => (keepJoiner && each === '\u200d' ? each : ' '))
    .replace(/\s+/gu, ' ')
    .trim()

/** Accounts are told apart by this. */
export const loginOf = (name: string): string => name.normalize('NFKC').toLowerCase()
