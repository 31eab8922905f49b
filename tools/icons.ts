import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { shortenBody } from './shorten.ts'

type IconSet = {
  icons: Record<string, { body: string }>
  aliases?: Record<string, { parent: string }>
}

type Hook = { filter: { id: RegExp }; handler: (id: string, importer?: string) => string }

/** The part of a vite plugin that `icon:` imports need; vite and vitest both take it. */
export type IconsPlugin = { name: string; enforce: 'pre'; resolveId: Hook; load: Hook }

const REQUESTED = /^icon:/
const RESOLVED = /^\0icon:/

const LATER = '?later'
const PACK = 'pack/'

/**
 * `import body from 'icon:bear-head'` gives the paths of that game-icons drawing, to be drawn in a 256 × 256 view box. In a file of
 * `games/<game>/board/art` `icon:bear-head?later` gives a word that stands for them, and `icon:pack/<game>/<file>` all that the file
 * has so named; without `late` they are as the others.
 */
export const icons = ({ late = true }: { late?: boolean } = {}): IconsPlugin => ({
  name: 'tabletome:icons',
  enforce: 'pre',
  resolveId: {
    filter: { id: REQUESTED },
    handler: (id, importer = '') => (late && id.endsWith(LATER) ? `\0${id}=${fileOf(importer)}` : `\0${id}`),
  },
  load: {
    filter: { id: RESOLVED },
    handler: id => `export default ${JSON.stringify(exported(id.slice('\0icon:'.length), late))}`,
  },
})

const exported = (wanted: string, late: boolean): string | Record<string, string> => {
  if (wanted.startsWith(PACK)) return late ? packOf(wanted.slice(PACK.length)) : {}
  const [name = '', file] = wanted.split(/\?later=?/)
  return file ? `@${file}/${name}` : shortenBody(iconBody(name))
}

const fileOf = (importer: string): string => {
  const [, game, file] = /\/games\/(\w+)\/board\/art\/(\w+)\.ts$/.exec(importer) ?? []
  if (game === undefined) throw new Error(`Only the art of a board may fetch icons later, not ${importer}`)
  return `${game}/${file}`
}

const packOf = (pack: string): Record<string, string> => {
  const [game, file] = pack.split('/')
  const source = readFileSync(new URL(`../games/${game}/board/art/${file}.ts`, import.meta.url), 'utf8')
  const names = Array.from(source.matchAll(/'icon:([\w-]+)\?later'/g), ([, name = '']) => name)
  return Object.fromEntries(names.map(name => [name, shortenBody(iconBody(name))]))
}

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
