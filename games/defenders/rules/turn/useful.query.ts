import type { Now } from '../state/shape.ts'

/** AP that the end of the Turn would waste: with one a Defender can always Move, most often more (DEF-DEFENDER-06, DEF-ALL-05). */
export const usefulLeft = ({ turn }: Pick<Now['open'], 'turn'>): boolean =>
  turn !== undefined && (turn.card === 'own' ? turn.ap : turn.pool) > 0
