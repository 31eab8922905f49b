import type { Outcome, Play } from '../state/shape.ts'

/**
 * The game stops at that instant; whichever end comes first counts (DEF-END-01, DEF-END-02, DEF-END-03, DEF-END-04,
 * DEF-RULING-31).
 */
export const endGame = (play: Play, result: Outcome['result']): void => {
  const { round, capital, foe } = play.state.open
  play.emit({ type: 'ended', result })
  play.end(foe === undefined ? { result, round, capital } : { result, round, capital, foeHp: foe.hp })
}
