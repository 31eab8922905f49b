import { lateParts } from '@tabletome/boardkit'

const part = lateParts('tactics', () => import('./late.ts'))

export const BlowOverlay = part(parts => parts.BlowOverlay)
export const BlowPanel = part(parts => parts.BlowPanel)
export const DungeonInsets = part(parts => parts.DungeonInsets)
export const EnemyCardPanel = part(parts => parts.EnemyCardPanel)
export const MenaceOverlay = part(parts => parts.MenaceOverlay)
export const Quest = part(parts => parts.Quest)
export const UnitFace = part(parts => parts.UnitFace)
