import type { Me } from '@tabletome/match/protocol'
import { changeSettings, currentSettings } from '../app/settings.ts'
import { api } from './api.ts'

/** Tells the server who comes: under the name set here, or, without one, under the name the server gives to its guests. */
export const introduce = async (): Promise<Me> => {
  const me = await api.me()
  const { name } = currentSettings()
  if (name === '') changeSettings({ name: me.name })
  if (name === '' || name === me.name || me.account) return me
  return api.rename(name).catch(() => me)
}
