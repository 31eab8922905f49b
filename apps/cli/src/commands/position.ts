import { readFileSync } from 'node:fs'
import { lay, sfc32 } from '@tabletome/engine'
import { gameById, games } from '@tabletome/games'
import { Misuse, oneOf } from '../arguments.ts'
import type { Command } from '../main.ts'
import { print } from '../output.ts'

const spec = {
  about: 'checks a position told in a file and prints the address that opens it',
  words: ['file'],
  options: {
    site: { kind: 'text', value: 'ADDRESS', about: 'where the site runs: http://localhost:5173 if not said' },
  },
} as const

/** The words of a position lie behind the hash, so that the link carries all of it. */
export const command: Command<typeof spec> = {
  spec,
  async run({ words: [file = ''], options }) {
    const { game: id, given } = readPosition(file)
    const info = gameById(
      oneOf(
        'game',
        id,
        games.map(each => each.id),
      ),
    )
    if (!info?.parts.position) throw new Misuse(`${id} cannot lay out positions`)
    const [positions, game] = await Promise.all([info.parts.position(), info.parts.game()])
    const laid = positions.lay(given)
    const position = lay(game, { ...laid.position, random: sfc32('position').save() })
    const asked = position.decisions.map(
      ({ seat, choice, options: list }) => `${seat} ${choice} (${list.length} options)`,
    )
    print(asked.length > 0 ? `asks: ${asked.join(' + ')}` : `over: ${JSON.stringify(position.outcome)}`)
    const site = (options.site ?? 'http://localhost:5173').replace(/\/$/, '')
    print(`${site}/position/${id}#${encodeURIComponent(JSON.stringify(given))}`)
    return 0
  },
}

function readPosition(file: string): { game: string; given: object } {
  let read: unknown
  try {
    read = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Misuse(`cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
  const { game, given } = (typeof read === 'object' && read !== null ? read : {}) as { game?: unknown; given?: unknown }
  if (typeof game !== 'string' || typeof given !== 'object' || given === null)
    throw new Misuse(`${file} is no position: { "game": "defenders", "given": { … } }`)
  return { game, given }
}
