import type { DieFace, Options } from '../rules/state/shape.ts'

/** The six faces of an Action Die; `standard` is the ruling, the others are house dice (TAC-RULING-01). */
export const DIE_FACES: Readonly<Record<Options['dieFaces'], readonly DieFace[]>> = {
  standard: ['push', 'pushStar', 'star', 'star', 'miss', 'missPush'],
  wild: ['push', 'pushStar', 'pushStar', 'star', 'miss', 'missPush'],
  calm: ['push', 'star', 'star', 'miss', 'blank', 'missPush'],
}
