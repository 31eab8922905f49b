import type { Setup } from '@tabletome/engine'
import type { GameInfo } from '@tabletome/games/types'

/** One step harder and one easier than this set-up, as far as the game has them. Values stand in that order. */
export const levelsBeside = (
  { settings }: Pick<GameInfo, 'settings'>,
  { mode, options }: Setup,
): { readonly easier?: string; readonly harder?: string } => {
  const setting = settings.find(({ id, modes }) => id === 'difficulty' && (!modes || modes.includes(mode)))
  const isLaidDown = setting?.unless !== undefined && options[setting.unless] === true
  const values = (setting?.values ?? []).map(String)
  const at = values.indexOf(String(options.difficulty ?? setting?.standard))
  if (isLaidDown || at < 0) return {}
  const [easier, harder] = [values[at - 1], values[at + 1]]
  return { ...(easier !== undefined && { easier }), ...(harder !== undefined && { harder }) }
}
