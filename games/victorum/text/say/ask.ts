import { type ByQuestion, byQuestion } from '../../../text/typed.ts'
import type { GameText } from '../../../types.ts'
import { WEEKS } from '../../content/numbers.ts'
import { nextRivalTactic } from '../../rules/combat/tactics.query.ts'
import type { UnitId, Victorum, View } from '../../rules/state/shape.ts'
import { isMine } from '../../../text/parts.ts'
import { viewOf } from '../read.ts'
import { CHOICE_RULES } from '../rules.ts'
import { start } from '../../../text/sentence.ts'
import type { Words } from '../words.ts'

/** The rubric, and what is said to whoever is asked. */
interface Said {
  readonly title: string
  readonly mine: string
}
interface At {
  readonly ask: Words['ask']
  readonly open: View['open']
}
const NOTHING: Said = { title: '', mine: '' }

/** Questions whose title names the unit they are about. */
type OfUnit = 'rival.target' | 'tactic.move' | 'arena.displace' | 'scion.target' | 'scion.hex'
type OfMove = 'rival.mark' | 'rival.go' | 'rival.path'
const titled = ({ ask }: At, key: OfUnit | OfMove, unit: UnitId): Said => ({
  title: start(ask[key].title(unit)),
  mine: ask[key].mine,
})
const ofUnit =
  (key: OfUnit) =>
  (at: At & { readonly about: { readonly unit: UnitId } }): Said =>
    titled(at, key, at.about.unit)
const ofMove =
  (key: OfMove) =>
  (at: At & { readonly about: { readonly move: { readonly unit: UnitId } } }): Said =>
    titled(at, key, at.about.move.unit)

type Plain = {
  [K in keyof Words['ask']]: Words['ask'][K] extends Said ? K : never
}[keyof Words['ask']]
const plain =
  (key: Plain) =>
  ({ ask }: At): Said =>
    ask[key]

const ASKERS: ByQuestion<Victorum, At, Said> = {
  'setup.prowess': ({ ask, about }) => ({
    title: ask['setup.prowess'].title,
    mine: ask['setup.prowess'].mine(about.left),
  }),
  'setup.boost': plain('setup.boost'),
  travel: ({ ask, open }) => ({
    title: ask.travel.title,
    mine: open.weeks >= WEEKS - 1 ? ask.travel.last : ask.travel.mine(WEEKS - 1 - open.weeks),
  }),
  'travel.neptune': plain('travel.neptune'),
  event: ({ ask, about }) => ({ title: ask.event.title(about.deck), mine: ask.event.mine }),
  'spectate.order': plain('spectate.order'),
  'opportunity.keep': plain('opportunity.keep'),
  'combat.sport': plain('combat.sport'),
  'combat.change': plain('combat.change'),
  'combat.quake': plain('combat.quake'),
  'combat.tribune': plain('combat.tribune'),
  'rival.start': plain('rival.start'),
  'rival.tactic': ({ ask, open }) => {
    const next = nextRivalTactic(open)
    if (next === undefined) return NOTHING
    const { title, mine } = ask['rival.tactic']
    return { title: title(next.tactic), mine: mine(next.tactic) }
  },
  'rival.move': plain('rival.move'),
  'rival.mark': ofMove('rival.mark'),
  'rival.go': ofMove('rival.go'),
  'rival.path': ofMove('rival.path'),
  'rival.ability': plain('rival.ability'),
  'rival.engage': plain('rival.engage'),
  'rival.target': ofUnit('rival.target'),
  'skill.target': ({ ask, about: { unit, skill } }) => ({
    title: ask['skill.target'].title(unit, skill),
    mine: ask['skill.target'].mine(skill),
  }),
  'skill.hex': ({ ask, about: { unit, skill, target, left } }) => ({
    title: ask['skill.hex'].title(unit, skill),
    mine: ask['skill.hex'].mine(left === undefined ? (target ?? unit) : unit),
  }),
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
  'arena.mark': ofMove('rival.mark'),
  'arena.go': ofMove('rival.go'),
  'arena.engage': plain('arena.engage'),
  'arena.target': ofUnit('rival.target'),
  'scion.order': plain('scion.order'),
  'scion.target': ofUnit('scion.target'),
  'scion.hex': ofUnit('scion.hex'),
  'scion.bane': ({ ask, about }) => ({
    title: ask['scion.bane'].title,
    mine: ask['scion.bane'].mine(about.left),
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
export const createAsk =
  (words: Words): GameText['ask'] =>
  (choice, anyView, asked, names) => {
    const view = viewOf(anyView)
    const at = { ask: words.ask, open: view.open }
    const { title, mine } = byQuestion<Victorum, At, Said>(ASKERS, choice, view, at) ?? NOTHING
    const people = words.names.list(asked.map(seat => names.of(seat)))
    return {
      status: isMine(asked, names) && mine !== '' ? mine : words.ask.waiting(people),
      title,
      rule: CHOICE_RULES[choice],
    }
  }
