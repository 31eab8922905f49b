import type { SettingValue } from '@tabletome/engine'
import type { Against, Experiment } from './experiment.ts'

/** Experiments were once compared with one other run: those that browsers have kept still say it so. */
type OldAgainst = { readonly setting: string; readonly value: SettingValue } | { readonly bot: string }
export type OldExperiment = Omit<Experiment, 'against'> & { readonly against?: Against | OldAgainst }

export const experimentOfOld = ({ against, ...plain }: OldExperiment): Experiment => {
  if (against === undefined) return plain
  if ('value' in against) return { ...plain, against: { setting: against.setting, values: [against.value] } }
  return { ...plain, against: 'bot' in against ? { bots: [against.bot] } : against }
}
