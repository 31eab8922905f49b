import { ABILITIES } from '../../content/cards.ts'
import { DESTRUCTION } from '../../content/regions.ts'
import type { Cause } from '../../rules/state/shape.ts'
import { usedName } from '../names.ts'
import { change } from '../../../text/sentence.ts'
import type { Words } from '../words.ts'
import { because, defenderAt, placeAt, type Tellers } from './line.ts'

/** Whom an effect carries off, rather than its own feet. */
const SWEEPERS: readonly Cause[] = ['seaSerpent', 'kraken']

/** What Defenders do and suffer. */
export const defenderLines = (words: Words) => {
  const { log, why } = words
  /** HP paid as a price stand on the line of what was paid for. */
  const isPrice = (cause: Cause) =>
    cause === 'defend' || cause === 'sacrifice' || ABILITIES.get(cause)?.card.hp !== undefined

  return {
    heroChosen: ({ seat, defender, hero }, names) => ({
      text: log.heroChosen(defender, hero, names.isMe(seat) ? undefined : names.of(seat)),
      icon: hero,
      at: [defenderAt(defender)],
    }),
    turnBegan: ({ defender, ap }) => ({
      text: log.turnBegan(defender),
      figure: why.ap(ap),
      icon: 'turn',
      at: [defenderAt(defender)],
    }),
    poolGranted: ({ ap }) => ({ text: log.poolGranted, figure: why.ap(ap), icon: 'all' }),
    turnTaken: () => undefined,
    restored: ({ defender, from, to, cause }) => ({
      text: because(words, log.restored(defender), cause),
      tone: 'good',
      figure: change(from, to),
      icon: 'restored',
      at: [defenderAt(defender)],
    }),
    turnEnded: ({ defender, lost }) =>
      lost === 0 ? undefined : { text: log.apLost(defender), figure: why.ap(-lost), icon: 'end' },
    ready: () => undefined,
    moved: ({ defender, to, cause }) => ({
      text: because(
        words,
        SWEEPERS.includes(cause)
          ? log.swept(defender, to)
          : cause === 'horn'
            ? log.brought(defender, to)
            : log.moved(defender, to),
        cause,
      ),
      icon: 'move',
      at: [placeAt(to), defenderAt(defender)],
    }),
    hpLost: ({ defender, from, to, cause }) =>
      isPrice(cause)
        ? undefined
        : {
            text: because(words, log.hpLost(defender), cause),
            tone: 'bad',
            figure: change(from, to),
            icon: 'hurt',
            at: [defenderAt(defender)],
          },
    hpGained: ({ defender, from, to, cause }) => ({
      text: because(words, log.hpGained(defender), cause),
      tone: 'good',
      figure: change(from, to),
      icon: 'heal',
      at: [defenderAt(defender)],
    }),
    exhausted: ({ defender }) => ({
      text: log.exhausted(defender),
      tone: 'bad',
      icon: 'exhausted',
      at: [defenderAt(defender)],
    }),
    sacrificed: ({ defender, gain }) => ({
      text: log.sacrificed(defender, gain),
      icon: 'sacrifice',
      at: [defenderAt(defender)],
    }),
    abilityUsed: ({ defender, ability, ap, hp }) => ({
      text: log.abilityUsed(defender, usedName(words, ability)),
      ...(ap > 0 ? { figure: why.ap(-ap) } : hp > 0 ? { figure: why.hp(-hp) } : {}),
      icon: 'ability',
      at: [`ability ${ability}`, defenderAt(defender)],
    }),
    artifactDrawn: ({ defender, artifact }) => ({
      text: log.artifactDrawn(defender, artifact),
      tone: 'good',
      icon: artifact,
      at: [`artifact ${artifact}`, defenderAt(defender)],
    }),
    /** What is won is carried, unless one had to choose. */
    artifactEquipped: ({ defender, artifact, instead }) =>
      instead === undefined
        ? undefined
        : {
            text: log.artifactEquipped(defender, artifact, instead),
            icon: artifact,
            at: [`artifact ${artifact}`, defenderAt(defender)],
          },
    artifactReturned: ({ artifact }) => ({ text: log.artifactReturned(artifact), icon: artifact }),
    enteredCircle: ({ defender }) => ({
      text: log.enteredCircle(defender),
      icon: 'circle',
      at: [placeAt('mountains'), defenderAt(defender)],
    }),
    leftCircle: ({ defender }) => ({ text: log.leftCircle(defender), icon: 'circle', at: [defenderAt(defender)] }),
    fought: ({ defender }) => ({
      text: log.fought(defender),
      tone: 'good',
      icon: 'fight',
      at: ['foe', defenderAt(defender)],
    }),
    threatRose: ({ place, from, to, cause, region }) => ({
      text: because(words, log.rose(place), cause, region === undefined ? [] : [log.isDestroyed(region)]),
      tone: 'bad',
      figure: place === 'capital' ? `${change(from, to)} / ${DESTRUCTION.capital}` : change(from, to),
      icon: place === 'capital' ? 'capital' : 'threat',
      at: [placeAt(place)],
    }),
    threatFell: ({ place, from, to, cause, defender }) => ({
      text:
        cause === 'secure' && defender !== undefined
          ? log.secured(defender, place)
          : because(words, log.fell(place), cause),
      tone: 'good',
      figure: change(from, to),
      icon: 'secure',
      at: [placeAt(place)],
    }),
  } satisfies Partial<Tellers>
}
