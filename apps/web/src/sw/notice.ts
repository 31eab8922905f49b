import type { PushMessage } from '@tabletome/match/protocol'

/** A notification of the system, in the words of the browser it was asked for with. */
export interface SystemNotice {
  readonly title: string
  readonly body: string
  /** The page a click opens. */
  readonly path: string
  /** The same tag replaces the notification that is there. */
  readonly tag: string
}

const WORDS = {
  en: {
    turn: (game: string) => `${game}: your turn`,
    others: (names: string) => `${names} waits for you.`,
    many: (names: string) => `${names} wait for you.`,
    alone: 'The table waits for you.',
  },
  fr: {
    turn: (game: string) => `${game} : à vous`,
    others: (names: string) => `${names} vous attend.`,
    many: (names: string) => `${names} vous attendent.`,
    alone: 'La table vous attend.',
  },
} as const

/** `title` is the game’s, in that language. */
export const noticeOf = ({ table, language, others }: PushMessage, title: string): SystemNotice => {
  const words = WORDS[language]
  const names = new Intl.ListFormat(language).format(others)
  return {
    title: words.turn(title),
    body: others.length === 0 ? words.alone : others.length === 1 ? words.others(names) : words.many(names),
    path: `/t/${encodeURIComponent(table)}`,
    tag: `turn ${table}`,
  }
}

/** What came by the push service, if it is a message of ours. */
export const messageIn = (data: unknown): PushMessage | undefined => {
  if (typeof data !== 'object' || data === null || !('t' in data) || data.t !== 'turn') return undefined
  const { table, game, language, others } = data as Partial<PushMessage>
  if (typeof table !== 'string' || typeof game !== 'string' || !Array.isArray(others)) return undefined
  return { t: 'turn', table, game, language: language === 'fr' ? 'fr' : 'en', others: others.map(String) }
}
