import { ABILITIES } from '../../content/abilities.ts'
import type { UnitId } from '../../content/ids.ts'
import { cellName } from '../map/cells.query.ts'
import { choosable, choosingOf, faceDownOf, whyNotChoose } from './heroChoices.query.ts'
import { actingSeat, allEnds, endsOf, heroOf, whyNotEnd, whyNotGo } from './heroes.query.ts'
import { walk } from './heroMove.ts'
import { turnAbility } from './recover.ts'
import { go, option, question, step } from '../state/kit.ts'
import type { Cell, Now, Offers } from '../state/shape.ts'
import { cellWished, heroWished } from '../state/wished.ts'

/** Whom the action is for (RIFT-RULING-35, RIFT-RULING-93). */
export const chooseHero = question('ability.hero', {
  seat: ({ open }, { hero }) => actingSeat(open, hero),
  options: ({ open }, { hero, as }) => {
    const list: Offers<'hero' | 'none'> = []
    for (const who of choosable(open, hero, as))
      list.push(option({ do: 'hero', hero: who }, go(`${as}.chosen`, { hero, who })))
    if (choosingOf(hero, as)?.may) list.push(option({ do: 'none' }, []))
    return list
  },
  whyNot: ({ open }, { hero, as }, wish) => {
    const who = heroWished(wish)
    return who === undefined ? undefined : whyNotChoose(open, hero, as, who)
  },
})

/** One face-down ability is turned face up (RIFT-LILITH-02, RIFT-MALIK-02). */
export const chooseFlip = question('ability.flip', {
  seat: ({ open }, { hero }) => actingSeat(open, hero),
  options: ({ open }, { of }) =>
    faceDownOf(open, of).map(ability => option({ do: 'flip', ability }, flip({ of, ability }), `ability ${ability}`)),
})
const flip = step('ability.turnUp', (play, { of, ability }) => turnAbility(play, of, ability, true))

/** The chosen hero moves: one space by Like the Wind, anywhere by Hocus Pocus (RIFT-RULING-39, RIFT-RULING-43). */
export const chooseMove = question('ability.move', {
  seat: ({ open }, { hero }) => actingSeat(open, hero),
  options: ({ open }, { as, who }) => {
    const list: Offers<'to' | 'stay'> = []
    const { moves } = ABILITIES[as]
    for (const to of moves === 'anywhere' ? otherEnds(open, who) : endsOf(open, who, moves ?? 0))
      list.push(option({ do: 'to', cell: to }, walk({ hero: who, to, cause: as }), `cell ${cellName(to)}`))
    if (heroOf(open, who).place === 'map') list.push(option({ do: 'stay' }, []))
    return list
  },
  whyNot: ({ open }, { as, who }, wish) => {
    const cell = cellWished(wish)
    if (cell === undefined) return undefined
    const { moves } = ABILITIES[as]
    return moves === 'anywhere' ? whyNotEnd(open, who, cell) : whyNotGo(open, who, moves ?? 0, cell)
  },
})
const otherEnds = (open: Now['open'], who: UnitId): Cell[] => {
  const { at } = heroOf(open, who)
  return allEnds(open).filter(cell => cell !== at)
}

/** A hero may perform its basic attack; the wildcat has none (RIFT-ALLERIA-09, RIFT-MALIK-06, RIFT-RULING-38). */
export const offerAttack = question('ability.attack', {
  seat: ({ open }, { hero }) => actingSeat(open, hero),
  options: (_state, { who }) =>
    who === 'wildcat'
      ? []
      : [option({ do: 'attack' }, go('hero.basic', { hero: who }), `hero ${who}`), option({ do: 'none' }, [])],
})
