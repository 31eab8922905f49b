import type { Trained } from '@tabletome/bots'

/** Made by `tabletome train tactics`. */
export const TRAINED: Trained = { rules: 2, by: 'nothing yet', weights: {} }
