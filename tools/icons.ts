import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { shortenBody } from './shorten.ts'

type IconSet = {
  icons: Record<string, { body: string }>
  aliases?: Record<string, { parent: string }>
}

type Hook = { filter: { id: RegExp }; handler: (id: string) => string }

/** The part of a vite plugin that `icon:` imports need; vite and vitest both take it. */
export type IconsPlugin = { name: string; enforce: 'pre'; resolveId: Hook; load: Hook }

const REQUESTED = /^icon:/
const RESOLVED = /^\0icon:/

/** `import body from 'icon:bear-head'` gives the paths of that game-icons drawing, to be drawn in a 256 × 256 view box. */
export const icons = (): IconsPlugin => ({
  name: 'tabletome:icons',
  enforce: 'pre',
  resolveId: { filter: { id: REQUESTED }, handler: id => `\0${id}` },
  load: {
    filter: { id: RESOLVED },
    handler: id => `export default ${JSON.stringify(shortenBody(iconBody(id.slice('\0icon:'.length))))}`,
  },
})

/** The drawing of one icon; an unknown name is an error that lists the names closest to it. */
export const iconBody = (name: string): string => {
  const { icons: drawings, aliases } = iconSet()
  const drawing = drawings[aliases?.[name]?.parent ?? name]
  if (drawing) return drawing.body
  const close = namesLike(name, Object.keys(drawings))
  throw new Error(`No icon "${name}" in game-icons.${close.length > 0 ? ` Did you mean ${close.join(', ')}?` : ''}`)
}

let loaded: IconSet | undefined

/** Six megabytes of JSON, so it is read once and only when the first icon is asked for. */
const iconSet = (): IconSet => {
  loaded ??= JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
  ) as IconSet
  return loaded
}

const namesLike = (name: string, names: string[]): string[] => {
  const words = name.split('-').filter(word => word.length > 2)
  return names.filter(other => words.some(word => other.split('-').includes(word))).slice(0, 8)
}
