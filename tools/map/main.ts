/** Draws docs/map.svg: every folder of sources as a box as large as its lines, and lists the largest folders and modules. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isTest } from '../boundaries/layers.ts'
import { type Box, treemap } from './treemap.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const WIDTH = 1600
const HEIGHT = 1000
const HEAD = 20

interface Room {
  readonly name: string
  size: number
  readonly modules: { readonly path: string; readonly lines: number }[]
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter(path => /^(packages|games|apps|bench|tools|scripts)\/.*\.(ts|tsx|mjs|css)$/.test(path) && !isTest(path))
const sources = files.flatMap(path => {
  try {
    return [{ path, lines: readFileSync(join(ROOT, path), 'utf8').split('\n').length }]
  } catch {
    return [] // removed, but not yet committed
  }
})

const grouped = (nameOf: (path: string) => string, among: typeof sources): Room[] => {
  const rooms = new Map<string, Room>()
  for (const module of among) {
    const name = nameOf(module.path)
    const room = rooms.get(name) ?? { name, size: 0, modules: [] }
    rooms.set(name, room)
    room.size += module.lines
    room.modules.push(module)
  }
  return [...rooms.values()]
}
const folderOf = (path: string): string => path.split('/').slice(0, -1).join('/')
/** `games/rift`, `packages/engine`, `apps/web`: what is spoken of as one thing. */
const houseOf = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('tools') || path.startsWith('scripts') || path.startsWith('bench') ? 1 : 2)
    .join('/')

const HUES: Readonly<Record<string, number>> = {
  packages: 210,
  games: 35,
  apps: 130,
  bench: 280,
  tools: 280,
  scripts: 280,
}
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const label = ({ x, y, width }: Box, text: string, size: number, weight = 400): string =>
  width < 36
    ? ''
    : `<text x="${(x + 4).toFixed(1)}" y="${(y + size + 2).toFixed(1)}" font-size="${size}" font-weight="${weight}">${escaped(text.length * size * 0.55 > width ? `${text.slice(0, Math.max(1, Math.floor(width / (size * 0.55)) - 1))}…` : text)}</text>`
const rect = ({ x, y, width, height }: Box, fill: string, title: string): string =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${Math.max(0, width - 1).toFixed(1)}" height="${Math.max(0, height - 1).toFixed(1)}" fill="${fill}" stroke="#fff"><title>${escaped(title)}</title></rect>`
const inside = ({ x, y, width, height }: Box, head: number): Box => ({
  x: x + 2,
  y: y + head,
  width: Math.max(0, width - 5),
  height: Math.max(0, height - head - 3),
})

const houses = treemap(grouped(houseOf, sources), { x: 0, y: 0, width: WIDTH, height: HEIGHT })
const drawn = houses.flatMap(([house, box]) => {
  const hue = HUES[house.name.split('/')[0] ?? ''] ?? 0
  const rooms = treemap(grouped(folderOf, house.modules), inside(box, HEAD))
  return [
    rect(box, `hsl(${hue} 45% 82%)`, `${house.name}: ${house.size} lines`),
    label(box, `${house.name} · ${house.size.toLocaleString('en')}`, 14, 700),
    ...rooms.flatMap(([room, place]) => {
      const name = room.name.slice(house.name.length + 1) || '·'
      return [
        rect(place, `hsl(${hue} 45% 90%)`, `${room.name}: ${room.size} lines in ${room.modules.length} modules`),
        ...treemap(
          room.modules.map(module => ({ ...module, size: module.lines })),
          inside(place, 14),
        ).map(([module, small]) => rect(small, `hsl(${hue} 40% 95%)`, `${module.path}: ${module.lines} lines`)),
        label(place, `${name} ${room.modules.length}`, 10),
      ]
    }),
  ]
})
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" fill="#222">
${drawn.filter(line => line !== '').join('\n')}
</svg>
`
writeFileSync(join(ROOT, 'docs/map.svg'), svg)

const folders = grouped(folderOf, sources).toSorted((a, b) => b.modules.length - a.modules.length)
const modules = sources.toSorted((a, b) => b.lines - a.lines)
console.log(
  `docs/map.svg: ${sources.length} modules, ${sources.reduce((all, { lines }) => all + lines, 0).toLocaleString('en')} lines without tests`,
)
console.log('\nMost modules beside each other')
for (const { name, modules: inIt } of folders.slice(0, 8)) console.log(`  ${String(inIt.length).padStart(4)}  ${name}`)
console.log('\nLongest modules')
for (const { path, lines } of modules.slice(0, 8)) console.log(`  ${String(lines).padStart(4)}  ${path}`)
