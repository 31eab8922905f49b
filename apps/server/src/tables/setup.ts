import type { GameInfo, Setting } from '@tabletome/games/types'
import type { Setup, SettingValue } from '@tabletome/engine'
import { malformed } from '../http/fault.ts'
import { isWhole } from '../identity/names.ts'

const TEXT_LENGTH = 100

/** The setup as the game knows it, with the standard for every setting that was not given; throws a fault if it cannot be. */
export const checkedSetup = (info: GameInfo, setup: Setup): Setup => {
  const mode = info.modes.find(each => each.id === setup.mode)
  if (!mode) throw malformed(`The game ${info.id} has no mode “${setup.mode}”.`)
  const { min, max } = mode.players
  if (setup.players < min || setup.players > max)
    throw malformed(`The mode ${mode.id} is for ${min === max ? min : `${min} to ${max}`} players.`)
  const settings = info.settings.filter(each => each.modes === undefined || each.modes.includes(mode.id))
  const known = new Set(settings.map(setting => setting.id))
  for (const id of Object.keys(setup.options)) if (!known.has(id)) throw malformed(`There is no setting “${id}”.`)
  const options: Record<string, SettingValue> = {}
  for (const setting of settings) options[setting.id] = checkedValue(setting, setup.options)
  return { mode: mode.id, players: setup.players, options }
}

/** The level of the bots that are to stand in, if one was named. */
export const standInLevel = (info: GameInfo, bot: string | undefined): { standIn?: string } => {
  if (bot === undefined) return {}
  if (!info.bots.includes(bot)) throw malformed(`There is no bot “${bot}” for this game.`)
  return { standIn: bot }
}

const checkedValue = (setting: Setting, given: Setup['options']): SettingValue => {
  if (!Object.hasOwn(given, setting.id)) return setting.standard
  const value = given[setting.id]
  if (value === undefined || !fits(setting, value))
    throw malformed(`The setting “${setting.id}” cannot be ${JSON.stringify(value)}.`)
  return value
}

const fits = (setting: Setting, value: SettingValue): boolean => {
  if (setting.values !== undefined && setting.kind !== 'text') return setting.values.includes(value)
  if (setting.kind === 'switch') return typeof value === 'boolean'
  if (setting.kind === 'number') return Number.isSafeInteger(value)
  return typeof value === 'string' && value.length <= TEXT_LENGTH && isWhole(value)
}
