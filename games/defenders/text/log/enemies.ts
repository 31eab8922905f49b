import { DIRE } from '../../content/dire.ts'
import { abilityName, cardName, isFoe } from '../names.ts'
import { change } from '../../../text/sentence.ts'
import type { Words } from '../words.ts'
import { because, cardAt, defenderAt, placeAt, type Tellers } from './line.ts'

/** What Enemies, Dire Enemies and the Foe do. */
export const enemyLines = (words: Words) => {
  const { log, why } = words
  return {
    attacked: ({ card, region }) => ({ text: log.attacked(card, region), icon: card, at: [placeAt(region)] }),
    defended: ({ defender, region, cost, way, lowered }) => ({
      text: because(
        words,
        log.defended(defender, region),
        way,
        lowered.map(ability => abilityName(words, ability)),
      ),
      tone: 'good',
      figure: cost === 0 ? why.free : why.hp(-cost),
      icon: 'defend',
      at: [placeAt(region), defenderAt(defender)],
    }),
    declined: ({ defender, region, declined }) => ({
      text: declined ? log.declined(defender, region) : log.reconsidered(defender),
      icon: 'decline',
      at: [placeAt(region), defenderAt(defender)],
    }),
    undefended: () => undefined,
    direEffect: ({ card }) => ({
      text: log.direEffect(card, abilityName(words, DIRE[card].effect)),
      tone: 'bad',
      icon: card,
      at: [cardAt(card)],
    }),
    destroyed: ({ region, marker }) => ({
      text: log.destroyed(region, typeof marker === 'object' ? cardName(words, marker.card) : undefined),
      tone: 'bad',
      icon: 'destroyed',
      at: [placeAt(region)],
    }),
    direInVain: ({ card }) => ({ text: log.direInVain, icon: card, at: [cardAt(card)], aside: true }),
    drained: () => ({ text: log.drained, tone: 'bad', icon: 'wraith' }),
    foeRevealed: ({ foe, at, hp }) => ({
      text: log.foeRevealed(foe, at),
      tone: 'bad',
      figure: why.hp(hp),
      icon: foe,
      at: ['foe', placeAt(at)],
      heading: true,
    }),
    foeMoved: ({ to, cause }) => ({
      text: isFoe(words, cause) ? log.foeMoved(to) : because(words, log.foeMoved(to), cause),
      icon: 'foe',
      at: ['foe', placeAt(to)],
    }),
    foeHurt: ({ from, to, cause }) => ({
      text: because(words, log.foeHurt, cause),
      tone: 'good',
      figure: change(from, to),
      icon: 'foe',
      at: ['foe'],
    }),
    foeHealed: ({ from, to }) => ({
      text: log.foeHealed,
      tone: 'bad',
      figure: change(from, to),
      icon: 'foe',
      at: ['foe'],
    }),
    epicEvent: ({ foe, space }) => ({ text: log.epicEvent(foe, space), tone: 'bad', icon: 'event', at: ['foe'] }),
  } satisfies Partial<Tellers>
}
