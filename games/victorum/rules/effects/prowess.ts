import type { Effect, Step } from '@tabletome/engine'
import type { CodedProwessId } from '../../content/prowess.ts'
import type { ProwessId } from '../../content/ids.ts'
import { HERO } from '../units/stats.query.ts'
import { adjacentOpponents, unitNamed } from '../units/units.query.ts'
import { endure } from '../combat/prepare.ts'
import { feed } from './fallen.ts'
import { go } from '../state/kit.ts'
import type { Victorum } from '../state/shape.ts'

type ProwessEffect = Effect<Victorum, typeof HERO>

const oneTactic = (cause: ProwessId): readonly Step[] => [go('camp.gainTactics', { count: 1, cause })]
const PRICE = 2

export const PROWESS_EFFECTS = {
  'endurance-2': { adds: { combatBegins: () => [endure()] } },
  /** A tactic when it is earned, at the latest when the campaign begins, and for each primus. */
  'veterans-kit': {
    on: {
      campaignBegan: () => oneTactic('veterans-kit'),
      prowessEarned: (_state, { prowess }) => (prowess === 'veterans-kit' ? oneTactic(prowess) : []),
      primusBeaten: () => oneTactic('veterans-kit'),
    },
  },
  'borrowed-banners': { on: { rivalWon: () => oneTactic('borrowed-banners') } },
  /** The hero heals 1 HP for each other unit of yours that fell, in combat or not. */
  'feed-the-dark': {
    adds: {
      unitsFell: (_state, { fallen }) => {
        const mine = fallen.filter(({ side, unit }) => side === 'player' && unit !== HERO).length
        return mine > 0 ? [feed({ hp: mine })] : []
      },
    },
  },
  /** A blessing that saves the hero strikes whoever is beside it. */
  'freedoms-price': {
    adds: {
      unitsFell: ({ open }, { survived }) => {
        const hero = survived ? unitNamed(open, HERO) : undefined
        const units =
          hero === undefined ? [] : adjacentOpponents(open, hero).map(({ id }) => ({ unit: id, damage: PRICE }))
        return units.length > 0 ? [go('harm', { units, cause: 'freedoms-price', by: HERO })] : []
      },
    },
  },
} as const satisfies Readonly<Record<CodedProwessId, ProwessEffect>>
