import type { GameInfo } from '@tabletome/games/types'
import { inSeats } from './colours.ts'
import { botNameAt, type Chair } from './setup.ts'

/** Who sits at a table on this screen, in the order of the seats; who gave no name is called as the chair was labelled. */
export const sittersHere = (info: GameInfo, chairs: readonly Chair[], player: (number: number) => string) =>
  inSeats(info, chairs).map(chair => {
    const at = chairs.indexOf(chair)
    return chair.kind === 'bot'
      ? { kind: 'bot' as const, name: botNameAt(chairs, at), bot: chair.bot }
      : { kind: 'person' as const, name: chair.name.trim() || player(at + 1) }
  })
