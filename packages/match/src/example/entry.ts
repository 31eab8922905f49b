import type { Entry } from './types.ts'

/** `p1 red secure`, `!p1 red secure`. */
export const entryOf = (text: string): Entry => {
  const [, refused = '', seat = '', option = ''] = /^(!?)(\S+) (.*)$/.exec(text) ?? []
  return { seat, option, refused: refused !== '' }
}
