import type { Entry } from './types.ts'

/** `p1 red secure`, `!p1 red secure`. */
export const entryOf = (text: string): Entry => {
  const refused = text.startsWith('!')
  const [seat = '', ...words] = text.slice(refused ? 1 : 0).split(' ')
  return { seat, option: words.join(' '), refused }
}
