import { ABILITIES } from '../../content/abilities.ts'
import { extraAbilities } from '../../knowledge/heroChoices.ts'
import { actingSeat } from '../../knowledge/heroes.ts'
import {
  adjacentCells,
  blanksUnder,
  enemySquaresUnder,
  onOneHorde,
  optionalDots,
  typeOf,
} from '../../knowledge/heroPieces.ts'
import { why } from '../../knowledge/reasons.ts'
import { heroIn, shield } from '../harm.ts'
import { recover } from '../recover.ts'
import { go, option, question, step } from '../state.ts'
import type { Offers } from '../state.ts'
import { firstPlaced, placeFor, strike } from './attack.ts'
import { chooseFlip, chooseHero, offerAttack } from './choosing.ts'

/** For each blank under the tile he may place a 1×1 on any adjacent horde (RIFT-MALIK-01). */
export const malikAttack = step('basic.malik', (play, { hero }) =>
  play.next(strike({ hero, as: 'basic' }), malikExtras({ hero })),
)
const malikExtras = step('malik.extras', (play, { hero }) => {
  const { open } = play.state
  const tile = firstPlaced(open)
  if (tile === undefined) return
  const extras = blanksUnder(open, tile.tray, tile.mask)
  placeFor(play, { hero, as: 'basic' }, optionalDots(typeOf(hero, 'basic'), extras, adjacentCells(open, hero)))
})

/** Somebody may turn an ability face up; then another action at once (RIFT-MALIK-02, RIFT-RULING-42). */
export const hammerTime = step('ability.hammer-time', (play, { hero }) =>
  play.next(chooseHero({ hero, as: 'hammer-time' }), offerExtra({ hero })),
)
export const hammerChosen = step('hammer-time.chosen', (play, { hero, who }) =>
  play.next(chooseFlip({ hero, as: 'hammer-time', of: who })),
)
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
    return tile.up
      ? why('RIFT-MALIK-03', 'notAnExtra', { ability: tile.id })
      : why('RIFT-ACTION-07', 'abilityDown', { ability: tile.id })
  },
})

/** A tile on his tray; this round nobody in his space is hurt (RIFT-MALIK-04, RIFT-RULING-47). */
export const earthquake = step('ability.earthquake', (play, { hero }) => {
  heroIn(play, hero).quakes = true
  play.emit({ type: 'shielded', hero, cause: 'earthquake' })
  play.next(strike({ hero, as: 'earthquake' }))
})

/** For each enemy square under the tile he may place a 1×1, all on one adjacent horde (RIFT-MALIK-05). */
export const hammerSmash = step('ability.hammer-smash', (play, { hero }) =>
  play.next(strike({ hero, as: 'hammer-smash' }), smashExtras({ hero })),
)
const smashExtras = step('hammer-smash.extras', (play, { hero }) => {
  const { open } = play.state
  const tile = firstPlaced(open)
  if (tile === undefined) return
  const type = ABILITIES['hammer-smash'].type ?? 'physical'
  const dots = optionalDots(type, enemySquaresUnder(open, tile.tray, tile.mask), adjacentCells(open, hero))
  placeFor(play, { hero, as: 'hammer-smash' }, onOneHorde(dots))
})

/** Protected until the end of the round, and a basic attack if he likes (RIFT-MALIK-06). */
export const cantTouchThis = step('ability.cant-touch-this', (play, { hero }) => {
  shield(play, hero, 'cant-touch-this')
  play.next(offerAttack({ hero, as: 'cant-touch-this', who: hero }))
})
