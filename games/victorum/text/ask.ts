import type { GameText } from '../../types.ts'
import { WEEKS } from '../content/numbers.ts'
import { nextRivalTactic } from '../knowledge/tactics.ts'
import type { View } from '../rules/state.ts'
import { type About, aboutOf, isMine, unitOf, viewOf } from './read.ts'
import { CHOICE_RULES } from './rules.ts'
import { start } from './sentence.ts'
import type { Words } from './words.ts'

/** The rubric, and what is said to whoever is asked. */
interface Said {
  readonly title: string
  readonly mine: string
}
type Asker = (words: Words, view: View, about: About) => Said

const NOTHING: Said = { title: '', mine: '' }
/** Questions whose title names the unit they are about. */
type OfUnit =
  | 'rival.mark'
  | 'rival.go'
  | 'rival.path'
  | 'rival.target'
  | 'tactic.move'
  | 'arena.displace'
  | 'scion.target'
  | 'scion.hex'
const ofUnit =
  (key: OfUnit): Asker =>
  ({ ask }, _view, about) => ({ title: start(ask[key].title(unitOf(about))), mine: ask[key].mine })

type Plain = {
  [K in keyof Words['ask']]: Words['ask'][K] extends Said ? K : never
}[keyof Words['ask']]
const plain =
  (key: Plain): Asker =>
  ({ ask }) =>
    ask[key]

const ASKERS: Readonly<Record<string, Asker>> = {
  'setup.prowess': ({ ask }, _view, { left = 1 }) => ({
    title: ask['setup.prowess'].title,
    mine: ask['setup.prowess'].mine(left),
  }),
  'setup.boost': plain('setup.boost'),
  travel: ({ ask }, { open }) => ({
    title: ask.travel.title,
    mine: open.weeks >= WEEKS - 1 ? ask.travel.last : ask.travel.mine(WEEKS - 1 - open.weeks),
  }),
  'travel.neptune': plain('travel.neptune'),
  event: ({ ask }, _view, { deck = 'sport' }) => ({ title: ask.event.title(deck), mine: ask.event.mine }),
  'spectate.order': plain('spectate.order'),
  'opportunity.keep': plain('opportunity.keep'),
  'combat.sport': plain('combat.sport'),
  'combat.change': plain('combat.change'),
  'combat.quake': plain('combat.quake'),
  'combat.tribune': plain('combat.tribune'),
  'rival.start': plain('rival.start'),
  'rival.tactic': ({ ask }, { open }) => {
    const next = nextRivalTactic(open)
    if (next === undefined) return NOTHING
    const { title, mine } = ask['rival.tactic']
    return { title: title(next.tactic), mine: mine(next.tactic) }
  },
  'rival.move': plain('rival.move'),
  'rival.mark': ofUnit('rival.mark'),
  'rival.go': ofUnit('rival.go'),
  'rival.path': ofUnit('rival.path'),
  'rival.ability': plain('rival.ability'),
  'rival.engage': plain('rival.engage'),
  'rival.target': ofUnit('rival.target'),
  'skill.target': ({ ask }, _view, about) => {
    const { skill } = about
    if (skill === undefined) return NOTHING
    return { title: ask['skill.target'].title(unitOf(about), skill), mine: ask['skill.target'].mine(skill) }
  },
  'skill.hex': ({ ask }, _view, about) => {
    const { skill, target } = about
    if (skill === undefined) return NOTHING
    const unit = unitOf(about)
    return {
      title: ask['skill.hex'].title(unit, skill),
      mine: ask['skill.hex'].mine(about.left === undefined ? (target ?? unit) : unit),
    }
  },
  'player.start': plain('player.start'),
  'player.deploy': plain('player.deploy'),
  'player.tactic': plain('player.tactic'),
  'tactic.move': ofUnit('tactic.move'),
  'player.command': plain('player.command'),
  'player.move': plain('player.move'),
  'player.ability': plain('player.ability'),
  'player.engage': plain('player.engage'),
  'attack.price': plain('attack.price'),
  'attack.reroll': plain('attack.reroll'),
  'attack.after': plain('attack.after'),
  'order.effects': plain('order.effects'),
  'arena.displace': ofUnit('arena.displace'),
  'arena.move': plain('arena.move'),
  'arena.mark': ofUnit('rival.mark'),
  'arena.go': ofUnit('rival.go'),
  'arena.engage': plain('arena.engage'),
  'arena.target': ofUnit('rival.target'),
  'scion.order': plain('scion.order'),
  'scion.target': ofUnit('scion.target'),
  'scion.hex': ofUnit('scion.hex'),
  'scion.bane': ({ ask }, _view, { left = 0 }) => ({
    title: ask['scion.bane'].title,
    mine: ask['scion.bane'].mine(left),
  }),
  'reward.sport': plain('reward.sport'),
  'reward.bloodshed': plain('reward.bloodshed'),
  'reward.tactic': plain('reward.tactic'),
  'reward.prowess': plain('reward.prowess'),
  'reward.bane': plain('reward.bane'),
  'reward.keepUnit': plain('reward.keepUnit'),
  'reward.second': plain('reward.second'),
  'reward.recruit': plain('reward.recruit'),
  'reward.claim': plain('reward.claim'),
  'camp.sacrifice': plain('camp.sacrifice'),
  'camp.discard': plain('camp.discard'),
}

/** The status line and the rubric of the panel. */
export const makeAsk =
  (words: Words): GameText['ask'] =>
  (choice, anyView, asked, names) => {
    const view = viewOf(anyView)
    const { title, mine } = ASKERS[choice]?.(words, view, aboutOf(view)) ?? NOTHING
    const people = words.names.list(asked.map(seat => names.of(seat)))
    return {
      status: isMine(asked, names) && mine !== '' ? mine : words.ask.waiting(people),
      title,
      rule: CHOICE_RULES[choice],
    }
  }
