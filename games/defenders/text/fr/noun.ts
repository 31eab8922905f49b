import type * as en from '../en/noun.ts'

export interface Noun {
  readonly name: string
  readonly the: string
  readonly many?: boolean
  readonly feminine?: boolean
}
export interface PlaceNoun extends Noun {
  readonly in: string
  readonly of: string
  readonly to: string
}

export const le = (name: string): Noun => ({ name, the: `le ${name}` })
export const la = (name: string): Noun => ({ name, the: `la ${name}`, feminine: true })
export const les = (name: string): Noun => ({ name, the: `les ${name}`, many: true })
export const lesF = (name: string): Noun => ({ name, the: `les ${name}`, many: true, feminine: true })

export const list: typeof en.list = items =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`

/** In French zero is singular. */
export const count: typeof en.count = (n, one, many) => `${n} ${n < 2 ? one : many}`
