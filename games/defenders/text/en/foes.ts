import type { FoeId } from '../../content/ids.ts'
import { noun, type Noun } from './noun.ts'

export interface FoeText {
  /** For its panel. */
  readonly brief: string
  readonly reveal: string
  readonly ongoing: string
  readonly event: string
}

export const foes: Record<FoeId, Noun> = {
  dragon: noun('Dragon'),
  kraken: noun('Kraken'),
  ancient: noun('Ancient', { titled: true }),
  demonLord: noun('Demon Lord'),
  colossus: noun('Colossus'),
  giant: noun('Giant'),
}

const EMPTY_GAIN = 'Each Outer Region without a Defender gains 1 Threat.'

export const foeTexts: Record<FoeId, FoeText> = {
  dragon: {
    brief: 'Goes 2 Regions clockwise at each Defender Card drawn.',
    reveal: EMPTY_GAIN,
    ongoing: 'Whenever a Defender Card is drawn, of any colour or for all, it goes 2 Regions clockwise.',
    event: 'Every Defender loses 2 HP.',
  },
  kraken: {
    brief: 'Its Region: 1 AP more to enter, no Ability there.',
    reveal: 'The Coast gains 1 Threat.',
    ongoing:
      'Entering its Region on your Turn costs 1 AP more, and the Ability of its Region is switched off. When a Round ends, its Region gains 1 Threat, then each Outer Region next to it without a Defender gains 1.',
    event: 'Each Defender in its Region loses 1 HP and is swept to the opposite Region.',
  },
  ancient: {
    brief: 'Heals 2 HP when a Round ends.',
    reveal: 'The Forest gains 1 Threat.',
    ongoing: 'When a Round ends it heals 2 HP, up to where it started.',
    event: EMPTY_GAIN,
  },
  demonLord: {
    brief: 'A Restore gives 2 HP at most.',
    reveal: 'The Capital gains 1 Threat.',
    ongoing: 'A Defender who is Restored gains 2 HP at most.',
    event: 'The Capital gains 1 Threat.',
  },
  colossus: {
    brief: 'Whoever Fights it loses 1 HP.',
    reveal: 'The Desert gains 1 Threat, then both Outer Regions next to it.',
    ongoing: 'After each Fight the Defender who Fought loses 1 HP.',
    event: 'Its Region is Destroyed. If it already is, the Capital gains 1 Threat.',
  },
  giant: {
    brief: 'Each Round it walks on: +1 Threat and −1 HP there.',
    reveal: 'The Plains gain 1 Threat.',
    ongoing:
      'When a Round ends it goes 1 Region clockwise; that Region gains 1 Threat and each Defender there loses 1 HP.',
    event: EMPTY_GAIN,
  },
}
