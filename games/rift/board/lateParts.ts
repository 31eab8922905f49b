import { lateParts } from '@tabletome/boardkit'

const part = lateParts('rift', () => import('./late.ts'))

export const AbilityChoice = part(parts => parts.AbilityChoice)
export const AbilityLook = part(parts => parts.AbilityLook)
export const AimOverlay = part(parts => parts.AimOverlay)
export const AimPanel = part(parts => parts.AimPanel)
export const ForecastBox = part(parts => parts.ForecastBox)
export const ForecastOverlay = part(parts => parts.ForecastOverlay)
export const Routes = part(parts => parts.Routes)
export const Shop = part(parts => parts.Shop)
export const TowerCard = part(parts => parts.TowerCard)
export const TrayFace = part(parts => parts.TrayFace)
export const TrayPanel = part(parts => parts.TrayPanel)
export const WhiteSites = part(parts => parts.WhiteSites)
export const Workbench = part(parts => parts.Workbench)
