import type { Names } from '../../../types.ts'
import type { UnitCardId } from '../../content/ids.ts'
import { CLASSES, UNITS } from '../../content/units.ts'
import type { Owner, Seat } from '../../rules/state/shape.ts'
import { type Party, partyOf, whoIs } from '../read.ts'
import { change } from '../../../text/sentence.ts'
import { spaceName } from '../../rules/realm/spaces.query.ts'
import type { Words } from '../words.ts'
import { because, spaceAt, type Tellers, unitAt } from './line.ts'

/** Set-up, turns, flags and the end. */
export const turnLines = (words: Words) => {
  const { log, ask } = words
  const parties = (seats: readonly Owner[], names: Names) => seats.map(seat => partyOf(seat, names))
  const wonBy = (winners: readonly Seat[], names: Names) => {
    const isTeam =
      winners.length === 2 &&
      winners.every(seat => (seat === 'p1' || seat === 'p3') === (winners[0] === 'p1' || winners[0] === 'p3'))
    return (isTeam ? log.teamWon : log.won)(parties(winners, names))
  }
  /** Solo and Co-op: two of each class are dealt, one of them is kept (TAC-SOLO-SETUP-02). */
  const dealtPairs = (who: Party, cards: readonly UnitCardId[]) =>
    log.dealtPairs(
      who,
      CLASSES.map(kind => cards.filter(card => UNITS[card].class === kind)),
    )
  return {
    dealt: ({ seat, cards }, names) => ({
      text: (cards.length > 4 ? dealtPairs : log.dealt)(partyOf(seat, names), cards),
      icon: 'deck',
      at: cards.map(card => `card ${card}`),
    }),
    kept: ({ seat, card, given, enemy }, names) => ({
      text: log.kept(partyOf(seat, names), card, given, partyOf(enemy, names)),
      icon: 'deck',
      at: [`card ${card}`, `card ${given}`],
    }),
    firstPlayer: ({ seat }, names) => ({ text: log.firstPlayer(partyOf(seat, names)), icon: 'turn' }),
    locationChosen: ({ seat, corners }, names) => ({
      text: log.locationChosen(partyOf(seat, names), corners),
      icon: 'place',
      at: corners.map(corner => `corner ${corner}`),
    }),
    placed: ({ unit, card, at, cause }, names) => ({
      text: because(words, log.placed(whoIs(unit, names), card, spaceName(at)), cause),
      icon: 'place',
      at: [unitAt(unit), spaceAt(at)],
    }),
    tacticKept: ({ seat }, names) =>
      names.isMe(seat) ? undefined : { text: log.tacticKept(partyOf(seat, names)), icon: 'tactic' },
    tacticChosen: ({ card }) => ({ text: log.tacticChosen(card), icon: 'tactic', at: [`tactic ${card}`] }),
    turnBegan: ({ owner, number }, names) => ({
      text: log.turnBegan(partyOf(owner, names), number),
      icon: owner === 'e1' || owner === 'e2' ? 'enemy' : 'turn',
      heading: true,
      round: true,
    }),
    turnEnded: () => undefined,
    timePassed: ({ from, to, cause }) => ({
      text: to < from ? log.timePassed : because(words, log.timeWon, cause),
      tone: to < from ? 'bad' : 'good',
      figure: change(from, to),
      icon: 'time',
      at: ['time'],
    }),
    flagMoved: ({ area, seat, from, to }, names) => ({
      text: (from === 0 ? log.flagTriggered : log.flagMoved)(partyOf(seat, names), area),
      figure: change(from, to),
      weight: 1,
      icon: 'flag',
      at: [`area ${area}`],
    }),
    flagCollected: ({ area, seat }, names) => ({
      text: log.flagCollected(partyOf(seat, names), area),
      figure: ask.result.points(5),
      weight: 4,
      icon: 'flag',
      at: [`area ${area}`],
    }),
    endTriggered: ({ cause, left }, names) => ({
      text: log.lastTurns(log.endTriggered[cause], parties(left, names)),
      weight: 3,
      icon: 'turn',
      heading: true,
    }),
    ended: ({ winners, result }, names) =>
      result === undefined
        ? { text: wonBy(winners, names), icon: 'won', heading: true }
        : result === 'won'
          ? { text: log.questWon, tone: 'good', icon: 'won', heading: true }
          : { text: log.questLost, tone: 'bad', icon: 'lost', heading: true },
  } satisfies Partial<Tellers>
}
