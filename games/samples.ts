import { type Random, type Setup, type SettingValue, sfc32 } from '@tabletome/engine'
import type { GameInfo, Mode, Setting } from './types.ts'

/** A kind of table to play many games at: with the usual settings, or with settings drawn anew for every game. */
export interface Sample {
  /** `storm 3 standard`: the mode, how many play, and the settings. */
  readonly name: string
  /** How long a game takes among people, at least one hour: a long one needs more answers to show all it has. */
  readonly hours: number
  setupOf(game: number): Setup
}

/** Fewer player counts: more tables of drawn settings, so that every mode gets about as many. */
const DRAWN_PER_MODE = 3

/** All modes of a game, with every number of players. */
export const samplesOf = (info: GameInfo): readonly Sample[] =>
  info.modes.flatMap(mode => {
    const settings = info.settings.filter(({ modes }) => modes === undefined || modes.includes(mode.id))
    const counts = countsOf(mode)
    const drawn = Array.from({ length: Math.ceil(DRAWN_PER_MODE / counts.length) }, (_, i) => `drawn-${i + 1}`)
    return counts.flatMap(players =>
      ['standard', ...drawn].map((how): Sample => {
        const name = `${mode.id} ${players} ${how}`
        return {
          name,
          hours: Math.max(1, info.minutes / 60),
          setupOf(game) {
            const random = how === 'standard' ? undefined : sfc32(`${info.id} ${name} ${game} settings`)
            return { mode: mode.id, players, options: optionsOf(settings, random) }
          },
        }
      }),
    )
  })

const countsOf = ({ players: { min, max } }: Mode): number[] =>
  Array.from({ length: max - min + 1 }, (_, more) => min + more)

const optionsOf = (settings: readonly Setting[], random: Random | undefined): Setup['options'] =>
  Object.fromEntries(settings.map(setting => [setting.id, random ? drawnOf(setting, random) : setting.standard]))

/** Switches are seldom turned: some of them lay down what the other settings say. */
function drawnOf({ kind, values, standard }: Setting, random: Random): SettingValue {
  if (kind === 'switch') return random.below(4) === 0 ? !standard : standard
  return values?.[random.below(values.length)] ?? standard
}
