import type { GameText, Names } from '../../types.ts'
import type { Event, UnitId, View } from '../rules/state.ts'
import { isTactic } from './names.ts'
import { type About, aboutOf, isMine, partyOf, viewOf, whoIs } from './read.ts'
import { CHOICE_RULES } from './rules.ts'
import type { Words } from './words.ts'

interface Question {
  readonly words: Words
  readonly view: View
  readonly about: About
  readonly names: Names
}
/** The rubric, and what is said to whoever is asked. */
interface Said {
  readonly title: string
  readonly mine: string
}
type Asker = (question: Question) => Said

/** What an event says to everybody. */
const eventText = ({ words, names }: Question, event: Event): string => {
  const { side, unit } = words.ask.window
  switch (event.window) {
    case 'turnStart':
    case 'actionDone':
    case 'actionsDone':
      return side[event.window](partyOf(event.owner, names))
    case 'controlAdvanced':
      return side.controlAdvanced(partyOf(event.seat, names))
    case 'attackDeclared':
    case 'attackDone':
    case 'counterDone':
      return unit[event.window](whoIs(event.attacker, names))
    default:
      return unit[event.window](whoIs(event.unit, names))
  }
}

const unitAsked =
  (read: (question: Question) => UnitId | undefined, say: (question: Question, unit: UnitId) => Said): Asker =>
  question => {
    const unit = read(question)
    return unit === undefined ? { title: '', mine: '' } : say(question, unit)
  }

const tacticAsked =
  (part: 'unit' | 'gain' | 'way'): Asker =>
  ({ words, about: { card } }) =>
    card !== undefined && isTactic(words, card)
      ? { title: words.ask.tactic[part](card), mine: words.ask.tactic.effect(card) }
      : { title: '', mine: '' }

const pushed = ({ about, view }: Question) => about.unit ?? view.open.attack?.target
const whoSaid = ({ names }: Question, unit: UnitId) => whoIs(unit, names)

const ASKERS: Readonly<Record<string, Asker>> = {
  'setup.keepUnit': ({ words: { ask }, about }) => ({
    title: ask.keepUnit.title(about.class ?? 'fighter'),
    mine: ask.keepUnit.mine,
  }),
  'setup.location': ({ words: { ask }, view: { open } }) => ({
    title: ask.location.title,
    mine: open.seats.length < 3 ? ask.location.mineDiagonal : ask.location.mine,
  }),
  'setup.place': ({ words: { ask }, about }) => ({
    title: ask.place.title(about.class ?? 'fighter'),
    mine: ask.place.mine(about.class ?? 'fighter'),
  }),
  'setup.keepTactic': ({ words: { ask } }) => ask.keepTactic,
  'turn.act': ({ words: { ask }, view: { open } }) => ({
    title: ask.act.title,
    mine: ask.act.mine(open.turn?.actionsLeft ?? 0),
  }),
  'move.go': unitAsked(
    ({ about, view }) => about.unit ?? view.open.move?.unit,
    (question, unit) => ({
      title: question.words.ask.go.title(whoSaid(question, unit)),
      mine: question.words.ask.go.mine(question.view.open.move?.mp ?? 0),
    }),
  ),
  'melee.knockBack': question => {
    const { attack } = question.view.open
    const { title, mine } = question.words.ask.knockBack
    return { title, mine: attack ? mine(whoSaid(question, attack.attacker), whoSaid(question, attack.target)) : '' }
  },
  'spell.power': ({ words: { ask }, view: { open }, about }) => {
    const unit = open.attack?.attacker ?? about.attacker ?? about.unit
    return { title: ask.power.title, mine: ask.power.mine((unit && open.units[unit]?.supply) ?? 0) }
  },
  'spell.way': unitAsked(pushed, (question, unit) => ({
    title: question.words.ask.way.title(whoSaid(question, unit)),
    mine: question.words.ask.way.mine,
  })),
  'spell.space': unitAsked(pushed, (question, unit) => ({
    title: question.words.ask.space.title(whoSaid(question, unit)),
    mine: question.words.ask.space.mine,
  })),
  'ballista.way': unitAsked(pushed, (question, unit) => ({
    title: question.words.ask.way.title(whoSaid(question, unit)),
    mine: question.words.ask.way.mine,
  })),
  'counter.offer': unitAsked(
    ({ about }) => about.unit,
    (question, unit) => {
      const { counter } = question.words.ask
      const { attacker = unit } = question.about
      return {
        title: counter.title(whoSaid(question, unit)),
        mine: counter.mine(whoSaid(question, unit), whoSaid(question, attacker)),
      }
    },
  ),
  'tactic.window': question => {
    const { window } = question.words.ask
    const { event } = question.about
    return { title: window.title, mine: event ? eventText(question, event) : window.mine }
  },
  'tactic.unit': tacticAsked('unit'),
  'tactic.gain': tacticAsked('gain'),
  'tactic.way': tacticAsked('way'),
  'turn.discard': ({ words: { ask } }) => ask.discard,
  'dungeon.caveIn': unitAsked(
    ({ about }) => about.unit,
    (question, unit) => ({
      title: question.words.ask.dug.title(whoSaid(question, unit)),
      mine: question.words.ask.dug.mine,
    }),
  ),
  'dungeon.exit': unitAsked(
    ({ about }) => about.unit,
    (question, unit) => ({
      title: question.words.ask.exit.title(whoSaid(question, unit)),
      mine: question.words.ask.exit.mine,
    }),
  ),
  'crystal.bonus': ({ words: { ask }, about: { box = '1x2' } }) => ({
    title: ask.bonus.title(box),
    mine: ask.bonus.mine(box),
  }),
  'crystal.unit': ({ words: { ask }, about: { box = '1x2' } }) => ({
    title: ask.bonusUnit.title(box),
    mine: ask.bonusUnit.mine(box),
  }),
}

/** What others see while somebody decides; where that would tell of a hand, it says no more than all know. */
const othersText = (choice: string, question: Question, people: string, mine: string): string => {
  const { words, view, names } = question
  const { ask } = words
  if (choice === 'turn.act' && view.open.turn)
    return ask.act.others(partyOf(view.open.turn.owner, names), view.open.turn.actionsLeft)
  if (choice === 'tactic.window' && question.about.event)
    return ask.others(people, eventText(question, question.about.event))
  const said = choice === 'counter.offer' || choice === 'melee.knockBack' ? mine : ''
  return said === '' ? ask.waiting(people) : ask.others(people, said)
}

/** The status line and the rubric of the panel. */
export const makeAsk =
  (words: Words): GameText['ask'] =>
  (choice, anyView, asked, names) => {
    const view = viewOf(anyView)
    const question: Question = { words, view, about: aboutOf(view), names }
    const people = words.names.list(asked.map(seat => names.of(seat)))
    const { title, mine } = ASKERS[choice]?.(question) ?? { title: '', mine: '' }
    const status = isMine(asked, names) && mine !== '' ? mine : othersText(choice, question, people, mine)
    return { status, title, rule: CHOICE_RULES[choice] }
  }
