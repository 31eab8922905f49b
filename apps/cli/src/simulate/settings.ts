import type { Setup, SettingValue } from '@tabletome/engine'
import type { GameInfo, Setting } from '@tabletome/games/types'
import { Misuse, oneOf } from '../arguments.ts'

/** The setup that was asked for, checked against what the game offers; what was not said is as usual. */
export function setupOf(
  info: GameInfo,
  asked: {
    mode?: string | undefined
    players?: number | undefined
    set?: Readonly<Record<string, string>> | undefined
  },
): Setup {
  const modes = info.modes.map(({ id }) => id)
  const name = asked.mode === undefined ? info.modes[0].id : oneOf('mode', asked.mode, modes)
  const mode = info.modes.find(({ id }) => id === name) ?? info.modes[0]
  const { min, max } = mode.players
  const players = asked.players ?? Math.max(min, Math.min(max, 2))
  if (players < min || players > max)
    throw new Misuse(`${info.id} ${name} is for ${min === max ? min : `${min} to ${max}`} players, not ${players}`)
  const settings = info.settings.filter(({ modes: only }) => only === undefined || only.includes(name))
  const options: Record<string, SettingValue> = {}
  for (const { id, standard } of settings) options[id] = standard
  for (const [key, value] of Object.entries(asked.set ?? {})) {
    const id = oneOf(
      'setting',
      key,
      settings.map(each => each.id),
    )
    const setting = settings.find(each => each.id === id)
    if (setting) options[id] = valueOf(setting, value)
  }
  return { mode: name, players, options }
}

function valueOf({ id, kind, values, standard }: Setting, typed: string): SettingValue {
  if (values) {
    const found = values.find(value => String(value) === typed)
    return found ?? oneOf(`value of ${id}`, typed, values.map(String))
  }
  if (kind === 'switch') return oneOf(`value of ${id}`, typed, ['true', 'false']) === 'true'
  if (kind === 'number' || typeof standard === 'number') {
    const value = Number(typed)
    if (typed.trim() === '' || !Number.isFinite(value)) throw new Misuse(`${id} is a number, not "${typed}"`)
    return value
  }
  return typed
}

/** `a,b`: one level per seat, the last one repeated. */
export function botsOf(info: GameInfo, typed: string | undefined, seats: number): string[] {
  const levels = (typed ?? 'random').split(',').map(level => oneOf('bot', level.trim(), info.bots))
  if (levels.length > seats) throw new Misuse(`${levels.length} bots for ${seats} seats`)
  return Array.from({ length: seats }, (_, i) => levels[Math.min(i, levels.length - 1)] ?? 'random')
}
