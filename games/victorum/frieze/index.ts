import { friezeWith } from '../../text/frieze.ts'
import type { FriezeMark } from '../../frieze.ts'
import type { GameText } from '../../types.ts'
import type { Fact } from '../rules/state/shape.ts'

type Began = Extract<Fact, { type: 'combatBegan' }>

const WEIGHTS: Readonly<Record<Began['kind'], number>> = { sport: 1, bloodshed: 1, primus: 3, scion: 4 }

/** A fight of an event by its kind, that against a primus or the scion by its name. */
const nameOf = ({ kind, against }: Began, text: GameText): string =>
  kind === 'sport' || kind === 'bloodshed'
    ? text.words(`deck.${kind}`)
    : text.words(`${kind === 'primus' ? 'hero' : 'scion'}.${against}`)

/** The fights of a campaign, won and lost. */
export const frieze = friezeWith<Fact>({
  combatEnded: ({ result }, text, before): Omit<FriezeMark, 'at'> | undefined => {
    const began = before.findLast(fact => fact.type === 'combatBegan')
    return (
      began && {
        icon: began.kind,
        name: nameOf(began, text),
        tone: result === 'won' ? 'good' : 'bad',
        weight: WEIGHTS[began.kind],
      }
    )
  },
})
