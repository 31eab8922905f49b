import type { GameText } from '../../types.ts'
import { HEROES } from '../content/heroes.ts'
import { kindOf } from '../knowledge/kinds.ts'
import { placeNamed } from '../knowledge/world.ts'
import { SKILLS } from '../content/skills.ts'
import { opponentsOf, unitsOf } from '../knowledge/units.ts'
import { aboutOf, type OpenView, viewOf } from './read.ts'
import type { Words } from './words.ts'

type Barred = { anchor: string; what: string }

const claims = ({ options: { barred } }: Words, { camp }: OpenView): Barred[] =>
  camp.opportunities.map(({ card }) => ({ anchor: `claim ${card}`, what: barred.claim(card) }))

/** Places that a path leads to. */
const places = ({ options: { barred } }: Words, { place }: OpenView): Barred[] =>
  placeNamed(place).next.map(next => ({ anchor: `place ${next}`, what: barred.place(next) }))

const deployments = ({ options: { barred } }: Words, { camp }: OpenView): Barred[] =>
  ['hero', ...camp.units, ...camp.defeated].map(id => ({ anchor: `unit ${id}`, what: barred.deploy(id) }))

const skillsOf = (words: Words, open: OpenView, type: 'ability' | 'special'): Barred[] =>
  unitsOf(open, 'player').flatMap(unit =>
    kindOf(open, unit).skills.flatMap(({ id }) =>
      SKILLS[id].type === type
        ? [
            {
              anchor: `${type === 'ability' ? 'skill' : 'special'} ${unit.id} ${id}`,
              what: words.options.barred.skill(unit.id, id),
            },
          ]
        : [],
    ),
  )

const attacks = ({ options: { barred } }: Words, open: OpenView): Barred[] =>
  unitsOf(open, 'player').flatMap(unit =>
    opponentsOf(open, unit).map(({ id }) => ({
      anchor: `attack ${unit.id} ${id}`,
      what: barred.attack(unit.id, id),
    })),
  )

const padLines = ({ options: { barred } }: Words): Barred[] => [
  { anchor: 'addDie', what: barred.addDie },
  { anchor: 'health', what: barred.health },
  { anchor: 'leadership', what: barred.leadership },
]

const prowessOf = ({ options: { barred } }: Words, { hero }: OpenView): Barred[] =>
  HEROES[hero.id].prowess.map(id => ({ anchor: `prowess ${id}`, what: barred.prowess(id) }))

/** What one might want to do and may not be able to: the shell asks the rules why, and leaves out what is possible. */
export const makeBarred =
  (words: Words): GameText['barred'] =>
  (choice, anyView) => {
    const view = viewOf(anyView)
    const { open } = view
    const { barred } = words.options
    const surrender = { anchor: 'surrender', what: barred.surrender }
    switch (choice) {
      case 'setup.prowess':
      case 'reward.prowess':
        return prowessOf(words, open)
      case 'reward.bloodshed':
        return padLines(words)
      case 'travel':
        return [...places(words, open), ...claims(words, open)]
      case 'event':
        return [{ anchor: 'accept', what: barred.accept }, ...claims(words, open)]
      case 'player.deploy':
        return deployments(words, open)
      case 'player.tactic':
        return [...new Set(open.camp.tactics)].map(id => ({ anchor: `tactic ${id}`, what: barred.tactic(id) }))
      case 'player.move':
        return unitsOf(open, 'player').map(({ id }) => ({ anchor: `unit ${id}`, what: barred.move(id) }))
      case 'player.ability':
        return skillsOf(words, open, 'ability')
      case 'player.engage':
        return [...attacks(words, open), ...skillsOf(words, open, 'special')]
      case 'rival.start':
      case 'player.start':
        return aboutOf(view).surrender === false ? [] : [surrender]
      default:
        return []
    }
  }
