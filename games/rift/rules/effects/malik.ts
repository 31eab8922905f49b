import { ABILITIES } from '../../content/abilities.ts'
import { extraAbilities } from '../heroes/heroChoices.query.ts'
import { actingSeat } from '../heroes/heroes.query.ts'
import { why } from '../state/reasons.query.ts'
import { heroIn, shield } from '../heroes/harm.ts'
import { placeBonus, strike } from '../heroes/attack.ts'
import { chooseFlip, chooseHero, offerAttack } from '../heroes/choosing.ts'
import { recover } from '../heroes/recover.ts'
import { go, option, question, step } from '../state/kit.ts'
import type { Offers } from '../state/shape.ts'
import type { EffectsOf, HeroEffect } from './effect.ts'

/** For each blank under the tile he may place a 1×1 on any adjacent horde (RIFT-MALIK-01). */
export const malik: HeroEffect = {
  use: { perform: (play, about) => play.next(strike(about), malikExtras({ hero: about.hero })) },
}
const malikExtras = step('malik.extras', (play, { hero }) => placeBonus(play, { hero, as: 'basic' }))

/** Somebody may turn an ability face up; then another action at once (RIFT-MALIK-02, RIFT-RULING-42). */
const hammerTime: HeroEffect<'hammer-time'> = {
  use: {
    perform: (play, { hero }) => play.next(chooseHero({ hero, as: 'hammer-time' }), offerExtra({ hero })),
    chosen: (play, { hero, who }) => play.next(chooseFlip({ hero, as: 'hammer-time', of: who })),
  },
}
/** Anything but It's Hammer Time, and for who copied it nothing that copies (RIFT-MALIK-03, RIFT-RULING-44). */
const offerExtra = question('ability.extra', {
  seat: ({ open }, { hero }) => actingSeat(open, hero),
  options: ({ open }, { hero }) => {
    const list: Offers<'attack' | 'ability' | 'recover' | 'none'> = []
    list.push(option({ do: 'attack' }, go('hero.basic', { hero })))
    for (const ability of extraAbilities(open, hero))
      list.push(option({ do: 'ability', ability }, go('ability.use', { hero, ability })))
    list.push(option({ do: 'recover' }, recover({ hero })), option({ do: 'none' }, []))
    return list
  },
  whyNot: ({ open }, { hero }, { answer }) => {
    const wished = answer?.do === 'ability' ? answer.ability : undefined
    const tile = open.heroes[hero]?.abilities.find(({ id }) => id === wished)
    if (tile === undefined || extraAbilities(open, hero).includes(tile.id)) return undefined
    if (!tile.up) return why('RIFT-ACTION-07', 'abilityDown', { ability: tile.id })
    return why(ABILITIES[tile.id].copies ? 'RIFT-RULING-44' : 'RIFT-MALIK-03', 'notAnExtra', { ability: tile.id })
  },
})

/** A tile on his tray; this round nobody in his space is hurt (RIFT-MALIK-04, RIFT-RULING-47). */
const earthquake: HeroEffect = {
  use: {
    perform: (play, about) => {
      const { hero } = about
      heroIn(play, hero).quakes = true
      play.emit({ type: 'shielded', hero, around: true, cause: 'earthquake' })
      play.next(strike(about))
    },
  },
}

/** For each enemy square under the tile he may place a 1×1, all on one adjacent horde (RIFT-MALIK-05). */
const hammerSmash: HeroEffect = {
  use: { perform: (play, about) => play.next(strike(about), smashExtras({ hero: about.hero })) },
}
const smashExtras = step('hammer-smash.extras', (play, { hero }) => placeBonus(play, { hero, as: 'hammer-smash' }))

/** Protected until the end of the round, and a basic attack if he likes (RIFT-MALIK-06). */
const cantTouchThis: HeroEffect = {
  use: {
    perform: (play, { hero }) => {
      shield(play, hero, 'cant-touch-this')
      play.next(offerAttack({ hero, as: 'cant-touch-this', who: hero }))
    },
  },
}

export const MALIK: EffectsOf<'malik'> = {
  'hammer-time': hammerTime,
  earthquake,
  'hammer-smash': hammerSmash,
  'cant-touch-this': cantTouchThis,
}
