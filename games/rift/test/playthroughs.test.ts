import { playthroughsHold } from '../../testing/playthroughs.ts'
import { game } from '../index.ts'

playthroughsHold(game, new URL('./playthroughs/', import.meta.url), /^ {4}ended result=(won|lost)/)
