import { games } from '@tabletome/games'
import type { Command } from '../main.ts'
import { print, printJson, tableOf } from '../output.ts'

const spec = {
  about: 'lists the games, their modes and settings',
  words: [],
  options: { json: { kind: 'flag', about: 'as JSON' } },
} as const

export const command: Command<typeof spec> = {
  spec,
  async run({ options }) {
    const list = games.map(({ id, modes, settings, minutes, bots }) => ({ id, modes, settings, minutes, bots }))
    if (options.json) printJson({ games: list })
    else
      print(
        tableOf([
          ['game', 'modes', 'players', 'bots', 'settings'],
          ...list.map(({ id, modes, settings, bots }) => [
            id,
            modes.map(mode => mode.id).join(', '),
            modes.map(({ players: { min, max } }) => `${min}–${max}`).join(', '),
            bots.join(', '),
            settings.map(setting => `${setting.id}=${(setting.values ?? [setting.standard]).join('|')}`).join(' '),
          ]),
        ]),
      )
    return 0
  },
}
