import type { GameInfo, GameText, Mode, SettingValue, WorkshopModule } from '@tabletome/games/types'
import { useEffect, useState } from 'react'
import { loadWorkshop } from '../../app/games.ts'
import { settingsOf } from './setup.ts'

export interface Checked {
  /** There once it is loaded; a table on something unchecked is still refused by the rules. */
  readonly module: WorkshopModule | undefined
  readonly problem: string | undefined
}

/** What the workshop says of the value chosen, before a table is opened with it. */
export const useChecked = (
  info: GameInfo,
  text: GameText,
  mode: Mode,
  options: Readonly<Record<string, SettingValue>>,
): Checked => {
  const setting = info.workshop?.setting
  const isAsked = setting !== undefined && settingsOf(info, mode.id).some(({ id }) => id === setting)
  const [module, setModule] = useState<WorkshopModule>()
  useEffect(() => {
    let current = true
    if (isAsked)
      loadWorkshop(info).then(
        loaded => current && setModule(loaded),
        () => undefined,
      )
    return () => {
      current = false
    }
  }, [info, isAsked])
  if (!isAsked || !module) return { module: undefined, problem: undefined }
  return { module, problem: module.problemOf(String(options[setting] ?? ''), options, text) }
}
