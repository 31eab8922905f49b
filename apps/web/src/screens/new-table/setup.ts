import type { SettingValue, Setup } from '@tabletome/engine'
import type { GameInfo, GameText, Mode, Setting } from '@tabletome/games/types'
import type { SeatKind } from '@tabletome/match/protocol'
import { usualBot } from '@tabletome/games/usualBot.ts'

/** Who sits on a chair: `here` is somebody else at this screen. */
export type ChairKind = SeatKind | 'here' | 'empty'
export interface Chair {
  readonly kind: ChairKind
  readonly name: string
  readonly bot: string
  /** Which of my own bots. */
  readonly program?: string
  /** Which of the seats' colours it has. */
  readonly colour: number
}
export type SetupProblem =
  | { readonly problem: 'tooFew'; readonly min: number }
  | { readonly problem: 'tooMany'; readonly max: number }
  | { readonly problem: 'needMe' }

const BOT_NAMES = ['Ada', 'Bram', 'Cleo', 'Dana'] as const

/** What the bot on that chair is called: never like a person at the table. */
export const botNameAt = (chairs: readonly Chair[], at: number): string => {
  const name = BOT_NAMES[at] ?? `${at + 1}`
  const isTaken = chairs.some(each => (each.kind === 'me' || each.kind === 'here') && each.name.trim() === name)
  return isTaken ? `${name} II` : name
}

export const settingsOf = (info: GameInfo, mode: string): readonly Setting[] =>
  info.settings.filter(({ modes }) => !modes || modes.includes(mode))

/** A word of the game's text, if it has one for this key. */
export const said = (text: Pick<GameText, 'words'>, key: string): string | undefined => {
  const words = text.words(key)
  return words === key || words === '' ? undefined : words
}

/** What a value brings: in a mode where it means something else, what it means there. */
export const aboutOf = (
  text: Pick<GameText, 'words'>,
  { id }: Pick<Setting, 'id'>,
  value: SettingValue,
  mode: Pick<Mode, 'id'>,
): string | undefined =>
  said(text, `setting.${id}.in.${mode.id}`) ??
  said(text, `setting.${id}.${String(value)}.about`) ??
  said(text, `setting.${id}.about`)

export const standardOptions = (info: GameInfo, mode: string): Record<string, SettingValue> =>
  Object.fromEntries(settingsOf(info, mode).map(({ id, standard }) => [id, standard]))

/** Another mode keeps what was chosen, as far as it has the same settings and values. */
export const optionsIn = (info: GameInfo, mode: string, before: Readonly<Record<string, SettingValue>>) =>
  Object.fromEntries(settingsOf(info, mode).map(setting => [setting.id, keptOr(setting, before[setting.id])]))

const keptOr = ({ kind, values, standard }: Setting, before: SettingValue | undefined): SettingValue =>
  before === undefined || (kind === 'choice' && !values?.includes(before)) ? standard : before

const LONGEST_TEXT = 2000

const valueFrom = ({ kind, values }: Setting, said: string): SettingValue | undefined => {
  if (kind === 'text') return said.slice(0, LONGEST_TEXT)
  if (kind === 'number') return said !== '' && Number.isFinite(Number(said)) ? Number(said) : undefined
  return (kind === 'switch' ? [true, false] : (values ?? [])).find(value => String(value) === said)
}

/** What the address has settled, `#mode=battle&realm=…`; whatever it does not know is left at what is usual. */
export const settledIn = (
  info: GameInfo,
  hash: string,
  isNew: boolean,
): { readonly mode: Mode; readonly options: Record<string, SettingValue> } => {
  const said = new URLSearchParams(hash.replace(/^#/, ''))
  const mode = info.modes.find(({ id }) => id === said.get('mode')) ?? info.modes[0]
  const options = standardOptions(info, mode.id)
  for (const setting of settingsOf(info, mode.id)) {
    if (isNew && setting.newcomer !== undefined) options[setting.id] = setting.newcomer
    const value = valueFrom(setting, said.get(setting.id) ?? '')
    if (said.has(setting.id) && value !== undefined) options[setting.id] = value
  }
  return { mode, options }
}

export const standardSetup = (info: GameInfo, players: number): Setup => {
  const [mode] = info.modes
  return { mode: mode.id, players, options: standardOptions(info, mode.id) }
}

/** One chair per possible player; the first is mine, the others stand empty until somebody is asked. */
export const firstChairs = (info: GameInfo, mode: Mode, myName: string): Chair[] => {
  const level = usualBot(info) ?? ''
  return Array.from({ length: mode.players.max }, (_, i) => ({
    kind: i === 0 ? 'me' : i < mode.players.min ? 'bot' : 'empty',
    name: i === 0 ? myName : '',
    bot: level,
    colour: i,
  }))
}

/** Only one chair is mine: taking another leaves the first one to somebody here. */
export const seated = (chairs: readonly Chair[], at: number, change: Partial<Chair>): Chair[] =>
  chairs.map((chair, i) => {
    if (i === at) return { ...chair, ...change }
    return change.kind === 'me' && chair.kind === 'me' ? { ...chair, kind: 'here' } : chair
  })

/** Nobody else can sit at a game for one. */
export const isSolo = (mode: Mode) => mode.players.max === 1

export const taken = (chairs: readonly Chair[]): Chair[] => chairs.filter(({ kind }) => kind !== 'empty')
export const isOnline = (chairs: readonly Chair[]) =>
  chairs.some(({ kind }) => kind === 'friend' || kind === 'open' || kind === 'program')

export const problemOf = (mode: Mode, chairs: readonly Chair[]): SetupProblem | undefined => {
  const { length } = taken(chairs)
  const { min, max } = mode.players
  if (length < min) return { problem: 'tooFew', min }
  if (length > max) return { problem: 'tooMany', max }
  if (!chairs.some(({ kind }) => kind === 'me' || kind === 'here')) return { problem: 'needMe' }
  return undefined
}

/** One person at this screen, and nobody else. */
export const isAlone = (chairs: readonly Chair[]): boolean => taken(chairs).length === 1 && !isOnline(chairs)
