import './late.css'

/** What the first turns do not show: an attack and its odds, a unit looked at, dungeons, and what only Solo and Co-op have. */
export { BlowOverlay } from './map/BlowOverlay.tsx'
export { DungeonInsets } from './map/DungeonInset.tsx'
export { MenaceOverlay } from './map/MenaceOverlay.tsx'
export { BlowPanel } from './panels/BlowPanel.tsx'
export { EnemyCardPanel } from './panels/EnemyCardPanel.tsx'
export { Quest } from './panels/Quest.tsx'
export { UnitFace } from './panels/UnitFace.tsx'
