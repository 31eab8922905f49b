import type { ScionId } from '../content/ids.ts'
import { type Arms, type Given, given, type Position } from './given.ts'

const ACT_FOUR: Position = {
  act: 4,
  weeks: 6,
  place: 'VES-C',
  primuses: ['-bingqing', '-decimus', '-the-parthian'],
}

/** The encampment has just entered the capital of Act IV: the scion combat begins. */
export const entering = (scion: ScionId, position: Position = {}): Given =>
  given({ ...ACT_FOUR, scion, ...position }).from('event')

/** In the middle of a scion combat; play begins with your turn unless told otherwise. */
export const against = (scion: ScionId, combat: Arms, position: Position = {}): Given =>
  given({ ...ACT_FOUR, scion, ...position, combat: { kind: 'scion', arena: 'VES', turn: 3, embers: [], ...combat } })

/** The Scion Activity Step alone; dice in the order of the card. */
export const acting = (scion: ScionId, dice: string, combat: Arms, position: Position = {}): Given =>
  against(scion, { side: 'rival', step: 'activity', ...combat }, position)
    .dice(dice)
    .onlyRunning({ do: 'scion.activity', with: undefined })
export const END = 'p1 test.end'

/** The effects that happened: `hydra.advance 1`. */
export const effects = (game: Given): string[] => game.of('scionEffect').map(({ run, x }) => `${run} ${x}`)
