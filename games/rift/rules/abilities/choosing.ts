import type { Option, Step } from '@tabletome/engine'
import { option } from '@tabletome/engine'
import { UNIT_IDS } from '../../content/heroes.ts'
import type { AbilityId, UnitId } from '../../content/ids.ts'
import { cellName, cellNamed } from '../../knowledge/cells.ts'
import { choosable, type Chooser, faceDownOf, whyNotChoose } from '../../knowledge/heroChoices.ts'
import { actingSeat, allEnds, endsOf, heroOf, whyNotEnd, whyNotGo } from '../../knowledge/heroes.ts'
import { walk } from '../heroMove.ts'
import { basicAttack } from '../later.ts'
import { turnAbility } from '../recover.ts'
import { choice, step } from '../state.ts'
import type { Cell, Now } from '../state.ts'

export interface Chosen {
  hero: UnitId
  who: UnitId
}
/** Each action that chooses a hero has a step of this id for what comes of it. */
const chosen = (as: Chooser, about: Chosen): Step => ({ do: `${as}.chosen`, with: about })

/** Whom the action is for (RIFT-RULING-35, RIFT-RULING-93). */
export const chooseHero = choice<{ hero: UnitId; as: Chooser }>('ability.hero', {
  seat: ({ open }, { hero }) => actingSeat(open, hero),
  options: ({ open }, { hero, as }) => {
    const list: Option[] = []
    for (const who of choosable(open, hero, as)) list.push(option(`hero ${who}`, chosen(as, { hero, who })))
    if (isOptional(as)) list.push(option('none', []))
    return list
  },
  whyNot: ({ open }, { hero, as }, anchor) => {
    const who = UNIT_IDS.find(id => anchor === `hero ${id}`)
    return who === undefined ? undefined : whyNotChoose(open, hero, as, who)
  },
})
/** RIFT-RULING-33. */
const isOptional = (as: Chooser): boolean => as === 'like-the-wind' || as === 'hammer-time'

/** One face-down ability is turned face up (RIFT-LILITH-02, RIFT-MALIK-02). */
export const chooseFlip = choice<{ hero: UnitId; as: Chooser; of: UnitId }>('ability.flip', {
  seat: ({ open }, { hero }) => actingSeat(open, hero),
  options: ({ open }, { of }) =>
    faceDownOf(open, of).map(ability => option(`flip ${ability}`, flip({ of, ability }), `ability ${ability}`)),
})
const flip = step<{ of: UnitId; ability: AbilityId }>('ability.turnUp', (play, { of, ability }) =>
  turnAbility(play, of, ability, true),
)

/** The chosen hero moves: one space by Like the Wind, anywhere by Hocus Pocus (RIFT-RULING-39, RIFT-RULING-43). */
export const chooseMove = choice<{ hero: UnitId; as: 'like-the-wind' | 'hocus-pocus'; who: UnitId }>('ability.move', {
  seat: ({ open }, { hero }) => actingSeat(open, hero),
  options: ({ open }, { as, who }) => {
    const list: Option[] = []
    for (const to of as === 'like-the-wind' ? endsOf(open, who, 1) : otherEnds(open, who)) {
      const name = cellName(to)
      list.push(option(`to ${name}`, walk({ hero: who, to, cause: as }), `cell ${name}`))
    }
    if (heroOf(open, who).place === 'map') list.push(option('stay', []))
    return list
  },
  whyNot: ({ open }, { as, who }, anchor) => {
    const cell = cellNamed(anchor.replace(/^(to|cell) /, ''))
    if (cell === undefined) return undefined
    return as === 'like-the-wind' ? whyNotGo(open, who, 1, cell) : whyNotEnd(open, who, cell)
  },
})
const otherEnds = (open: Now['open'], who: UnitId): Cell[] => {
  const { at } = heroOf(open, who)
  return allEnds(open).filter(cell => cell !== at)
}

/** A hero may perform its basic attack; the wildcat has none (RIFT-ALLERIA-09, RIFT-MALIK-06, RIFT-RULING-38). */
export const offerAttack = choice<{ hero: UnitId; as: AbilityId; who: UnitId }>('ability.attack', {
  seat: ({ open }, { hero }) => actingSeat(open, hero),
  options: (_state, { who }) =>
    who === 'wildcat' ? [] : [option('attack', basicAttack({ hero: who }), `hero ${who}`), option('none', [])],
})
