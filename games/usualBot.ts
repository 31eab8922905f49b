import type { GameInfo } from './types.ts'

/** Thinks long: it sits down only where somebody asked for it. */
const PATIENT = 'expert'

/** The bot that plays where nobody has chosen one: the strongest that answers without a pause. */
export const usualBot = (info: Pick<GameInfo, 'bots'> | undefined): string | undefined =>
  info?.bots.findLast(level => level !== PATIENT)
