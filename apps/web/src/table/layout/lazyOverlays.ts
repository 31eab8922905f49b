import { lazy } from 'react'

export const loadOverlays = () => import('./overlays.ts')

export const CardDialog = lazy(async () => ({ default: (await loadOverlays()).CardDialog }))
export const RuleDialog = lazy(async () => ({ default: (await loadOverlays()).RuleDialog }))
export const MilestoneLeaf = lazy(async () => ({ default: (await loadOverlays()).MilestoneLeaf }))
export const MilestonePage = lazy(async () => ({ default: (await loadOverlays()).MilestonePage }))
export const Help = lazy(async () => ({ default: (await loadOverlays()).Help }))
export const TableMenu = lazy(async () => ({ default: (await loadOverlays()).TableMenu }))
