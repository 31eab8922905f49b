import type { AnswerBy, Frozen } from '@tabletome/engine'
import type { OptionText } from '../../../types.ts'
import { TURN_CARDS } from '../../content/cards.ts'
import { DIRE } from '../../content/dire.ts'
import type { Attack, Colour, Defenders, WayId, Window } from '../../rules/state/shape.ts'
import { defendCost, oneMoreThreat } from '../say/figures.ts'
import { abilityName } from '../names.ts'
import { defenderOf } from '../read.ts'
import { joined } from '../../../text/sentence.ts'
import { type At, optionText, who } from './at.ts'

/** What comes of an attack that nobody Defends: Threat, destruction, Capital, effect, the end (DEF-ENEMY-02, DEF-DIRE-04). */
const undefendedWhy = ({ words, open }: At, { card, region }: Attack) => {
  const { why } = words
  const { wasDestroyed, from, to, falls, capital, lost } = oneMoreThreat(open, region)
  const turn = TURN_CARDS[card]
  const effect = turn.kind === 'dire' && DIRE[turn.id].timing === 'onUndefended' ? DIRE[turn.id].effect : undefined
  return {
    bad: capital,
    words: joined([
      wasDestroyed ? undefined : falls ? why.falls(region) : why.threat(region, from, to),
      capital ? why.capital(open.capital, open.capital + 1) : undefined,
      lost ? why.lost : effect === undefined ? undefined : why.after(abilityName(words, effect)),
    ]),
  }
}

const defendText = (at: At, attack: Attack, colour: Colour, way: WayId): OptionText => {
  const { words, open } = at
  const { options, why } = words
  const { hp, hero, at: place } = defenderOf(open, colour)
  const cost = defendCost(open, colour, way, attack)
  const name = way === 'inPlace' ? '' : abilityName(words, way)
  return optionText(
    options.defend(who(at, colour)),
    [
      way === 'inPlace' ? undefined : way === 'avengingFlight' ? why.flies(attack.region, name) : why.from(place, name),
      cost === 0 ? why.free : why.hitPoints(hp, hp - cost),
      cost === hp ? why.exhausts : undefined,
      TURN_CARDS[attack.card].kind === 'dire' ? why.artifact : undefined,
      hero === 'paladin' && !open.drained ? why.after(abilityName(words, 'retribution')) : undefined,
    ],
    { icon: hero },
  )
}

const declineText = (at: At, window: Frozen<Window>, colour: Colour): OptionText => {
  const { words } = at
  const { candidates, declined } = window
  const result = undefendedWhy(at, window)
  const last = candidates.every(each => each === colour || declined.includes(each))
  return optionText(words.options.decline(who(at, colour)), [last ? result.words : words.why.ifNobody(result.words)], {
    icon: 'decline',
    ...(result.bad && last ? { tone: 'threat' } : {}),
  })
}

type AtWindow = At & { readonly about: Frozen<Window> }
export const DEFENDING = {
  defend: (at: AtWindow, { defender, way }: AnswerBy<Defenders, 'defend'>) => defendText(at, at.about, defender, way),
  decline: (at: AtWindow, { defender }: AnswerBy<Defenders, 'decline'>) => declineText(at, at.about, defender),
  reconsider: (at: At, { defender }: AnswerBy<Defenders, 'reconsider'>) =>
    optionText(at.words.options.reconsider(who(at, defender)), [], { icon: 'defend' }),
}
