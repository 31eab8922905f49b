import type { Trained } from '@tabletome/bots'

/** Made as `tabletome train tactics --expert` does it, from the weights of `skilled`. */
export const TRAINED: Trained = {
  rules: 2,
  by: '14 generations of 28, 40 duels each from both sides: habit wins 0.696, give or take 0.037, of 250 other duels against habit untrained',
  weights: {
    'points.body': 3.309,
    'points.bodyHalf': 4.849,
    'points.supply': 0.0459,
    'points.weakened': 0.3506,
    'points.capture': 1.672,
    'points.survivor': 1.429,
    'points.village': 0.6228,
    'points.flag.0': 5.175,
    'points.flag.1': 2.338,
    'points.flag.2': 1.02,
    'points.hold': 0.6597,
    'points.lose': 0.5499,
    'points.lead': 0.1827,
    'points.way': 0.05112,
    'points.hunt': 0.0398,
    'points.forest': 0.12,
    'points.water': -0.119,
    'points.peak': 0.2133,
    'points.high': 0.05695,
    'points.danger': 0.2244,
    'points.menace': 0.2556,
  },
}
