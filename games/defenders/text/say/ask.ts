import type { About } from '@tabletome/engine'
import { type ByQuestion, byQuestion } from '../../../text/typed.ts'
import type { GameText, Names } from '../../../types.ts'
import { TURN_CARDS } from '../../content/cards.ts'
import { isDestroyed } from '../../rules/land/map.query.ts'
import type { Defenders, Use, View } from '../../rules/state/shape.ts'
import { abilityName } from '../names.ts'
import { isMine } from '../../../text/parts.ts'
import { viewOf, whoIs } from '../read.ts'
import { rulesOf } from '../rules.ts'
import type { Words } from '../words.ts'

type Said = ReturnType<GameText['ask']>
interface At {
  readonly words: Words
  readonly view: View
  /** Everybody who is asked, in words. */
  readonly people: string
  readonly mine: boolean
  readonly alone: boolean
  readonly names: Names
}

const askTurn = ({ words: { ask }, view, names, people }: At): Said => {
  const { turn } = view.open
  if (turn?.card !== 'own') return { status: ask.waiting(people), title: '', rule: undefined }
  const who = whoIs(view.open, turn.defender, names)
  return turn.mustSpend
    ? { status: ask.turn.mustSpend(who, turn.ap), title: ask.turn.title(who), rule: 'DEF-SACRIFICE-04' }
    : { status: ask.turn.left(who, turn.ap), title: ask.turn.title(who), rule: 'DEF-DEFENDER-04' }
}

const askDefend = (
  { words: { ask }, view, alone, mine, people }: At,
  attack: About<Defenders, 'defend.window'>,
): Said => {
  const { card, region } = attack
  const whose = !alone ? ask.defend.team : mine ? ask.defend.mine : ask.defend.others(people)
  const what = ask.defend.attack(attack, view.open.regions[region].threat, isDestroyed(view.open, region))
  return {
    status: `${whose} ${what}`,
    title: ask.defend.title(region),
    rule: TURN_CARDS[card].kind === 'dire' ? 'DEF-DIRE-03' : 'DEF-DEFEND-01',
  }
}

type OfAbility = keyof Words['ask']['ability']['titles']
const askAbility = ({ words, mine, people, choice, about }: At & { choice: OfAbility; about: Use }): Said => {
  const { ability: said } = words.ask
  const name = abilityName(words, about.ability)
  return {
    status: mine ? `${name}. ${said.mine[choice]}` : said.others(people, name),
    title: said.title(name, said.titles[choice]),
    rule: rulesOf(about.ability)[0],
  }
}

const ASK: ByQuestion<Defenders, At, Said> = {
  'setup.chooseHero': ({ words: { ask }, view, about, mine, people }) => ({
    status: mine
      ? ask.chooseHero.mine(view.open.seats.length === 1 ? about.defender : undefined)
      : ask.chooseHero.others(people),
    title: ask.chooseHero.title,
    rule: 'DEF-SETUP-05',
  }),
  'round.draw': ({ words: { ask }, mine, people }) => ({
    status: mine ? ask.draw.mine : ask.draw.others(people),
    title: ask.draw.title,
    rule: 'DEF-RULING-35',
  }),
  'turn.act': askTurn,
  'all.act': ({ words: { ask }, view: { open } }) => ({
    status: ask.all.status(open.turn?.card === 'all' ? open.turn.pool : 0),
    title: ask.all.title,
    rule: 'DEF-ALL-02',
  }),
  'defend.window': at => askDefend(at, at.about),
  'ability.chooseRegion': askAbility,
  'ability.chooseDefender': askAbility,
  'ability.chooseCard': askAbility,
  'ability.chooseOrder': askAbility,
  'ability.topOrBottom': askAbility,
  'ability.choosePath': askAbility,
  'ability.rally': askAbility,
  'ability.retribution': askAbility,
  'artifact.choose': ({ words: { ask }, about, mine, people }) => ({
    status: mine ? ask.artifact.mine : ask.artifact.others(people),
    title: ask.artifact.title(about.artifact),
    rule: 'DEF-ARTIFACT-05',
  }),
}

/** The status line and the rubric of the panel. */
export const createAsk =
  (words: Words): GameText['ask'] =>
  (choice, anyView, asked, names) => {
    const view = viewOf(anyView)
    const people = words.names.list(asked.map(seat => names.of(seat)))
    const at = { words, view, people, mine: isMine(asked, names), alone: asked.length === 1, names }
    return byQuestion(ASK, choice, view, at) ?? { status: words.ask.waiting(people), title: '', rule: undefined }
  }
