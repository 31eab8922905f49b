import { lateParts } from '@tabletome/boardkit'

const part = lateParts('victorum', () => import('./late.ts'))

export const ArenaBoard = part(parts => parts.ArenaBoard)
export const ArenaStrip = part(parts => parts.ArenaStrip)
export const AttackPanel = part(parts => parts.AttackPanel)
export const IntentPanel = part(parts => parts.IntentPanel)
export const Lists = part(parts => parts.Lists)
export const OddsBox = part(parts => parts.OddsBox)
export const OrderPicker = part(parts => parts.OrderPicker)
export const RivalColumn = part(parts => parts.RivalColumn)
export const Road = part(parts => parts.Road)
export const ScionPanel = part(parts => parts.ScionPanel)
export const UnitPanel = part(parts => parts.UnitPanel)
export const Why = part(parts => parts.Why)
