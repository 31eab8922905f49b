import type { GameText } from '../../../types.ts'
import { coloursInPlay } from '../../rules/defenders/inPlay.query.ts'
import { defenderOf, viewOf, whoIs } from '../read.ts'
import type { Words } from '../words.ts'

/** The end: what decided it, and what each Defender did. */
export const createResult =
  ({ ask }: Words): GameText['result'] =>
  (anyView, names) => {
    const { open, outcome } = viewOf(anyView)
    const { result } = ask
    const rows = coloursInPlay(open).map(colour => {
      const { secured, defended, damage, artifacts } = defenderOf(open, colour).deeds
      const values = [secured, defended, damage, artifacts].map(String)
      return { name: ask.who(whoIs(open, colour, names)), values }
    })
    if (outcome === undefined) return { title: '', lead: '', rows, columns: result.columns }
    const { round, capital, foeHp } = outcome
    const lead =
      open.foe === undefined
        ? result.lostEarly(round)
        : outcome.result === 'won'
          ? result.won(open.foe.id, round, capital)
          : result.lost(open.foe.id, foeHp ?? open.foe.hp, round)
    return { title: ask.over[outcome.result], lead, rows, columns: result.columns }
  }

/** The heroes of these seats' Defenders. */
export const heroesOf: NonNullable<GameText['heroes']> = (anyView, seats) => {
  const { open } = viewOf(anyView)
  return coloursInPlay(open)
    .map(colour => defenderOf(open, colour))
    .filter(({ seat }) => seats.includes(seat))
    .map(({ hero }) => hero)
}
