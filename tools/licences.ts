import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const MODULES = join(ROOT, 'node_modules')

/** Everybody who has drawn for the collection, as its licence wants them to be named. */
const ARTISTS = [
  'Lorc',
  'Delapouite',
  'John Colburn',
  'Felbrigg',
  'John Redman',
  'Carl Olsen',
  'Sbed',
  'PriorBlue',
  'Willdabeast',
  'Viscious Speed',
  'Lord Berandas',
  'Irongamer',
  'HeavenlyDog',
  'Lucas',
  'Faithtoken',
  'Skoll',
  'Andy Meneely',
  'Cathelineau',
  'Kier Heyl',
  'Aussiesim',
  'Sparker',
  'Zeromancer',
  'Rihlsul',
  'Quoting',
  'Guard13007',
  'DarkZaitzev',
  'SpencerDub',
  'GeneralAce135',
  'Zajkonur',
  'Catsu',
  'Starseeker',
  'Pepijn Poolman',
  'Pierre Leducq',
  'Caro Asercion',
  'adaptive-shield-matrix',
  'akaru44',
  'aloisdg',
]

/** Packages under the MIT licence that ship no file with its text, and whose they are. */
const MIT_WITHOUT_TEXT: Readonly<Record<string, string>> = {
  'abstract-logging': 'James Sumners',
  http_ece: 'Martin Thomson',
  'pg-types': 'Brian M. Carlson',
  pgpass: 'Hannes Hörl',
}

const RULE = '='.repeat(72)

/** The package a file belongs to, if it is one from outside. */
export const packageOf = (file: string): string | undefined =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file.replaceAll('\\', '/'))?.[1]

/** All that must be said about what is shipped: our licence, those of the packages in full, and who drew the icons. */
export const noticesOf = (packages: readonly string[]): string =>
  [
    `Tabletome\n\n${readFileSync(join(ROOT, 'LICENSE'), 'utf8').trim()}`,
    ...[...new Set(packages)].sort().map(noticeOf),
    [
      'Icons',
      '',
      `Icons made by ${ARTISTS.join(', ')}, from https://game-icons.net,`,
      'under the Creative Commons Attribution 3.0 licence (https://creativecommons.org/licenses/by/3.0/legalcode);',
      'those by Viscious Speed are in the public domain (CC0). Outlines were rounded and paths shortened by us.',
    ].join('\n'),
  ].join(`\n\n${RULE}\n\n`)

/** The terms of our own licence are those of every MIT licence. */
const MIT_TEXT = readFileSync(join(ROOT, 'LICENSE'), 'utf8')
  .replace(/^[\s\S]*?(?=Permission is hereby granted)/, '')
  .trim()

const noticeOf = (name: string): string => {
  const folder = join(MODULES, name)
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string>
  const file = readdirSync(folder).find(each => /^licen[cs]e(\.\w+)?$/i.test(each))
  const owner = MIT_WITHOUT_TEXT[name]
  if (owner !== undefined) return `${name} ${version} (MIT)\n\nCopyright (c) ${owner}\n\n${MIT_TEXT}`
  if (file === undefined) throw new Error(`${name} ships no licence text: find out what it wants before shipping it`)
  return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}`
}

/** Writes `licences.txt` into what is built, from what the bundles really hold, the fonts, and what lies beside them. */
export const licences = (beside: readonly string[] = []): Plugin => ({
  name: 'tabletome:licences',
  apply: 'build',
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      const files = Object.values(bundle).flatMap(file =>
        file.type === 'chunk' ? Object.keys(file.modules) : [...file.originalFileNames],
      )
      const found = [...files, ...this.getModuleIds()].flatMap(file => packageOf(file) ?? [])
      const outside = [...found, ...beside].filter(name => name !== 'vite' && name !== 'rolldown')
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: `${noticesOf(outside)}\n` })
    },
  },
})
