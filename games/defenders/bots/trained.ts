import type { Trained } from '@tabletome/bots'

/** Made by `tabletome train defenders`. */
export const TRAINED: Trained = { rules: 3, by: 'nothing yet', weights: {} }
