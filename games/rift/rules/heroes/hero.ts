import type { Reason } from '@tabletome/engine'
import { done } from '@tabletome/engine'
import { ABILITY_IDS } from '../../content/abilities.ts'
import type { AbilityId, UnitId } from '../../content/ids.ts'
import { actingSeat, heroOf, pointsOf, whyNotAct, whyNotGo } from './heroes.query.ts'
import { why } from '../state/reasons.query.ts'
import { heroIn } from './harm.ts'
import { listMoves } from './heroMove.ts'
import { recover } from './recover.ts'
import { go, option, question, step } from '../state/kit.ts'
import type { Into, Now, Offer, Offers, Wish } from '../state/shape.ts'
import { cellWished } from '../state/wished.ts'

/** The hero card is played, or the wildcat wakes: once a round (RIFT-HERO-01, RIFT-ALLERIA-02, RIFT-RULING-38). */
export const activate = step('hero.activate', (play, { hero }) => {
  heroIn(play, hero).played = true
  play.state.open.active = { hero, moved: false, acted: false }
  play.emit({ type: 'heroActivated', hero })
  play.next(chooseAct({ hero }), endActivation())
})

export const endActivation = step('hero.end', play => {
  delete play.state.open.active
})

/** A move and one action, in either order, both optional (RIFT-HERO-02…05, RIFT-ACTION-01). */
const chooseAct = question('hero.act', {
  seat: ({ open }, { hero }) => actingSeat(open, hero),
  repeat: true,
  options: ({ open }, { hero }) => {
    const list: Offers<'to' | 'attack' | 'ability' | 'recover' | 'done'> = []
    const { active } = open
    if (active === undefined || (active.moved && (active.acted || hero === 'wildcat'))) return list
    if (!active.moved) listMoves(open, hero, list)
    if (!active.acted && hero !== 'wildcat') listActions(open, hero, list)
    list.push(done())
    return list
  },
  whyNot: ({ open }, { hero }, wish) => whyNotOption(open, hero, wish),
})

/** Attacks and abilities need the hero on the map, recovering does not (RIFT-HERO-13, RIFT-RULING-88). */
const listActions = (open: Now['open'], hero: UnitId, list: Into<'attack' | 'ability' | 'recover'>): void => {
  const { attack, recover, abilities } = actionsOf(hero)
  const { place, abilities: tiles } = heroOf(open, hero)
  if (place === 'map') {
    list.push(attack)
    for (const { id, up } of tiles) if (up) list.push(abilities[id])
  }
  list.push(recover)
}

/** The action of an activation is taken (RIFT-ACTION-01). */
const takeAction = step('hero.action', play => {
  const { active } = play.state.open
  if (active !== undefined) active.acted = true
})

interface Actions {
  attack: Offer<'attack'>
  recover: Offer<'recover'>
  abilities: Readonly<Record<AbilityId, Offer<'ability'>>>
}
const made: Partial<Record<UnitId, Actions>> = {}
const actionsOf = (hero: UnitId): Actions => (made[hero] ??= makeActions(hero))
const makeActions = (hero: UnitId): Actions => ({
  attack: option({ do: 'attack' }, [takeAction(), go('hero.basic', { hero })]),
  recover: option({ do: 'recover' }, [takeAction(), recover({ hero })]),
  abilities: Object.fromEntries(
    ABILITY_IDS.map(ability => [
      ability,
      option({ do: 'ability', ability }, [takeAction(), go('ability.use', { hero, ability })]),
    ]),
  ) as Actions['abilities'],
})

const whyNotOption = (open: Now['open'], hero: UnitId, wish: Wish): Reason | undefined => {
  const { active } = open
  const cell = cellWished(wish)
  if (cell !== undefined)
    return active?.moved
      ? why('RIFT-HERO-04', 'movedAlready', { hero })
      : whyNotGo(open, hero, pointsOf(open, hero), cell)
  const deed = deedWished(wish)
  if (deed === undefined) return undefined
  return active?.acted ? why('RIFT-ACTION-01', 'actedAlready', { hero }) : whyNotAct(open, hero, deed)
}
const deedWished = ({ answer }: Wish): 'attack' | 'recover' | AbilityId | undefined =>
  answer?.do === 'ability'
    ? answer.ability
    : answer?.do === 'attack' || answer?.do === 'recover'
      ? answer.do
      : undefined
