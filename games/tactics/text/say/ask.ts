import type { About } from '@tabletome/engine'
import { type ByQuestion, byQuestion } from '../../../text/typed.ts'
import type { GameText, Names } from '../../../types.ts'
import type { TacticId } from '../../content/ids.ts'
import type { Event, Tactics, UnitId, View } from '../../rules/state/shape.ts'
import { isMine } from '../../../text/parts.ts'
import { partyOf, viewOf, whoIs } from '../read.ts'
import { QUESTION_RULES } from '../rules.ts'
import type { Words } from '../words.ts'

interface At {
  readonly words: Words
  readonly view: View
  readonly names: Names
  /** Everybody who is asked, in words. */
  readonly people: string
}
/** The rubric, and what is said to whoever is asked. */
interface Said {
  readonly title: string
  readonly mine: string
  /** What others see while somebody decides; where that would tell of a hand, it says no more than all know. */
  readonly others?: string | undefined
}

/** What an event says to everybody. */
const eventText = ({ words, names }: At, event: Event): string => {
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

const NOTHING: Said = { title: '', mine: '' }
const askTactic = ({ words }: At, part: 'unit' | 'gain' | 'way', card: TacticId): Said => ({
  title: words.ask.tactic[part](card),
  mine: words.ask.tactic.effect(card),
})
const askWay = ({ words: { ask }, view, names }: At): Said => {
  const unit = view.open.attack?.target
  return unit === undefined ? NOTHING : { title: ask.way.title(whoIs(unit, names)), mine: ask.way.mine }
}
const askUnit = (
  words: { title: (who: ReturnType<typeof whoIs>) => string; mine: string },
  unit: UnitId,
  at: At,
): Said => ({
  title: words.title(whoIs(unit, at.names)),
  mine: words.mine,
})
const askKnockBack = ({ words: { ask }, view, names, people }: At): Said => {
  const { attack } = view.open
  const { title, mine } = ask.knockBack
  if (attack === undefined) return { title, mine: '' }
  const said = mine(whoIs(attack.attacker, names), whoIs(attack.target, names))
  return { title, mine: said, others: ask.others(people, said) }
}
const askCounter = (
  { words: { ask }, names, people }: At,
  { unit, attacker }: About<Tactics, 'counter.offer'>,
): Said => {
  const said = ask.counter.mine(whoIs(unit, names), whoIs(attacker, names))
  return { title: ask.counter.title(whoIs(unit, names)), mine: said, others: ask.others(people, said) }
}

const ASK: ByQuestion<Tactics, At, Said> = {
  'setup.keepUnit': ({ words: { ask }, about }) => ({
    title: ask.keepUnit.title(about.class),
    mine: ask.keepUnit.mine,
  }),
  'setup.location': ({ words: { ask }, view: { open } }) => ({
    title: ask.location.title,
    mine: open.seats.length < 3 ? ask.location.mineDiagonal : ask.location.mine,
  }),
  'setup.place': ({ words: { ask }, about }) => ({
    title: ask.place.title(about.class),
    mine: ask.place.mine(about.class),
  }),
  'setup.keepTactic': ({ words: { ask } }) => ask.keepTactic,
  'turn.act': ({ words: { ask }, view: { open }, names, about }) => {
    const left = open.turn?.actionsLeft ?? 0
    return { title: ask.act.title, mine: ask.act.mine(left), others: ask.act.others(partyOf(about.owner, names), left) }
  },
  'move.go': ({ words: { ask }, view: { open }, names, about }) => ({
    title: ask.go.title(whoIs(about.unit, names)),
    mine: ask.go.mine(open.move?.mp ?? 0),
  }),
  'melee.knockBack': askKnockBack,
  'spell.power': ({ words: { ask }, view: { open } }) => {
    const unit = open.attack?.attacker
    return { title: ask.power.title, mine: ask.power.mine((unit && open.units[unit]?.supply) ?? 0) }
  },
  'spell.way': askWay,
  'spell.space': at => {
    const unit = at.view.open.attack?.target
    return unit === undefined ? NOTHING : askUnit(at.words.ask.space, unit, at)
  },
  'ballista.way': askWay,
  'counter.offer': at => askCounter(at, at.about),
  'tactic.window': at => {
    const said = eventText(at, at.about.event)
    return { title: at.words.ask.window.title, mine: said, others: at.words.ask.others(at.people, said) }
  },
  'tactic.unit': at => askTactic(at, 'unit', at.about.card),
  'tactic.gain': at => askTactic(at, 'gain', at.about.card),
  'tactic.way': at => askTactic(at, 'way', at.about.card),
  'turn.discard': ({ words: { ask } }) => ask.discard,
  'dungeon.caveIn': at => askUnit(at.words.ask.dug, at.about.unit, at),
  'dungeon.exit': at => askUnit(at.words.ask.exit, at.about.unit, at),
  'crystal.bonus': ({ words: { ask }, about: { box } }) => ({ title: ask.bonus.title(box), mine: ask.bonus.mine(box) }),
  'crystal.unit': ({ words: { ask }, about: { box } }) => ({
    title: ask.bonusUnit.title(box),
    mine: ask.bonusUnit.mine(box),
  }),
}
const RULES: Readonly<Record<string, string>> = QUESTION_RULES

/** The status line and the rubric of the panel. */
export const createAsk =
  (words: Words): GameText['ask'] =>
  (choice, anyView, asked, names) => {
    const view = viewOf(anyView)
    const people = words.names.list(asked.map(seat => names.of(seat)))
    const { title, mine, others } = byQuestion(ASK, choice, view, { words, view, names, people }) ?? NOTHING
    const status = isMine(asked, names) && mine !== '' ? mine : (others ?? words.ask.waiting(people))
    return { status, title, rule: RULES[choice] }
  }
