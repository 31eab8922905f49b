import { type ByQuestion, byQuestion } from '../../../text/typed.ts'
import type { GameText } from '../../../types.ts'
import { HEROES } from '../../content/heroes.ts'
import { SKILLS } from '../../content/skills.ts'
import { kindOf } from '../../rules/units/kinds.query.ts'
import { opponentsOf, unitsOf } from '../../rules/units/units.query.ts'
import { placeNamed } from '../../rules/campaign/world.query.ts'
import type { Answer, Thing, Victorum } from '../../rules/state/shape.ts'
import { words as ids } from '../../words.ts'
import { type OpenView, viewOf } from '../read.ts'
import type { Words } from '../words.ts'

type Barred = { anchor: string; what: string }
interface At {
  readonly open: OpenView
  readonly barred: Words['options']['barred']
}
const answer = (meant: Answer, what: string): Barred => ({ anchor: ids.id(meant), what })
const thing = (meant: Thing, what: string): Barred => ({ anchor: ids.anchor(meant), what })

const claims = ({ open, barred }: At): Barred[] =>
  open.camp.opportunities.map(({ card }) => answer({ do: 'claim', card }, barred.claim(card)))

/** Places that a path leads to. */
const places = ({ open, barred }: At): Barred[] =>
  placeNamed(open.place).next.map(place => thing({ is: 'place', place }, barred.place(place)))

const deployments = ({ open: { camp }, barred }: At): Barred[] =>
  ['hero', ...camp.units, ...camp.defeated].map(unit => thing({ is: 'unit', unit }, barred.deploy(unit)))

const skillsOf = ({ open, barred }: At, type: 'ability' | 'special'): Barred[] =>
  unitsOf(open, 'player').flatMap(unit =>
    kindOf(open, unit).skills.flatMap(({ id: skill }) =>
      SKILLS[skill].type === type
        ? [answer({ do: type === 'ability' ? 'skill' : 'special', unit: unit.id, skill }, barred.skill(unit.id, skill))]
        : [],
    ),
  )

const attacks = ({ open, barred }: At): Barred[] =>
  unitsOf(open, 'player').flatMap(unit =>
    opponentsOf(open, unit).map(({ id: target }) =>
      answer({ do: 'attack', unit: unit.id, target }, barred.attack(unit.id, target)),
    ),
  )

const padLines = ({ barred }: At): Barred[] => [
  answer({ do: 'addDie' }, barred.addDie),
  answer({ do: 'health' }, barred.health),
  answer({ do: 'leadership' }, barred.leadership),
]

const prowessOf = ({ open: { hero }, barred }: At): Barred[] =>
  HEROES[hero.id].prowess.map(prowess => answer({ do: 'prowess', prowess }, barred.prowess(prowess)))

const surrender = ({ barred }: At): Barred[] => [answer({ do: 'surrender' }, barred.surrender)]

const BARRED: Partial<ByQuestion<Victorum, At, readonly Barred[]>> = {
  'setup.prowess': prowessOf,
  'reward.prowess': prowessOf,
  'reward.bloodshed': padLines,
  travel: at => [...places(at), ...claims(at)],
  event: at => [answer({ do: 'accept' }, at.barred.accept), ...claims(at)],
  'player.deploy': deployments,
  'player.tactic': ({ open, barred }) =>
    [...new Set(open.camp.tactics)].map(tactic => thing({ is: 'tactic', tactic }, barred.tactic(tactic))),
  'player.move': ({ open, barred }) =>
    unitsOf(open, 'player').map(({ id: unit }) => thing({ is: 'unit', unit }, barred.move(unit))),
  'player.ability': at => skillsOf(at, 'ability'),
  'player.engage': at => [...attacks(at), ...skillsOf(at, 'special')],
  'rival.start': surrender,
  'player.start': at => (at.about.surrender ? surrender(at) : []),
}

/** What one might want to do and may not be able to: the shell asks the rules why, and leaves out what is possible. */
export const createBarred =
  ({ options: { barred } }: Words): GameText['barred'] =>
  (choice, anyView) => {
    const view = viewOf(anyView)
    return byQuestion<Victorum, At, readonly Barred[]>(BARRED, choice, view, { open: view.open, barred }) ?? []
  }
