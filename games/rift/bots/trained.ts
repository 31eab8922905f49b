import type { Trained } from '@tabletome/bots'

/** Made by `tabletome train rift`. */
export const TRAINED: Trained = { rules: 4, by: 'nothing yet', weights: {} }
