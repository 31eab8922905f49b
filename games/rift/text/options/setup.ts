import type { OptionText } from '../../../types.ts'
import { ABILITIES } from '../../content/abilities.ts'
import { HEROES, SOLO_HEROES } from '../../content/heroes.ts'
import type { AbilityId, Colour, HeroId, SpellId } from '../../content/ids.ts'
import { SPELLS } from '../../content/spells.ts'
import { mapIn } from '../../rules/map/map.query.ts'
import { inline, start } from '../../../text/sentence.ts'
import { type At, isAlone, optionText } from './at.ts'

export const leadText = (at: At, hero: HeroId): OptionText => {
  const { words } = at
  const { health, move, basic } = HEROES[hero]
  return optionText(
    words.options.lead(hero),
    [
      words.why.stats(health, move, basic.type),
      isAlone(at) && SOLO_HEROES.includes(hero) ? words.why.goodAlone : undefined,
    ],
    { icon: hero },
  )
}

export const benchText = ({ words }: At, hero: HeroId): OptionText =>
  optionText(words.options.bench(hero), [words.texts.basics[hero]], { icon: hero })

export const pairText = ({ words }: At, first: AbilityId, second: AbilityId): OptionText => {
  const pair = [first, second]
  const { suggested } = HEROES[ABILITIES[first].hero]
  const isSuggested = pair.every(id => suggested.includes(id))
  const texts = pair.map(id => `${words.options.pair([id])}${words.colon}${words.abilities[id].text}`).join(' ')
  return optionText(words.options.pair(pair), [isSuggested ? `${start(words.why.suggested)}. ${texts}` : texts], {
    icon: 'ability',
  })
}

export const takeSpellText = ({ words }: At, spell: SpellId): OptionText =>
  optionText(
    words.options.takeSpell(spell),
    [`${words.why.power(SPELLS[spell].power)}${words.colon}${inline(words.texts.spellTexts[spell])}`],
    {
      icon: 'spell',
    },
  )

/** Alone: which sites rest (RIFT-SOLO-03). */
export const colourText = ({ words, open }: At, colour: Colour): OptionText => {
  const map = mapIn(open)
  const sites = map.sites.filter(site => map.ownerOf(site) === colour)
  return optionText(words.options.colour(colour), [words.why.sites(sites)], { icon: 'build' })
}
