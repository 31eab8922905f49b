import { spaceName } from '../../rules/realm/spaces.query.ts'
import { enemyTitle } from '../names.ts'
import { partyOf, whoIs } from '../read.ts'
import type { Words } from '../words.ts'
import { bracketed, joined } from '../../../text/sentence.ts'
import { because, spaceAt, type Tellers, unitAt } from './line.ts'

/** Tactic Cards, and what Solo Enemies do and why. */
export const cardLines = (words: Words) => {
  const { log, names: named } = words
  return {
    tacticRevealed: ({ seat, card, unit }, names) => ({
      text: log.tacticRevealed(partyOf(seat, names), card),
      icon: 'tactic',
      at: unit === undefined ? [`tactic ${card}`] : [`tactic ${card}`, unitAt(unit)],
    }),
    /** Whoever draws is told which card it is. */
    tacticDrawn: ({ seat }, names) =>
      names.isMe(seat) ? undefined : { text: log.tacticDrawn(partyOf(seat, names)), icon: 'draw' },
    tacticSeen: ({ card }) => ({ text: log.tacticSeen(card), icon: 'tactic', at: [`tactic ${card}`] }),
    tacticDiscarded: ({ seat, card, cause }, names) => ({
      text: because(words, log.tacticDiscarded(partyOf(seat, names), card), cause),
      icon: 'discard',
      at: [`tactic ${card}`],
    }),
    handDiscarded: ({ seat, cards }, names) => ({
      text: cards.length === 0 ? log.handEmpty(partyOf(seat, names)) : log.handDiscarded(partyOf(seat, names), cards),
      tone: 'bad',
      icon: 'discard',
      at: cards.map(card => `tactic ${card}`),
    }),
    tacticsShuffled: ({ cards }) => ({ text: log.tacticsShuffled(cards), icon: 'shuffle' }),
    enemyCardDrawn: ({ card, for: what, enemy }, names) => ({
      text: log.enemyCardDrawn[what](enemyTitle(words, card), enemy === undefined ? undefined : partyOf(enemy, names)),
      icon: 'enemy',
      at: [`enemy ${card}`],
    }),
    enemyCardsShuffled: ({ cards }) => ({ text: log.enemyCardsShuffled(cards), icon: 'shuffle' }),
    activated: ({ unit, leftmost }, names) => ({
      text: (leftmost ? log.activatedLeftmost : log.activated)(whoIs(unit, names)),
      icon: 'enemy',
      at: [unitAt(unit)],
    }),
    enemyAimed: ({ unit, for: what, among, goal }, names) => {
      const heroes = among.map(hero => named.unit(whoIs(hero, names)))
      const isAttack = what === 'melee' || what === 'missile' || what === 'spell'
      if (isAttack && among.length === 0) return undefined
      return {
        text: bracketed(
          log.aimed[what](whoIs(unit, names), heroes),
          joined([
            isAttack && heroes.length > 1 ? log.inOrder(heroes) : undefined,
            goal === undefined ? undefined : log.goal(spaceName(goal)),
          ]),
        ),
        icon: isAttack ? what : 'compass',
        at: [unitAt(unit), ...among.map(unitAt), ...(goal === undefined ? [] : [spaceAt(goal)])],
      }
    },
    enemyStopped: ({ unit, at, why }, names) => ({
      text: log.stopped[why](whoIs(unit, names), spaceName(at)),
      icon: 'stop',
      at: [unitAt(unit)],
    }),
    arrived: ({ unit, card, at, area }, names) => ({
      text: log.arrived(whoIs(unit, names), card, spaceName(at), area),
      icon: 'arrived',
      at: [unitAt(unit), spaceAt(at)],
    }),
  } satisfies Partial<Tellers>
}
