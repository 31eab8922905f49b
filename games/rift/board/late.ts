import './late.css'

/** What a match does not begin with: towers in hand, what is aimed and placed, trays on the march, the forecast, the shop. */
export { AbilityChoice, AbilityLook } from './hand/AbilityChoice.tsx'
export { Shop, WhiteSites } from './hand/Shop.tsx'
export { TowerCard } from './hand/TowerCard.tsx'
export { Workbench } from './hand/Workbench.tsx'
export { AimOverlay } from './map/AimOverlay.tsx'
export { ForecastOverlay } from './map/ForecastOverlay.tsx'
export { Routes } from './map/March.tsx'
export { TrayFace } from './map/TrayFace.tsx'
export { AimPanel } from './panels/AimPanel.tsx'
export { ForecastBox } from './panels/ForecastBox.tsx'
export { TrayPanel } from './panels/TrayPanel.tsx'
