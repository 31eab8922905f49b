import type { Fitted } from '@tabletome/bots'

/** Made by `tabletome chance tactics`; how well it tells: docs/bots.md. */
export const FITTED: Fitted = { rules: 1, bots: 'greedy', matches: 47, seed: 'quick', phases: {} }
