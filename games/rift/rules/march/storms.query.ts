import { STORMS } from '../../content/storms.ts'
import type { StormCard } from '../../content/types.ts'
import type { Seen } from '../state/shape.ts'

/** The portal storm of this round. */
export const stormIn = ({ storm }: Pick<Seen['open'], 'storm'>): StormCard | undefined => storm && STORMS[storm]
