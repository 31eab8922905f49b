import type { Fitted } from '@tabletome/bots'

/** Made by `tabletome chance rift`; how well it tells: docs/bots.md. */
export const FITTED: Fitted = { rules: 3, bots: 'none', matches: 0, seed: '', phases: {} }
