import type { OptionText } from '../../../types.ts'
import { TURN_CARDS } from '../../content/cards.ts'
import { DIRE } from '../../content/dire.ts'
import type { Colour } from '../../rules/state.ts'
import { defendCost, oneMoreThreat } from '../figures.ts'
import { abilityName } from '../names.ts'
import { type Attack, attackOf, defenderOf } from '../read.ts'
import { joined } from '../sentence.ts'
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

const defendText = (at: At, attack: Attack, colour: Colour, way: string | undefined): OptionText => {
  const { words, open } = at
  const { options, why } = words
  const { hp, hero, at: place } = defenderOf(open, colour)
  const cost = defendCost(open, colour, way, attack)
  const name = way === undefined ? '' : abilityName(words, way)
  return optionText(
    options.defend(who(at, colour)),
    [
      way === undefined ? undefined : way === 'avengingFlight' ? why.flies(attack.region, name) : why.from(place, name),
      cost === 0 ? why.free : why.hitPoints(hp, hp - cost),
      cost === hp ? why.exhausts : undefined,
      TURN_CARDS[attack.card].kind === 'dire' ? why.artifact : undefined,
      hero === 'paladin' && !open.drained ? why.after(abilityName(words, 'retribution')) : undefined,
    ],
    { icon: hero },
  )
}

const declineText = (at: At, attack: Attack, colour: Colour): OptionText => {
  const { words, about } = at
  const { candidates = [], declined = [] } = about
  const result = undefendedWhy(at, attack)
  const last = candidates.every(each => each === colour || declined.includes(each))
  return optionText(words.options.decline(who(at, colour)), [last ? result.words : words.why.ifNobody(result.words)], {
    icon: 'decline',
    ...(result.bad && last ? { tone: 'threat' } : {}),
  })
}

/** `c defend`, `c defend way`, `c decline`, `c reconsider`. */
export const defendWindowText = (at: At, colour: Colour, verb: string, way: string | undefined): OptionText => {
  const attack = attackOf(at.about)
  if (attack === undefined || verb === 'reconsider')
    return optionText(at.words.options.reconsider(who(at, colour)), [], { icon: 'defend' })
  return verb === 'defend' ? defendText(at, attack, colour, way) : declineText(at, attack, colour)
}
